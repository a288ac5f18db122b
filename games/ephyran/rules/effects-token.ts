import { CHANCE, only, pop, push, type Seat, type Step } from '@pantheon/core'
import { hasRoom, locked, look, takesToken } from './city.ts'
import { attack, type Effect, takeAim } from './effect.ts'
import { type EphyranEvent, no } from './events.ts'
import { V } from './moves.ts'
import { type Area, MAGIC, NO_AREA, NONE, slotOf, TERRITORIES, type Territory } from './names.ts'
import { notBuilt, notNow, notOpen, notOpponent } from './refuse.ts'
import { after, type EphyranState, type Prize } from './state.ts'
import { kindOf, tokenOf } from './token.ts'

const supplied = (state: EphyranState): boolean => {
  for (let kind = 0; kind < MAGIC.length; kind++) if (state.supply[kind] > 0) return true
  return false
}

/** Athena's token: take one from the supply; any opponent may stop it. RULES 5.4 */
export const takeToken: Effect = {
  rule: '5.4',
  possible: (state, seat) => supplied(state) && hasRoom(state, seat),
  missing: state => ({ key: supplied(state) ? 'no.room' : 'no.supply' }),
  begin(state, seat, card, support) {
    state.spent.push(card)
    const asked = after(state, seat)
    push(state, { at: 'attack', seat, support, victim: NONE, asked, territory: 0, area: NO_AREA })
  },
  couldHit: (state, { seat, victim }) => victim === NONE && supplied(state) && hasRoom(state, seat),
  happen(state, { seat }, _answer, emit) {
    emit?.tell({ key: 'token.drawn', seat })
    push(state, { at: 'prize', seat, token: NONE })
  },
}

const mayStealThere = (state: EphyranState, seat: Seat, other: Seat, t: Territory, area: Area): boolean =>
  other !== seat && state.tokens[other][slotOf(t, area)] !== NONE && !locked(state, other, t)

function hasLoot(state: EphyranState, seat: Seat): boolean {
  for (let other = 0; other < state.seats; other++)
    for (let t = 0; t < TERRITORIES.length; t++)
      for (let area = 1; area <= state.built[other][t]; area++)
        if (mayStealThere(state, seat, other, t, area)) return true
  return false
}

/** Ares's theft: a token from another city, chosen unseen. RULES 5.5 */
export const stealToken: Effect = {
  rule: '5.5',
  possible: (state, seat) => hasRoom(state, seat) && hasLoot(state, seat),
  missing: (state, seat) => ({ key: hasLoot(state, seat) ? 'no.room' : 'no.loot' }),
  begin: takeAim,
  target: {
    moves(state, _frame, seat, out) {
      for (let other = 0; other < state.seats; other++)
        for (let t = 0; t < TERRITORIES.length; t++)
          for (let area = 1; area <= state.built[other][t]; area++)
            if (mayStealThere(state, seat, other, t, area)) out.add(V.steal(other, t, area))
    },
    play(state, frame, seat, move, emit) {
      pop(state)
      const victim = V.arg(move, 0)
      const territory = V.arg(move, 1)
      const area = V.arg(move, 2)
      emit?.tell({ key: 'aimed.theft', seat, victim, territory: TERRITORIES[territory], area })
      attack(state, frame, victim, territory, area)
    },
    ask: () => ({ key: 'ask.theft' }),
    whyNot(state, seat, move) {
      if (V.verb(move) !== 'steal') return null
      const other = V.arg(move, 0)
      const territory = V.arg(move, 1)
      const area = V.arg(move, 2)
      return (
        notOpponent(state, seat, other, '5.5') ??
        notOpen(state, other, territory) ??
        notBuilt(state, other, territory, area, '5.5') ??
        no('5.5', { key: 'no.token', seat: other, territory: TERRITORIES[territory], area })
      )
    },
  },
  couldHit: (state, { seat, victim, territory, area }) =>
    victim !== NONE && area !== NO_AREA && mayStealThere(state, seat, victim, territory, area),
  happen(state, { seat, victim, territory, area }, _answer, emit) {
    const slot = slotOf(territory, area)
    const token = state.tokens[victim][slot]
    state.tokens[victim][slot] = NONE
    emit?.tell({ key: 'token.stolen', seat, victim, territory: TERRITORIES[territory], area })
    push(state, { at: 'prize', seat, token: look(seat, token, emit) })
  },
}

/** A token won is looked at, then laid face down on an own area. RULES 6.2 */
export const prize: Step<EphyranState, Prize, EphyranEvent> = {
  rule: '6.2',
  next: (_state, frame) => (frame.token === NONE ? CHANCE : only(frame.seat)),
  moves(state, frame, seat, out) {
    if (seat === CHANCE) {
      for (let kind = 0; kind < MAGIC.length; kind++)
        if (state.supply[kind] > 0) out.add(V.find(kind), state.supply[kind])
      return
    }
    for (let t = 0; t < TERRITORIES.length; t++)
      for (let area = 1; area <= state.built[frame.seat][t]; area++)
        if (takesToken(state, seat, t, area)) out.add(V.place(t, area))
  },
  play(state, frame, seat, move, emit) {
    if (seat === CHANCE) {
      const kind = V.arg(move, 0)
      state.supply[kind]--
      frame.token = look(frame.seat, tokenOf(kind, 0), emit)
      return
    }
    pop(state)
    const territory = V.arg(move, 0)
    const area = V.arg(move, 1)
    state.tokens[seat][slotOf(territory, area)] = frame.token
    emit?.tell({ key: 'token.placed', seat, territory: TERRITORIES[territory], area })
  },
  ask: (_state, frame) => ({ key: 'ask.place', kind: MAGIC[kindOf(frame.token)] }),
  whyNot(state, _frame, seat, move) {
    if (V.verb(move) !== 'place') return notNow(move, '6.2')
    const territory = V.arg(move, 0)
    const area = V.arg(move, 1)
    return (
      notOpen(state, seat, territory) ??
      notBuilt(state, seat, territory, area, '6.2') ??
      no('6.2', { key: 'no.taken', territory: TERRITORIES[territory], area })
    )
  },
}

import { type Move, type MoveList, pop, type Refusal, type Seat } from '@pantheon/core'
import { replace, whyNotReplace } from './areas.ts'
import { faceOf, handOf, type Tell } from './cards.ts'
import { locked, look, swapCard } from './city.ts'
import { attack, type Effect, takeAim } from './effect.ts'
import { V } from './moves.ts'
import { type Area, type Card, NO_AREA, NONE, slotOf, TERRITORIES, type Territory } from './names.ts'
import { notBuilt, notOpen, notOpponent } from './refuse.ts'
import { type EphyranState, turnOf } from './state.ts'
import { fits, tablesOf } from './tables.ts'

/** Athena's exchange: an own area for a card of the hand, or for the same area of another city. RULES 5.6 */
export const exchange: Effect = {
  rule: '5.6',
  possible: (state, seat, card) => mayTrade(state, seat) || mayReplace(state, seat, card),
  missing: () => ({ key: 'no.partner' }),
  begin: takeAim,
  target: {
    moves(state, _frame, seat, out) {
      listReplacements(state, seat, out)
      for (let other = 0; other < state.seats; other++)
        for (let t = 0; t < TERRITORIES.length; t++)
          for (let area = shared(state, seat, other, t); area > 0; area--) out.add(V.trade(other, t, area))
    },
    play(state, frame, seat, move, emit) {
      pop(state)
      const [a, territory, area] = [V.arg(move, 0), V.arg(move, 1), V.arg(move, 2)]
      if (V.verb(move) === 'trade') {
        emit?.tell({ key: 'aimed.trade', seat, victim: a, territory: TERRITORIES[territory], area })
        attack(state, frame, a, territory, area)
        return
      }
      state.spent.push(frame.card, replace(state, seat, a, territory, area, 'exchange with hand', emit))
      // Two cards have left the hand, so two are drawn (ruling 4).
      turnOf(state).draws++
    },
    ask: (state, _frame, seat) => ({ key: 'ask.exchange', hand: handOf(state, seat) }),
    whyNot(state, seat, move) {
      const verb = V.verb(move)
      if (verb === 'trade') return whyNotTrade(state, seat, move)
      return verb === 'change' ? whyNotReplace(state, seat, move, '5.6') : null
    },
  },
  couldHit: (state, { seat, victim, territory, area }) =>
    victim !== NONE && area !== NO_AREA && area <= shared(state, seat, victim, territory),
  happen(state, { seat, victim, territory, area }, _answer, emit) {
    const slot = slotOf(territory, area)
    const given = state.city[seat][slot]
    const got = swapCard(state, victim, slot, given)
    swapCard(state, seat, slot, got)
    emit?.tell({
      key: 'traded',
      seat,
      victim,
      gives: faceOf(state.data, given),
      gets: faceOf(state.data, got),
      territory: TERRITORIES[territory],
      area,
      uses: 'exchange with city',
    })
    const token = state.tokens[seat][slot]
    state.tokens[seat][slot] = received(state.tokens[victim][slot], seat, emit)
    state.tokens[victim][slot] = received(token, victim, emit)
  },
}

/** A token comes with its card, and its new owner looks at it. RULES 6.3 */
const received = (token: number, seat: Seat, emit: Tell): number =>
  token === NONE ? NONE : look(seat, token, emit)

/** How many areas of a territory two cities could exchange: the first so many of each. */
const shared = (state: EphyranState, seat: Seat, other: Seat, t: Territory): number =>
  other === seat || locked(state, seat, t) || locked(state, other, t)
    ? 0
    : Math.min(state.built[seat][t], state.built[other][t])

function mayTrade(state: EphyranState, seat: Seat): boolean {
  for (let other = 0; other < state.seats; other++)
    for (let t = 0; t < TERRITORIES.length; t++) if (shared(state, seat, other, t) > 0) return true
  return false
}

/** The areas of a territory from 1 up that the owner could change: none behind a shield. */
const open = (state: EphyranState, seat: Seat, t: Territory): Area =>
  locked(state, seat, t) ? 0 : state.built[seat][t]

function mayReplace(state: EphyranState, seat: Seat, without: Card): boolean {
  const tables = tablesOf(state.data)
  const hand = state.hands[seat]
  for (let i = 0; i < hand.length; i++)
    for (let t = 0; t < TERRITORIES.length && hand[i] !== without; t++)
      for (let area = open(state, seat, t); area > 0; area--) if (fits(tables, hand[i], t, area)) return true
  return false
}

function listReplacements(state: EphyranState, seat: Seat, out: MoveList): void {
  const tables = tablesOf(state.data)
  const hand = state.hands[seat]
  for (let i = 0; i < hand.length; i++)
    for (let t = 0; t < TERRITORIES.length && hand[i] !== hand[i - 1]; t++)
      for (let area = open(state, seat, t); area > 0; area--)
        if (fits(tables, hand[i], t, area)) out.add(V.change(hand[i], t, area))
}

function whyNotTrade(state: EphyranState, seat: Seat, move: Move): Refusal | null {
  const [other, territory, area] = [V.arg(move, 0), V.arg(move, 1), V.arg(move, 2)]
  return (
    notOpponent(state, seat, other, '5.6') ??
    notOpen(state, seat, territory) ??
    notOpen(state, other, territory) ??
    notBuilt(state, seat, territory, area, '5.6') ??
    notBuilt(state, other, territory, area, '5.6')
  )
}

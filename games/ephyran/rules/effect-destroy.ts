import { pop, type Seat } from '@pantheon/core'
import { creatureName } from './cards.ts'
import { locked, loseToken, swapCard } from './city.ts'
import { attack, type Effect, takeAim } from './effect.ts'
import { no } from './events.ts'
import { V } from './moves.ts'
import { NO_AREA, NONE, slotOf, TERRITORIES, type Territory } from './names.ts'
import { notOpponent } from './refuse.ts'
import type { EphyranState } from './state.ts'

/** Has that territory an uncovered area that may be lost? RULES 3.2 */
const exposed = (state: EphyranState, seat: Seat, territory: Territory): boolean =>
  state.built[seat][territory] > 0 && !locked(state, seat, territory)

function vulnerable(state: EphyranState, seat: Seat): boolean {
  for (let t = 0; t < TERRITORIES.length; t++) if (exposed(state, seat, t)) return true
  return false
}

/** Ares's destruction: a player loses an uncovered area of their own choice. RULES 5.7 */
export const destroy: Effect = {
  rule: '5.7',
  possible(state, seat) {
    for (let other = 0; other < state.seats; other++)
      if (other !== seat && vulnerable(state, other)) return true
    return false
  },
  missing: () => ({ key: 'no.prey' }),
  begin: takeAim,
  target: {
    moves(state, _frame, seat, out) {
      for (let other = 0; other < state.seats; other++)
        if (other !== seat && vulnerable(state, other)) out.add(V.strike(other))
    },
    play(state, frame, seat, move, emit) {
      pop(state)
      const victim = V.arg(move, 0)
      emit?.tell({ key: 'aimed.strike', seat, victim })
      attack(state, frame, victim, 0, NO_AREA)
    },
    ask: () => ({ key: 'ask.destroy' }),
    whyNot(state, seat, move) {
      if (V.verb(move) !== 'strike') return null
      const other = V.arg(move, 0)
      return notOpponent(state, seat, other, '5.7') ?? no('5.7', { key: 'no.victim', seat: other })
    },
  },
  couldHit: (state, { victim }) => victim !== NONE && vulnerable(state, victim),
  answers(state, { victim }, out) {
    for (let t = 0; t < TERRITORIES.length; t++) if (exposed(state, victim, t)) out.add(V.yield(t))
  },
  happen(state, { victim }, answer, emit) {
    const territory = V.arg(answer, 0)
    const area = state.built[victim][territory]
    const card = swapCard(state, victim, slotOf(territory, area), NONE)
    state.built[victim][territory]--
    state.spent.push(card)
    emit?.tell({
      key: 'destroyed',
      seat: victim,
      territory: TERRITORIES[territory],
      area,
      what: creatureName(state.data, card, territory),
    })
    loseToken(state, victim, territory, area, emit)
  },
}

import type { Seat } from '@pantheon/core'
import { FOLLOW_BY_ANY_FAVOR, FOLLOW_BY_OFFERING, works } from './cards.ts'
import { able, opensRibbon } from './effects.ts'
import { areaOf, BY_OFFERING, godOf, sideOf } from './names.ts'
import { OFF_BOARD, type State } from './state.ts'

/** Whose Builder holds the area, -1 if nobody's. With two players a Builder holds the whole zone of its god. RULES 3.2, 7.1 */
export function holderOf(state: State, area: number): Seat {
  for (let seat = 0; seat < state.seats; seat++) {
    const stands = state.builder[seat]
    if (stands === area || (state.seats === 2 && stands !== OFF_BOARD && godOf(stands) === godOf(area)))
      return seat
  }
  return -1
}

/** Can something be done there: the main action, or the ribbon? RULES 3.2 */
export const worthGoing = (state: State, seat: Seat, area: number): boolean =>
  able(state, seat, state.data.main[area]) ||
  (opensRibbon(state, seat, area) && able(state, seat, state.data.ribbon[area]))

/** Has the seat this payment, and may it follow with it? RULES 3.5, 5.2 */
export function canPay(state: State, seat: Seat, area: number, payment: number): boolean {
  if (payment === BY_OFFERING) return state.reserve[seat] > 0 && works(state, seat, FOLLOW_BY_OFFERING)
  if (state.favors[seat][payment] === 0) return false
  return payment === godOf(area) || works(state, seat, FOLLOW_BY_ANY_FAVOR)
}

/** With two players a follower may also take the other main action of the god. RULES 7.2 */
export const sideOpen = (state: State, area: number, side: number): boolean =>
  state.seats === 2 || side === sideOf(area)

/** Would the payment buy something: can the action be done once it is paid? RULES 3.5 */
export function followable(state: State, seat: Seat, area: number, payment: number, side: number): boolean {
  if (!sideOpen(state, area, side) || !canPay(state, seat, area, payment)) return false
  pay(state, seat, payment, 1)
  const worth = able(state, seat, state.data.main[areaOf(godOf(area), side)])
  pay(state, seat, payment, -1)
  return worth
}

/** Pays `n` times (back with -1): a favor to its pile, an offering to the supply. RULES 3.5 */
export function pay(state: State, seat: Seat, payment: number, n: number): void {
  if (payment === BY_OFFERING) state.reserve[seat] -= n
  else {
    state.favors[seat][payment] -= n
    state.pile[payment] += n
  }
}

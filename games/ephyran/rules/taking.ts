import { type Move, type MoveList, only, pop, push, type Refusal, type Seat, type Step } from '@pantheon/core'
import { faceOf, leaveHand, type Tell } from './cards.ts'
import { addArea, locked, look, swapCard } from './city.ts'
import { type EphyranEvent, no } from './events.ts'
import { V } from './moves.ts'
import { AREAS, type Card, DIONYSUS, halfOf, NONE, slotOf, TERRITORIES, type Territory } from './names.ts'
import { notHeld, notNow, notOfTerritory, notOpen, notOpponent } from './refuse.ts'
import type { EphyranState, Settle } from './state.ts'
import { type Tables, tablesOf } from './tables.ts'

/** Lists the Dionysus cards of other cities that a card could stand in for. RULES 4.6 */
export function list(state: EphyranState, tables: Tables, seat: Seat, card: Card, out: MoveList): void {
  for (let side = card * 2; side < card * 2 + 2; side++) {
    const t = tables.sides[side]
    if (t === NONE) continue
    const slot = slotOf(t, tables.area[halfOf(card, t)])
    for (let other = 0; other < state.seats; other++)
      if (other !== seat && state.city[other][slot] === DIONYSUS && !locked(state, other, t))
        out.add(V.take(card, other, t))
  }
}

/** The real area goes into the other city; the Dionysus and what lies on it must be settled at once. RULES 4.6 */
export function take(
  state: EphyranState,
  seat: Seat,
  card: Card,
  victim: Seat,
  territory: Territory,
  emit: Tell,
): void {
  const how = leaveHand(state, seat, card)
  const area = tablesOf(state.data).area[halfOf(card, territory)]
  const slot = slotOf(territory, area)
  swapCard(state, victim, slot, card)
  emit?.[how]({
    key: 'took',
    seat,
    victim,
    card: faceOf(state.data, card),
    territory: TERRITORIES[territory],
    area,
    uses: 'dionysus taken',
  })
  const token = state.tokens[victim][slot]
  state.tokens[victim][slot] = NONE
  push(state, { at: 'settle', seat, token: token === NONE ? NONE : look(seat, token, emit) })
}

/** The taken Dionysus goes down as the next area of an own territory. RULES 4.6 */
export const settle: Step<EphyranState, Settle, EphyranEvent> = {
  rule: '4.6',
  next: (_state, frame) => only(frame.seat),
  moves(state, _frame, seat, out) {
    for (let t = 0; t < TERRITORIES.length; t++)
      if (state.built[seat][t] < AREAS && !locked(state, seat, t)) out.add(V.settle(t))
  },
  play(state, frame, seat, move, emit) {
    pop(state)
    const territory = V.arg(move, 0)
    emit?.tell({
      key: 'settled',
      seat,
      territory: TERRITORIES[territory],
      area: state.built[seat][territory] + 1,
      uses: 'Dionysus',
    })
    addArea(state, seat, territory, DIONYSUS, frame.token, emit)
  },
  ask: () => ({ key: 'ask.settle' }),
  whyNot(state, _frame, seat, move) {
    if (V.verb(move) !== 'settle') return notNow(move, '4.6')
    const territory = V.arg(move, 0)
    return notOpen(state, seat, territory) ?? no('3.2', { key: 'no.full', territory: TERRITORIES[territory] })
  },
}

/** Why a Dionysus cannot be taken there. */
export function whyNotTake(state: EphyranState, seat: Seat, move: Move): Refusal {
  const card = V.arg(move, 0)
  const other = V.arg(move, 1)
  const territory = V.arg(move, 2)
  const unfit =
    notHeld(state, seat, card) ??
    notOpponent(state, seat, other, '4.6') ??
    notOfTerritory(state, card, territory) ??
    notOpen(state, other, territory)
  if (unfit !== null) return unfit
  const area = tablesOf(state.data).area[halfOf(card, territory)]
  return state.city[other][slotOf(territory, area)] === DIONYSUS
    ? no('4.6', { key: 'no.slot' })
    : no('4.6', { key: 'no.dionysus', seat: other, territory: TERRITORIES[territory], area })
}

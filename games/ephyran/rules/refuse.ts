import type { Move, Refusal, Seat } from '@pantheon/core'
import { faceOf, holds } from './cards.ts'
import { locked } from './city.ts'
import { no } from './events.ts'
import { V } from './moves.ts'
import { type Area, type Card, DIONYSUS, halfOf, TERRITORIES, type Territory } from './names.ts'
import type { EphyranState } from './state.ts'
import { tablesOf } from './tables.ts'

/** The answer to a verb that has no place in this step. */
export const notNow = (move: Move, rule: string): Refusal => no(rule, { key: 'no.now', verb: V.verb(move) })

/** Refuses a card that is not in the hand. */
export const notHeld = (state: EphyranState, seat: Seat, card: Card): Refusal | null =>
  holds(state, seat, card) ? null : no('4.1', { key: 'no.card', card: faceOf(state.data, card) })

/** Refuses a locked territory. */
export const notOpen = (state: EphyranState, seat: Seat, territory: Territory): Refusal | null =>
  locked(state, seat, territory)
    ? no('7.1', { key: 'no.locked', seat, territory: TERRITORIES[territory] })
    : null

/** Refuses a card without a half for that territory. */
export function notOfTerritory(state: EphyranState, card: Card, territory: Territory): Refusal | null {
  if (card === DIONYSUS || tablesOf(state.data).area[halfOf(card, territory)] > 0) return null
  return no('3.1', {
    key: 'no.half',
    card: faceOf(state.data, card),
    territory: TERRITORIES[territory],
  })
}

/** Refuses an area that does not stand in that city. */
export function notBuilt(
  state: EphyranState,
  seat: Seat,
  territory: Territory,
  area: Area,
  rule: string,
): Refusal | null {
  const built = state.built[seat][territory]
  return area <= built
    ? null
    : no(rule, { key: 'no.area', seat, territory: TERRITORIES[territory], area, built })
}

/** Refuses the own seat, and a seat that is not at the table. */
export const notOpponent = (state: EphyranState, seat: Seat, other: Seat, rule: string): Refusal | null =>
  other < state.seats && other !== seat ? null : no(rule, { key: 'no.opponent', seat: other })

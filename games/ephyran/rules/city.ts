import { only, type Seat } from '@pantheon/core'
import type { Tell } from './cards.ts'
import {
  AREAS,
  type Area,
  type Card,
  CITY,
  MAGIC,
  NONE,
  slotOf,
  TERRITORIES,
  type Territory,
} from './names.ts'
import type { EphyranState } from './state.ts'
import { kindOf, lookedAt, type Token } from './token.ts'

/** Is the territory locked by a shield? RULES 7.1 */
export const locked = (state: EphyranState, seat: Seat, territory: Territory): boolean =>
  state.shields[seat][territory] !== NONE

/** How many areas the city has. */
export function areasOf(state: EphyranState, seat: Seat): number {
  const built = state.built[seat]
  return built[0] + built[1] + built[2] + built[3]
}

/** Adds the next area of a territory; the first city of sixteen brings the end. RULES 8.1 */
export function addArea(
  state: EphyranState,
  seat: Seat,
  territory: Territory,
  card: Card,
  token: Token,
  emit: Tell,
): void {
  const slot = slotOf(territory, ++state.built[seat][territory])
  state.city[seat][slot] = card
  state.tokens[seat][slot] = token
  if (areasOf(state, seat) === CITY) complete(state, seat, emit)
}

function complete(state: EphyranState, seat: Seat, emit: Tell): void {
  emit?.tell({ key: 'finished', seat, last: state.ending === '' })
  if (state.finisher === NONE) state.finisher = seat
  if (state.ending === '') state.ending = 'city'
}

/** Another card takes an area's place; gives the old one. What lies on the area stays. */
export function swapCard(state: EphyranState, seat: Seat, slot: number, card: Card): Card {
  const old = state.city[seat][slot]
  state.city[seat][slot] = card
  return old
}

/** A player looks at a token that has become theirs. RULES 6.4 */
export function look(seat: Seat, token: Token, emit: Tell): Token {
  const kind = MAGIC[kindOf(token)]
  emit?.reveal({ key: 'token.seen', seat, kind, uses: kind }, only(seat))
  return lookedAt(token, seat)
}

/** The token on an area leaves the game with the area's card. RULES 6.3 */
export function loseToken(
  state: EphyranState,
  seat: Seat,
  territory: Territory,
  area: Area,
  emit: Tell,
): void {
  const slot = slotOf(territory, area)
  const token = state.tokens[seat][slot]
  if (token === NONE) return
  state.lost.push(token)
  state.tokens[seat][slot] = NONE
  emit?.tell({ key: 'token.lost', seat, territory: TERRITORIES[territory], area })
}

/** May a Dionysus or an area still be added somewhere in the city? */
export function hasSlot(state: EphyranState, seat: Seat): boolean {
  for (let t = 0; t < TERRITORIES.length; t++)
    if (state.built[seat][t] < AREAS && !locked(state, seat, t)) return true
  return false
}

/** May a token be laid on that area? One each, and not behind a shield. RULES 6.2 */
export const takesToken = (state: EphyranState, seat: Seat, territory: Territory, area: Area): boolean =>
  area <= state.built[seat][territory] &&
  !locked(state, seat, territory) &&
  state.tokens[seat][slotOf(territory, area)] === NONE

/** Is there an area that a token may be laid on? */
export function hasRoom(state: EphyranState, seat: Seat): boolean {
  for (let t = 0; t < TERRITORIES.length; t++)
    for (let area = 1; area <= state.built[seat][t]; area++) if (takesToken(state, seat, t, area)) return true
  return false
}

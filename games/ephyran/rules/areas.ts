import type { Move, MoveList, Refusal, Seat } from '@pantheon/core'
import { creatureName, faceOf, leaveHand, type Tell } from './cards.ts'
import { addArea, locked, loseToken, swapCard } from './city.ts'
import { no } from './events.ts'
import { V } from './moves.ts'
import {
  AREAS,
  type Area,
  type Card,
  DIONYSUS,
  halfOf,
  NONE,
  slotOf,
  TERRITORIES,
  type Territory,
} from './names.ts'
import { notBuilt, notHeld, notOfTerritory, notOpen } from './refuse.ts'
import { type EphyranState, turnOf } from './state.ts'
import { fits, type Tables, tablesOf } from './tables.ts'

/** Lists what a card may be built as, and which last areas it may replace. RULES 4.2, 4.4 */
export function list(state: EphyranState, tables: Tables, seat: Seat, card: Card, out: MoveList): void {
  if (card === DIONYSUS) {
    listDionysus(state, seat, out)
    return
  }
  for (let side = card * 2; side < card * 2 + 2; side++) {
    const t = tables.sides[side]
    if (t === NONE || locked(state, seat, t)) continue
    const built = state.built[seat][t]
    const area = tables.area[halfOf(card, t)]
    if (area === built + 1) out.add(V.build(card, t))
    else if (area === built) out.add(V.change(card, t, area))
  }
}

function listDionysus(state: EphyranState, seat: Seat, out: MoveList): void {
  for (let t = 0; t < TERRITORIES.length; t++) {
    if (locked(state, seat, t)) continue
    const built = state.built[seat][t]
    if (built < AREAS) out.add(V.build(DIONYSUS, t))
    if (built > 0) out.add(V.change(DIONYSUS, t, built))
  }
}

/** The next area of a territory is added. RULES 4.2 */
export function build(state: EphyranState, seat: Seat, card: Card, territory: Territory, emit: Tell): void {
  const how = leaveHand(state, seat, card)
  emit?.[how]({
    key: 'built',
    seat,
    card: faceOf(state.data, card),
    what: creatureName(state.data, card, territory),
    territory: TERRITORIES[territory],
    area: state.built[seat][territory] + 1,
    uses: creatureName(state.data, card, territory),
  })
  addArea(state, seat, territory, card, NONE, emit)
}

/** The last area of a territory is discarded for another card. RULES 4.4 */
export function change(
  state: EphyranState,
  seat: Seat,
  card: Card,
  territory: Territory,
  area: Area,
  emit: Tell,
): void {
  state.discard.push(replace(state, seat, card, territory, area, 'change', emit))
  turnOf(state).closed = true
}

/** A card of the hand takes the place of an area, whose token is lost. Gives the old card. */
export function replace(
  state: EphyranState,
  seat: Seat,
  card: Card,
  territory: Territory,
  area: Area,
  uses: string,
  emit: Tell,
): Card {
  const how = leaveHand(state, seat, card)
  const old = swapCard(state, seat, slotOf(territory, area), card)
  emit?.[how]({
    key: 'changed',
    seat,
    card: faceOf(state.data, card),
    what: creatureName(state.data, card, territory),
    old: faceOf(state.data, old),
    territory: TERRITORIES[territory],
    area,
    uses,
  })
  loseToken(state, seat, territory, area, emit)
  return old
}

/** Why a card cannot be built there. */
export function whyNotBuild(state: EphyranState, seat: Seat, move: Move): Refusal {
  const card = V.arg(move, 0)
  const territory = V.arg(move, 1)
  const name = TERRITORIES[territory]
  const next = state.built[seat][territory] + 1
  const unfit =
    notHeld(state, seat, card) ?? notOfTerritory(state, card, territory) ?? notOpen(state, seat, territory)
  if (unfit !== null) return unfit
  if (card === DIONYSUS) return no('3.2', { key: 'no.full', territory: name })
  const area = tablesOf(state.data).area[halfOf(card, territory)]
  return area < next
    ? no('3.2', { key: 'no.copy', territory: name, area })
    : no('3.2', { key: 'no.order', territory: name, area, next })
}

/** Why a card of the hand cannot take an area's place, covered or not. */
export function whyNotReplace(state: EphyranState, seat: Seat, move: Move, rule: string): Refusal | null {
  const card = V.arg(move, 0)
  const territory = V.arg(move, 1)
  const area = V.arg(move, 2)
  const unfit =
    notHeld(state, seat, card) ??
    notOfTerritory(state, card, territory) ??
    notOpen(state, seat, territory) ??
    notBuilt(state, seat, territory, area, rule)
  if (unfit !== null) return unfit
  const tables = tablesOf(state.data)
  if (fits(tables, card, territory, area)) return null
  const offered = tables.area[halfOf(card, territory)]
  return no(rule, { key: 'no.fit', territory: TERRITORIES[territory], area, offered })
}

/** Why a last area cannot be changed for that card. */
export function whyNotChange(state: EphyranState, seat: Seat, move: Move): Refusal {
  const unfit = whyNotReplace(state, seat, move, '4.4')
  if (unfit !== null) return unfit
  const territory = V.arg(move, 1)
  return no('4.4', {
    key: 'no.covered',
    territory: TERRITORIES[territory],
    area: V.arg(move, 2),
    last: state.built[seat][territory],
  })
}

import { type Emit, push, type Seat } from '@pantheon/core'
import { CHEAPER_CITY, CHEAPER_TEMPLE, EXTRA_OFFERING, REFINE, RIBBON, works } from './cards.ts'
import type { Effect } from './data.ts'
import type { MytikasEvent } from './events.ts'
import { CARDS, cell, GODS, GOLD, godOf, MARBLE, PIECE_OF, RESOURCES, SLOTS, TOP } from './names.ts'
import type { State } from './state.ts'
import { cubesOf, gain, hasBelowTop, takeOfferings, takesOffering, useCard } from './table.ts'

/** How an effect is entered: by whom, whether it must be done, whether it is an area's main action. */
export interface Entry {
  readonly seat: Seat
  readonly must: boolean
  readonly main: boolean
  /** The level of the piece just built; 0 if there is none. */
  readonly level: number
}

/** Temples belong to Zeus' night, cities to Demeter's. */
export const isTemple = (piece: number): boolean => piece === 1 || piece === 3

/** What a piece costs this seat in one resource: a usable Athena or Artemis takes one unit off. RULES 4.2, 5.4 */
export function costOf(state: State, seat: Seat, piece: number, resource: number): number {
  const cost = state.data.cost[piece][resource]
  if (cost === 0) return 0
  const cheaper = isTemple(piece)
    ? resource === GOLD && works(state, seat, CHEAPER_TEMPLE)
    : resource === MARBLE && works(state, seat, CHEAPER_CITY)
  return cheaper ? cost - 1 : cost
}

/** Can the seat pay for the piece from this level, with the cubes that lie there? */
export function affords(state: State, seat: Seat, piece: number, level: number): boolean {
  const cubes = state.cubes[seat]
  for (let r = 0; r < RESOURCES.length; r++)
    if (cubes[cell(r, level)] < costOf(state, seat, piece, r)) return false
  return true
}

/** The same, when cubes from higher levels may still come down. RULES 3.4 */
function affordsFromAbove(state: State, seat: Seat, piece: number, level: number): boolean {
  const cubes = state.cubes[seat]
  for (let r = 0; r < RESOURCES.length; r++) {
    let reach = 0
    for (let l = level; l <= TOP; l++) reach += cubes[cell(r, l)]
    if (reach < costOf(state, seat, piece, r)) return false
  }
  return true
}

/** Is there a piece of this kind that the seat can build somewhere? The active player may bring cubes down first. */
export function canBuild(state: State, seat: Seat, temples: boolean): boolean {
  const fits = seat === state.active ? affordsFromAbove : affords
  for (let slot = 0; slot < SLOTS.length; slot++) {
    const piece = PIECE_OF[slot]
    if (isTemple(piece) !== temples || state.slots[seat][slot] > 0) continue
    for (let level = 1; level <= TOP; level++)
      if (state.tokens[level - 1] > 0 && fits(state, seat, piece, level)) return true
  }
  return false
}

/** Is there a favor to take: in a pile or, if that is empty, with another player? RULES 4.5 */
export function canTakeFavor(state: State, seat: Seat): boolean {
  for (let god = 0; god < GODS.length; god++) {
    if (state.pile[god] > 0) return true
    for (let other = 0; other < state.seats; other++)
      if (other !== seat && state.favors[other][god] > 0) return true
  }
  return false
}

/** Is there a card the seat can make an offering on? RULES 4.8 */
export function canOffer(state: State, seat: Seat): boolean {
  if (state.reserve[seat] === 0) return false
  for (let card = 0; card < CARDS.length; card++) if (takesOffering(state, seat, card)) return true
  return false
}

/** A cube can go up; the active player can always bring one down first. RULES 4.7 */
const canLift = (state: State, seat: Seat): boolean =>
  hasBelowTop(state, seat) || (seat === state.active && cubesOf(state, seat) > 0)

/** Would the effect change anything? Only then does it count as done. RULES 3.3 */
export function able(state: State, seat: Seat, effect: Effect): boolean {
  switch (effect.do) {
    case 'cities':
    case 'produce':
    case 'offerings':
    case 'take-or-offer':
    case 'gold':
      return true
    case 'temple':
      return canBuild(state, seat, true)
    case 'city':
      return canBuild(state, seat, false)
    case 'favor':
      return canTakeFavor(state, seat)
    case 'up':
      return canLift(state, seat)
    case 'move':
      return cubesOf(state, seat) > 0
    case 'offer':
      return canOffer(state, seat)
  }
}

const ONE_GOLD = [0, 0, 1]

/** Starts an effect: at once where nothing is to choose, otherwise as a frame. */
export function enter(state: State, effect: Effect, entry: Entry, emit: Emit<MytikasEvent> | null): void {
  const { seat, must, main } = entry
  switch (effect.do) {
    case 'cities':
      push(state, { at: 'cities', seat, must, main, city: 0 })
      break
    case 'produce':
      push(state, { at: 'produce', seat, must, main })
      break
    case 'temple':
      push(state, { at: 'build', seat, must, main, temples: true })
      break
    case 'city':
      push(state, { at: 'build', seat, must, main, temples: false })
      break
    case 'favor':
      push(state, { at: 'favor', seat, must, main, left: effect.n })
      break
    case 'up':
      push(state, {
        at: 'lift',
        seat,
        must,
        main,
        left: effect.n,
        refine: main && works(state, seat, REFINE),
      })
      break
    case 'move':
      push(state, { at: 'shift', seat, must, main, left: effect.n })
      break
    case 'offer':
      push(state, { at: 'offer', seat, must, main, take: 0 })
      break
    case 'take-or-offer':
      push(state, { at: 'offer', seat, must, main, take: effect.n })
      break
    case 'offerings':
      // Offerings are never a burden: only a main action is worth skipping, so that nobody can follow it.
      if (must || !main) receiveOfferings(state, seat, effect.n, main, emit)
      else push(state, { at: 'take', seat, must, main, n: effect.n })
      break
    case 'gold':
      for (let i = 0; i < effect.n; i++) gain(state, seat, ONE_GOLD, entry.level, emit)
  }
}

/** Offerings from an effect; Hermes adds one to those of an area. RULES 4.6, 5.5 */
export function receiveOfferings(
  state: State,
  seat: Seat,
  n: number,
  main: boolean,
  emit: Emit<MytikasEvent> | null,
): void {
  const more = main && works(state, seat, EXTRA_OFFERING)
  if (more) useCard(seat, EXTRA_OFFERING, emit)
  takeOfferings(state, seat, more ? n + 1 : n, emit)
}

/** May the seat do the ribbon of this area: by a favor of its god, or by a card that stands in for one? RULES 3.3, 5.7 */
export const opensRibbon = (state: State, seat: Seat, area: number): boolean =>
  state.favors[seat][godOf(area)] > 0 || works(state, seat, RIBBON[godOf(area)])

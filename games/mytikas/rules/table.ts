import type { Emit, Seat } from '@pantheon/core'
import type { MytikasEvent } from './events.ts'
import { AREAS, CARDS, cell, MARBLE, RESOURCES, SLOTS, TOP } from './names.ts'
import { ASIDE, IN_LINE, lockValues, nextLock, type State, UNSEEN } from './state.ts'

/** The changes that actions are made of. Each marks that something was done (RULES 3.3) and tells it. */
type Telling = Emit<MytikasEvent> | null

/** A deity card's effect comes into play. */
export const useCard = (seat: Seat, card: number, emit: Telling): void =>
  emit?.tell({ key: 'card', seat, card, uses: CARDS[card] })

/** The Builder moves. RULES 3.2 */
export function moveBuilder(state: State, seat: Seat, area: number, emit: Telling): void {
  state.builder[seat] = area
  emit?.tell({ key: 'went', seat, area, uses: AREAS[area] })
}

/** Cubes from the supply. */
export function gain(state: State, seat: Seat, goods: readonly number[], level: number, emit: Telling): void {
  const cubes = state.cubes[seat]
  for (let r = 0; r < RESOURCES.length; r++) cubes[cell(r, level)] += goods[r]
  state.acted = true
  emit?.tell({ key: 'produced', seat, goods, level })
}

/** A cube goes from one level to another. */
export function shift(
  state: State,
  seat: Seat,
  resource: number,
  from: number,
  to: number,
  emit: Telling,
): void {
  const cubes = state.cubes[seat]
  cubes[cell(resource, from)]--
  cubes[cell(resource, to)]++
  emit?.tell({ key: 'shifted', seat, resource, from, to })
}

/** A cube goes up a level and becomes the next dearer resource. RULES 5.6 */
export function refine(state: State, seat: Seat, resource: number, from: number, emit: Telling): void {
  const cubes = state.cubes[seat]
  cubes[cell(resource, from)]--
  cubes[cell(resource + 1, from + 1)]++
  state.acted = true
  emit?.tell({ key: 'refined', seat, resource, from })
}

/** Offerings from the supply into the reserve. RULES 4.6 */
export function takeOfferings(state: State, seat: Seat, n: number, emit: Telling): void {
  state.reserve[seat] += n
  state.acted = true
  emit?.tell({ key: 'took', seat, n })
}

/** A favor from its pile. RULES 4.5 */
export function takeFavor(state: State, seat: Seat, god: number, emit: Telling): void {
  state.pile[god]--
  state.favors[seat][god]++
  state.acted = true
  emit?.tell({ key: 'favored', seat, god })
}

/** A favor from another player, when the pile is empty. RULES 4.5 */
export function robFavor(state: State, seat: Seat, god: number, victim: Seat, emit: Telling): void {
  state.favors[victim][god]--
  state.favors[seat][god]++
  state.acted = true
  emit?.tell({ key: 'robbed', seat, god, victim })
}

/** Marble is paid from a level. RULES 5.5 */
export function payMarble(state: State, seat: Seat, level: number, emit: Telling): void {
  state.cubes[seat][cell(MARBLE, level)]--
  emit?.tell({ key: 'bought', seat, level })
}

/** A piece comes onto the mountain; its level token goes to the slot. RULES 4.2 */
export function raise(state: State, seat: Seat, slot: number, level: number, emit: Telling): void {
  state.slots[seat][slot] = level
  state.tokens[level - 1]--
  state.acted = true
  emit?.tell({ key: 'raised', seat, slot, level, uses: SLOTS[slot] })
  if (state.tokens.filter(left => left === 0).length >= 3) triggerEnd(state, seat, 'levels', emit)
  if (state.slots[seat].every(built => built > 0)) triggerEnd(state, seat, 'built', emit)
}

/** Offerings are placed on a card, which thereby is or becomes the player's; at a lock's value they lock it. RULES 4.8 */
export function placeOfferings(state: State, seat: Seat, card: number, n: number, emit: Telling): void {
  const holder = state.place[card]
  state.reserve[seat] -= n
  state.acted = true
  if (holder === seat) {
    state.offerings[card] += n
    emit?.tell({ key: 'offered', seat, card, n })
  } else {
    if (holder >= 0) {
      state.reserve[holder] += state.offerings[card]
      emit?.tell({ key: 'stole', seat, card, n, victim: holder })
    } else emit?.tell({ key: 'offered', seat, card, n })
    state.place[card] = seat
    state.offerings[card] = n
    state.since[card] = state.turn
  }
  if (state.offerings[card] === nextLock(state)) takeLock(state, seat, card, emit)
}

/** The first available lock goes onto the card, its offerings to the supply. RULES 4.9 */
function takeLock(state: State, seat: Seat, card: number, emit: Telling): void {
  const value = nextLock(state)
  state.lock[card] = value
  state.offerings[card] = 0
  state.locksTaken++
  emit?.tell({ key: 'locked', seat, card, value })
  if (state.locksTaken === lockValues(state).length) triggerEnd(state, seat, 'locks', emit)
  else state.toFlip++
}

/** The first thing that ends the game counts; this turn and its follow-ups are still played. RULES 6.1 */
function triggerEnd(state: State, seat: Seat, why: string, emit: Telling): void {
  if (state.ending !== '') return
  state.ending = why
  emit?.tell({ key: 'ending', seat, why })
}

/** The fewest offerings that count on this card: more than another player has there. RULES 4.8 */
export function leastOffering(state: State, seat: Seat, card: number): number {
  const holder = state.place[card]
  return holder >= 0 && holder !== seat ? state.offerings[card] + 1 : 1
}

/** The most offerings the card takes: up to the first available lock. RULES 4.9 */
export function mostOffering(state: State, seat: Seat, card: number): number {
  const room = nextLock(state) - (state.place[card] === seat ? state.offerings[card] : 0)
  return Math.min(state.reserve[seat], room)
}

/** Can an offering be made on this card at all? RULES 4.8 */
export const takesOffering = (state: State, seat: Seat, card: number): boolean => {
  const holder = state.place[card]
  if (holder === UNSEEN || holder === ASIDE || state.lock[card] > 0) return false
  return (holder === IN_LINE ? 1 : leastOffering(state, seat, card)) <= state.reserve[seat]
}

/** How many cubes a player has on all levels. */
export function cubesOf(state: State, seat: Seat): number {
  const cubes = state.cubes[seat]
  let sum = 0
  for (let i = 0; i < cubes.length; i++) sum += cubes[i]
  return sum
}

/** Has the player a cube below the summit? */
export function hasBelowTop(state: State, seat: Seat): boolean {
  const cubes = state.cubes[seat]
  for (let i = 0; i < cell(0, TOP); i++) if (cubes[i] > 0) return true
  return false
}

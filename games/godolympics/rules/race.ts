import { type Emit, push, type Seat } from '@pantheon/core'
import type { GodEvent } from './events.ts'
import { GAINS, type Gain } from './names.ts'
import type { GodState } from './state.ts'

type Mouth = Emit<GodEvent> | null

const GAIN = Object.fromEntries(GAINS.map((gain, i) => [gain, i])) as Readonly<Record<Gain, number>>

/** Notes where a counter's tiles came from. */
const credit = (s: GodState, seat: Seat, gain: Gain, tiles: number): void => {
  s.gains[seat][GAIN[gain]] += tiles
}

/** Does a counter other than `seat`'s stand on the tile? START holds any number. RULES 7.2 */
function occupied(s: GodState, seat: Seat, tile: number): boolean {
  for (let other = 0; other < s.seats; other++) if (other !== seat && s.tiles[other] === tile) return true
  return false
}

/**
 * Moves a counter forward (or back, if `steps` is negative), with all that the end tile brings; ends the game at
 * FINISH. A star pushes a frame, and at FINISH the stack is cleared: call it last. RULES 7
 */
export function move(s: GodState, seat: Seat, steps: number, gain: Gain, emit: Mouth): void {
  let left = steps
  let source = gain
  while (left !== 0) {
    walk(s, seat, left, source, emit)
    const tile = s.tiles[seat]
    if (tile >= s.finish) {
      finish(s, seat, emit)
      return
    }
    const { effect, amount } = s.data.track[tile]
    left = 0
    if (effect === 'steps' && !s.spent[seat].includes(tile)) {
      s.spent[seat].push(tile)
      emit?.tell({ key: 'tile', seat, tile, steps: amount })
      left = amount
      source = 'tiles'
    } else if (effect === 'arrow') {
      s.shortcuts[seat] = amount
      emit?.tell({ key: 'arrow', seat, tile, to: amount })
    } else if (effect === 'star' && !isEvening(s)) push(s, { at: 'gift', seat, card: -1 })
  }
}

/** One stretch of a movement: a shortcut first, then tile by tile, then on past occupied tiles. RULES 7.1, 7.2, 7.4 */
function walk(s: GodState, seat: Seat, steps: number, gain: Gain, emit: Mouth): void {
  const from = s.tiles[seat]
  const cut = steps > 0 ? saved(from, s.shortcuts[seat]) : 0
  s.shortcuts[seat] = 0
  const reached = along(s, from, steps + cut)
  const to = pastOthers(s, seat, reached, steps)
  credit(s, seat, 'shortcuts', cut)
  credit(s, seat, gain, reached - from - cut)
  credit(s, seat, 'passing', to - reached)
  s.tiles[seat] = to
  emit?.tell({ key: 'moved', seat, from, to, gain })
}

/** Tiles that a shortcut saves. RULES 7.4 */
const saved = (from: number, shortcut: number): number => (shortcut > 0 ? shortcut - from - 1 : 0)

/** So many tiles on or back, between START and FINISH. RULES 7.1 */
const along = (s: GodState, from: number, tiles: number): number =>
  Math.max(0, Math.min(s.finish, from + tiles))

/** The first free tile from this one in the direction of the movement. RULES 7.2 */
function pastOthers(s: GodState, seat: Seat, tile: number, steps: number): number {
  const onward = steps > 0 ? 1 : -1
  let to = tile
  while (to > 0 && to < s.finish && occupied(s, seat, to)) to += onward
  return to
}

/** Tiles that lead to tiles: a movement seldom goes further than so many. */
const LEAPS = 4

/** Where a movement forward would end, with all that tiles do on its way, the others where they are now. For bots. RULES 7 */
export function landing(s: GodState, seat: Seat, from: number, shortcut: number, steps: number): number {
  let tile = from
  let left = steps + saved(from, shortcut)
  let used = -1
  for (let leaps = 0; left !== 0 && leaps < LEAPS; leaps++) {
    tile = pastOthers(s, seat, along(s, tile, left), left)
    if (tile >= s.finish) return s.finish
    const { effect, amount } = s.data.track[tile]
    left = effect === 'steps' && tile !== used && !s.spent[seat].includes(tile) ? amount : 0
    used = tile
  }
  return tile
}

/** RULES 1.2: whoever reaches FINISH first has won, whatever else was still to come. */
function finish(s: GodState, seat: Seat, emit: Mouth): void {
  s.ended = 'finish'
  s.frames.length = 0
  emit?.tell({ key: 'finished', seat })
}

/** Stars give nothing while the Day's last steps are made (ruling G40). RULES 7.5 */
const isEvening = (s: GodState): boolean => {
  const day = s.frames[0]
  return day.at === 'day' && (day.stage === 'goals' || day.stage === 'diplomacy')
}

/** Two counters change places; tiles do nothing and shortcuts are lost. RULES 5.4 */
export function swapCounters(s: GodState, seat: Seat, other: Seat, emit: Mouth): void {
  const mine = s.tiles[seat]
  const theirs = s.tiles[other]
  s.tiles[seat] = theirs
  s.tiles[other] = mine
  credit(s, seat, 'abilities', theirs - mine)
  credit(s, other, 'hindered', mine - theirs)
  s.shortcuts[seat] = 0
  s.shortcuts[other] = 0
  emit?.tell({ key: 'swapped', seat, other, to: theirs })
}

/** Is anyone ahead of the seat? The leaders are all who have nobody ahead (ruling G37). */
export function isBehind(s: GodState, seat: Seat): boolean {
  for (let other = 0; other < s.seats; other++) if (s.tiles[other] > s.tiles[seat]) return true
  return false
}

/** The nearest opponent ahead, or -1. */
export function nearestAhead(s: GodState, seat: Seat): Seat {
  let nearest = -1
  for (let other = 0; other < s.seats; other++)
    if (s.tiles[other] > s.tiles[seat] && (nearest < 0 || s.tiles[other] < s.tiles[nearest])) nearest = other
  return nearest
}

/** The seats from the front of the race to its end; on one tile the last round's winner first, then clockwise. */
export function raceOrder(s: GodState): Seat[] {
  const clockwise = Array.from({ length: s.seats }, (_, i) => (s.leader + i) % s.seats)
  return clockwise.sort((a, b) => s.tiles[b] - s.tiles[a])
}

import { type Seat, weighed } from '@pantheon/core'
import { costOf } from './effects.ts'
import { LESSON } from './lesson.ts'
import { CARDS, cell, GODS, PIECE_OF, PIECES, RESOURCES, SLOTS, TOP } from './names.ts'
import { pointsOf } from './score.ts'
import { nextLock, type State } from './state.ts'
import { BY_HAND, weighBy, worths } from './worths.ts'

/** Stone, marble and gold, by the rates at which the game itself exchanges them. */
const CUBE = [1, 2, 3]

export const { evaluate, judgement } = weighed(lead, weighBy, BY_HAND, LESSON)

/**
 * About how many points ahead of the others' average the seat stands. Everything in it is open to all. What the others
 * plan with their cubes is left out: a seat's own moves cannot touch it.
 */
function lead(state: State, seat: Seat): number {
  const hope = hopeAt(state)
  const held = (who: Seat): number => pointsOf(state, who) + hope * tokens(state, who)
  let others = 0
  for (let other = 0; other < state.seats; other++) if (other !== seat) others += held(other)
  const planned = hope === 0 ? 0 : hope * (plans(state, seat) + goods(state, seat) + cities(state, seat))
  return held(seat) + planned - others / (state.seats - 1)
}

/** How much of the game is to be hoped for. */
const hopeAt = (state: State): number =>
  state.ended === '' ? Math.max(worths.least, 1 - state.turn / (state.seats * worths.turns)) : 0

/** By cell: how many cubes of the resource lie there or higher, for the seat whose plans are looked at. */
const above = new Int32Array(RESOURCES.length * TOP)
/** The cost of the piece that is looked at. */
const cost = new Int32Array(RESOURCES.length)

/** The two best buildings the seat is on the way to, by how much of their cost lies at or near their level. */
function plans(state: State, seat: Seat): number {
  const cubes = state.cubes[seat]
  for (let level = TOP; level >= 1; level--)
    for (let r = 0; r < RESOURCES.length; r++)
      above[cell(r, level)] = cubes[cell(r, level)] + (level === TOP ? 0 : above[cell(r, level + 1)])
  let best = 0
  let second = 0
  for (let piece = 0; piece < PIECES.length; piece++) {
    if (!unbuilt(state, seat, piece)) continue
    let needed = 0
    for (let r = 0; r < RESOURCES.length; r++) {
      cost[r] = costOf(state, seat, piece, r)
      needed += cost[r] * CUBE[r]
    }
    let value = 0
    for (let level = TOP; level >= 1; level--) {
      if (state.tokens[level - 1] === 0) continue
      const built = state.data.worth[piece] * level + 1
      // Not even with all its cubes in place would it change the answer.
      if (built <= value || built <= second) break
      const ready = needed === 0 ? 1 : there(cubes, level) / needed
      value = Math.max(value, ready * ready * built)
    }
    if (value > best) {
      second = best
      best = value
    } else if (value > second) second = value
  }
  return worths.plan * best + worths.second * second
}

function unbuilt(state: State, seat: Seat, piece: number): boolean {
  for (let slot = 0; slot < SLOTS.length; slot++)
    if (PIECE_OF[slot] === piece && state.slots[seat][slot] === 0) return true
  return false
}

/** How much of the cost is there, in worth of cubes; those below the level count in part. */
function there(cubes: readonly number[], level: number): number {
  let worth = 0
  for (let r = 0; r < RESOURCES.length; r++) {
    let have = Math.min(cost[r], above[cell(r, level)])
    let missing = cost[r] - have
    let share = 1
    for (let l = level - 1; l >= 1 && missing > 0; l--) {
      share *= worths.below
      const near = Math.min(missing, cubes[cell(r, l)])
      missing -= near
      have += near * share
    }
    worth += have * CUBE[r]
  }
  return worth
}

function goods(state: State, seat: Seat): number {
  const cubes = state.cubes[seat]
  let value = 0
  for (let level = 1; level <= TOP; level++)
    for (let r = 0; r < RESOURCES.length; r++)
      value += Math.min(cubes[cell(r, level)], worths.enough) * CUBE[r] * level
  return value * worths.loose
}

function tokens(state: State, seat: Seat): number {
  let value = state.reserve[seat] * worths.offering
  for (let god = 0; god < GODS.length; god++) if (state.favors[seat][god] > 0) value += worths.favor
  const lock = nextLock(state)
  for (let card = 0; card < CARDS.length; card++)
    if (state.place[card] === seat)
      value += state.lock[card] > 0 ? worths.safe : (worths.safe * state.offerings[card]) / lock
  return value
}

function cities(state: State, seat: Seat): number {
  let built = 0
  for (let slot = 0; slot < SLOTS.length; slot++)
    if ((PIECE_OF[slot] === 0 || PIECE_OF[slot] === 2) && state.slots[seat][slot] > 0) built++
  return built * worths.city
}

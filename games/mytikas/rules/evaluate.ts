import type { Seat } from '@pantheon/core'
import { CARDS, cell, GODS, PIECE_OF, RESOURCES, SLOTS, TOP } from './names.ts'
import { pointsOf } from './score.ts'
import { nextLock, type State } from './state.ts'

/** What things are worth in points while the game goes on. Found by trying them against each other. */
const WORTH = {
  /** A cube by resource, on level 1; each level up adds `climb` of it. */
  cube: [0.3, 0.55, 0.8],
  climb: 0.45,
  /** Cubes beyond what a few buildings need count less and less. */
  enough: 9,
  surplus: 0.35,
  favor: 0.9,
  offering: 0.55,
  /** A card on which offerings lie may still be stolen. */
  safe: 2.5,
  /** A city produces in turns to come, the more the higher it stands. */
  city: 1.2,
} as const

/** About how many points ahead of the others' average the seat stands. Everything in it is open to all. */
export function evaluate(state: State, seat: Seat): number {
  let others = 0
  for (let other = 0; other < state.seats; other++) if (other !== seat) others += standing(state, other)
  return standing(state, seat) - others / (state.seats - 1)
}

function standing(state: State, seat: Seat): number {
  const points = pointsOf(state, seat)
  if (state.ended !== '') return points
  return points + goods(state, seat) + tokens(state, seat) + cities(state, seat)
}

function goods(state: State, seat: Seat): number {
  const cubes = state.cubes[seat]
  let value = 0
  let count = 0
  for (let level = 1; level <= TOP; level++)
    for (let r = 0; r < RESOURCES.length; r++) {
      const n = cubes[cell(r, level)]
      count += n
      value += n * WORTH.cube[r] * (1 + WORTH.climb * (level - 1))
    }
  if (count <= WORTH.enough) return value
  return (value / count) * (WORTH.enough + (count - WORTH.enough) * WORTH.surplus)
}

function tokens(state: State, seat: Seat): number {
  let value = state.reserve[seat] * WORTH.offering
  for (let god = 0; god < GODS.length; god++) value += state.favors[seat][god] > 0 ? WORTH.favor : 0
  const lock = Math.min(nextLock(state), 6)
  for (let card = 0; card < CARDS.length; card++)
    if (state.place[card] === seat)
      value += state.lock[card] > 0 ? WORTH.safe : (WORTH.safe * state.offerings[card]) / lock
  return value
}

function cities(state: State, seat: Seat): number {
  let value = 0
  for (let slot = 0; slot < SLOTS.length; slot++)
    if (PIECE_OF[slot] === 0 || PIECE_OF[slot] === 2)
      if (state.slots[seat][slot] > 0) value += WORTH.city * (1 + WORTH.climb * (state.slots[seat][slot] - 1))
  return value
}

import { type Seat, weighed } from '@pantheon/core'
import { EFFECT_NAMES } from './data.ts'
import { cardWorth, handWorth } from './hand.ts'
import { LESSON } from './lesson.ts'
import { NONE } from './names.ts'
import { OUTCOMES } from './outcomes.ts'
import type { EphyranState } from './state.ts'
import { bestTarget } from './targets.ts'
import { cityWorth, prizeWorth, type Sight, sightOf, tokenWorth } from './worth.ts'
import { BY_HAND, weighBy, worths } from './worths.ts'

/** By seat, of which there are at most four: what its city is worth and what it is about to gain. Used again in every call. */
const values = new Float64Array(4)

/** About how many points ahead the seat stands, from what it may know. */
function lead(state: EphyranState, seat: Seat): number {
  const sight = sightOf(state, seat)
  for (let other = 0; other < state.seats; other++) values[other] = cityWorth(sight, other)
  values[seat] += handWorth(sight, seat)
  addPending(sight, seat)
  const frame = state.frames[state.frames.length - 1]
  const now = leadOf(state.seats, seat)
  if (frame?.at !== 'attack') return now
  OUTCOMES[EFFECT_NAMES[sight.tables.effects[frame.support]]]?.(sight, frame, values)
  const success = frame.victim === NONE ? worths.granted : worths.success
  return now + success * (leadOf(state.seats, seat) - now)
}

export const { evaluate, judgement } = weighed(lead, weighBy, BY_HAND, LESSON)

/** How far ahead of the others, their best and their mean. */
function leadOf(seats: number, seat: Seat): number {
  let best = -Infinity
  let sum = 0
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue
    best = Math.max(best, values[other])
    sum += values[other]
  }
  const mean = sum / (seats - 1)
  return values[seat] - mean - worths.leader * (best - mean)
}

/** Adds what the seat is in the middle of doing, and tokens that someone is about to lay down. */
function addPending(sight: Sight, seat: Seat): void {
  const { state, future } = sight
  for (const frame of state.frames) {
    switch (frame.at) {
      case 'turn':
        if (frame.seat !== seat) break
        if (state.left > 0) values[seat] += frame.draws * worths.draw * future
        if (frame.again) values[seat] += worths.again
        break
      case 'pile':
        if (frame.seat === seat) values[seat] += worths.draw * future
        break
      case 'graeae':
        if (frame.seat === seat && !frame.kept) values[seat] += picking(sight, seat, frame.cards) * future
        break
      case 'prize':
        values[frame.seat] += prizeWorth(sight, frame.seat, frame.token)
        break
      case 'settle':
        values[frame.seat] += worths.settle + (frame.token === NONE ? 0 : tokenWorth(sight, frame.token))
        break
      case 'aim':
        if (frame.seat !== seat) break
        values[seat] += worths.aim
        if (worths.target !== 0) values[seat] += worths.target * bestTarget(sight, seat, frame.support)
    }
  }
}

/** One of the Graeae's cards: the best seen so far, or better. */
function picking(sight: Sight, seat: Seat, cards: readonly number[]): number {
  let best: number = worths.pick
  for (const card of cards) best = Math.max(best, worths.draw * cardWorth(sight, seat, card))
  return best
}

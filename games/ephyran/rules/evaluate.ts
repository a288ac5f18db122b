import { type Seat, weighed } from '@pantheon/core'
import { locked } from './city.ts'
import { EFFECT_NAMES, type EffectName } from './data.ts'
import { LESSON } from './lesson.ts'
import { NONE, slotOf, TERRITORIES } from './names.ts'
import type { Attack, EphyranState } from './state.ts'
import {
  cardWorth,
  cityWorth,
  factorOf,
  handWorth,
  type Rows,
  rowsOf,
  type Sight,
  sightOf,
  tokenWorth,
} from './worth.ts'
import { BY_HAND, weighBy, worths } from './worths.ts'

/** About how many points ahead the seat stands, from what it may know. */
function lead(state: EphyranState, seat: Seat): number {
  const sight = sightOf(state, seat)
  const values: number[] = []
  for (let other = 0; other < state.seats; other++) values.push(cityWorth(sight, other, rowsOf(state, other)))
  values[seat] += handWorth(sight, seat)
  addPending(sight, seat, values)
  const frame = state.frames[state.frames.length - 1]
  const now = leadOf(values, seat)
  if (frame?.at !== 'attack') return now
  OUTCOMES[EFFECT_NAMES[sight.tables.effects[frame.support]]]?.(sight, frame, values)
  return now + worths.success * (leadOf(values, seat) - now)
}

export const { evaluate, judgement } = weighed(lead, weighBy, BY_HAND, LESSON)

/** How far ahead of the others, their best and their mean. */
function leadOf(values: readonly number[], seat: Seat): number {
  let best = -Infinity
  let sum = 0
  for (let other = 0; other < values.length; other++) {
    if (other === seat) continue
    best = Math.max(best, values[other])
    sum += values[other]
  }
  const mean = sum / (values.length - 1)
  return values[seat] - mean - worths.leader * (best - mean)
}

/** Adds what the seat is in the middle of doing, and tokens that someone is about to lay down. */
function addPending(sight: Sight, seat: Seat, values: number[]): void {
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
        values[frame.seat] += frame.token === NONE ? sight.anyToken : tokenWorth(sight, frame.token)
        break
      case 'settle':
        values[frame.seat] += worths.settle + (frame.token === NONE ? 0 : tokenWorth(sight, frame.token))
        break
      case 'aim':
        if (frame.seat === seat) values[seat] += worths.aim
    }
  }
}

/** One of the Graeae's cards: the best seen so far, or better. */
function picking(sight: Sight, seat: Seat, cards: readonly number[]): number {
  let best: number = worths.pick
  for (const card of cards) best = Math.max(best, worths.draw * cardWorth(sight, seat, card))
  return best
}

/** What an attack that nobody stops would make of the cities' values. */
const OUTCOMES: Partial<Record<EffectName, (sight: Sight, attack: Attack, values: number[]) => void>> = {
  takeToken(sight, { seat }, values) {
    values[seat] += sight.anyToken
  },
  stealToken(sight, { seat, victim, territory, area }, values) {
    const worth = tokenWorth(sight, sight.state.tokens[victim][slotOf(territory, area)])
    values[seat] += worth
    values[victim] -= worth * factorOf(sight.state, victim, territory)
  },
  exchange(sight, { seat, victim, territory, area }, values) {
    const { state } = sight
    const slot = slotOf(territory, area)
    for (const [one, other] of [
      [seat, victim],
      [victim, seat],
    ]) {
      const before = rowsOf(state, one)
      const city = before.city.with(slot, state.city[other][slot])
      const tokens = before.tokens.with(slot, state.tokens[other][slot])
      values[one] += cityWorth(sight, one, { ...before, city, tokens }) - cityWorth(sight, one, before)
    }
  },
  destroy(sight, { victim }, values) {
    const before = rowsOf(sight.state, victim)
    let least = Infinity
    for (let t = 0; t < TERRITORIES.length; t++)
      if (before.built[t] > 0 && !locked(sight.state, victim, t))
        least = Math.min(
          least,
          cityWorth(sight, victim, before) - cityWorth(sight, victim, without(before, t)),
        )
    if (least < Infinity) values[victim] -= least
  },
}

/** A city without the last area of a territory. */
const without = (rows: Rows, territory: number): Rows => ({
  ...rows,
  built: rows.built.with(territory, rows.built[territory] - 1),
})

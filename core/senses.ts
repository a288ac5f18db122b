import type { Move } from './moves.ts'
import type { Seat } from './seats.ts'
import type { State } from './state.ts'

/** Takes down what a position shows: numbers by their place. Those left out are 0, and what comes twice adds up. */
export interface Senses {
  add(place: number, value?: number): void
}

/** What a net learnt to see in positions beyond the evaluation (`lab/train`). */
export interface Insight<S extends State = State> {
  /** Tells a position as `seat` sees it, in so many numbers. */
  readonly places: number
  sense(state: S, seat: Seat, out: Senses): void
  /** The net's units, and its weights as text (`bots/weights`). */
  readonly hidden: number
  readonly weights: string
}

/** How players choose, as far as it can be told (`lab/habits`): the odds of a move grow e-fold with each unit of its weights. */
export interface Habits<S extends State = State> {
  /** Tells what there is to a move that the seat may make, in so many numbers; nothing where there are no habits. */
  readonly places: number
  sense(state: S, seat: Seat, move: Move, out: Senses): void
  /** By place: how much it speaks for a move. */
  readonly weights: readonly number[]
}

/** Gives out places: each call the first of so many in a row. */
export class Places {
  /** How many were given out. */
  count = 0

  row(length: number): number {
    this.count += length
    return this.count - length
  }
}

/** The last of the steps that is not above the value, or the first: a number for everything that lies between two steps. */
export function stair(steps: readonly number[], value: number): number {
  let at = 0
  while (at + 1 < steps.length && steps[at + 1] <= value) at++
  return at
}

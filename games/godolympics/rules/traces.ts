import type { Seat } from '@pantheon/core'
import { addCard, type Card, noCards } from './cards.ts'
import type { GodState } from './state.ts'

/** What kept a seat from beating the top card: nothing, AEGIS (no Power or love), or PETRIFY (it had to fold). */
export const FREE = 0
export const SHIELDED = 1
export const PETRIFIED = 2

/** A turn as everybody saw it. */
export interface Turning {
  readonly seat: Seat
  /** The card on top, -1 for whoever led the round. */
  readonly top: Card
  readonly bar: number
  /** Did it take LIFE to beat the top card? */
  readonly life: boolean
  /** How many were still to play in the round. */
  readonly yet: number
  /** The round's Bonus card, or -1. */
  readonly bonus: number
  /** The card laid face up, -1 for one that was folded. */
  readonly laid: Card
  /** Was a card drawn afterwards? */
  readonly draws: boolean
  /** Has the hand changed since by more than its turns? */
  readonly stale: boolean
}

const STALE = 1 << 27

/** A turn as one number, a few bits for each part of it, so that a position stays quick to copy. */
export const packTurn = (turn: Omit<Turning, 'stale'>): number =>
  turn.seat |
  ((turn.top + 1) << 3) |
  (turn.bar << 9) |
  ((turn.life ? 1 : 0) << 11) |
  (turn.yet << 12) |
  ((turn.bonus + 1) << 15) |
  ((turn.laid + 1) << 20) |
  ((turn.draws ? 1 : 0) << 26)

export const unpackTurn = (trace: number): Turning => ({
  seat: trace & 7,
  top: ((trace >> 3) & 63) - 1,
  bar: (trace >> 9) & 3,
  life: ((trace >> 11) & 1) === 1,
  yet: (trace >> 12) & 7,
  bonus: ((trace >> 15) & 31) - 1,
  laid: ((trace >> 20) & 63) - 1,
  draws: ((trace >> 26) & 1) === 1,
  stale: (trace & STALE) !== 0,
})

/** Larger than any turn as a number. */
export const MOST_TRACE: number = 2 * STALE - 1

/** The hand of a seat has changed by more than its turns: what it did before tells no more what it holds. */
export function outdate(s: GodState, seat: Seat): void {
  for (let i = 0; i < s.traces.length; i++) if ((s.traces[i] & 7) === seat) s.traces[i] |= STALE
}

/** For each of the turns the cards that were laid before it. */
export function laidBefore(turns: readonly Turning[]): (readonly number[])[] {
  let gone = noCards()
  return turns.map(({ laid }) => {
    const before = gone
    if (laid >= 0) {
      gone = gone.slice()
      addCard(gone, laid)
    }
    return before
  })
}

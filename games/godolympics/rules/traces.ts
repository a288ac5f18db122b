import type { Seat } from '@pantheon/core'
import { addCard, type Card, noCards } from './cards.ts'
import { type GodState, playerOf } from './state.ts'

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

const laidIn = (trace: number): Card => ((trace >> 20) & 63) - 1

export const unpackTurn = (trace: number): Turning => ({
  seat: trace & 7,
  top: ((trace >> 3) & 63) - 1,
  bar: (trace >> 9) & 3,
  life: ((trace >> 11) & 1) === 1,
  yet: (trace >> 12) & 7,
  bonus: ((trace >> 15) & 31) - 1,
  laid: laidIn(trace),
  draws: ((trace >> 26) & 1) === 1,
  stale: (trace & STALE) !== 0,
})

/** Larger than any turn as a number. */
export const MOST_TRACE: number = 2 * STALE - 1

/** A card that was folded: in which of the Day's turns, and the eyes that know of it. */
export interface Fold {
  readonly turn: number
  readonly card: Card
  readonly eyes: number
}

/** A fold as one number. */
export const packFold = ({ turn, card, eyes }: Fold): number => card | (eyes << 6) | (turn << 12)

export const unpackFold = (fold: number): Fold => ({
  card: fold & 63,
  eyes: (fold >> 6) & 63,
  turn: fold >> 12,
})

/** Who gets to see the bank remembers who folded what, as does everybody of their own. RULES 9.2 */
export function noteFolds(s: GodState, eyes: number): void {
  const first = s.traces.length - s.bank.length
  for (let i = 0; i < s.bank.length; i++)
    if (laidIn(s.traces[first + i]) < 0)
      s.folds.push(packFold({ turn: first + i, card: s.bank[i], eyes: eyes | (1 << playerOf(s, i)) }))
}

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

import { clone, type Game, type Move, type MoveList, type Rng, type Seat, type State } from '@pantheon/core'

/** One seat's side of a decision: all a bot is given. It never sees the position, only guesses at it. */
export interface Seen {
  readonly game: Game
  readonly seat: Seat
  /** What the seat may do. */
  readonly moves: MoveList
  /** A fresh position the seat cannot tell from the real one, free to be changed; it follows from `rng` and what the seat knows. */
  guess(rng: Rng): State
  /** The same by what the others' moves tell, where the game knows: worked out once, for many guesses, or as far as `stop` allows. */
  deduce(rng: Rng, stop?: () => boolean): (rng: Rng) => State
}

/** Decides for a seat. Draws only from `rng`, so that the same seed gives the same game. */
export interface Bot {
  readonly name: string
  choose(seen: Seen, rng: Rng): Move
}

/** The side of a position that `seat` may see, for a bot to decide on. */
export function seenBy(game: Game, state: State, seat: Seat, moves: MoveList): Seen {
  const guess = (rng: Rng): State => clone(game.guess(state, seat, rng))
  return { game, seat, moves, guess, deduce: (rng, stop) => game.deduce?.(state, seat, rng, stop) ?? guess }
}

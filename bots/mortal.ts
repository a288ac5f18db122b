import { clone, play } from '@pantheon/core'
import type { Bot } from './bot.ts'

/** So many moves come to a mortal's mind; the rest is overlooked. */
const THOUGHTS = 3
/** One decision in so many is made on a whim. */
const WHIMS = 4

/** Thinks of a few moves, takes the one that looks best at once, and now and then does not think at all. */
export const mortal: Bot = {
  name: 'mortal',
  choose({ game, seat, moves, guess }, rng) {
    if (moves.length === 1) return moves.at(0)
    const thoughts = rng.shuffle(moves.toArray()).slice(0, rng.below(WHIMS) === 0 ? 1 : THOUGHTS)
    const state = guess(rng)
    const value = (move: number): number => {
      const next = clone(state)
      play(game, next, seat, move)
      return game.evaluate(next, seat)
    }
    if (thoughts.length === 1) return thoughts[0]
    const values = thoughts.map(value)
    return thoughts[values.indexOf(Math.max(...values))]
  },
}

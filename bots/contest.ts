import {
  CHANCE,
  type Game,
  legal,
  lowest,
  MoveList,
  over,
  play,
  Rng,
  type State,
  start,
} from '@pantheon/core'
import { type Bot, seenBy } from './bot.ts'

/** A game between bots, one for each seat, played to its end: the last position. */
export const contest = <S extends State>(game: Game<S>, bots: readonly Bot[], seed: string): S =>
  playOn(game, start(game, { seats: bots.length }), bots, new Rng(seed))

/**
 * Bots play on from a position to the end of the game, or for so many moves at most; `state` is what they change, and what is
 * given back.
 */
export function playOn<S extends State>(
  game: Game<S>,
  state: S,
  bots: readonly Bot[],
  rng: Rng,
  most = Infinity,
): S {
  const list = new MoveList()
  for (let made = 0; made < most && !over(state); made++) {
    const seat = state.who === CHANCE ? CHANCE : lowest(state.who)
    legal(game, state, seat, list)
    const move =
      seat === CHANCE
        ? list.fall(rng.below(list.total))
        : bots[seat].choose(seenBy(game as Game, state, seat, list), rng)
    play(game, state, seat, move)
  }
  return state
}

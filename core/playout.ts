import { legal, play } from './engine.ts'
import type { Game } from './game.ts'
import { MoveList } from './moves.ts'
import type { Rng } from './rng.ts'
import { CHANCE, lowest } from './seats.ts'
import { over, type State } from './state.ts'

/**
 * Plays random moves until the game is over or `limit` decisions are made; gives the number made.
 * The plainest loop there is: bots, bench and fuzzer all stand on it.
 */
export function playout<S extends State>(
  game: Game<S>,
  state: S,
  rng: Rng,
  limit: number,
  list: MoveList = new MoveList(),
): number {
  let made = 0
  for (; made < limit && !over(state); made++) {
    const seat = state.who === CHANCE ? CHANCE : lowest(state.who)
    legal(game, state, seat, list)
    play(game, state, seat, list.fall(rng.below(list.total)))
  }
  return made
}

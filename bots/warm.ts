import { CHANCE, type Game, legal, lowest, MoveList, over, play, Rng, start } from '@pantheon/core'
import { seenBy } from './bot.ts'
import { iterations, Search, think } from './ismcts/index.ts'

/** So many decisions of a random game are thought about, so many of them apart, each by so many lines of play. */
const [DECISIONS, APART, LINES] = [4, 5, 6]

/**
 * Meets a game: a little search here and there in a game of its smallest table. What is worked out only once is then worked
 * out (weights are read, odds known), and the code has run, before anyone waits for it.
 */
export function warm(game: Game, data: unknown = game.data): void {
  const rng = new Rng('warm')
  const list = new MoveList()
  const state = start(game, { seats: game.seats[0], data })
  for (let choices = 0; choices < DECISIONS * APART && !over(state); ) {
    const actor = state.who === CHANCE ? CHANCE : lowest(state.who)
    legal(game, state, actor, list)
    if (actor !== CHANCE && list.length > 1 && choices++ % APART === 0)
      think(new Search(seenBy(game, state, actor, list), rng), iterations(LINES))
    play(game, state, actor, list.fall(rng.below(list.total)))
  }
}

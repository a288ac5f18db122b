import { type Game, Rng, start } from '@pantheon/core'
import type { Bot, Seen } from './bot.ts'
import { playOn } from './contest.ts'
import { iterations, Search, think } from './ismcts/index.ts'
import { random } from './random.ts'

/** In a game of each table so many decisions are thought about, from its beginning to its end, each by so many lines of play. */
const [DECISIONS, LINES] = [6, 4]
/** A game that lasts longer, in an edition that lets it, is met as far as that. */
const MOST_MOVES = 2000
/** After so many milliseconds a slow machine leaves it at that: somebody waits for the first decision. */
const LONGEST = 3000

/**
 * Meets a game: a little search here and there in random games of its smallest and its largest table. What is worked out
 * only once is then worked out (weights are read, odds known), and the code has run, before anyone waits for it.
 */
export function warm(game: Game, data: unknown = game.data): void {
  const end = performance.now() + LONGEST
  for (const seats of new Set([Math.min(...game.seats), Math.max(...game.seats)])) {
    const apart = Math.ceil(wander(game, seats, data) / DECISIONS)
    const rng = new Rng('thoughts')
    wander(game, seats, data, (seen, choice) => {
      if (choice % apart === 0 && performance.now() < end) think(new Search(seen, rng), iterations(LINES))
    })
  }
}

/** The same random game every time, with a look at all that there is to choose. Gives how often that was. */
function wander(
  game: Game,
  seats: number,
  data: unknown,
  look: (seen: Seen, choice: number) => void = () => {},
): number {
  let choices = 0
  const wanderer: Bot = {
    name: 'wanderer',
    choose(seen, rng) {
      if (seen.moves.length > 1) look(seen, choices++)
      return random.choose(seen, rng)
    },
  }
  const everyone = Array.from({ length: seats }, () => wanderer)
  playOn(game, start(game, { seats, data }), everyone, new Rng('wander'), MOST_MOVES)
  return choices
}

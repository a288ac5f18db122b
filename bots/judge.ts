import type { Game } from '@pantheon/core'

const known = new WeakMap<Game, Game>()

/** The game as those see it who search: its evaluation goes by what self-play taught. */
export function learnt(game: Game): Game {
  const { judgement } = game
  if (judgement === undefined) return game
  let judged = known.get(game)
  if (judged === undefined) {
    judged = { ...game, evaluate: (state, seat) => judgement.of(judgement.worths, state, seat) }
    known.set(game, judged)
  }
  return judged
}

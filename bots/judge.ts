import type { Game, Judgement, Worths } from '@pantheon/core'

/** So many players are a crowd. */
const CROWD = 4

/** The game as one sees it who goes by these worths. */
export const judgedBy = (game: Game, judgement: Judgement, worths: Worths): Game => ({
  ...game,
  evaluate: (state, seat) => judgement.of(worths, state, seat),
})

/** The worths that count at a table of so many. */
export const worthsAt = ({ worths, crowded = worths }: Judgement, seats: number): Worths =>
  seats < CROWD ? worths : crowded

const known = new WeakMap<Game, Game>()

/** The game as those see it who search: its evaluation goes by what self-play taught. */
export function learnt(game: Game): Game {
  const { judgement } = game
  if (judgement === undefined) return game
  const judged = known.get(game) ?? {
    ...game,
    evaluate: (state, seat) => judgement.of(worthsAt(judgement, state.seats), state, seat),
  }
  known.set(game, judged)
  return judged
}

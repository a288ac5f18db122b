import { parseArgs } from 'node:util'
import { gameNamed } from '@pantheon/games'
import { numberOf } from './flags.ts'
import { fitToSequels } from './sequels.ts'

/** The script of docs/bots-learning.md: worths of one game from what turns come to, as JSON. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string' },
    games: { type: 'string', default: '40' },
    lines: { type: 'string', default: '6' },
    give: { type: 'string', default: '0.3' },
    seed: { type: 'string', default: 'sequels' },
  },
})
const game = gameNamed(positionals[0] ?? '')
const brief = {
  seats: numberOf('seats', values.seats ?? `${game.seats[0]}`),
  games: numberOf('games', values.games),
  lines: numberOf('lines', values.lines),
  give: numberOf('give', values.give),
  seed: values.seed,
}
process.stdout.write(
  `${JSON.stringify({ game: game.id, ...brief, ...fitToSequels(game, brief) }, null, 2)}\n`,
)

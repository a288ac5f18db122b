import { parseArgs } from 'node:util'
import { gameNamed } from '@pantheon/games'
import { numberOf } from './flags.ts'
import { judgementOf } from './judging.ts'
import { regress } from './regress.ts'

/** The script of docs/bots-learning.md: worths of one game from who won, as JSON. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string' },
    games: { type: 'string', default: '1000' },
    scale: { type: 'string' },
    give: { type: 'string', default: '1' },
    seed: { type: 'string', default: 'regress' },
  },
})
const game = gameNamed(positionals[0] ?? '')
const brief = {
  seats: numberOf('seats', values.seats ?? `${game.seats[0]}`),
  games: numberOf('games', values.games),
  scale: numberOf('scale', values.scale ?? `${judgementOf(game).scale[0]}`),
  give: numberOf('give', values.give),
  seed: values.seed,
}
process.stdout.write(`${JSON.stringify({ game: game.id, ...brief, ...regress(game, brief) }, null, 2)}\n`)

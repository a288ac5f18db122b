import { parseArgs } from 'node:util'
import { gameNamed } from '@pantheon/games'
import { numberOf, numbersOf } from './flags.ts'
import { decisionsOf, fit } from './habits.ts'

/** The script of docs/bots-learning.md: how greedy players choose, as weights rounded to tenths, in JSON. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    tables: { type: 'string' },
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: 'habits' },
  },
})
const game = gameNamed(positionals[0] ?? '')
const tables = numbersOf('tables', values.tables ?? game.seats.join(','))
const decisions = decisionsOf(game, tables, numberOf('games', values.games), values.seed)
const { weights, ...lesson } = fit(game.habits?.places ?? 0, decisions, values.seed)
const rounded = weights.map(weight => Math.round(10 * weight) / 10)
process.stdout.write(`${JSON.stringify({ game: game.id, ...lesson, weights: rounded })}\n`)

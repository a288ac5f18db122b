import { parseArgs } from 'node:util'
import { gameNamed } from '@pantheon/games'
import { numberOf, numbersOf } from './flags.ts'
import { tune } from './tune.ts'

/** The script of docs/bots-learning.md: tunes the worths of one game's evaluation and prints them as JSON. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string' },
    steps: { type: 'string', default: '1000' },
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: 'tune' },
  },
})
const game = gameNamed(positionals[0] ?? '')
const seats = numbersOf('seats', values.seats ?? `${game.seats[0]}`)
const steps = numberOf('steps', values.steps)
const games = numberOf('games', values.games)
const { seed } = values
const tuned = tune(game, { seats, steps, games, seed }, text => process.stderr.write(`${text}\n`))
process.stdout.write(`${JSON.stringify({ game: game.id, seats, steps, games, seed, ...tuned }, null, 2)}\n`)

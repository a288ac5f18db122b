import { parseArgs } from 'node:util'
import { gameNamed } from '@pantheon/games'
import { numberOf } from './flags.ts'
import { learn } from './learn.ts'

/** The script of docs/bots-learning.md: plays games of one kind and prints the lesson as JSON. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '100' },
    seats: { type: 'string' },
    seed: { type: 'string', default: 'learn' },
  },
})
const game = gameNamed(positionals[0] ?? '')
const lesson = learn(game, {
  seats: numberOf('seats', values.seats ?? `${game.seats[0]}`),
  games: numberOf('games', values.games),
  seed: values.seed,
})
process.stdout.write(`${JSON.stringify(lesson, null, 2)}\n`)

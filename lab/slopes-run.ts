import { parseArgs } from 'node:util'
import { botNamed } from '@pantheon/bots'
import { gameNamed } from '@pantheon/games'
import { numberOf } from './flags.ts'
import { slopes } from './slopes.ts'

/** The script of docs/bots-learning.md: shows which worths of one game's evaluation winning depends on, as JSON. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string' },
    foe: { type: 'string', default: 'greedy' },
    games: { type: 'string', default: '1000' },
    reach: { type: 'string', default: '0.5' },
    seed: { type: 'string', default: 'slopes' },
  },
})
const game = gameNamed(positionals[0] ?? '')
const seats = numberOf('seats', values.seats ?? `${game.seats[0]}`)
const games = numberOf('games', values.games)
const reach = numberOf('reach', values.reach)
const { foe, seed } = values
const found = slopes(game, { seats, foe: botNamed(foe), games, reach, seed })
process.stdout.write(
  `${JSON.stringify({ game: game.id, seats, foe, games, reach, seed, ...found }, null, 2)}\n`,
)

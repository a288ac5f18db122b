import { parseArgs } from 'node:util'
import { gameNamed } from '@pantheon/games'
import { gainOf, trials } from './choices.ts'
import { numberOf, numbersOf } from './flags.ts'

/**
 * The script of docs/bots-learning.md: what ways to choose between turns gain a decision. Every reliance with every curiosity, by so
 * many lines in all.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string' },
    games: { type: 'string', default: '4' },
    lines: { type: 'string', default: '300' },
    each: { type: 'string', default: '400' },
    ends: { type: 'string', default: '0' },
    reliance: { type: 'string', default: '0.1,1,8,64' },
    curiosity: { type: 'string', default: '1,2,5' },
    seed: { type: 'string', default: 'choices' },
  },
})
const game = gameNamed(positionals[0] ?? '')
const all = trials(
  game,
  {
    seats: numberOf('seats', values.seats ?? `${game.seats[0]}`),
    games: numberOf('games', values.games),
    seed: values.seed,
  },
  { each: numberOf('each', values.each), ends: numberOf('ends', values.ends) },
)
const ways = numbersOf('lines', values.lines).flatMap(lines =>
  numbersOf('reliance', values.reliance).flatMap(reliance =>
    numbersOf('curiosity', values.curiosity).map(curiosity => ({ lines, reliance, curiosity })),
  ),
)
const gains = ways.map(way => ({ ...way, ...gainOf(all, { ...way, foresight: game.judgement?.foresight }) }))
process.stdout.write(`${JSON.stringify({ game: game.id, decisions: all.length, gains }, null, 2)}\n`)

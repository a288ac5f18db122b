import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { freshNet, netOf } from '@pantheon/bots'
import { Rng } from '@pantheon/core'
import { gameNamed } from '@pantheon/games'
import { numberOf, numbersOf } from './flags.ts'
import { joined } from './join.ts'
import { insightOf } from './judging.ts'
import { moduleOf, netIn } from './net-file.ts'
import { School, USUAL } from './train.ts'

/**
 * The script of docs/bots-learning.md: teaches a game's net for some minutes and writes its weights to a module. It goes on
 * from the weights that the game has, unless it is to begin afresh with so many units, and first joins the net of another
 * module to them if one is named.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    tables: { type: 'string' },
    minutes: { type: 'string', default: '10' },
    fresh: { type: 'string' },
    join: { type: 'string' },
    rates: { type: 'string', default: USUAL.rates.join(',') },
    lambda: { type: 'string', default: String(USUAL.lambda) },
    abroad: { type: 'string', default: String(USUAL.abroad) },
    whims: { type: 'string', default: String(USUAL.whims) },
    exam: { type: 'string', default: '400' },
    seed: { type: 'string', default: 'train' },
    out: { type: 'string' },
  },
})
const game = gameNamed(positionals[0] ?? '')
const insight = insightOf(game)
const out = values.out ?? `games/${game.id}/rules/net.ts`
const [first, last] = numbersOf('rates', values.rates)
const tables = numbersOf('tables', values.tables ?? game.seats.join(','))
const begun =
  values.fresh === undefined
    ? netOf(insight)
    : freshNet(insight, numberOf('fresh', values.fresh), new Rng(values.seed))
const net =
  values.join === undefined ? begun : joined(begun, netIn(readFileSync(values.join, 'utf8'), insight))
const school = new School(game, net, {
  tables,
  seed: values.seed,
  rates: [first, last],
  lambda: numberOf('lambda', values.lambda),
  abroad: numberOf('abroad', values.abroad),
  whims: numberOf('whims', values.whims),
})

const save = (): void => writeFileSync(out, moduleOf(net, existsSync(out) ? readFileSync(out, 'utf8') : ''))

const began = performance.now()
const span = 60_000 * numberOf('minutes', values.minutes)
let told = began
let surprise = 0
let lessons = 0
for (let now = began; now - began < span; now = performance.now()) {
  const learnt = school.lesson((now - began) / span)
  if (learnt > 0) {
    surprise += learnt
    lessons++
  }
  if (now - told < 60_000) continue
  const share = (100 * school.won) / school.abroad
  process.stderr.write(
    `${Math.round((now - began) / 60_000)} min: ${school.games} games, surprise ${(surprise / lessons).toFixed(4)}, ${share.toFixed(1)} % of ${school.abroad} abroad\n`,
  )
  told = now
  surprise = lessons = school.won = school.abroad = 0
  save()
}
save()
const exam = numberOf('exam', values.exam)
const exams = exam > 0 ? [...new Set(tables)].map(seats => ({ seats, won: school.exam(seats, exam) })) : []
process.stdout.write(`${JSON.stringify({ game: game.id, games: school.games, exams }, null, 2)}\n`)

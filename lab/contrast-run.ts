import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { netOf } from '@pantheon/bots'
import { Rng } from '@pantheon/core'
import { gameNamed } from '@pantheon/games'
import { type Contrast, contrastsOf, packed, seenThrough, unpacked } from './contrast.ts'
import { Descent, explained } from './descent.ts'
import { numberOf, numbersOf } from './flags.ts'
import { blended } from './join.ts'
import { insightOf } from './judging.ts'
import { moduleOf, netIn } from './net-file.ts'

/**
 * The script of docs/bots-learning.md: a game's net from how turns compare. With `--minutes` it gathers contrasts and adds them to a
 * file; several may do that at once, each with its own seed and file. With `--files` it goes through those of all of them so often, and writes the
 * net's weights to a module. One contrast in so many is kept aside, to see how well the others teach. It begins with the game's net, or
 * with that of the module `--net`; of several modules it takes the mean, if they were taught on from the same one.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    net: { type: 'string', default: '' },
    tables: { type: 'string' },
    minutes: { type: 'string', default: '0' },
    lines: { type: 'string', default: '3' },
    horizon: { type: 'string', default: '3' },
    seed: { type: 'string', default: 'contrast' },
    gathered: { type: 'string', default: 'contrasts.bin' },
    files: { type: 'string', default: '' },
    epochs: { type: 'string', default: '4' },
    rate: { type: 'string', default: '0.0005' },
    out: { type: 'string' },
  },
})
const [ASIDE, BATCH, WARM] = [20, 64, 200]

const game = gameNamed(positionals[0] ?? '')
const insight = insightOf(game)
const begun = namesIn(values.net).map(file => netIn(readFileSync(file, 'utf8'), insight))
const net = begun.length === 0 ? netOf(insight) : blended(begun)
const out = values.out ?? `games/${game.id}/rules/net.ts`
const minutes = numberOf('minutes', values.minutes)
if (minutes > 0) gather(60_000 * minutes)
else if (values.files === '') save()
else fit(namesIn(values.files))

function gather(span: number): void {
  const brief = {
    tables: numbersOf('tables', values.tables ?? game.seats.join(',')),
    seed: values.seed,
    lines: numberOf('lines', values.lines),
    horizon: numberOf('horizon', values.horizon),
  }
  const judged = seenThrough(game, net, brief.horizon)
  const end = performance.now() + span
  let [games, decisions] = [0, 0]
  for (; performance.now() < end; games++) {
    const contrasts = contrastsOf(judged, games, brief)
    appendFileSync(values.gathered, Buffer.concat(contrasts.map(packed)))
    decisions += contrasts.length
  }
  tell({ games, decisions })
}

function fit(names: readonly string[]): void {
  const parts = names.flatMap(partsOf)
  const aside = parts.filter((_, i) => i % ASIDE === 0).map(read)
  const learnt = parts.filter((_, i) => i % ASIDE !== 0)
  const [epochs, rate, rng] = [
    numberOf('epochs', values.epochs),
    numberOf('rate', values.rate),
    new Rng(values.seed),
  ]
  const descent = new Descent(net)
  const steps = epochs * Math.floor(learnt.length / BATCH)
  tell({ decisions: parts.length, explained: explained(net, aside) })
  for (let step = 0, epoch = 0; epoch < epochs; epoch++) {
    rng.shuffle(learnt)
    for (let i = 0; i + BATCH <= learnt.length; i += BATCH, step++)
      descent.compare(
        learnt.slice(i, i + BATCH).map(read),
        rate * Math.min(1, step / WARM) * (1 - step / steps),
      )
    save()
    tell({ epoch: epoch + 1, explained: explained(net, aside) })
  }
}

function namesIn(text: string): string[] {
  return text.split(',').filter(name => name !== '')
}

/** The contrasts of a file, still packed. */
function partsOf(name: string): DataView[] {
  const { buffer, byteOffset, byteLength } = readFileSync(name)
  const bytes = new DataView(buffer, byteOffset, byteLength)
  const parts: DataView[] = []
  for (let from = 0; from < byteLength; ) {
    const { end } = unpacked(bytes, from)
    parts.push(new DataView(buffer, byteOffset + from, end - from))
    from = end
  }
  return parts
}

function read(part: DataView): Contrast {
  return unpacked(part).contrast
}

function save(): void {
  writeFileSync(out, moduleOf(net, existsSync(out) ? readFileSync(out, 'utf8') : ''))
}

function tell(what: object): void {
  process.stdout.write(`${JSON.stringify({ game: game.id, ...what })}\n`)
}

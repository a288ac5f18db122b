import { type Game, type Result, type ScoreLine, totals } from '@pantheon/core'
import type { Name } from './story.ts'
import { type Paint, padded, widthOf } from './terminal.ts'

const MOST_NAME = 12

/** A score sheet as a table: a row for each line of it, a column for each seat, the sum below. */
export function sheetLines(
  game: Game,
  seats: number,
  sheet: readonly ScoreLine[],
  name: Name,
  paint: Paint,
): string[] {
  const rows = new Map<string, (number | null)[]>()
  for (const line of sheet) {
    const what = game.text.say({ key: line.what }, name)
    const label = `${what}${line.rule && paint.dim(` (${line.rule})`)}`
    const row = rows.get(label) ?? new Array<number | null>(seats).fill(null)
    row[line.seat] = (row[line.seat] ?? 0) + line.points
    rows.set(label, row)
  }
  const names = Array.from({ length: seats }, (_, seat) => name(seat).slice(0, MOST_NAME))
  const first = Math.max(5, ...[...rows.keys()].map(widthOf))
  const cells = (label: string, values: readonly string[]): string =>
    padded(label, first) +
    values.map((value, i) => `  ${value.padStart(Math.max(4, names[i].length))}`).join('')
  const rule = paint.dim('─'.repeat(widthOf(cells('', names))))
  return [
    cells('', names),
    rule,
    ...[...rows].map(([label, values]) =>
      cells(
        label,
        values.map(value => (value === null ? '·' : `${value}`)),
      ),
    ),
    rule,
    paint.bold(cells('Total', totals(seats, sheet).map(String))),
  ]
}

/** How a finished game came out, in sentences: why it ended, and who stands where. */
export function outcomeLines(game: Game, { scores, ranks, ended }: Result, name: Name): string[] {
  const order = ranks.map((_, seat) => seat).sort((a, b) => ranks[a] - ranks[b])
  const winners = order.filter(seat => ranks[seat] === 1).map(name)
  return [
    `${game.text.say({ key: ended }, name)} ${verdict(winners)}`,
    ...order.map(seat => `${ranks[seat]}. ${name(seat)}, ${scores[seat]} points`),
  ]
}

function verdict(winners: readonly string[]): string {
  if (winners.length === 0) return 'Nobody wins.'
  return winners.length === 1 ? `${winners[0]} wins.` : `${winners.join(' and ')} share the victory.`
}

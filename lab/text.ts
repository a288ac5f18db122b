import type { Lift, Report } from './report.ts'
import type { Interval, Spread } from './stats.ts'

const WIDTH = 80
const AXIS = 20
/** How many of the most and of the least used things are listed. */
const LISTED = 8
const BLOCKS = ' ▁▂▃▄▅▆▇█'

/** A report as text for a terminal, 80 columns wide. */
export function formatReport(report: Report): string {
  const parts = [head, players, seats, games, endings, verbs, things].map(part => part(report))
  return `${parts
    .filter(lines => lines.length > 0)
    .map(lines => lines.map(line => line.trimEnd()).join('\n'))
    .join('\n\n')}\n`
}

const percent = (share: number, digits = 1): string => `${(100 * share).toFixed(digits)} %`
const plural = (n: number, what: string): string => `${n.toLocaleString('en')} ${what}${n === 1 ? '' : 's'}`
const figure = (value: number): string => (Number.isInteger(value) ? `${value}` : value.toFixed(1))
const maybe = (share: number | null): string => (share === null ? '–' : percent(share))

/** Text in a column: to its left, or, if the width is negative, to its right; too long a text is cut. */
const cell = (text: string, width: number): string =>
  width < 0 ? text.padStart(-width) : cut(text, width).padEnd(width)

const cut = (text: string, width: number): string =>
  text.length > width ? `${text.slice(0, width - 1)}…` : text

/** Cells side by side, in columns of these widths. */
const row = (widths: readonly number[], ...texts: readonly string[]): string =>
  texts.map((text, i) => cell(text, widths[i])).join('')

/** Facts one after the other, on as many lines as they take. */
function wrapped(facts: readonly string[]): string[] {
  const lines: string[] = []
  for (const fact of facts) {
    const longer = `${lines.at(-1)} · ${fact}`
    if (lines.length > 0 && longer.length <= WIDTH) lines[lines.length - 1] = longer
    else lines.push(cut(fact, WIDTH))
  }
  return lines
}

const head = (report: Report): string[] => [
  ...wrapped([
    report.title,
    plural(report.games, 'game'),
    plural(report.seats, 'player'),
    report.fixedSeats ? 'fixed seats' : 'seats rotate',
    `seed ${report.seed}`,
    ...(report.from > 0 ? [`from game ${report.from}`] : []),
  ]),
  ...wrapped([
    `rules ${report.rules}`,
    `edition ${report.edition}`,
    ...Object.entries(report.options).map(([name, value]) => `${name} ${value}`),
  ]),
  '─'.repeat(WIDTH),
]

/** A share on a line from 0 to `max` with its interval; `┆` stands where an even share would be. */
function bar(share: number, [low, high]: Interval, even: number, max: number): string {
  const at = (value: number) => Math.min(AXIS - 1, Math.round((value / max) * (AXIS - 1)))
  const cells = new Array<string>(AXIS).fill('·')
  for (let i = at(low); i <= at(high); i++) cells[i] = '━'
  cells[at(even)] = '┆'
  cells[at(share)] = '●'
  return cells.join('')
}

const axis = (max: number): string => `0${percent(max, 0).padStart(AXIS - 1)}`

const interval = ([low, high]: Interval): string => `${(100 * low).toFixed(1)} – ${(100 * high).toFixed(1)}`

/** The right end of an axis on which all these intervals have room. */
const reach = (intervals: readonly Interval[]): number =>
  Math.min(1, Math.ceil(Math.max(...intervals.map(([, high]) => high)) * 10) / 10)

const SHARE_COLUMNS = [14, -7, -14, 2, AXIS, -8, -5, -5, -5]

function players({ players, seats }: Report): string[] {
  const max = reach(players.map(({ ci }) => ci))
  return [
    row(SHARE_COLUMNS, 'PLAYER', 'WON', '95 % BETWEEN', '', axis(max), 'SCORE', 'p10', 'p50', 'p90'),
    ...players.map(({ bot, wins, ci, score }, i) =>
      row(
        SHARE_COLUMNS,
        `${i + 1} ${bot}`,
        percent(wins),
        interval(ci),
        '',
        bar(wins, ci, 1 / seats, max),
        score.mean.toFixed(1),
        ...[score.p10, score.p50, score.p90].map(figure),
      ),
    ),
  ]
}

function seats({ seatWins, seatCi, seats }: Report): string[] {
  const max = reach(seatCi)
  return [
    row(SHARE_COLUMNS, 'SEAT', 'WON', '95 % BETWEEN', '', axis(max)),
    ...seatWins.map((wins, seat) =>
      row(
        SHARE_COLUMNS,
        `${seat}`,
        percent(wins),
        interval(seatCi[seat]),
        '',
        bar(wins, seatCi[seat], 1 / seats, max),
      ),
    ),
  ]
}

/** A histogram in one line. */
const sparkline = ({ histogram: { counts } }: Spread): string => {
  const most = Math.max(...counts)
  return counts.map(times => BLOCKS[times === 0 ? 0 : Math.max(1, Math.round((8 * times) / most))]).join('')
}

function games({ length, draws, shared, decisionsPerSecond, seconds, digest }: Report): string[] {
  const { min, p10, p50, p90, max } = length
  return [
    `LENGTH    ${figure(length.mean)} decisions of players in a game, and ${figure(draws)} moves of chance`,
    `          ${min} ${sparkline(length)} ${max}   p10 ${p10}, p50 ${p50}, p90 ${p90}`,
    `SHARED    ${percent(shared)} of the victories`,
    `SPEED     ${decisionsPerSecond.toLocaleString('en')} decisions a second for ${seconds.toFixed(1)} s`,
    `DIGEST    ${digest}`,
  ]
}

const ENDING_COLUMNS = [26, -9, 2, 40]

const endings = ({ ended }: Report): string[] => [
  row(ENDING_COLUMNS, 'ENDING', 'GAMES'),
  ...Object.entries(ended)
    .sort(([, a], [, b]) => b - a)
    .map(([name, share]) =>
      row(ENDING_COLUMNS, name, percent(share), '', '█'.repeat(Math.round(40 * share))),
    ),
]

const USE_COLUMNS = [30, -10, -10, -10, -10, -10]

/** A table of uses. What only chance used, or several players together, is nobody's. */
const uses = (title: string, rows: readonly Lift[], games: number): string[] => [
  row(USE_COLUMNS, title, 'TIMES', 'A GAME', 'USED BY', 'WON WITH', 'WITHOUT'),
  ...rows.map(({ name, count, use, ...won }) =>
    row(
      USE_COLUMNS,
      name,
      `${count}`,
      (count / games).toFixed(2),
      count > 0 && use === 0 ? '–' : percent(use, 0),
      maybe(won.with),
      maybe(won.without),
    ),
  ),
]

const mostUsedFirst = ({ lift }: Report, kind: Lift['kind']): Lift[] =>
  lift.filter(row => row.kind === kind).sort((a, b) => b.count - a.count)

const verbs = (report: Report): string[] => uses('VERB', mostUsedFirst(report, 'verb'), report.games)

/** All things if they are few; otherwise the most and the least used. */
function things(report: Report): string[] {
  const rows = mostUsedFirst(report, 'thing')
  if (rows.length === 0) return []
  if (rows.length <= 2 * LISTED) return uses('THING', rows, report.games)
  return [
    ...uses('THING, MOST USED', rows.slice(0, LISTED), report.games),
    `${'⋮'.padStart(4)} ${plural(rows.length - 2 * LISTED, 'other')}`,
    ...uses('THING, LEAST USED', rows.slice(-LISTED), report.games),
  ]
}

import type { Lift, Report } from './report.ts'
import type { Interval, Spread } from './stats.ts'

const WIDTH = 80
const AXIS = 24
/** How many of the most and of the least used things are listed. */
const LISTED = 8
const BLOCKS = ' ▁▂▃▄▅▆▇█'

/** A report as text for a terminal, 80 columns wide. */
export function formatReport(report: Report): string {
  return [head(report), players(report), seats(report), games(report), endings(report), usage(report)]
    .map(lines => lines.join('\n'))
    .join('\n\n')
    .concat('\n')
}

const percent = (share: number, digits = 1): string => `${(100 * share).toFixed(digits)} %`
const plural = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`
const fit = (text: string, width: number): string =>
  text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width)
const figure = (value: number): string => (Number.isInteger(value) ? `${value}` : value.toFixed(1))

function head(report: Report): string[] {
  const options = Object.entries(report.options).map(([name, value]) => `${name}=${value}`)
  const facts = [
    `rules ${report.rules}`,
    `edition ${report.edition}`,
    report.fixedSeats ? 'fixed seats' : 'seats rotate',
    ...options,
  ]
  return [
    `${report.title}: ${plural(report.games, 'game')} at ${plural(report.seats, 'seat')}, seed "${report.seed}"`,
    facts.join(' · '),
    '─'.repeat(WIDTH),
  ]
}

/** A share on a line from 0 to `max`: its interval, and `┆` where an even share would be. */
function bar(share: number, [low, high]: Interval, even: number, max: number): string {
  const at = (value: number) => Math.min(AXIS - 1, Math.round((value / max) * (AXIS - 1)))
  const cells = new Array<string>(AXIS).fill('·')
  cells[at(even)] = '┆'
  for (let i = at(low); i <= at(high); i++) cells[i] = '━'
  cells[at(share)] = '●'
  return cells.join('')
}

const interval = ([low, high]: Interval): string =>
  `${(100 * low).toFixed(1).padStart(5)} – ${(100 * high).toFixed(1).padStart(4)}`

/** The right end of an axis on which all these intervals have room. */
const reach = (intervals: readonly Interval[]): number =>
  Math.min(1, Math.ceil(Math.max(...intervals.map(([, high]) => high)) * 10) / 10)

function players({ players, seats }: Report): string[] {
  const max = reach(players.map(({ ci }) => ci))
  const title = `  ${fit('PLAYER', 12)}${'WON'.padStart(7)}  ${'95 % INTERVAL'.padEnd(13)} `
  return [
    `${title}${`0${percent(max, 0).padStart(AXIS - 1)}`}  ${'SCORE'.padStart(6)} ${'p10 p50 p90'.padStart(11)}`,
    ...players.map(({ bot, wins, ci, score }, i) =>
      [
        `${i + 1} ${fit(bot, 12)}${percent(wins).padStart(7)}  ${interval(ci).padEnd(13)} `,
        `${bar(wins, ci, 1 / seats, max)}  ${score.mean.toFixed(1).padStart(6)} `,
        [score.p10, score.p50, score.p90].map(value => figure(value).padStart(3)).join(' '),
      ].join(''),
    ),
  ]
}

function seats({ seatWins, seatCi, seats }: Report): string[] {
  const max = reach(seatCi)
  return [
    `  ${fit('SEAT', 12)}${'WON'.padStart(7)}  95 % INTERVAL 0${percent(max, 0).padStart(AXIS - 1)}`,
    ...seatWins.map((wins, seat) => {
      const ci = seatCi[seat]
      return `  ${fit(`${seat}`, 12)}${percent(wins).padStart(7)}  ${interval(ci)} ${bar(wins, ci, 1 / seats, max)}`
    }),
  ]
}

/** A histogram in one line. */
const sparkline = ({ histogram: { counts } }: Spread): string => {
  const most = Math.max(...counts)
  return counts.map(times => BLOCKS[times === 0 ? 0 : Math.max(1, Math.round((8 * times) / most))]).join('')
}

function games(report: Report): string[] {
  const { length, draws, shared } = report
  const range = [length.min, length.p10, length.p50, length.p90, length.max].map(figure)
  return [
    `  LENGTH  ${figure(length.mean)} decisions on average, and ${figure(draws)} of chance`,
    `          ${range.join(' · ')}  (least, p10, p50, p90, most)`,
    `          ${length.histogram.from} ${sparkline(length)} ${length.max}`,
    `  SHARED  ${percent(shared)} of the victories`,
    `  SPEED   ${report.decisionsPerSecond.toLocaleString('en')} decisions a second, ${report.seconds.toFixed(1)} s`,
    `  DIGEST  ${report.digest}`,
  ]
}

function endings({ ended }: Report): string[] {
  const rows = Object.entries(ended).sort(([, a], [, b]) => b - a)
  return [
    '  ENDINGS',
    ...rows.map(
      ([name, share]) =>
        `  ${fit(name, 24)}${percent(share).padStart(7)}  ${'█'.repeat(Math.round(40 * share))}`,
    ),
  ]
}

/** Verbs in full; of the things the most and the least used. */
function usage({ lift, games }: Report): string[] {
  const of = (kind: Lift['kind']) =>
    lift.filter(row => row.kind === kind).sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
  const title = (what: string) =>
    `  ${fit(what, 28)}${'TIMES'.padStart(9)}${'A GAME'.padStart(9)}${'USED BY'.padStart(9)}${'WON'.padStart(8)}${'WITHOUT'.padStart(9)}`
  const row = ({ name, count, use, ...won }: Lift) =>
    [
      `  ${fit(name, 28)}${`${count}`.padStart(9)}${(count / games).toFixed(2).padStart(9)}`,
      `${(count > 0 && use === 0 ? '–' : percent(use, 0)).padStart(9)}${maybe(won.with).padStart(8)}${maybe(won.without).padStart(9)}`,
    ].join('')
  const things = of('thing')
  const few = things.length <= 2 * LISTED
  return [
    title('VERB'),
    ...of('verb').map(row),
    ...(things.length === 0 ? [] : ['', title(few ? 'THING' : 'THING: MOST USED')]),
    ...(few ? things : things.slice(0, LISTED)).map(row),
    ...(few ? [] : [title('THING: LEAST USED'), ...things.slice(-LISTED).map(row)]),
  ]
}

const maybe = (share: number | null): string => (share === null ? '–' : percent(share, 0))

import { html, type Markup } from './markup.ts'
import { differenceBar, histogramPlot, plainBar, shareBar } from './plots.ts'
import type { Lift, Report } from './report.ts'
import type { Interval, Spread } from './stats.ts'
import { STYLE } from './style.ts'

/** A report as one HTML file that needs nothing else. */
export function htmlReport(report: Report): string {
  const { text } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${report.title}: ${number(report.games)} simulated games</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
${head(report)}
<main>
${players(report)}
${scores(report)}
${seats(report)}
${length(report)}
${endings(report)}
${usage(report, 'verb', 'Verbs')}
${usage(report, 'thing', 'Cards and other things')}
</main>
${foot(report)}
</body>
</html>
`
  return text
}

const number = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 1 })
const percent = (share: number, digits = 1): string => `${(100 * share).toFixed(digits)} %`
const interval = ([low, high]: Interval): string => `${(100 * low).toFixed(1)} – ${(100 * high).toFixed(1)} %`

/** The right end of an axis on which all these intervals have room. */
const reach = (intervals: readonly Interval[]): number =>
  Math.min(1, Math.ceil(Math.max(...intervals.map(([, high]) => high)) * 20) / 20)

function head(report: Report): Markup {
  const facts: [string, string][] = [
    ['players', `${report.seats}`],
    ['seats', report.fixedSeats ? 'fixed' : 'rotating'],
    ['seed', report.seed],
    ['rules', report.rules],
    ['edition', report.edition],
    ...Object.entries(report.options).map(([name, value]): [string, string] => [name, `${value}`]),
  ]
  return html`<header>
<svg class="meander" height="20" aria-hidden="true"><defs><pattern id="meander" width="24" height="20" patternUnits="userSpaceOnUse"><path d="M0 17H21V3H6V11H13V7"/></pattern></defs><rect width="100%" height="20" fill="url(#meander)"/></svg>
<h1>${report.title}</h1>
<p class="lead">${number(report.games)} simulated games</p>
<dl>${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
</header>`
}

/** One row of a table of shares. */
interface ShareRow {
  readonly name: Markup
  readonly share: number
  readonly ci: Interval
}

function shareTable(rows: readonly ShareRow[], what: string, even: number): Markup {
  const max = reach([...rows.map(({ ci }) => ci), [even, even]])
  return html`<table class="shares">
<thead><tr><th scope="col">${what}</th><th scope="col" class="plot">0 to ${percent(max, 0)}; dashed: an even share</th><th scope="col">won</th><th scope="col">95 % interval</th></tr></thead>
<tbody>${rows.map(
    ({ name, share, ci }) => html`
<tr><th scope="row">${name}</th><td class="plot">${shareBar(share, ci, even, max)}</td><td>${percent(share)}</td><td>${interval(ci)}</td></tr>`,
  )}
</tbody></table>`
}

const playerName = (bot: string, player: number): Markup => html`<b>${player + 1}</b> ${bot}`

function players({ players, seats, shared }: Report): Markup {
  const rows = players.map(({ bot, wins, ci }, i) => ({ name: playerName(bot, i), share: wins, ci }))
  return html`<section>
<h2>Who wins</h2>
${shareTable(rows, 'player', 1 / seats)}
<p>${shared === 0 ? 'No victory was shared.' : `A shared victory counts in equal parts; ${percent(shared)} of the victories were shared.`}</p>
</section>`
}

function seats({ seatWins, seatCi, seats }: Report): Markup {
  const rows = seatWins.map((share, seat) => ({ name: html`seat ${seat}`, share, ci: seatCi[seat] }))
  return html`<section>
<h2>Which seat wins</h2>
${shareTable(rows, 'seat', 1 / seats)}
</section>`
}

const end = ({ histogram: { from, width, counts } }: Spread): number => from + width * counts.length

function scores({ players }: Report): Markup {
  const from = Math.min(...players.map(({ score }) => score.histogram.from))
  const to = Math.max(...players.map(({ score }) => end(score)))
  return html`<section>
<h2>How they score</h2>
<div class="figures">${players.map(
    ({ bot, score }, i) => html`<figure>
<figcaption>${playerName(bot, i)}</figcaption>
${spreadPlot(score, from, to, `scores of player ${i + 1}, ${bot}`)}
</figure>`,
  )}</div>
</section>`
}

const spreadPlot = (spread: Spread, from: number, to: number, what: string): Markup => html`
${histogramPlot(spread.histogram, spread, from, to, `${what}: ${summary(spread)}`)}
<p class="summary">${summary(spread)}</p>`

const summary = (spread: Spread): string => {
  const figure = (key: 'mean' | 'sd' | 'p10' | 'p50' | 'p90') => number(spread[key])
  return `mean ${figure('mean')} ± ${figure('sd')} · p10 ${figure('p10')} · p50 ${figure('p50')} · p90 ${figure('p90')} · ${number(spread.min)} to ${number(spread.max)}`
}

function length({ length, draws }: Report): Markup {
  return html`<section>
<h2>How long a game is</h2>
<figure>
<figcaption>decisions of the players in a game</figcaption>
${spreadPlot(length, length.histogram.from, end(length), 'length of a game in decisions')}
</figure>
<p>Moves of chance are not counted: there are ${number(draws)} more of them in a game.</p>
</section>`
}

function endings({ ended }: Report): Markup {
  const rows = Object.entries(ended).sort(([, a], [, b]) => b - a)
  return html`<section>
<h2>How games end</h2>
<table class="shares">
<thead><tr><th scope="col">ending</th><th scope="col" class="plot">0 to 100 %</th><th scope="col">games</th></tr></thead>
<tbody>${rows.map(
    ([name, share]) => html`
<tr><th scope="row">${name}</th><td class="plot">${plainBar(share, 1)}</td><td>${percent(share)}</td></tr>`,
  )}
</tbody></table>
</section>`
}

function usage({ lift, games }: Report, kind: Lift['kind'], title: string): Markup {
  const rows = lift.filter(row => row.kind === kind).sort((a, b) => b.count - a.count)
  if (rows.length === 0) return html``
  const most = Math.max(1, ...rows.map(({ count }) => count))
  const widest = Math.max(0.05, ...rows.flatMap(({ ci }) => (ci === null ? [] : ci.map(Math.abs))))
  return html`<section>
<h2>${title}</h2>
<div class="wide"><table class="usage">
<thead><tr><th scope="col">name</th><th scope="col" class="plot">how often</th><th scope="col" class="times">times</th><th scope="col">a game</th><th scope="col">used by</th><th scope="col">won with</th><th scope="col">without</th><th scope="col" class="plot">difference, ± ${percent(widest, 0)}</th></tr></thead>
<tbody>${rows.map(
    row => html`
<tr><th scope="row">${row.name}</th><td class="plot">${plainBar(row.count, most)}</td><td class="times">${number(row.count)}</td><td>${(row.count / games).toFixed(2)}</td><td>${useOf(row)}</td><td>${maybe(row.with)}</td><td>${maybe(row.without)}</td><td class="plot">${row.lift === null || row.ci === null ? html`` : differenceBar(row.lift, row.ci, widest)}</td></tr>`,
  )}
</tbody></table></div>
</section>`
}

/** What only chance used, or several players together, is nobody's. */
const useOf = ({ count, use }: Lift): string => (count > 0 && use === 0 ? '–' : percent(use, 0))

const maybe = (share: number | null): string => (share === null ? '–' : percent(share))

const foot = ({ decisionsPerSecond, seconds, digest }: Report): Markup => html`<footer>
<p>“Used by” is the share of players, game by game, who used it at least once; “won with” and “without” are the shares of games won by those who did and by those who did not. A difference is no proof of a cause: a winner may simply have more turns to use things in, and a stronger bot may like a thing for no good reason. Compare between equal bots.</p>
<p>${number(decisionsPerSecond)} decisions a second, ${seconds.toFixed(1)} s. Digest of all logs: <code>${digest}</code></p>
</footer>`

import { type Analysis, chancesAtEnd, type Moment } from './analyse.ts'
import { verdictOn } from './analysis-text.ts'
import { html, Markup, type Markup as Part } from './markup.ts'
import { STYLE } from './style.ts'

const WIDTH = 1000
const HEIGHT = 300

/** Lines told apart by colour and by dashes. */
const LINES = new Markup(`
.course { height: 20rem; background: var(--ground); }
.course .grid { stroke: var(--line); stroke-width: 1; vector-effect: non-scaling-stroke; }
.course polyline { fill: none; stroke-width: 2.5; vector-effect: non-scaling-stroke; }
.course .turn { stroke: var(--accent); stroke-width: 1.5; stroke-dasharray: 2 4; vector-effect: non-scaling-stroke; }
.s0 { stroke: #8f1d2c; } .s1 { stroke: #1c4f82; stroke-dasharray: 9 4; } .s2 { stroke: #2f6b2f; stroke-dasharray: 3 3; }
.s3 { stroke: #5b3a8c; stroke-dasharray: 12 4 3 4; } .s4 { stroke: #231815; stroke-dasharray: 5 7; }
@media (prefers-color-scheme: dark) { .s0 { stroke: #ff8d7a; } .s1 { stroke: #86bdf2; } .s2 { stroke: #9fd89a; } .s3 { stroke: #cbb0f2; } .s4 { stroke: #f3e6cf; } }
.legend { display: flex; flex-wrap: wrap; gap: .3rem 1.2rem; margin: .5rem 0 0; padding: 0; list-style: none; }
.legend svg { display: inline-block; width: 2.5rem; height: .7rem; vertical-align: middle; margin-right: .4rem; }
.legend line { stroke-width: 3; }
td.said, th.said { white-space: normal; text-align: left; }
tr.lost td { color: var(--accent); }
`)

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`

/** An analysis as one HTML file that needs nothing else. */
export function htmlAnalysis(analysis: Analysis): string {
  const { title, seats, entries, moments, iterations, millis } = analysis
  const budget = iterations === null ? `${millis} ms` : `${iterations} iterations`
  const { text } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}: a game analysed</title>
<link rel="icon" href="data:,">
<style>${STYLE}${LINES}</style>
</head>
<body>
<header>
<h1>${title}</h1>
<p class="lead">A game of ${seats} players, decision by decision</p>
<dl>${[
    ['entries', `${entries}`],
    ['decisions', `${moments.length}`],
    ['search a decision', budget],
  ].map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
</header>
<main>
${course(analysis)}
${turns(analysis)}
${players(analysis)}
${decisions(moments)}
</main>
<footer><p>Each decision is judged by what the seat that made it could know. Chances are estimates of a search, a few per cent off either way.</p></footer>
</body>
</html>
`
  return text
}

/** The chances of all seats along the game, a line each, and the turning points. */
function course({ moments, result, seats, turningPoints, entries }: Analysis): Part {
  const points = moments.map(({ entry, before }) => ({ entry, chances: before }))
  if (result) points.push({ entry: entries, chances: chancesAtEnd(result) })
  const x = (entry: number) => ((WIDTH * entry) / Math.max(1, entries)).toFixed(1)
  const y = (chance: number) => (HEIGHT * (1 - chance)).toFixed(1)
  const all = Array.from({ length: seats }, (_, seat) => seat)
  return html`<section>
<h2>Who is winning</h2>
<svg class="course" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="chance to win of each seat along the game, from 0 to 100 per cent">
${[0.25, 0.5, 0.75].map(chance => html`<line class="grid" x1="0" x2="${WIDTH}" y1="${y(chance)}" y2="${y(chance)}"/>`)}
${turningPoints.map(({ entry }) => html`<line class="turn" x1="${x(entry)}" x2="${x(entry)}" y1="0" y2="${HEIGHT}"/>`)}
${all.map(seat => html`<polyline class="s${seat}" points="${points.map(({ entry, chances }) => `${x(entry)},${y(chances[seat])}`).join(' ')}"/>`)}
</svg>
<ul class="legend">${all.map(seat => html`<li><svg aria-hidden="true"><line class="s${seat}" x1="0" x2="100%" y1="50%" y2="50%"/></svg>seat ${seat}</li>`)}</ul>
<p>From 0 % below to 100 % above; dotted: turning points.</p>
</section>`
}

const chances = (values: readonly number[]): string => values.map(percent).join(' · ')

function turns({ turningPoints, moments }: Analysis): Part {
  if (turningPoints.length === 0) return html``
  return html`<section>
<h2>Turning points</h2>
<div class="wide"><table class="usage">
<thead><tr><th scope="col">entry</th><th scope="col" class="said">what happened</th><th scope="col">before</th><th scope="col">then</th></tr></thead>
<tbody>${turningPoints.map(
    point => html`
<tr><th scope="row">${point.entry}</th><td class="said">${verdictOn(moments[point.moment], point)}</td><td>${chances(point.from)}</td><td>${chances(point.to)}</td></tr>`,
  )}
</tbody></table></div>
</section>`
}

const players = ({ bySeat }: Analysis): Part => html`<section>
<h2>How they played</h2>
<table class="usage">
<thead><tr><th scope="col">seat</th><th scope="col">decisions</th><th scope="col">best move</th><th scope="col">given away a decision</th></tr></thead>
<tbody>${bySeat.map(
  ({ seat, decisions, best, meanLoss }) => html`
<tr><th scope="row">seat ${seat}</th><td>${decisions}</td><td>${percent(best)}</td><td>${(100 * meanLoss).toFixed(1)} %</td></tr>`,
)}
</tbody></table>
</section>`

/** A loss that is worth a colour. */
const NOTABLE = 0.05

const decisions = (moments: readonly Moment[]): Part => html`<section>
<h2>Every decision</h2>
<div class="wide"><table class="usage">
<thead><tr><th scope="col">entry</th><th scope="col">seat</th><th scope="col" class="said">played</th><th scope="col">after it</th><th scope="col" class="said">best alternative</th><th scope="col">after that</th><th scope="col">given away</th></tr></thead>
<tbody>${moments.map(
  ({ entry, seat, played, after, alternative, loss }) => html`
<tr class="${loss >= NOTABLE ? 'lost' : ''}"><th scope="row">${entry}</th><td>${seat}</td><td class="said">${played.text}</td><td>${chances(after)}</td><td class="said">${alternative.text}</td><td>${chances(alternative.chances)}</td><td>${percent(loss)}</td></tr>`,
)}
</tbody></table></div>
</section>`

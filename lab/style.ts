import { Markup } from './markup.ts'

/** The look of a report: by day black-figure (slip on clay), by night red-figure (clay on slip). */
export const STYLE = new Markup(`
:root {
  --page: #faf3e4; --panel: #f3e6cf; --ground: #e9b98a; --figure: #231815; --ink: #231815; --soft: #65564a;
  --line: #d9c19b; --accent: #7c1f2b; --halo: #fff4e0; --band: #c96f3b;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #17100d; --panel: #231815; --ground: #33231c; --figure: #dd8f57; --ink: #f3e6cf; --soft: #bfa98f;
    --line: #4a352a; --accent: #fff4e0; --halo: #231815; --band: #dd8f57;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.45 Optima, Candara, "Noto Sans", "Segoe UI", sans-serif; }
header, main, footer { max-width: 60rem; margin: 0 auto; padding: 0 1rem; }
h1, h2 { font-family: Cinzel, "Trajan Pro", "GFS Didot", Palatino, Georgia, serif; font-weight: 600; letter-spacing: .06em; text-transform: uppercase; }
h1 { font-size: clamp(1.7rem, 6vw, 2.6rem); line-height: 1.1; margin: 1.2rem 0 0; }
h2 { font-size: 1rem; margin: 0 0 .75rem; }
.lead { margin: .2rem 0 .8rem; font-size: 1.15rem; color: var(--accent); }
.meander { display: block; width: 100%; background: var(--band); margin-top: 1rem; }
.meander path { fill: none; stroke: #231815; stroke-width: 3; }
dl { display: flex; flex-wrap: wrap; gap: .4rem 1.4rem; margin: 0 0 1.2rem; }
dt { font-size: .75rem; letter-spacing: .06em; color: var(--soft); }
dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
section { background: var(--panel); border-top: 3px solid var(--band); padding: 1rem; margin: 0 0 1rem; }
section > p { margin: .6rem 0 0; color: var(--soft); }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .2rem .5rem; white-space: nowrap; font-weight: 400; }
thead th { font-size: .78rem; color: var(--soft); border-bottom: 1px solid var(--line); }
th:first-child { text-align: left; padding-left: 0; }
tbody th { font-weight: 600; overflow-wrap: anywhere; white-space: normal; }
.plot { width: 45%; text-align: left; }
.usage .plot { width: 18%; min-width: 7rem; }
.usage tbody tr + tr > * { border-top: 1px solid var(--line); }
.usage tbody th { white-space: nowrap; }
.wide { overflow-x: auto; }
svg { display: block; width: 100%; overflow: visible; }
.bar { background: var(--ground); }
.figure { fill: var(--figure); }
.even { stroke: var(--ink); stroke-width: 1.5; stroke-dasharray: 3 3; }
.under { stroke: var(--halo); stroke-width: 1.5; }
.whisker { stroke: var(--accent); stroke-width: 2.5; }
.halo { stroke: var(--halo); stroke-width: 6; }
.axis { stroke: var(--ink); }
.histogram { background: linear-gradient(var(--ground), var(--ground)) 0 0 / 100% 96px no-repeat; }
.histogram text { font-size: 12px; fill: var(--soft); }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 1rem 1.5rem; }
figure { margin: 0; min-width: 0; }
figcaption { margin-bottom: .3rem; }
.summary { margin: .2rem 0 0; color: var(--soft); font-variant-numeric: tabular-nums; }
footer { color: var(--soft); padding-bottom: 2rem; font-size: .9rem; }
code { overflow-wrap: anywhere; }
@media (max-width: 40rem) {
  .shares thead { display: none; }
  .shares tr { display: grid; grid-template-columns: 1fr auto auto; padding: .3rem 0; }
  .shares .plot { grid-column: 1 / -1; grid-row: 2; width: auto; padding: 0; }
  .usage .plot, .usage .times { display: none; }
  .usage th, .usage td { padding: .2rem .25rem; }
}
@media print { section { break-inside: avoid; } }
`)

import { html, type Markup } from './markup.ts'
import type { Histogram, Interval } from './stats.ts'

/** Places along a plot are percentages, so that it is as wide as its room without being stretched out of shape. */
const place = (value: number, from: number, to: number): string =>
  `${((100 * (value - from)) / (to - from)).toFixed(2)}%`

/** A whisker with a halo, readable on the ground and on the bar alike. */
const whisker = (from: string, to: string, y: number): Markup => html`
  <line class="halo" x1="${from}" x2="${to}" y1="${y}" y2="${y}"/>
  <line class="whisker" x1="${from}" x2="${to}" y1="${y}" y2="${y}"/>
  ${[from, to].map(x => html`<line class="whisker" x1="${x}" x2="${x}" y1="${y - 5}" y2="${y + 5}"/>`)}`

/** Where a share or a difference would be if nothing mattered. */
const evenLine = (x: string, height: number): Markup => html`
  <line class="under" x1="${x}" x2="${x}" y1="0" y2="${height}"/>
  <line class="even" x1="${x}" x2="${x}" y1="0" y2="${height}"/>`

/** A share as a bar from 0 to `max`, with its interval, and a dashed line at the even share. */
export const shareBar = (share: number, [low, high]: Interval, even: number, max: number): Markup => html`
<svg class="bar" height="28" aria-hidden="true">
  <rect class="figure" x="0" y="5" height="18" width="${place(share, 0, max)}"/>
  ${evenLine(place(even, 0, max), 28)}
  ${whisker(place(low, 0, max), place(high, 0, max), 14)}
</svg>`

/** A plain bar from 0 to `max`. */
export const plainBar = (value: number, max: number): Markup => html`
<svg class="bar" height="16" aria-hidden="true">
  <rect class="figure" x="0" y="2" height="12" width="${place(value, 0, max)}"/>
</svg>`

/** A difference with its interval, to the left or right of nothing. */
export const differenceBar = (value: number, [low, high]: Interval, reach: number): Markup => {
  const at = (point: number) => place(Math.max(-reach, Math.min(reach, point)), -reach, reach)
  return html`
<svg class="bar" height="16" aria-hidden="true">
  ${evenLine('50%', 16)}
  <line class="whisker" x1="${at(low)}" x2="${at(high)}" y1="8" y2="8"/>
  <circle class="figure" cx="${at(value)}" cy="8" r="4"/>
</svg>`
}

/** What a histogram marks besides its bars. */
export interface Marks {
  readonly mean: number
  readonly p10: number
  readonly p90: number
}

const HEIGHT = 96
const FOOT = 30

/**
 * Bars of a histogram, the mean as a line, the stretch from p10 to p90 as a bracket below. `from` and `to` are the
 * ends of the axis, so that several can stand under one another.
 */
export function histogramPlot(
  { from: first, width, counts }: Histogram,
  { mean, p10, p90 }: Marks,
  from: number,
  to: number,
  label: string,
): Markup {
  const most = Math.max(...counts)
  const at = (value: number) => place(value, from, to)
  const centre = (value: number) => at(value + (width === 1 ? 0.5 : 0))
  const bars = counts.map((times, i) => {
    const height = (HEIGHT - 8) * (times / most)
    return html`<rect class="figure" x="${at(first + i * width)}" width="${place(width * 0.94, 0, to - from)}"
      y="${(HEIGHT - height).toFixed(1)}" height="${height.toFixed(1)}"><title>${barTitle(first + i * width, width, times)}</title></rect>`
  })
  return html`
<svg class="histogram" height="${HEIGHT + FOOT}" role="img" aria-label="${label}">
  ${bars}
  <line class="axis" x1="0" x2="100%" y1="${HEIGHT}" y2="${HEIGHT}"/>
  <line class="halo" x1="${centre(mean)}" x2="${centre(mean)}" y1="2" y2="${HEIGHT}"/>
  <line class="whisker" x1="${centre(mean)}" x2="${centre(mean)}" y1="2" y2="${HEIGHT}"/>
  <line class="whisker" x1="${centre(p10)}" x2="${centre(p90)}" y1="${HEIGHT + 5}" y2="${HEIGHT + 5}"/>
  ${ticks(from, to, width).map(
    value =>
      html`<text x="${centre(value)}" y="${HEIGHT + 24}" text-anchor="${centre(value) === at(from) ? 'start' : 'middle'}">${value}</text>`,
  )}
</svg>`
}

const barTitle = (from: number, width: number, times: number): string =>
  `${width === 1 ? from : `${from} to ${from + width - 1}`}: ${times}`

/** Up to eight round numbers along an axis, none so near its right end that it would be cut off. */
function ticks(from: number, to: number, width: number): number[] {
  const room = (to - from) / 8
  let step = 1
  for (let i = 0; step < Math.max(room, width); i++) step *= i % 3 === 1 ? 2.5 : 2
  const values: number[] = []
  for (let value = Math.ceil(from / step) * step; to - value >= room / 4; value += step) values.push(value)
  return values
}

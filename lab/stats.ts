/** How often each value was seen. Counting loses nothing and any number of counts can be added up in any order. */
export type Counts = Map<number, number>

/** A share between two bounds: a 95 % confidence interval. */
export type Interval = readonly [low: number, high: number]

/** Equal bars over a stretch of values: bar `i` counts the values from `from + i * width` on, below the next. */
export interface Histogram {
  readonly from: number
  readonly width: number
  readonly counts: readonly number[]
}

/** How values are spread: exact figures, and bars to draw. */
export interface Spread {
  readonly mean: number
  /** The standard deviation of the values themselves. */
  readonly sd: number
  readonly min: number
  readonly p10: number
  readonly p50: number
  readonly p90: number
  readonly max: number
  readonly histogram: Histogram
}

/** The point of the normal distribution that leaves 2.5 % on either side. */
const Z = 1.959963984540054
const MOST_BARS = 24

/** Counts `value` (`times` over). */
export const count = (counts: Counts, value: number, times = 1): void => {
  counts.set(value, (counts.get(value) ?? 0) + times)
}

/** The 95 % Wilson interval of a share: `successes` (shared ones may be fractions) of `n` trials. */
export function wilson(successes: number, n: number): Interval {
  if (n === 0) return [0, 1]
  const share = successes / n
  const spread = Z * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n))
  const centre = share + (Z * Z) / (2 * n)
  const scale = 1 + (Z * Z) / n
  // At the ends the interval touches 0 and 1 exactly; rounding would leave dust.
  const low = successes <= 0 ? 0 : Math.max(0, (centre - spread) / scale)
  const high = successes >= n ? 1 : Math.min(1, (centre + spread) / scale)
  return [low, high]
}

/** The 95 % interval of the difference of two independent shares (Newcombe's, from their Wilson intervals). */
export function difference(a: number, n: number, b: number, m: number): Interval {
  const [low, high] = wilson(a, n)
  const [under, over] = wilson(b, m)
  const [p, q] = [n === 0 ? 0.5 : a / n, m === 0 ? 0.5 : b / m]
  return [p - q - Math.hypot(p - low, over - q), p - q + Math.hypot(high - p, q - under)]
}

/** The smallest value that at least the share `q` of all values does not exceed: always one that was seen. */
export function quantile(counts: Counts, q: number): number {
  const values = ascending(counts)
  // 0.07 of 100 is a little more than 7 in binary.
  const needed = q * sizeOf(counts) - 1e-9
  let reached = 0
  for (const [value, times] of values) {
    reached += times
    if (reached >= needed) return value
  }
  return Number.NaN
}

/** The arithmetic mean. Summed in the order of the values, so the same values give the same bits. */
export const mean = (counts: Counts): number =>
  ascending(counts).reduce((sum, [value, times]) => sum + value * times, 0) / sizeOf(counts)

/** Everything a report says about how values are spread; bars of a given width can be compared with others. */
export function spread(counts: Counts, width = barWidth([counts])): Spread {
  const values = ascending(counts)
  const middle = mean(counts)
  const square = values.reduce((sum, [value, times]) => sum + times * (value - middle) ** 2, 0)
  return {
    mean: middle,
    sd: Math.sqrt(square / sizeOf(counts)),
    min: quantile(counts, 0),
    p10: quantile(counts, 0.1),
    p50: quantile(counts, 0.5),
    p90: quantile(counts, 0.9),
    max: quantile(counts, 1),
    histogram: histogram(counts, width),
  }
}

/** The smallest round width (1, 2, 5, 10, 20, 50, …) with which at most 24 bars hold all these values. */
export function barWidth(all: readonly Counts[]): number {
  const min = Math.min(...all.map(counts => quantile(counts, 0)))
  const max = Math.max(...all.map(counts => quantile(counts, 1)))
  let width = 1
  for (let i = 0; Math.floor(max / width) - Math.floor(min / width) >= MOST_BARS; i++)
    width *= i % 3 === 1 ? 2.5 : 2
  return width
}

/** Bars of equal width, each beginning at a multiple of it. */
export function histogram(counts: Counts, width: number): Histogram {
  const first = Math.floor(quantile(counts, 0) / width)
  const last = Math.floor(quantile(counts, 1) / width)
  const bars = new Array<number>(last - first + 1).fill(0)
  for (const [value, times] of counts) bars[Math.floor(value / width) - first] += times
  return { from: first * width, width, counts: bars }
}

const ascending = (counts: Counts): [value: number, times: number][] => [...counts].sort(([a], [b]) => a - b)

const sizeOf = (counts: Counts): number => {
  let size = 0
  for (const times of counts.values()) size += times
  return size
}

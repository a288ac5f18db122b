import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  barWidth,
  type Counts,
  count,
  difference,
  histogram,
  mean,
  quantile,
  spread,
  wilson,
} from '../stats.ts'

const counted = (values: readonly number[]): Counts => {
  const counts: Counts = new Map()
  for (const value of values) count(counts, value)
  return counts
}
const values = fc.array(fc.integer({ min: -500, max: 5000 }), { minLength: 1, maxLength: 200 })

describe('the Wilson interval', () => {
  // Newcombe 1998, Statistics in Medicine 17:857, table I, method 3.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%d of %d lies between %d and %d', (successes, n, low, high) => {
    const [from, to] = wilson(successes, n)
    expect(from).toBeCloseTo(low, 4)
    expect(to).toBeCloseTo(high, 4)
  })

  test('holds the share, stays within 0 and 1, and mirrors when wins and losses change places', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (n, share) => {
          const [low, high] = wilson(share * n, n)
          expect(low).toBeGreaterThanOrEqual(0)
          expect(high).toBeLessThanOrEqual(1)
          expect(low).toBeLessThanOrEqual(share + 1e-12)
          expect(high).toBeGreaterThanOrEqual(share - 1e-12)
          const [mirrored] = wilson(n - share * n, n)
          expect(mirrored).toBeCloseTo(1 - high, 9)
        },
      ),
    )
  })

  test('narrows as games are added', () => {
    const widths = [10, 100, 1000, 10_000].map(n => {
      const [low, high] = wilson(n / 4, n)
      return high - low
    })
    expect(widths).toEqual([...widths].sort((a, b) => b - a))
  })

  test('says nothing where nothing was tried', () => {
    expect(wilson(0, 0)).toEqual([0, 1])
  })
})

test('the interval of a difference: Newcombe 1998, 17:873, 56 of 70 against 48 of 80', () => {
  const [low, high] = difference(56, 70, 48, 80)
  expect(low).toBeCloseTo(0.0524, 4)
  expect(high).toBeCloseTo(0.3339, 4)
})

describe('quantiles', () => {
  test('are values that were seen: the smallest that a share of them does not exceed', () => {
    const counts = counted([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect([0, 0.1, 0.11, 0.5, 0.9, 1].map(q => quantile(counts, q))).toEqual([1, 1, 2, 5, 9, 10])
  })

  test('a share that is not exact in binary does not push them on to the next value', () => {
    const hundred = counted(Array.from({ length: 100 }, (_, i) => i + 1))
    for (let percent = 1; percent <= 100; percent++) expect(quantile(hundred, percent / 100)).toBe(percent)
  })

  test('agree with a sorted list', () => {
    fc.assert(
      fc.property(values, fc.integer({ min: 1, max: 100 }), (list, percent) => {
        const sorted = [...list].sort((a, b) => a - b)
        const rank = Math.max(1, Math.ceil((percent * list.length) / 100))
        expect(quantile(counted(list), percent / 100)).toBe(sorted[rank - 1])
      }),
    )
  })
})

describe('means and spreads', () => {
  test('mean and standard deviation of a known list', () => {
    const { mean: middle, sd, min, max } = spread(counted([2, 4, 4, 4, 5, 5, 7, 9]))
    expect({ middle, sd, min, max }).toEqual({ middle: 5, sd: 2, min: 2, max: 9 })
  })

  test('do not depend on the order in which values came', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1 }), list => {
        expect(mean(counted([...list].reverse()))).toBe(mean(counted(list)))
      }),
    )
  })
})

describe('histograms', () => {
  const bars = (values: readonly number[]) => histogram(counted(values), barWidth([counted(values)]))

  test('one bar a value while there are few', () => {
    expect(bars([3, 3, 5])).toEqual({ from: 3, width: 1, counts: [2, 0, 1] })
  })

  test('widths are round and bars begin at multiples of them', () => {
    expect(bars([7, 43])).toEqual({ from: 6, width: 2, counts: [1, ...Array(17).fill(0), 1] })
    expect(bars([-3, 96]).width).toBe(5)
    expect(bars([0, 240]).width).toBe(20)
    expect(bars([0, 4000]).width).toBe(200)
  })

  test('several have bars of one width', () => {
    expect(barWidth([counted([3, 5]), counted([7, 43])])).toBe(2)
  })

  test('every value falls into exactly one bar, the first and the last are not empty', () => {
    fc.assert(
      fc.property(values, list => {
        const { from, width, counts } = bars(list)
        expect(counts.length).toBeLessThanOrEqual(24)
        expect(counts[0]).toBeGreaterThan(0)
        expect(counts.at(-1)).toBeGreaterThan(0)
        counts.forEach((times, i) => {
          const [low, high] = [from + i * width, from + (i + 1) * width]
          expect(list.filter(value => value >= low && value < high)).toHaveLength(times)
        })
      }),
    )
  })
})

import { expect, test } from 'vitest'
import { runsOf, slipOf, swingsOf, winnerOf } from '../worker/turnings.ts'

const judged = (seat: number, chance: number, entry = 0) => ({
  entry,
  seat,
  before: [chance, 1 - chance],
  loss: 0,
})

test('decisions of one seat in a row are one run', () => {
  const runs = runsOf([judged(0, 0.5), judged(0, 0.7), judged(1, 0.6), judged(0, 0.6)])
  expect(runs.map(({ seat, moments }) => [seat, moments.length])).toEqual([
    [0, 2],
    [1, 1],
    [0, 1],
  ])
  expect(runs[1].chances[0]).toBeCloseTo(0.6)
})

test('a single judgement that stands out is no turning point, a lasting change is', () => {
  const flat = Array.from({ length: 30 }, (_, i) => judged(i % 2, 0.5, i))
  const spike = flat.map((one, i) => (i === 14 ? judged(0, 0.72, 14) : one))
  expect(swingsOf(runsOf(spike), [0.5, 0.5])).toEqual([])
  const step = flat.map((one, i) => (i < 15 ? one : judged(i % 2, 0.85, i)))
  const [swing, ...others] = swingsOf(runsOf(step), [0.85, 0.15])
  expect(others).toEqual([])
  expect(Math.abs(swing.run.entry - 14)).toBeLessThanOrEqual(1)
  expect(swing.to[0]).toBeGreaterThan(swing.from[0])
})

test('turning points come in the order of the game and stand apart', () => {
  const wild = Array.from({ length: 60 }, (_, i) =>
    judged(i % 2, Math.floor(i / 10) % 2 === 0 ? 0.2 : 0.8, i),
  )
  const entries = swingsOf(runsOf(wild), [0.8, 0.2]).map(({ run }) => run.entry)
  expect(entries.length).toBe(5)
  for (let i = 1; i < entries.length; i++) expect(entries[i] - entries[i - 1]).toBeGreaterThanOrEqual(3)
})

test('whoever loses by a swing slipped where most was given away; whoever gains by it did not', () => {
  const moments = [0.01, 0.2, 0.1].map((loss, entry) => ({ ...judged(0, 0.5, entry), loss }))
  const [run] = runsOf(moments)
  const lost = { run, from: [0.5, 0.5], to: [0.3, 0.7] }
  const won = { run, from: [0.5, 0.5], to: [0.7, 0.3] }
  expect(winnerOf(lost)).toBe(1)
  expect(slipOf(lost)).toBe(moments[1])
  expect(winnerOf(won)).toBe(0)
  expect(slipOf(won)).toBeNull()
  expect(slipOf({ ...lost, run: runsOf(moments.slice(0, 1))[0] })).toBeNull()
})

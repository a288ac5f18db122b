import { expect, test } from 'vitest'
import { type Duel, ratings } from '../elo.ts'
import { groupsOf } from '../ladder.ts'

const games = (count: number, a: number, b: number, wins: number): Duel[][] =>
  Array.from({ length: count }, (_, i) => [{ a, b, score: i < wins ? 1 : 0 }])

test('odds of ten to one are 400 points, and the average is 1000', () => {
  const [strong, weak] = ratings(2, games(1100, 0, 1, 1000))
  expect(strong.elo - weak.elo).toBeCloseTo(400, -1)
  expect((strong.elo + weak.elo) / 2).toBeCloseTo(1000)
})

test('equals are equal', () => {
  const [a, b] = ratings(2, games(100, 0, 1, 50))
  expect(a.elo).toBeCloseTo(b.elo)
})

test('who beats who beats a third stands above both, without having met it', () => {
  const [a, b, c] = ratings(3, [...games(40, 0, 1, 30), ...games(40, 1, 2, 30)])
  expect(a.elo).toBeGreaterThan(b.elo + 100)
  expect(b.elo).toBeGreaterThan(c.elo + 100)
})

test('who won everything is strong, not infinitely so', () => {
  const [a] = ratings(2, games(20, 0, 1, 20))
  expect(a.elo).toBeGreaterThan(1200)
  expect(a.elo).toBeLessThan(1600)
})

test('even who won everything may have been lucky: the interval has a width', () => {
  const [{ elo, ci }] = ratings(2, games(4, 0, 1, 4))
  expect(ci[0]).toBeLessThan(elo - 50)
})

test('more games make the interval narrower, and it holds the rating', () => {
  const width = (count: number) => {
    const [{ elo, ci }] = ratings(2, games(count, 0, 1, count * 0.7))
    expect(ci[0]).toBeLessThanOrEqual(elo)
    expect(ci[1]).toBeGreaterThanOrEqual(elo)
    return ci[1] - ci[0]
  }
  expect(width(400)).toBeLessThan(width(40) / 2)
})

test('every group that fills a table, once', () => {
  expect(groupsOf(4, 2)).toEqual([
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 2],
    [1, 3],
    [2, 3],
  ])
  expect(groupsOf(4, 3)).toHaveLength(4)
  expect(groupsOf(4, 4)).toEqual([[0, 1, 2, 3]])
})

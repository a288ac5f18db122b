import { Rng, unbiased } from '@pantheon/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chiSquare } from './even.ts'

test('a seed gives the same numbers for ever: records made by seeds depend on them', () => {
  const rng = new Rng('pantheon')
  expect([rng.next(), rng.next(), rng.next(), rng.below(6), rng.below(1000)]).toEqual([
    331294961, 2083649501, 3064790660, 5, 763,
  ])
})

test('other seeds give other numbers', () => {
  const first = (seed: string) => new Rng(seed).next()
  const seeds = Array.from({ length: 1000 }, (_, i) => `${i}`)
  expect(new Set(seeds.map(first)).size).toBe(1000)
})

test('numbers stay below what was asked', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
      const drawn = new Rng(seed).below(n)
      expect(Number.isInteger(drawn) && drawn >= 0 && drawn < n).toBe(true)
    }),
  )
})

test('each number is as likely as the others', () => {
  const rng = new Rng('even')
  const counts = new Array<number>(10).fill(0)
  for (let i = 0; i < 100_000; i++) counts[rng.below(10)]++
  expect(chiSquare(counts)).toBeLessThan(27.9)
})

test('what falls into the incomplete last stretch is drawn again', () => {
  const third = 0x1_0000_0000 - (0x1_0000_0000 % 3)
  const feed = [third, 0xffff_ffff, 7]
  expect(unbiased(3, () => feed.shift() ?? 0)).toBe(1)
  expect(feed).toEqual([])
  expect(unbiased(3, () => third - 1)).toBe(2)
  expect(unbiased(1, () => 0xffff_ffff)).toBe(0)
  expect(unbiased(2 ** 32, () => 0xffff_ffff)).toBe(0xffff_ffff)
})

test('a shuffle loses nothing and happens in place', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.nat()), (seed, items) => {
      const shuffled = [...items]
      expect(new Rng(seed).shuffle(shuffled)).toBe(shuffled)
      expect([...shuffled].sort()).toEqual([...items].sort())
    }),
  )
})

test('a shuffle gives every order equally often', () => {
  const rng = new Rng('orders')
  const orders = new Map<string, number>()
  for (let i = 0; i < 24_000; i++) {
    const order = rng.shuffle([0, 1, 2, 3]).join('')
    orders.set(order, (orders.get(order) ?? 0) + 1)
  }
  expect(orders.size).toBe(24)
  expect(chiSquare([...orders.values()])).toBeLessThan(49.8)
})

test('there is nothing to draw from nothing', () => {
  expect(() => new Rng('a').below(0)).toThrow('cannot draw one of 0')
  expect(() => unbiased(2 ** 33, () => 0)).toThrow('cannot draw one of')
})

import { MoveList, Rng } from '@pantheon/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const filled = (entries: readonly (readonly [move: number, weight: number])[]) => {
  const list = new MoveList()
  for (const [move, weight] of entries) list.add(move, weight)
  return list
}
const entries = fc.array(fc.tuple(fc.nat({ max: 5000 }), fc.integer({ min: 1, max: 9 })), {
  minLength: 1,
  maxLength: 300,
  size: 'max',
})

test('a list holds what was added, in order, however long it gets', () => {
  fc.assert(
    fc.property(entries, added => {
      const list = filled(added)
      expect(list.length).toBe(added.length)
      expect(list.toArray()).toEqual(added.map(([move]) => move))
      expect(added.map((_, i) => list.weightAt(i))).toEqual(added.map(([, weight]) => weight))
      expect(list.total).toBe(added.reduce((sum, [, weight]) => sum + weight, 0))
      for (const [i, [move]] of added.entries()) {
        expect(list.at(i)).toBe(move)
        expect(list.has(move)).toBe(true)
      }
      expect(list.has(5001)).toBe(false)
    }),
  )
})

test('every number below the total falls on a move, each move as often as it weighs', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 9 })), {
        minLength: 1,
        maxLength: 20,
        selector: ([move]) => move,
      }),
      added => {
        const list = filled(added)
        const hits = new Map<number, number>()
        for (let n = 0; n < list.total; n++) hits.set(list.fall(n), (hits.get(list.fall(n)) ?? 0) + 1)
        expect(hits).toEqual(new Map(added))
      },
    ),
  )
})

test('a number outside the total falls on nothing', () => {
  expect(() => filled([[7, 2]]).fall(2)).toThrow('2 is outside the total weight 2')
  expect(() => new MoveList().fall(0)).toThrow('0 is outside the total weight 0')
})

test('a cleared list is empty and remembers nothing', () => {
  const list = filled([
    [1, 5],
    [2, 5],
  ])
  expect(list.clear()).toBe(list)
  expect([list.length, list.total, list.has(1), list.toArray()]).toEqual([0, 0, false, []])
  list.add(3)
  expect([list.length, list.total, list.fall(0)]).toEqual([1, 1, 3])
})

test('an array taken from a list does not change with it', () => {
  const list = filled([[1, 1]])
  const taken = list.toArray()
  list.clear().add(new Rng('x').below(10))
  expect(taken).toEqual([1])
})

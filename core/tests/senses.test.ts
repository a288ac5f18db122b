import { expect, test } from 'vitest'
import { Places, stair } from '../index.ts'

test('places are given out in rows, one after the other', () => {
  const places = new Places()
  expect([places.row(3), places.row(1), places.row(2)]).toEqual([0, 3, 4])
  expect(places.count).toBe(6)
})

test('a value stands on the last step that is not above it, below all of them on the first', () => {
  const steps = [1, 3, 7]
  expect([0, 1, 2, 3, 6, 7, 99].map(value => stair(steps, value))).toEqual([0, 0, 0, 1, 1, 2, 2])
})

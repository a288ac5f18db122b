import {
  ALL_SEEING,
  acts,
  CHANCE,
  everyone,
  lowest,
  NOBODY,
  only,
  SPECTATOR,
  seatsOf,
  sees,
} from '@pantheon/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const seat = fc.nat({ max: 9 })
const seats = fc.uniqueArray(seat, { maxLength: 10 }).map(list => list.sort((a, b) => a - b))
const setOf = (list: readonly number[]) => list.reduce((set, one) => set | only(one), NOBODY)

test('a set of seats holds the seats put in, and no other', () => {
  fc.assert(
    fc.property(seats, seat, (list, other) => {
      expect(seatsOf(setOf(list))).toEqual(list)
      expect(acts(setOf(list), other)).toBe(list.includes(other))
    }),
  )
})

test('the lowest seat of a set is its first', () => {
  fc.assert(
    fc.property(
      seats.filter(list => list.length > 0),
      list => {
        expect(lowest(setOf(list))).toBe(list[0])
      },
    ),
  )
})

test('everyone is every seat of the table', () => {
  for (let n = 1; n <= 10; n++) expect(seatsOf(everyone(n))).toEqual(Array.from({ length: n }, (_, i) => i))
})

test('chance acts when it is named, and is in no set of seats', () => {
  expect(acts(CHANCE, CHANCE)).toBe(true)
  expect(acts(everyone(5), CHANCE)).toBe(false)
  expect(acts(NOBODY, CHANCE)).toBe(false)
  expect(seatsOf(CHANCE)).toEqual([])
})

test('no seat acts when chance does, or nobody', () => {
  fc.assert(
    fc.property(seat, one => {
      expect(acts(CHANCE, one)).toBe(false)
      expect(acts(NOBODY, one)).toBe(false)
    }),
  )
})

test('spectators and all-seeing eyes have no seat to act in', () => {
  expect(acts(everyone(5), SPECTATOR)).toBe(false)
  expect(acts(everyone(5), ALL_SEEING)).toBe(false)
})

test("a seat sees its own secrets; all-seeing eyes see everybody's; spectators nobody's", () => {
  fc.assert(
    fc.property(seat, seat, (eye, owner) => {
      expect(sees(eye, owner)).toBe(eye === owner)
      expect(sees(ALL_SEEING, owner)).toBe(true)
      expect(sees(SPECTATOR, owner)).toBe(false)
    }),
  )
})

test('a seat beyond the largest set is in no set', () => {
  expect(acts(1, 32)).toBe(false)
  expect(acts(everyone(4), 31)).toBe(false)
})

import { InputError } from '@pantheon/core'
import { expect, test } from 'vitest'
import { numberOf, numbersOf } from '../flags.ts'

test('a script takes numbers of 0 or more, and several of them with commas between', () => {
  expect(numberOf('games', '40')).toBe(40)
  expect(numberOf('give', '0.3')).toBe(0.3)
  expect(numbersOf('tables', '2,3,3')).toEqual([2, 3, 3])
})

test.each(['', ' ', 'many', '-1', '1e999', '4x'])('a script says what it expected instead of "%s"', text => {
  expect(() => numberOf('games', text)).toThrow(InputError)
  expect(() => numberOf('games', text)).toThrow(`--games: expected a number, 0 or more, not "${text}"`)
  expect(() => numbersOf('tables', `2,${text}`)).toThrow('--tables: expected a number')
})

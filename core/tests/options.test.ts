import { InputError, readOptions, start } from '@pantheon/core'
import { expect, test } from 'vitest'
import { omens } from '../../kit/toys/omens.ts'
import { tictactoe } from '../../kit/toys/tictactoe.ts'

test('options left out take their first value', () => {
  expect(readOptions(omens, {})).toEqual({ rounds: 5 })
  expect(readOptions(omens, { rounds: 2 })).toEqual({ rounds: 2 })
  expect(start(omens, { seats: 2, options: { rounds: 2 } }).rounds).toBe(2)
})

test.each([
  [{ turns: 5 }, 'omens: unknown option "turns": expected one of: rounds'],
  [{ rounds: 3 }, 'omens: option rounds: expected one of 5, 2, not 3'],
  [{ rounds: '5' }, 'omens: option rounds: expected one of 5, 2, not 5'],
  [{ toString: 1 }, 'omens: unknown option "toString": expected one of: rounds'],
])('%j is refused and told what was expected', (options, message) => {
  expect(() => readOptions(omens, options)).toThrow(new InputError(message))
})

test('a game without options says so', () => {
  expect(() => readOptions(tictactoe, { size: 4 })).toThrow('unknown option "size": expected one of: none')
})

test.each([1, 5, 2.5, Number.NaN, -2, Infinity])(
  'a table of %d is refused and told what was expected',
  seats => {
    expect(() => start(omens, { seats })).toThrow(
      new InputError(`omens: expected 2 to 4 seats, not ${seats}`),
    )
  },
)

import { over, Rng, start } from '@pantheon/core'
import { expect, test } from 'vitest'
import { omens } from '../../kit/toys/omens.ts'
import { contest, greedy, playOn, random } from '../index.ts'

const seated = [greedy, random, random]

test('bots play a game to its end, the same by the same seed', () => {
  const state = contest(omens, seated, 'a')
  expect(over(state)).toBe(true)
  expect(contest(omens, seated, 'a')).toEqual(state)
})

test('bots play on for as many moves as they are allowed, and from there to the end', () => {
  const rng = new Rng('a')
  const state = playOn(omens, start(omens, { seats: 3 }), seated, rng, 8)
  expect(over(state)).toBe(false)
  expect(playOn(omens, state, seated, rng)).toEqual(contest(omens, seated, 'a'))
})

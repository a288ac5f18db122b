import { greedy } from '@pantheon/bots'
import type { Game } from '@pantheon/core'
import { expect, test } from 'vitest'
import { omens } from '../../kit/toys/omens.ts'
import { slopes } from '../slopes.ts'
import { torn } from './torn.ts'

const brief = { seats: 2, foe: greedy, games: 1500, reach: 0.5, seed: 'a' }

test('more of what wins games wins more of them, more of what loses them fewer', () => {
  const { won, slopes: found, doubt } = slopes(torn, brief)
  expect(won).toBeGreaterThan(0)
  expect(won).toBeLessThan(1)
  expect(found.greed).toBeGreaterThan(2 * doubt)
  expect(found.folly).toBeLessThan(-2 * doubt)
})

test('the same seed teaches the same', () => {
  const short = { ...brief, games: 20 }
  expect(slopes(torn, short)).toEqual(slopes(torn, short))
})

test('a game without a judgement has nothing to learn', () => {
  expect(() => slopes(omens as Game, brief)).toThrow('omens: nothing to learn')
})

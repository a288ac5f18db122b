import type { Game } from '@pantheon/core'
import { expect, test } from 'vitest'
import { omens } from '../../kit/toys/omens.ts'
import { tune } from '../tune.ts'
import { torn } from './torn.ts'

const brief = { seats: [2, 3], steps: 60, games: 12, seed: 'a' }

test('what wins games gains worth, what loses them loses it', () => {
  const { worths, shares } = tune(torn, brief)
  expect(worths.greed).toBeGreaterThan(worths.folly)
  expect(Object.keys(shares)).toEqual(['2', '3'])
})

test('the same seed teaches the same', () => {
  const short = { ...brief, steps: 4 }
  expect(tune(torn, short)).toEqual(tune(torn, short))
})

test('a game without a judgement has nothing to learn', () => {
  expect(() => tune(omens as Game, brief)).toThrow('omens: nothing to learn')
})

import type { Game } from '@pantheon/core'
import { expect, test } from 'vitest'
import { type OmensState, omens } from '../../kit/toys/omens.ts'
import { tune } from '../tune.ts'

/** Tokens win Omens. Greed wants them, folly gives them away; at the beginning both are as strong. */
const torn: Game<OmensState> = {
  ...omens,
  judgement: {
    scale: 8,
    horizon: 1,
    worths: { greed: 1, folly: 1 },
    of: ({ greed, folly }, s, seat) => (greed - folly) * s.tokens[seat],
  },
}
const brief = { seats: [2, 3], steps: 60, games: 12, seed: 'a' }

test('what wins games gains worth, what loses them loses it', () => {
  const { worths, shares } = tune(torn as Game, brief)
  expect(worths.greed).toBeGreaterThan(worths.folly)
  expect(Object.keys(shares)).toEqual(['2', '3'])
})

test('the same seed teaches the same', () => {
  const short = { ...brief, steps: 4 }
  expect(tune(torn as Game, short)).toEqual(tune(torn as Game, short))
})

test('a game without a judgement has nothing to learn', () => {
  expect(() => tune(omens as Game, brief)).toThrow('omens: nothing to learn')
})

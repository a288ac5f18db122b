import type { Game } from '@pantheon/core'
import { expect, test } from 'vitest'
import { omens } from '../../kit/toys/omens.ts'
import { fitSequels, fitToSequels, type Sequel } from '../sequels.ts'
import { torn } from './torn.ts'

const held = { temples: 10, gold: 10, dust: 4 }
const truth = { temples: 30, gold: 5 }

/** Turns of which it is known what they come to: half a point for a point of the truth, and the luck of the position. */
const made = (): Sequel[][] =>
  [3, -40, 0, 12, 7].map((luck, i) =>
    [0, 1, 2, 3].map(turn => {
      const temples = (turn * (i + 1)) % 3
      const gold = (turn + i) % 4
      return {
        value: held.temples * temples + held.gold * gold,
        slopes: [temples, gold, 0],
        points: luck + (truth.temples * temples + truth.gold * gold) / 2,
      }
    }),
  )

test('worths come out in the proportion in which turns were made with them, and what was never seen stays', () => {
  const { worths, before, after } = fitSequels(made(), held, 1000)
  expect(worths.temples / worths.gold).toBeCloseTo(truth.temples / truth.gold, 1)
  expect(worths.dust).toBeCloseTo(held.dust)
  expect(after).toBeGreaterThan(before)
  expect(after).toBeCloseTo(1)
})

test('worths hardly move that are expected to hardly move', () => {
  const { worths } = fitSequels(made(), held, 0.001)
  expect(worths.temples).toBeCloseTo(held.temples, 1)
  expect(worths.gold).toBeCloseTo(held.gold, 1)
})

test('what turns come to teaches what to want', () => {
  const brief = { seats: 2, games: 12, lines: 3, seed: 'a', give: 1 }
  const { positions, worths, before, after } = fitToSequels(torn, brief)
  expect(positions).toBeGreaterThan(10)
  expect(worths.greed).toBeGreaterThan(worths.folly)
  expect(after).toBeGreaterThan(before)
  expect(fitToSequels(torn, brief).worths).toEqual(worths)
})

test('a game without a judgement has nothing to learn', () => {
  expect(() => fitToSequels(omens as Game, { seats: 2, games: 1, lines: 1, seed: 'a', give: 1 })).toThrow(
    'omens: nothing to learn',
  )
})

import type { Game } from '@pantheon/core'
import { expect, test } from 'vitest'
import { omens } from '../../kit/toys/omens.ts'
import { fitWorths, type Reading, regress } from '../regress.ts'
import { torn } from './torn.ts'

const held = { temples: 1, gold: 1, dust: 4 }
const truth = { temples: 30, gold: -12, dust: 4 }
const scale = 20

/** Positions of which the truth is known: chances by what things are really worth, even odds at 10 points. */
function made(): Reading[] {
  const readings: Reading[] = []
  for (let temples = -3; temples <= 3; temples++)
    for (let gold = -3; gold <= 3; gold++) {
      const lead = truth.temples * temples + truth.gold * gold - 10
      readings.push({
        value: held.temples * temples + held.gold * gold,
        slopes: [temples, gold, 0],
        won: 1 / (1 + Math.exp(-lead / scale)),
      })
    }
  return readings
}

test('the worths that the games were made with are found again, and what was never seen stays', () => {
  const { worths, before, after } = fitWorths(made(), held, { scale, give: 1000 })
  expect(worths.temples).toBeCloseTo(truth.temples, 1)
  expect(worths.gold).toBeCloseTo(truth.gold, 1)
  expect(worths.dust).toBeCloseTo(held.dust)
  expect(after).toBeLessThan(before)
})

test('worths hardly move that are expected to hardly move', () => {
  const { worths, doubts } = fitWorths(made(), held, { scale, give: 0.01 })
  expect(Math.abs(worths.temples - held.temples)).toBeLessThan(1)
  expect(doubts.temples).toBeLessThan(0.1)
})

test('who won teaches what to want', () => {
  const brief = { seats: 2, games: 60, seed: 'a', scale: 8, give: 1 }
  const { positions, worths, before, after } = regress(torn, brief)
  expect(positions).toBeGreaterThan(60)
  expect(worths.greed).toBeGreaterThan(worths.folly)
  expect(after).toBeLessThan(before)
  expect(regress(torn, brief).worths).toEqual(worths)
})

test('a game without a judgement has nothing to learn', () => {
  expect(() => regress(omens as Game, { seats: 2, games: 1, seed: 'a', scale: 8, give: 1 })).toThrow(
    'omens: nothing to learn',
  )
})

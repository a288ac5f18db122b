import type { Game } from '@pantheon/core'
import { expect, test } from 'vitest'
import { omens } from '../../kit/toys/omens.ts'
import { fitScale, gather, learn, type Sample } from '../learn.ts'

/** Positions of which the truth is known: odds of e to one for so many points ahead, first and last. */
function made(first: number, last: number): Sample[] {
  const samples: Sample[] = []
  for (const toCome of [1, 0.5, 0])
    for (let margin = -10; margin <= 10; margin++) {
      const chance = 1 / (1 + Math.exp((-2 * margin) / (toCome * first + (1 - toCome) * last)))
      samples.push({ toCome, values: [margin, -margin], won: [chance, 1 - chance] })
    }
  return samples
}

test.each([
  [4, 4],
  [12, 12],
  [30, 3],
  [5, 20],
])('the scale that the games were made with is found again: %d, then %d', (first, last) => {
  const { scale } = fitScale(made(first, last))
  expect(scale[0] / first).toBeCloseTo(1, 1)
  expect(scale[1] / last).toBeCloseTo(1, 1)
})

test('a scale stays within bounds where a lead decides always, or never', () => {
  const won = [1, 0]
  expect(fitScale([{ toCome: 1, values: [1, -1], won }]).scale[0]).toBeCloseTo(0.1)
  expect(fitScale([{ toCome: 1, values: [-1, 1], won }]).scale[0]).toBe(1000)
})

test('a lesson says how it came about, and foretells better than ignorance', () => {
  const gathering = { seats: 2, games: 60, seed: 'a' }
  const lesson = learn(omens as Game, gathering)
  expect(lesson).toMatchObject({ game: 'omens', rules: omens.rules, ...gathering })
  expect(lesson.surprise).toBeLessThan(lesson.ignorance)
  expect(gather(omens as Game, gathering)).toEqual(gather(omens as Game, gathering))
})

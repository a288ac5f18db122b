import type { Game } from '@pantheon/core'
import { expect, test } from 'vitest'
import { omens } from '../../kit/toys/omens.ts'
import { fitScale, gather, learn, type Sample } from '../learn.ts'

/** Positions of which the truth is known: odds of e to one for each `scale` points ahead. */
function made(scale: number): Sample[] {
  const samples: Sample[] = []
  for (let margin = -10; margin <= 10; margin++) {
    const chance = 1 / (1 + Math.exp((-2 * margin) / scale))
    samples.push({ values: [margin, -margin], won: [chance, 1 - chance] })
  }
  return samples
}

test('the scale that the games were made with is found again', () => {
  expect(fitScale(made(4)).scale).toBeCloseTo(4, 0)
  expect(fitScale(made(12)).scale / 12).toBeCloseTo(1, 1)
})

test('a lesson says how it came about, and foretells better than ignorance', () => {
  const gathering = { seats: 2, games: 60, seed: 'a' }
  const lesson = learn(omens as Game, gathering)
  expect(lesson).toMatchObject({ game: 'omens', rules: omens.rules, ...gathering })
  expect(lesson.surprise).toBeLessThan(lesson.ignorance)
  expect(gather(omens as Game, gathering)).toEqual(gather(omens as Game, gathering))
})

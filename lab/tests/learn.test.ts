import type { Features, Game } from '@pantheon/core'
import { expect, test } from 'vitest'
import { type OmensState, omens } from '../../kit/toys/omens.ts'
import { fitScale, fitWeights, gather, learn, type Sample } from '../learn.ts'

/** Positions of which the truth is known: odds of e to one for each `scale` points ahead. */
function made(scale: number): Sample[] {
  const samples: Sample[] = []
  for (let margin = -10; margin <= 10; margin++) {
    const chance = 1 / (1 + Math.exp((-2 * margin) / scale))
    samples.push({
      values: [
        [margin, margin, 5],
        [-margin, -margin, 5],
      ],
      won: [chance, 1 - chance],
    })
  }
  return samples
}

test('the scale that the games were made with is found again', () => {
  expect(fitScale(made(4)).scale).toBeCloseTo(4, 0)
  expect(fitScale(made(12)).scale / 12).toBeCloseTo(1, 1)
})

test('weights: what decides weighs, what does not weighs nothing', () => {
  const [lead, noise] = fitWeights(made(4))
  expect(lead).toBeGreaterThan(0.2)
  expect(lead).toBeLessThan(0.27)
  expect(Math.abs(noise)).toBeLessThan(1e-6)
})

test('a game with features has their weights learnt: tokens win Omens', () => {
  const features: Features<OmensState> = {
    names: ['tokens'],
    scale: 8,
    weights: [],
    of: (s, seat) => [s.tokens[seat]],
  }
  const game: Game<OmensState> = { ...omens, features }
  const lesson = learn(game as Game, { seats: 2, games: 60, seed: 'a' })
  expect(lesson.weights.tokens).toBeGreaterThan(0.2)
  expect(lesson.surprise).toBeLessThan(lesson.ignorance)
  expect(gather(game as Game, { seats: 2, games: 3, seed: 'a' })).toEqual(
    gather(game as Game, { seats: 2, games: 3, seed: 'a' }),
  )
})

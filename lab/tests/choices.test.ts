import { gameNamed } from '@pantheon/games'
import { expect, test } from 'vitest'
import { gainOf, type Trial, trials } from '../choices.ts'

const LINES = { each: 2, ends: 1 }
const WAY = { lines: 60, reliance: 1, curiosity: 1 }

/** Turns whose every line comes to the same. */
const settled = (forecasts: number[], worths: number[]): Trial => ({
  forecasts,
  results: worths.map(worth => new Array<number>(80).fill(worth)),
  ends: [],
})

test('whoever sees that a forecast was wrong gains the difference, whoever trusts it nothing', () => {
  const wrong = [settled([0.6, 0.5], [0.4, 0.5]), settled([0.5, 0.6, 0.1], [0.7, 0.4, 0.2])]
  const { mean, error } = gainOf(wrong, WAY)
  expect(mean).toBeCloseTo(0.2)
  expect(error).toBeCloseTo(0.1 / Math.SQRT2)
  expect(gainOf(wrong, { ...WAY, lines: 0 }).mean).toBe(0)
})

test('where the forecast was right nothing is to be gained', () => {
  expect(gainOf([settled([0.6, 0.5], [0.6, 0.5])], WAY)).toEqual({ mean: 0, error: 0 })
})

test('a choice is judged by lines that had no part in it: luck gains nothing', () => {
  const lucky: Trial = {
    forecasts: [0.51, 0.5],
    results: [
      [0, 0, 1, 1],
      [1, 1, 0, 0],
    ],
    ends: [],
  }
  expect(gainOf([lucky], { lines: 4, reliance: 0, curiosity: 1 }).mean).toBeLessThan(0)
})

test('where lines were played to the end of the game, these judge what the others chose', () => {
  const misled: Trial = {
    ...settled([0.6, 0.5], [0.4, 0.5]),
    ends: [
      [1, 1],
      [0, 1],
    ],
  }
  expect(gainOf([misled], WAY)).toEqual({ mean: -0.5, error: 0 })
})

test('nothing to choose from, or a single line to choose and to judge by, is refused', () => {
  expect(() => gainOf([], WAY)).toThrow('expected at least one decision')
  expect(() => gainOf([{ forecasts: [0.5], results: [[1]], ends: [] }], WAY)).toThrow('two lines or more')
})

test('decisions of a game: turns with the best forecasts first, chances for results, the same for the same seed', () => {
  const game = gameNamed('godolympics')
  const all = trials(game, { seats: 3, games: 1, seed: 'choices' }, LINES)
  expect(all.length).toBeGreaterThan(5)
  for (const { forecasts, results, ends } of all) {
    expect([...forecasts].sort((a, b) => b - a)).toEqual(forecasts)
    expect([results.length, ends.length]).toEqual([forecasts.length, forecasts.length])
    for (const result of results.flat()) {
      expect(result).toBeGreaterThanOrEqual(0)
      expect(result).toBeLessThanOrEqual(1)
    }
    for (const result of ends.flat()) expect([0, 1]).toContain(result)
  }
  expect(trials(game, { seats: 3, games: 1, seed: 'choices' }, LINES)).toEqual(all)
})

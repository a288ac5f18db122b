import type { Game } from '@pantheon/core'
import { omens } from '@pantheon/kit/toys/omens'
import { expect, test } from 'vitest'
import { benchGame } from '../bench/games.ts'
import { benchTicTacToe } from '../bench/tictactoe.ts'
import { median } from '../bench/timing.ts'

test('a game is measured at its largest table', () => {
  const bench = benchGame(omens as Game)
  expect(Object.keys(bench)).toEqual([
    'seats',
    'decisionsPerSecond',
    'submitPerSecond',
    'cloneMicros',
    'viewMicros',
    'replayMillis',
    'linesPerSecond',
    'stopMillis',
  ])
  expect(bench.seats).toBe(4)
  for (const figure of Object.values(bench)) expect(figure).toBeGreaterThan(0)
})

test('tic-tac-toe runs on both engines, the same games to the same end, and ours is the faster', () => {
  const { ours, boardgameio, ratio, measured } = benchTicTacToe()
  expect(ratio).toBeCloseTo(ours / boardgameio, 0)
  expect(ratio).toBeGreaterThan(1)
  expect(measured.boardgameio).toContain('boardgame.io 0.50.2')
})

test('the median is the middle one', () => {
  expect(median([5, 1, 9])).toBe(5)
})

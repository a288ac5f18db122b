import { type Game, start } from '@pantheon/core'
import { expect, test } from 'vitest'
import { perft, perftLines, perftStart } from '../perft.ts'
import { omens } from '../toys/omens.ts'
import { tictactoe } from '../toys/tictactoe.ts'

test('tic-tac-toe has the known number of sequences at every depth', () => {
  const state = start(tictactoe, { seats: 2 })
  const counts = Array.from({ length: 10 }, (_, depth) => perft(tictactoe, state, depth))
  expect(counts).toEqual([1, 9, 72, 504, 3_024, 15_120, 54_720, 148_176, 200_448, 127_872])
})

test('no sequence goes on past the end of a game', () => {
  const late = perftStart(tictactoe, { seats: 2, seed: 'late', opening: 5 })
  expect(perft(tictactoe, late, 2)).toBeGreaterThan(0)
  expect(perft(tictactoe, late, 5)).toBe(0)
})

test('every outcome of chance counts once, whatever its weight', () => {
  const state = start(omens, { seats: 2 })
  expect(perft(omens, state, 1)).toBe(6)
  expect(perft(omens, state, 4)).toBe(6 ** 4)
})

test('counting leaves the position as it was', () => {
  const state = perftStart(omens, { seats: 3, seed: 'a' })
  const before = JSON.stringify(state)
  perft(omens, state, 3)
  expect(JSON.stringify(state)).toBe(before)
})

test('a seed and an opening name one position', () => {
  const from = { seats: 3, seed: 'a', opening: 12 }
  expect(perftStart(omens, from)).toEqual(perftStart(omens, from))
  expect(perftStart(omens, from)).not.toEqual(perftStart(omens, { ...from, seed: 'b' }))
  expect(() => perftStart(tictactoe, { seats: 2, seed: 'a' })).toThrow(/over after \d decisions/)
})

test('lines to paste are entries of a battery', () => {
  const lines = perftLines(tictactoe as Game, { seats: 2, seed: 'x', opening: 0 }, 3).split('\n')
  expect(lines.map(line => JSON.parse(line).nodes)).toEqual([9, 72, 504])
})

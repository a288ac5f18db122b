import { InputError } from '@pantheon/core'
import { expect, test } from 'vitest'
import { formatLadder, ladder } from '../index.ts'
import { omensNamed } from './omens-named.ts'

const HOST = { find: omensNamed }
const request = { game: 'omens', bots: ['random', 'greedy', 'mortal'], games: 30, seed: 'a' }

test('every pair plays with rotated seats, and greedy stands above random', async () => {
  const result = await ladder(request, HOST)
  expect(result).toMatchObject({ seats: 2, games: 90 })
  expect(result.rungs.map(({ games }) => games)).toEqual([60, 60, 60])
  expect(result.duels.map(({ games }) => games)).toEqual([30, 30, 30])
  const elo = Object.fromEntries(result.rungs.map(({ bot, elo }) => [bot, elo]))
  expect(elo.greedy).toBeGreaterThan(elo.random)
  expect(result.rungs.map(rung => rung.elo)).toEqual(result.rungs.map(rung => rung.elo).sort((a, b) => b - a))
  expect(formatLadder(result)).toMatch(/\| greedy \| \d+ \| \d+ – \d+ \| \d+\.\d % \|/)
})

test('the same seed gives the same ladder', async () => {
  const [one, two] = [await ladder(request, HOST), await ladder(request, HOST)]
  expect({ ...one, seconds: 0 }).toEqual({ ...two, seconds: 0 })
})

test('at a larger table every group that fills it plays', async () => {
  const { games, duels } = await ladder({ ...request, seats: 3, games: 4 }, HOST)
  expect(games).toBe(6)
  expect(duels).toHaveLength(3)
})

test('too few bots for a table, or one named twice, are refused', async () => {
  await expect(ladder({ ...request, seats: 4 }, HOST)).rejects.toThrow(InputError)
  await expect(ladder({ ...request, bots: ['random', 'random'] }, HOST)).rejects.toThrow(/named twice/)
})

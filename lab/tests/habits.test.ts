import { Impression } from '@pantheon/bots'
import { Rng } from '@pantheon/core'
import { gameNamed } from '@pantheon/games'
import { expect, test } from 'vitest'
import { type Decision, decisionsOf, fit } from '../habits.ts'

/** Decisions of players for whom place 0 speaks by 2, place 1 by -1 and place 2 by nothing. */
function decisions(count: number): Decision[] {
  const rng = new Rng('habits')
  const weights = [2, -1, 0]
  return Array.from({ length: count }, () => {
    const moves = Array.from({ length: 4 }, () => {
      const seen = new Impression(3)
      for (const place of weights.keys()) seen.add(place, rng.below(2))
      return seen
    })
    const odds = moves.map(({ at, value, length }) => {
      let sum = 0
      for (let i = 0; i < length; i++) sum += weights[at[i]] * value[i]
      return Math.exp(sum)
    })
    const drawn = (rng.below(1000) / 1000) * odds.reduce((a, b) => a + b)
    const upTo = odds.map((_, i) => odds.slice(0, i + 1).reduce((a, b) => a + b))
    return { moves, made: upTo.findIndex(sum => drawn < sum) }
  })
}

test('habits are found again in what was done', () => {
  const { weights, surprise, ignorance, foretold } = fit(3, decisions(6000), 'a')
  for (const [place, weight] of [2, -1, 0].entries()) expect(weights[place]).toBeCloseTo(weight, 0)
  expect(surprise).toBeLessThan(0.85 * ignorance)
  expect(foretold).toBeGreaterThan(0.4)
})

test('decisions of greedy players: the move made is one of those there were, the same for the same seed', () => {
  const game = gameNamed('godolympics')
  const all = decisionsOf(game, [2, 3], 2, 'b')
  expect(all.length).toBeGreaterThan(50)
  for (const { moves, made } of all) {
    expect(moves.length).toBeGreaterThan(1)
    expect(moves[made].length).toBeGreaterThan(0)
  }
  expect(decisionsOf(game, [2, 3], 2, 'b').map(({ made }) => made)).toEqual(all.map(({ made }) => made))
})

test('a game that tells nothing of habits is refused', () => {
  expect(() => decisionsOf(gameNamed('mytikas'), [2], 1, 'c')).toThrow('nothing of habits')
})

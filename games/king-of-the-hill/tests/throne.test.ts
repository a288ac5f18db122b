import { CHANCE, clone, legal, lowest, MoveList, over, play, Rng, start } from '@pantheon/core'
import { describe, expect, test } from 'vitest'
import { kingOfTheHill as game } from '../index.ts'
import { kingships } from '../rules/throne.ts'
import { type Table, trio } from './helpers.ts'

/** How often five dice show a given rune. */
const OWN_RUNE = 1 - (5 / 6) ** 5

/** Round V: Heracles on the Hill with 1 Health, Sigurd beside it is the last to strike. */
const lastBlow = (monster: string | null): Table => {
  const t = trio().at(2, 'd3').final(0, monster, 15)
  t.s.health[0] = 1
  return t.again(2)
}

describe('the odds to be King', () => {
  test('the last to strike is King as often as his dice hit', () => {
    const { s } = lastBlow(null)
    expect(kingships(s)[2]).toBeCloseTo(OWN_RUNE)
    expect(kingships(s)[0]).toBeCloseTo(1 - OWN_RUNE)
  })

  test('a Contender whose Monster cannot fall any more is King', () => {
    const { s } = lastBlow('hydra')
    expect(kingships(s)[0]).toBe(1)
    expect(kingships(s)[2]).toBeLessThan(0.01)
  })

  test('once the dice have fallen there is no doubt about the blow', () => {
    const t = lastBlow(null)
    const hit = clone(t.s)
    const missed = clone(t.s)
    for (const [s, dice] of [
      [hit, 'GNSHH'],
      [missed, 'GESHH'],
    ] as const) {
      play(game, s, 2, game.moves.parse('attack'))
      play(game, s, CHANCE, game.moves.parse(`roll ${dice}`))
    }
    expect(kingships(hit)[2]).toBe(1)
    expect(kingships(missed)[0]).toBe(1)
  })

  test('who is too far away strikes later', () => {
    const near = trio().at(1, 'd3').at(2, 'e3').final(0, 'hydra', 14).again(1)
    const far = trio().at(1, 'd3').at(2, 'a1').own(2, 'sistrum', 'vajra', 'trishula').final(0, 'hydra', 14)
    near.s.monsterHealth = far.s.monsterHealth = 8
    expect(kingships(far.again(1).s)[2]).toBeLessThan(kingships(near.s)[2])
  })

  test.each([2, 3, 4, 5])(
    'with %i seats the odds of all add up to one, at every decision of a Final battle',
    seats => {
      const list = new MoveList()
      const rng = new Rng(`throne/${seats}`)
      let seen = 0
      for (let games = 0; seen < 60 && games < 20; games++) {
        const s = start(game, { seats })
        while (!over(s)) {
          const seat = s.who === CHANCE ? CHANCE : lowest(s.who)
          if (s.final && seat !== CHANCE) {
            const odds = Array.from(kingships(s)).slice(0, seats)
            expect(odds.reduce((total, chance) => total + chance)).toBeGreaterThan(0.999)
            expect(odds.reduce((total, chance) => total + chance)).toBeLessThan(1.021)
            seen++
          }
          legal(game, s, seat, list)
          play(game, s, seat, list.fall(rng.below(list.total)))
        }
      }
      expect(seen).toBeGreaterThanOrEqual(60)
    },
  )
})

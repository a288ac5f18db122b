import { over, play, start } from '@pantheon/core'
import { GAMES } from '@pantheon/games'
import { describe, expect, test } from 'vitest'
import { omens, V } from '../../kit/toys/omens.ts'
import { iterations, suggest } from '../index.ts'
import { atBoon, choices } from './scenes.ts'

describe('hints', () => {
  test('the best move comes first, with its chance, margin, visits, and what it does to the score sheet', () => {
    const [first, ...others] = suggest(omens, atBoon(1, 0), 0, iterations(200))
    expect(first).toMatchObject({ move: V.rob(1), notation: 'rob 1' })
    expect(first.why).toBe('On the score sheet: +1 Tokens.')
    expect(first.chance).toBeGreaterThan(others[0].chance)
    expect(first.margin).toBeGreaterThan(others[0].margin)
    expect(first.visits + others[0].visits).toBe(200)
  })

  test('a move that changes no line is compared with the best one', () => {
    const [, second] = suggest(omens, atBoon(1, 0), 0, iterations(200))
    expect(second.why).toMatch(
      /^Nothing on the score sheet yet; by [\d.]+ points worse than “take a token from seat 1”\.$/,
    )
  })

  test('a single move says so, in the language asked for', () => {
    expect(suggest(omens, atBoon(0, 0), 0, iterations(10))).toMatchObject([
      { notation: 'pass', why: 'It is the only move.' },
    ])
    expect(suggest(omens, atBoon(0, 0), 0, iterations(10), { language: 'fr' })).toMatchObject([
      { notation: 'pass', why: 'C’est le seul coup.' },
    ])
  })

  test('who need not decide gets no hint', () => {
    expect(suggest(omens, atBoon(1, 0), 1, iterations(10))).toEqual([])
  })

  test.each(GAMES)('$id: at most as many as asked for, the same with the same seed, in sentences', game => {
    for (const [state, seat] of choices(game, game.seats[0], 1, 150)) {
      const hints = suggest(game, state, seat, iterations(30), { most: 2, seed: 'a' })
      expect(hints.length).toBeLessThanOrEqual(2)
      expect(suggest(game, state, seat, iterations(30), { most: 2, seed: 'a' })).toEqual(hints)
      for (const { why, chance } of hints) {
        expect(why).toMatch(/\.$/)
        expect(chance).toBeGreaterThanOrEqual(0)
        expect(chance).toBeLessThanOrEqual(1)
      }
    }
  })

  test('a finished game has none', () => {
    const state = start(omens, { seats: 3 })
    state.frames = [{ at: 'boon', winner: 0 }]
    state.who = 1
    play(omens, state, 0, V.pass())
    expect(over(state)).toBe(true)
    expect(suggest(omens, state, 0, iterations(10))).toEqual([])
  })
})

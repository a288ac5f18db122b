import { CHANCE, legal, Match, MoveList, over, playout, Rng, seeded, start } from '@pantheon/core'
import { expect, test } from 'vitest'
import { omens, V } from '../../kit/toys/omens.ts'

test('a random playout reaches the end', () => {
  for (let i = 0; i < 50; i++) {
    const state = start(omens, { seats: 2 + (i % 3) })
    playout(omens, state, new Rng(`${i}`), omens.bound)
    expect(over(state)).toBe(true)
    expect(omens.endings).toContain(state.ended)
    omens.check(state)
  }
})

test('chance plays by itself in a match with a source, and a player may take a pick back', () => {
  const match = new Match(omens, { seats: 2 }, seeded('a'))
  expect(match.state.who).toBe(3)
  const list = legal(omens, match.state, 0, new MoveList())
  expect(match.submit(0, list.at(0))).toBeNull()
  expect(match.state.who).toBe(2)
  expect(match.mayUndo(1)).toBe(false)
  expect(match.undo(0)).toBe(true)
  expect(match.state.who).toBe(3)
  expect(match.log.every(entry => entry.seat === CHANCE)).toBe(true)
  expect(match.submit(0, V.pass())).toEqual({ key: 'no.card', rule: '2' })
})

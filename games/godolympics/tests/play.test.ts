import { type Bot, greedy, random, seenBy } from '@pantheon/bots'
import { CHANCE, legal, lowest, MoveList, over, play, Rng, start } from '@pantheon/core'
import { expect, test } from 'vitest'
import { godolympics } from '../index.ts'
import type { GodState } from '../rules/state.ts'

/** A whole game between these bots, one a seat. */
function playGame(bots: readonly Bot[], seed: string): GodState {
  const rng = new Rng(seed)
  const list = new MoveList()
  const state = start(godolympics, { seats: bots.length })
  while (!over(state)) {
    const seat = state.who === CHANCE ? CHANCE : lowest(state.who)
    legal(godolympics, state, seat, list)
    const chosen =
      seat === CHANCE
        ? list.fall(rng.below(list.total))
        : bots[seat].choose(seenBy(godolympics, state, seat, list), rng)
    play(godolympics, state, seat, chosen)
  }
  return state
}

test('greedy beats two random players far more often than chance would', () => {
  let wins = 0
  for (let i = 0; i < 60; i++) {
    const bots = [random, random, random].with(i % 3, greedy)
    if (godolympics.ranks(playGame(bots, `greedy/${i}`))[i % 3] === 1) wins++
  }
  expect(wins).toBeGreaterThan(36)
})

test('RULES 1.1: between sensible players the median game lasts two Days, whatever the size of the table', () => {
  for (const seats of [2, 3, 4, 5]) {
    const bots = new Array<Bot>(seats).fill(greedy)
    const days = Array.from({ length: 15 }, (_, i) => playGame(bots, `days/${seats}/${i}`).day)
    expect(days.toSorted()[7]).toBe(2)
  }
})

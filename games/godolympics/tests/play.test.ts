import { type Bot, contest, greedy, random } from '@pantheon/bots'
import { expect, test } from 'vitest'
import { godolympics } from '../index.ts'

test('greedy beats two random players far more often than chance would', () => {
  let wins = 0
  for (let i = 0; i < 60; i++) {
    const bots = [random, random, random].with(i % 3, greedy)
    if (godolympics.ranks(contest(godolympics, bots, `greedy/${i}`))[i % 3] === 1) wins++
  }
  expect(wins).toBeGreaterThan(36)
})

test('RULES 1.1: between sensible players the median game lasts two Days, whatever the size of the table', () => {
  for (const seats of [2, 3, 4, 5]) {
    const bots = new Array<Bot>(seats).fill(greedy)
    const days = Array.from({ length: 15 }, (_, i) => contest(godolympics, bots, `days/${seats}/${i}`).day)
    expect(days.toSorted()[7]).toBe(2)
  }
})

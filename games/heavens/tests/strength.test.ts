import { contest, greedy, random } from '@pantheon/bots'
import { describe, expect, test } from 'vitest'
import { heavens } from '../index.ts'
import { evaluate } from '../rules/evaluate.ts'
import { act, choose, table } from './helpers.ts'

describe('the evaluation', () => {
  test('greedy beats two random gods in at least 80 of 100 games, whatever its seat', () => {
    const games = 120
    let wins = 0
    for (let i = 0; i < games; i++) {
      const seat = i % 3
      const bots = [0, 1, 2].map(other => (other === seat ? greedy : random))
      const places = heavens.ranks(contest(heavens, bots, `strength/${i}`))
      if (places[seat] === 1) wins += 1 / places.filter(place => place === 1).length
    }
    expect(wins / games).toBeGreaterThanOrEqual(0.8)
  })

  test('three greedy gods play for 50 to 110 prestige', () => {
    const games = 40
    let prestige = 0
    for (let i = 0; i < games; i++)
      prestige += Math.max(...contest(heavens, [greedy, greedy, greedy], `three/${i}`).prestige)
    expect(prestige / games).toBeGreaterThan(50)
    expect(prestige / games).toBeLessThan(110)
  })

  test('a Plan face down is worth what its best action promises', () => {
    const value = (plan: string) => {
      const s = table(3, {
        planets: [['1P1', '1P2', '1P3'], ['2P1'], ['3P1']],
        torch: [1, 3, 3],
        phase: 2,
        moon: 2,
      })
      act(s, 0, `plan ${plan}`)
      return evaluate(s, 0)
    }
    expect(value('torch')).toBeGreaterThan(value('forge'))
    expect(value('hermes')).toBeGreaterThan(value('forge'))
  })

  test('competition makes the same Plan worth less', () => {
    const value = (other: 'torch' | 'hermes') => {
      const s = table(3, { power: [1, 16, 16], planets: [['1P1'], ['2P1'], ['3P1']], moon: 1, sun: 1 })
      choose(s, 'torch', other, 'hermes')
      return evaluate(s, 0)
    }
    expect(value('hermes')).toBeGreaterThan(value('torch'))
  })
})

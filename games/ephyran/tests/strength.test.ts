import { contest, greedy, random } from '@pantheon/bots'
import { describe, expect, test } from 'vitest'
import { ephyran } from '../index.ts'
import { evaluate } from '../rules/evaluate.ts'
import { move, moves, scene } from './helpers.ts'

describe('the evaluation', () => {
  test('greedy beats random in at least 9 of 10 games, whatever its seat', () => {
    let wins = 0
    for (let i = 0; i < 50; i++) {
      const bots = i % 2 === 0 ? [greedy, random] : [random, greedy]
      const places = ephyran.ranks(contest(ephyran, bots, `strength/${i}`))
      if (places[i % 2] === 1) wins += 1 / places.filter(place => place === 1).length
    }
    expect(wins).toBeGreaterThanOrEqual(45)
  })

  test('among greedy players some games end by a city and some by the pile', () => {
    const endings = new Set<string>()
    for (let i = 0; i < 12; i++)
      endings.add(contest(ephyran, [greedy, greedy, greedy, greedy], `four/${i}`).ended)
    expect([...endings].sort()).toEqual(['city', 'pile'])
  })

  test("a new creature is worth more than a copy, and more in the own god's territory", () => {
    const worth = (lagoon: string[], god: 'poseidon' | 'gaia') =>
      evaluate(scene({ gods: [god, 'aether'], cities: [{ lagoon }] }), 0)
    const different = ['P1a / CASTOR', 'P2b / DESTROY']
    const same = ['P1a / CASTOR', 'P2a / THEFT']
    expect(worth(different, 'gaia')).toBeGreaterThan(worth(same, 'gaia'))
    expect(worth(different, 'poseidon')).toBeGreaterThan(worth(different, 'gaia'))
  })

  test('a theft under way is worth something before it is answered, and does not peek at the token', () => {
    const worth = (kind: 'thunderbolt' | 'helmet', aimed: boolean) => {
      const state = scene({
        hands: [['P2a / THEFT']],
        cities: [{ lands: ['G1a / HECATE'] }, { forest: ['A1a / EXCHANGE'] }],
        tokens: [{ on: [1, 'forest', 1], kind }],
      })
      if (aimed) moves(state, [0, 'invoke [P2a / THEFT] theft'], [0, 'steal 1 forest 1'])
      else move(state, 0, 'discard [P2a / THEFT]')
      return evaluate(state, 0)
    }
    expect(worth('thunderbolt', true)).toBe(worth('helmet', true))
    expect(worth('helmet', true)).toBeGreaterThan(worth('helmet', false))
  })
})

import { describe, expect, test } from 'vitest'
import { DATA } from '../rules/data.ts'
import { judgement } from '../rules/evaluate.ts'
import { LESSON } from '../rules/lesson.ts'
import type { EphyranState } from '../rules/state.ts'
import { BY_HAND } from '../rules/worths.ts'
import { areaCard, card, move, moves, type Scene, scene } from './helpers.ts'

/** What those who search make of a position for seat 0, perhaps with some worths changed. */
const learnt = (state: EphyranState, changed: Partial<typeof BY_HAND> = {}): number =>
  judgement.of({ ...LESSON.worths, ...changed }, state, 0)

describe('what those who search make of a hand', () => {
  test('two cards for the same area are worth less than one by one', () => {
    const state = scene({
      cities: [{ lagoon: [areaCard('P1a')] }],
      hands: [['b', 'c'].map(c => areaCard(`P2${c}`))],
    })
    expect(learnt(state)).toBeLessThan(learnt(state, { spare: 1 }))
  })

  test('what would better the last area counts, and no more than it would better it', () => {
    const better = (last: string) => {
      const lagoon = [areaCard('P1a'), areaCard(last)]
      const state = scene({ cities: [{ lagoon }], gods: ['gaia', 'aether'] })
      state.hands[0] = [card(areaCard('P2b'))]
      const all = { hand: 1, both: 1, better: 1 }
      return learnt(state, all) - learnt(state, { ...all, better: 0 })
    }
    expect(better('P2a')).toBeCloseTo(1)
    expect(better('P2d')).toBe(0)
  })

  test('greedy counts nothing of this', () => {
    expect([BY_HAND.target, BY_HAND.throne, BY_HAND.crown, BY_HAND.better, BY_HAND.both]).toEqual([
      0, 0, 0, 0, 0,
    ])
    expect(BY_HAND.spare).toBe(1)
    expect(BY_HAND.granted).toBe(BY_HAND.success)
  })
})

describe('a Support about to be aimed is worth what its best target brings', () => {
  /** What counts of the targets once the Support is shown. */
  const target = (spec: Scene, code: string, support: string): number => {
    const state = scene({ ...spec, hands: [[code]] })
    move(state, 0, `invoke [${code}] ${support}`)
    state.hands[0] = []
    return learnt(state) - learnt(state, { target: 0 })
  }
  const exchange = DATA.deck.find(code => /^P.*EXCHANGE/.test(code)) ?? ''

  const same = { mountain: [areaCard('H1a'), areaCard('H2a')] }
  const different = { mountain: [areaCard('H1a'), areaCard('H2b')] }

  test('an exchange: more where another city has a creature that is missing in the own one', () => {
    const missing = target({ cities: [same, { mountain: [areaCard('H1b')] }] }, exchange, 'exchange')
    const copied = target({ cities: [different, { mountain: [areaCard('H1b')] }] }, exchange, 'exchange')
    expect(missing).toBeGreaterThan(copied)
  })

  test('an exchange: a locked territory is no target', () => {
    const cities = [same, { mountain: [areaCard('H1b')], forest: [areaCard('A1a')] }]
    const shield = DATA.deck.find(code => /^P.*SHIELD/.test(code)) ?? ''
    const open = target({ cities }, exchange, 'exchange')
    expect(target({ cities, shields: [[1, 'mountain', shield]] }, exchange, 'exchange')).toBeLessThan(open)
  })

  test('a theft: more with a token known to be a thunderbolt than with one known to be an owl', () => {
    const loot = (kind: 'thunderbolt' | 'owl') =>
      target(
        {
          cities: [{ lands: ['G1a / HECATE'] }, { forest: ['A1a / EXCHANGE'] }],
          tokens: [{ on: [1, 'forest', 1], kind, seenBy: [0, 1] }],
        },
        'P2a / THEFT',
        'theft',
      )
    expect(loot('thunderbolt')).toBeGreaterThan(loot('owl'))
  })
})

describe("the own god's territory", () => {
  test('a token about to be laid down counts for more where there is room in it', () => {
    const prize = (god: 'gaia' | 'poseidon') => {
      const state = scene({
        gods: [god, 'aether'],
        hands: [['P2a / THEFT']],
        cities: [{ lands: ['G1a / HECATE'] }, { forest: ['A1a / EXCHANGE'] }],
        tokens: [{ on: [1, 'forest', 1], kind: 'trident' }],
      })
      moves(state, [0, 'invoke [P2a / THEFT] theft'], [0, 'steal 1 forest 1'], [1, 'pass'])
      return learnt(state, { crown: 1 }) - learnt(state, { crown: 0 })
    }
    expect(prize('gaia')).toBeGreaterThan(0)
    expect(prize('poseidon')).toBe(0)
  })

  test('a Dionysus in it keeps out what would bring more', () => {
    const throne = (god: 'gaia' | 'poseidon') => {
      const state = scene({ gods: [god, 'aether'], cities: [{ lands: ['DIONYSUS'] }] })
      return learnt(state) - learnt(state, { throne: 0 })
    }
    expect(throne('gaia')).toBeLessThan(0)
    expect(throne('poseidon')).toBe(0)
  })
})

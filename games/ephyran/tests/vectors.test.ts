import { ALL_SEEING, CHANCE, Match, over, seeded } from '@pantheon/core'
import { describe, expect, test } from 'vitest'
import { ephyran } from '../index.ts'
import {
  anyChance,
  areaCard,
  at,
  card,
  codes,
  discardTurn,
  drawOut,
  move,
  moves,
  offers,
  offersOf,
  points,
  refused,
  scene,
  tokenAt,
} from './helpers.ts'

/** Four creatures of the lagoon, a to d, from area 1 up. */
const LAGOON = ['P1a / CASTOR', 'P2b / DESTROY', 'P3c / CASTOR', 'P4d / DESTROY']
describe('setting up', () => {
  test('E1: a hand is Dionysus and four cards, the pile has 104, 100 or 96, and the first player holds the Athena token', () => {
    for (const [seats, left] of [
      [2, 104],
      [3, 100],
      [4, 96],
    ]) {
      const { state } = new Match(ephyran, { seats }, seeded(`E1/${seats}`))
      expect(state.left).toBe(left)
      for (const hand of state.hands) {
        expect(hand).toHaveLength(5)
        expect(hand.filter(held => held === 0)).toHaveLength(1)
      }
      expect(state.who).toBe(1 << state.first)
      expect(ephyran.view(state, 0).first).toBe(state.first)
    }
  })
})

describe('building', () => {
  test('E2: area 2 cannot be built before area 1', () => {
    const state = scene({ hands: [['P2a / THEFT']] })
    expect(refused(state, 0, 'build [P2a / THEFT] lagoon')).toBe(
      '3.2 Areas go in order: next in your lagoon is area 1, not area 2.',
    )
  })

  test('E3: a second area 1 cannot be added, but may replace the first while that is uncovered', () => {
    const hands = [['P1b / TOKEN']]
    const uncovered = scene({ hands, cities: [{ lagoon: ['P1a / CASTOR'] }] })
    expect(refused(uncovered, 0, 'build [P1b / TOKEN] lagoon')).toContain('already has area 1')
    move(uncovered, 0, 'change [P1b / TOKEN] lagoon 1')
    expect(at(uncovered, 0, 'lagoon', 1)).toBe('P1b / TOKEN')
    expect(codes(uncovered.discard)).toEqual(['P1a / CASTOR'])
    const covered = scene({ hands, cities: [{ lagoon: ['P1a / CASTOR', 'P2a / THEFT'] }] })
    expect(refused(covered, 0, 'change [P1b / TOKEN] lagoon 1')).toBe(
      '4.4 Lagoon 1 is covered: only the last area, lagoon 2, can be changed.',
    )
  })

  test("E18: the real area goes into the opponent's city, the Dionysus into an own open place, then one card is drawn", () => {
    const state = scene({
      hands: [['H2a / EXCHANGE']],
      cities: [{}, { mountain: ['H1a / THEFT', 'DIONYSUS'] }],
    })
    move(state, 0, 'take [H2a / EXCHANGE] 1 mountain')
    move(state, 0, 'settle lands')
    expect(at(state, 1, 'mountain', 2)).toBe('H2a / EXCHANGE')
    expect(at(state, 0, 'lands', 1)).toBe('DIONYSUS')
    expect(state.hands[0]).toHaveLength(4)
    move(state, 0, 'draw pile')
    anyChance(state)
    expect(state.hands[0]).toHaveLength(5)
    expect(state.who).toBe(1 << 1)
  })
})

describe('scoring', () => {
  const lagoon = (cards: string[], own: boolean, tokens: Parameters<typeof scene>[0]['tokens'] = []) =>
    points(
      scene({ gods: own ? ['poseidon', 'gaia'] : ['gaia', 'poseidon'], cities: [{ lagoon: cards }], tokens }),
    )[0]

  test('E4: four different creatures bring 5 points', () => {
    expect(lagoon(LAGOON, false)).toBe(5)
  })

  test("E5: in the own god's territory they bring 10", () => {
    expect(lagoon(LAGOON, true)).toBe(10)
  })

  test('E6: creatures a, a, b, c bring 3 points', () => {
    expect(lagoon(['P1a / CASTOR', 'P2a / THEFT', 'P3b / SHIELD', 'P4c / THEFT'], false)).toBe(3)
  })

  test('E7: three creatures and Dionysus bring 4 points and no bonus; 8 for the own god', () => {
    const cards = ['P1a / CASTOR', 'P2b / DESTROY', 'P3c / CASTOR', 'DIONYSUS']
    expect(lagoon(cards, false)).toBe(4)
    expect(lagoon(cards, true)).toBe(8)
  })

  test('E9: two creatures, a printed trident and an owl laid on bring 5', () => {
    const owl = { on: [0, 'lagoon', 1], kind: 'owl' } as const
    expect(lagoon(['P1a / CASTOR', 'P2c+t / G3b'], false, [owl])).toBe(5)
  })

  test("E10: a creature with a helmet in the own god's territory brings 0", () => {
    const helmet = { on: [0, 'lagoon', 1], kind: 'helmet' } as const
    expect(lagoon(['P1a / CASTOR'], true, [helmet])).toBe(0)
  })

  test('E11: the first complete city gets 3, one completed later in that round 1, one of 14 areas nothing', () => {
    const city = (letter: string, short: number) => {
      // Each seat builds with its own creature, so that no card is needed twice.
      const own = (t: string, areas: number) =>
        Array.from({ length: areas }, (_, i) => areaCard(`${t}${i + 1}${letter}`))
      return { lagoon: own('P', 4), mountain: own('H', 4), forest: own('A', 4), lands: own('G', 4 - short) }
    }
    const state = scene({
      seats: 4,
      hands: [[areaCard('G4a')], [], [areaCard('G4c')], []],
      cities: [city('a', 1), {}, city('c', 1), city('d', 2)],
    })
    const bonus = () =>
      [0, 1, 2, 3].map(seat =>
        ephyran
          .score(state, ALL_SEEING)
          .filter(line => line.seat === seat && line.what.startsWith('score.city'))
          .reduce((sum, line) => sum + line.points, 0),
      )
    move(state, 0, `build [${areaCard('G4a')}] lands`)
    expect(state.ending).toBe('city')
    drawOut(state, 0)
    discardTurn(state, 1)
    move(state, 2, `build [${areaCard('G4c')}] lands`)
    drawOut(state, 2)
    discardTurn(state, 3)
    expect(over(state)).toBe(true)
    expect(state.ended).toBe('city')
    expect(bonus()).toEqual([3, 0, 1, 0])
  })
})

describe('supports', () => {
  test('E12: a destruction is stopped by a shield: nothing is lost, both cards go to the second pile, the defender draws', () => {
    const state = scene({
      hands: [['P2b / DESTROY'], ['P1d / SHIELD']],
      cities: [{}, { forest: ['A1a / EXCHANGE'] }],
    })
    const before = state.spent.length
    moves(state, [0, 'invoke [P2b / DESTROY] destroy'], [0, 'strike 1'], [1, 'block [P1d / SHIELD]'])
    expect(state.who).toBe(CHANCE)
    expect(state.hands[1]).toHaveLength(4)
    anyChance(state)
    expect(state.hands[1]).toHaveLength(5)
    expect(at(state, 1, 'forest', 1)).toBe('A1a / EXCHANGE')
    expect(codes(state.spent.slice(before))).toEqual(['P2b / DESTROY', 'P1d / SHIELD'])
    expect(offersOf(state, 0, 'draw')).toEqual(['draw pile'])
  })

  test('E13: a territory behind a shield cannot be chosen for destruction', () => {
    const state = scene({
      hands: [['P2b / DESTROY']],
      cities: [{}, { forest: ['A1a / EXCHANGE'], lands: ['G1a / HECATE'] }],
      shields: [[1, 'forest', 'A1b / SHIELD']],
    })
    moves(state, [0, 'invoke [P2b / DESTROY] destroy'], [0, 'strike 1'])
    expect(offers(state, 1)).toEqual(['yield lands'])
    expect(refused(state, 1, 'yield forest')).toBe('7.1 The forest of seat 1 is locked by a shield.')
  })

  test('E14: Hecate opens a locked territory, and both cards go to the second pile', () => {
    const state = scene({
      hands: [['P2c / HECATE', 'A2b / GRAEAE']],
      cities: [{ forest: ['A1a / EXCHANGE'] }],
      shields: [[0, 'forest', 'A1b / SHIELD']],
    })
    const before = state.spent.length
    expect(refused(state, 0, 'build [A2b / GRAEAE] forest')).toContain('locked')
    moves(state, [0, 'invoke [P2c / HECATE] hecate'], [0, 'unlock 0 forest'])
    expect(codes(state.spent.slice(before))).toEqual(['A1b / SHIELD', 'P2c / HECATE'])
    drawOut(state, 0)
    discardTurn(state, 1)
    expect(offersOf(state, 0, 'build')).toContain(`build ${card('A2b / GRAEAE')} forest`)
  })

  test('E15: a theft stopped by Hecate leaves the token where it is', () => {
    const state = scene({
      hands: [['P2a / THEFT'], ['P2c / HECATE']],
      cities: [{ lands: ['G1a / HECATE'] }, { forest: ['A1a / EXCHANGE'] }],
      tokens: [{ on: [1, 'forest', 1], kind: 'trident' }],
    })
    moves(state, [0, 'invoke [P2a / THEFT] theft'], [0, 'steal 1 forest 1'], [1, 'block [P2c / HECATE]'])
    anyChance(state)
    expect(tokenAt(state, 1, 'forest', 1)).toBe('trident')
    expect(tokenAt(state, 0, 'lands', 1)).toBe('')
    expect(ephyran.view(state, 0).players[1].city.forest.areas[0].token).toBe('face down')
  })

  test('E16: changing an area that carries a token loses the token', () => {
    const state = scene({
      hands: [['P1b / TOKEN']],
      cities: [{ lagoon: ['P1a / CASTOR'] }],
      tokens: [{ on: [0, 'lagoon', 1], kind: 'owl' }],
    })
    move(state, 0, 'change [P1b / TOKEN] lagoon 1')
    expect(tokenAt(state, 0, 'lagoon', 1)).toBe('')
    expect(ephyran.view(state, 0).lost).toEqual(['owl'])
    expect(ephyran.view(state, 1).lost).toEqual(['face down'])
  })

  test('E17: an exchange with another city swaps the cards, and the token comes with its card', () => {
    const state = scene({
      hands: [['P1c / EXCHANGE']],
      cities: [
        { lagoon: ['P1a / CASTOR', 'P2a / THEFT', 'P3a / EXCHANGE'] },
        { lagoon: ['P1b / TOKEN', 'P2b / DESTROY', 'P3b / SHIELD'] },
      ],
      tokens: [{ on: [1, 'lagoon', 3], kind: 'thunderbolt' }],
    })
    moves(state, [0, 'invoke [P1c / EXCHANGE] exchange'], [0, 'trade 1 lagoon 3'], [1, 'pass'])
    expect(at(state, 0, 'lagoon', 3)).toBe('P3b / SHIELD')
    expect(at(state, 1, 'lagoon', 3)).toBe('P3a / EXCHANGE')
    expect(tokenAt(state, 0, 'lagoon', 3)).toBe('thunderbolt')
    expect(tokenAt(state, 1, 'lagoon', 3)).toBe('')
  })

  test('E19: Castor & Pollux: two cards, one more play without a Support, and the hand is five again', () => {
    const state = scene({
      hands: [['P1a / CASTOR', 'P1b / TOKEN', 'H1c / HECATE']],
      shields: [[1, 'lands', 'A1b / SHIELD']],
      cities: [{}, { lands: ['G1a / HECATE'] }],
    })
    move(state, 0, 'invoke [P1a / CASTOR] castor')
    moves(
      state,
      [0, 'draw pile'],
      ['chance', 'deal [A1c / CASTOR]'],
      [0, 'draw pile'],
      ['chance', 'deal [A1d / TOKEN]'],
    )
    expect(state.hands[0]).toHaveLength(6)
    expect(offersOf(state, 0, 'invoke')).toEqual([])
    expect(refused(state, 0, 'invoke [H1c / HECATE] hecate')).toBe(
      '5.2 No Support may be played after Castor & Pollux.',
    )
    move(state, 0, 'build [A1c / CASTOR] forest')
    expect(state.hands[0]).toHaveLength(5)
    expect(state.who).toBe(1 << 1)
  })

  test('E20: the Graeae: one of three cards to the hand, two on the discard pile, no further draw', () => {
    const state = scene({ hands: [['P2d / GRAEAE']] })
    move(state, 0, 'invoke [P2d / GRAEAE] graeae')
    const left = state.left
    for (const code of ['A1c / CASTOR', 'A1d / TOKEN', 'H1c / HECATE'])
      move(state, 'chance', `deal [${code}]`)
    moves(state, [0, 'keep [A1d / TOKEN]'], [0, 'lay [H1c / HECATE]'])
    expect(codes(state.discard)).toEqual(['H1c / HECATE', 'A1c / CASTOR'])
    expect(state.hands[0]).toContain(card('A1d / TOKEN'))
    expect(state.hands[0]).toHaveLength(5)
    expect(state.left).toBe(left - 3)
    expect(state.who).toBe(1 << 1)
  })

  test('E23: an exchange with the hand may reach a covered area; both cards leave and two are drawn', () => {
    const state = scene({
      hands: [['P1c / EXCHANGE', 'P2b / DESTROY']],
      cities: [{ lagoon: ['P1a / CASTOR', 'P2a / THEFT', 'P3a / EXCHANGE'] }],
    })
    const before = state.spent.length
    moves(state, [0, 'invoke [P1c / EXCHANGE] exchange'], [0, 'change [P2b / DESTROY] lagoon 2'])
    expect(at(state, 0, 'lagoon', 2)).toBe('P2b / DESTROY')
    expect(codes(state.spent.slice(before)).sort()).toEqual(['P1c / EXCHANGE', 'P2a / THEFT'])
    expect(state.hands[0]).toHaveLength(3)
    move(state, 0, 'draw pile')
    anyChance(state)
    move(state, 0, 'draw pile')
    anyChance(state)
    expect(state.hands[0]).toHaveLength(5)
    expect(state.who).toBe(1 << 1)
  })
})

describe('the draw and the end', () => {
  test('E21: when player 2 of 3 draws the last card, player 3 still plays, then it is over', () => {
    const state = scene({ seats: 3, pile: 1, turn: 1, discard: ['P1a / CASTOR'] })
    discardTurn(state, 1)
    expect(state.ending).toBe('pile')
    expect(state.who).toBe(1 << 2)
    move(state, 2, offersOf(state, 2, 'discard')[0])
    expect(over(state)).toBe(true)
    expect(state.ended).toBe('pile')
  })

  test('E24: after discarding, neither the top of the discard pile nor the card under it can be drawn', () => {
    const state = scene({ hands: [['P1a / CASTOR']], discard: ['P1b / TOKEN'] })
    move(state, 0, 'discard [P1a / CASTOR]')
    expect(offers(state, 0)).toEqual(['draw pile'])
    expect(refused(state, 0, 'draw discard')).toBe(
      '4.7 You put a card on the discard pile this turn, so it is closed to you: draw from the pile.',
    )
    move(state, 0, 'draw pile')
    anyChance(state)
    expect(codes(state.discard)).toEqual(['P1b / TOKEN', 'P1a / CASTOR'])
    expect(state.hands[0]).toHaveLength(5)
  })

  test('E25: a defender who draws the last card brings the end; players 2 and 3 still play', () => {
    const state = scene({
      seats: 3,
      pile: 1,
      hands: [['P2b / DESTROY'], [], ['P1d / SHIELD']],
      cities: [{}, {}, { forest: ['A1a / EXCHANGE'] }],
    })
    moves(state, [0, 'invoke [P2b / DESTROY] destroy'], [0, 'strike 2'], [2, 'block [P1d / SHIELD]'])
    anyChance(state)
    expect(state.ending).toBe('pile')
    expect(state.who).toBe(1 << 1)
    move(state, 1, offersOf(state, 1, 'discard')[0])
    expect(state.who).toBe(1 << 2)
    move(state, 2, offersOf(state, 2, 'discard')[0])
    expect(over(state)).toBe(true)
  })
})

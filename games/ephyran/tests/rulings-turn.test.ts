import { ALL_SEEING, over } from '@pantheon/core'
import { describe, expect, test } from 'vitest'
import { ephyran } from '../index.ts'
import {
  anyChance,
  areaCard,
  card,
  discardTurn,
  drawOut,
  move,
  moves,
  offers,
  offersOf,
  points,
  refused,
  scene,
} from './helpers.ts'

describe('drawing', () => {
  test('ruling 12: with Castor & Pollux each card may come from either pile; the second play ends the turn', () => {
    const state = scene({ hands: [['P1a / CASTOR']], discard: ['H1a / THEFT', 'P1b / TOKEN'] })
    moves(state, [0, 'invoke [P1a / CASTOR] castor'], [0, 'draw discard'], [0, 'draw discard'])
    expect(state.hands[0]).toContain(card('H1a / THEFT'))
    move(state, 0, 'discard [H1a / THEFT]')
    expect(state.hands[0]).toHaveLength(5)
    expect(state.who).toBe(1 << 1)
  })

  test('ruling 12: fewer cards are drawn where there are fewer', () => {
    const state = scene({ hands: [['P1a / CASTOR']], pile: 1 })
    moves(state, [0, 'invoke [P1a / CASTOR] castor'], [0, 'draw pile'])
    anyChance(state)
    expect(state.hands[0]).toHaveLength(5)
    expect(offersOf(state, 0, 'discard')).toHaveLength(5)
  })

  test('ruling 13: the Graeae take fewer cards from a short pile, none from an empty one, and the player orders the rest', () => {
    const short = scene({ hands: [['P2d / GRAEAE']], pile: 2 })
    move(short, 0, 'invoke [P2d / GRAEAE] graeae')
    anyChance(short)
    expect(offersOf(short, 0, 'keep')).toHaveLength(2)
    move(short, 0, offersOf(short, 0, 'keep')[0])
    expect(short.discard).toHaveLength(1)
    expect(short.ending).toBe('pile')
    const dry = scene({ hands: [[], ['P2d / GRAEAE']], pile: 1, discard: ['P1a / CASTOR'] })
    discardTurn(dry, 0)
    expect(refused(dry, 1, 'invoke [P2d / GRAEAE] graeae')).toBe('5.3 The pile is empty: 0 cards left.')
  })

  test('ruling 14: what was put on the discard pile by changing closes it as well; after building it is open', () => {
    const spec = {
      hands: [['P1b / TOKEN', 'H1a / THEFT']],
      cities: [{ lagoon: ['P1a / CASTOR'] }],
      discard: ['P2a / THEFT'],
    }
    const changed = scene(spec)
    move(changed, 0, 'change [P1b / TOKEN] lagoon 1')
    expect(offers(changed, 0)).toEqual(['draw pile'])
    const built = scene(spec)
    move(built, 0, 'build [H1a / THEFT] mountain')
    expect(offers(built, 0)).toEqual(['draw pile', 'draw discard'])
    expect(refused(built, 0, 'pass')).toBe('4.7 While the pile has cards, one must be taken.')
    move(built, 0, 'draw discard')
    expect(built.hands[0]).toContain(card('P2a / THEFT'))
  })

  test('ruling 14: where neither pile offers a card, none is drawn', () => {
    const state = scene({ pile: 1 })
    discardTurn(state, 0)
    move(state, 1, offersOf(state, 1, 'discard')[0])
    expect(over(state)).toBe(true)
    expect(state.hands[1]).toHaveLength(4)
  })
})

describe('the end', () => {
  test('ruling 18: the last card taken by Castor & Pollux brings the end; later players may use the discard pile or not', () => {
    const state = scene({
      seats: 3,
      hands: [['P1a / CASTOR'], ['P1b / TOKEN'], ['P1c / EXCHANGE']],
      pile: 1,
      discard: ['H1a / THEFT', 'H1b / DESTROY'],
    })
    moves(state, [0, 'invoke [P1a / CASTOR] castor'], [0, 'draw pile'])
    anyChance(state)
    expect(state.ending).toBe('pile')
    expect(offers(state, 0)).toEqual(['pass', 'draw discard'])
    expect(refused(state, 0, 'draw pile')).toBe('4.7 The pile is empty: 0 cards left.')
    move(state, 0, 'pass')
    discardTurn(state, 0)
    moves(state, [1, 'build [P1b / TOKEN] lagoon'], [1, 'draw discard'])
    expect(state.hands[1]).toHaveLength(5)
    moves(state, [2, 'build [P1c / EXCHANGE] lagoon'], [2, 'pass'])
    expect(over(state)).toBe(true)
  })

  test('ruling 19: the 3 points are kept though the city is broken again, and also when the pile had brought the end', () => {
    const four = (t: string) => [1, 2, 3, 4].map(area => areaCard(`${t}${area}a`))
    const state = scene({
      hands: [[areaCard('G4a')], ['P2b / DESTROY']],
      cities: [{ lagoon: four('P'), mountain: four('H'), forest: four('A'), lands: four('G').slice(0, 3) }],
      pile: 1,
    })
    move(state, 0, `build [${areaCard('G4a')}] lands`)
    expect(state.ending).toBe('city')
    drawOut(state, 0)
    moves(state, [1, 'invoke [P2b / DESTROY] destroy'], [1, 'strike 0'], [0, 'yield lands'])
    expect(over(state)).toBe(true)
    expect(state.ended).toBe('city')
    const first = ephyran.score(state, ALL_SEEING).filter(line => line.what === 'score.city.first')
    expect(first.map(line => [line.seat, line.points])).toEqual([[0, 3]])

    const late = scene({
      hands: [[], [areaCard('G4a')]],
      cities: [
        {},
        { lagoon: four('P'), mountain: four('H'), forest: four('A'), lands: four('G').slice(0, 3) },
      ],
      pile: 1,
    })
    discardTurn(late, 0)
    expect(late.ending).toBe('pile')
    move(late, 1, `build [${areaCard('G4a')}] lands`)
    if (!over(late)) move(late, 1, 'pass')
    expect([late.ended, late.finisher]).toEqual(['pile', 1])
  })

  test('ruling 20: a tie goes to more areas, then to more magical points, then it is shared', () => {
    const gods = ['aether', 'gaia'] as const
    const areas = scene({
      gods,
      cities: [{ lagoon: ['P1a / CASTOR', 'P2a / THEFT'] }, { lagoon: ['P1b / TOKEN'] }],
    })
    expect([points(areas), ephyran.ranks(areas)]).toEqual([
      [1, 1],
      [1, 2],
    ])
    const magic = scene({
      gods,
      cities: [{ lagoon: ['P1a / CASTOR', 'P2b / DESTROY'] }, { lagoon: ['P1d+o / H4a', 'P2d / GRAEAE'] }],
    })
    expect([points(magic), ephyran.ranks(magic)]).toEqual([
      [2, 2],
      [2, 1],
    ])
    expect(ephyran.ranks(scene({ gods }))).toEqual([1, 1])
  })

  test("ruling 23: the tokens are turned over for all before the count, and the own god's territory comes first", () => {
    const state = scene({
      gods: ['aether', 'gaia'],
      cities: [{ lagoon: ['P1a / CASTOR'], forest: ['A1a / EXCHANGE'] }],
      tokens: [{ on: [0, 'lagoon', 1], kind: 'owl' }],
      pile: 1,
      turn: 1,
    })
    const hidden = ephyran.view(state, 1).players[0].city.lagoon.areas[0].token
    discardTurn(state, 1)
    expect(over(state)).toBe(true)
    const shown = [1, -2].map(eye => ephyran.view(state, eye).players[0].city.lagoon.areas[0].token)
    expect([hidden, ...shown]).toEqual(['face down', 'owl', 'owl'])
    expect(ephyran.score(state, 1)[0].what).toBe('score.creatures.forest')
  })
})

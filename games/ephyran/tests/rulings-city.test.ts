import { Match, seeded, start } from '@pantheon/core'
import { describe, expect, test } from 'vitest'
import { ephyran } from '../index.ts'
import { GODS } from '../rules/names.ts'
import {
  areaCard,
  at,
  card,
  codes,
  discardTurn,
  move,
  moves,
  offers,
  offersOf,
  points,
  refused,
  scene,
  tokenAt,
} from './helpers.ts'

describe('areas', () => {
  test('ruling 1: creatures are counted by territory: the same letter in two territories counts twice', () => {
    const state = scene({
      gods: ['gaia', 'aether'],
      cities: [{ lagoon: ['P1a / CASTOR', 'P2a / THEFT'], mountain: ['H1a / THEFT', 'H2b / SHIELD'] }],
    })
    expect(points(state)[0]).toBe(1 + 2)
  })

  test('ruling 2: uncovered is the last area of a territory without a shield', () => {
    const state = scene({
      hands: [['P1d / SHIELD'], ['P2b / DESTROY']],
      cities: [{ lagoon: ['P1a / CASTOR', 'P2a / THEFT'], lands: ['G1a / HECATE'] }],
      shields: [[0, 'lands', 'A1b / SHIELD']],
      turn: 1,
    })
    moves(state, [1, 'invoke [P2b / DESTROY] destroy'], [1, 'strike 0'])
    expect(offersOf(state, 0, 'yield')).toEqual(['yield lagoon'])
    move(state, 0, 'yield lagoon')
    expect(at(state, 0, 'lagoon', 2)).toBe('')
    expect(at(state, 0, 'lagoon', 1)).toBe('P1a / CASTOR')
  })

  test('ruling 3: a change needs the same area of the same territory, or Dionysus; the old card is discarded', () => {
    const spec = {
      hands: [['DIONYSUS', 'P2b / DESTROY', 'P3b / SHIELD']],
      cities: [{ lagoon: ['P1a / CASTOR', 'P2a / THEFT'] }],
    }
    const state = scene(spec)
    expect(refused(state, 0, 'change [P3b / SHIELD] lagoon 2')).toBe(
      '4.4 This card offers lagoon 3, which cannot stand as lagoon 2.',
    )
    move(state, 0, 'change [P2b / DESTROY] lagoon 2')
    expect(codes(state.discard)).toEqual(['P2a / THEFT'])
    const other = scene(spec)
    move(other, 0, 'change dionysus lagoon 2')
    expect(at(other, 0, 'lagoon', 2)).toBe('DIONYSUS')
  })

  test('ruling 15: a covered Dionysus can be taken, with its token; a locked one and the own one cannot', () => {
    const spec = {
      hands: [
        ['H1b / DESTROY', 'P1b / TOKEN'],
        ['P1d / SHIELD', 'P2c / HECATE'],
      ],
      cities: [{ lagoon: ['DIONYSUS'] }, { mountain: ['DIONYSUS', 'H2a / EXCHANGE'] }],
      tokens: [{ on: [1, 'mountain', 1], kind: 'thunderbolt' }] as const,
    }
    const state = scene(spec)
    expect(refused(state, 0, 'take [P1b / TOKEN] 0 lagoon')).toBe('4.6 seat 0 is not one of your opponents.')
    move(state, 0, 'take [H1b / DESTROY] 1 mountain')
    expect(state.who).toBe(1 << 0)
    expect(offers(state, 0)).toEqual(['settle lagoon', 'settle mountain', 'settle forest', 'settle lands'])
    move(state, 0, 'settle lagoon')
    expect(at(state, 1, 'mountain', 1)).toBe('H1b / DESTROY')
    expect([at(state, 0, 'lagoon', 2), tokenAt(state, 0, 'lagoon', 2)]).toEqual(['DIONYSUS', 'thunderbolt'])
    expect(ephyran.view(state, 0).players[0].city.lagoon.areas[1].token).toBe('thunderbolt')

    const shut = scene({ ...spec, shields: [[1, 'mountain', 'A1b / SHIELD']] })
    expect(refused(shut, 0, 'take [H1b / DESTROY] 1 mountain')).toContain('locked')
  })

  test("ruling 15: without an open place of one's own no Dionysus can be taken", () => {
    const state = scene({
      hands: [['H1b / DESTROY']],
      cities: [
        {
          lagoon: ['P1a / CASTOR'],
          mountain: ['H1a / THEFT'],
          forest: ['A1a / EXCHANGE'],
          lands: ['G1a / HECATE'],
        },
        { mountain: ['DIONYSUS'] },
      ],
      shields: [
        [0, 'lagoon', 'P1d / SHIELD'],
        [0, 'mountain', 'H2b / SHIELD'],
        [0, 'forest', 'A1b / SHIELD'],
        [0, 'lands', 'G2d / SHIELD'],
      ],
    })
    expect(refused(state, 0, 'take [H1b / DESTROY] 1 mountain')).toBe(
      '4.6 You have no open place to settle the Dionysus at once.',
    )
  })

  test('ruling 16: Dionysus counts among the 16, may be discarded, and scores once, best in the own territory', () => {
    const four = (t: string) => [1, 2, 3, 4].map(area => areaCard(`${t}${area}a`))
    const nearly = scene({
      hands: [['DIONYSUS']],
      cities: [{ lagoon: four('P'), mountain: four('H'), forest: four('A'), lands: four('G').slice(0, 3) }],
    })
    move(nearly, 0, 'build dionysus lands')
    expect(nearly.finisher).toBe(0)

    const cities = [{ lagoon: ['DIONYSUS'], mountain: ['DIONYSUS'] }]
    expect(points(scene({ seats: 2, gods: ['gaia', 'aether'], cities }))[0]).toBe(1)
    expect(points(scene({ seats: 2, gods: ['hephaestus', 'aether'], cities }))[0]).toBe(2)

    const discarded = scene({ hands: [['DIONYSUS']] })
    move(discarded, 0, 'discard dionysus')
    expect(codes(discarded.discard)).toEqual(['DIONYSUS'])
    expect(
      refused(scene({ hands: [['DIONYSUS']], cities: [{ lagoon: four('P') }] }), 0, 'build dionysus lagoon'),
    ).toBe('3.2 Your lagoon is complete.')
  })
})

describe('locks', () => {
  test('ruling 11: in a locked territory nobody adds, changes, exchanges, destroys, lays, steals or takes', () => {
    const state = scene({
      hands: [
        ['A2b / GRAEAE', 'A1c / CASTOR', 'P1c / EXCHANGE', 'P1b / TOKEN'],
        ['A1d / TOKEN', 'P2a / THEFT', 'P2b / DESTROY', 'P3a / EXCHANGE'],
      ],
      cities: [{ forest: ['A1a / EXCHANGE'] }, { forest: ['DIONYSUS'], lagoon: ['P1a / CASTOR'] }],
      tokens: [{ on: [0, 'forest', 1], kind: 'owl' }],
      shields: [[0, 'forest', 'A1b / SHIELD']],
    })
    expect(refused(state, 0, 'build [A2b / GRAEAE] forest')).toContain('7.1')
    expect(refused(state, 0, 'change [A1c / CASTOR] forest 1')).toContain('7.1')
    expect(refused(state, 0, 'invoke [P1c / EXCHANGE] exchange')).toContain('5.6')
    expect(refused(state, 0, 'invoke [P1b / TOKEN] token')).toContain('5.4')
    discardTurn(state, 0)
    expect(refused(state, 1, 'invoke [P2a / THEFT] theft')).toBe(
      '5.5 No opponent has a token on an unlocked area.',
    )
    expect(refused(state, 1, 'invoke [P2b / DESTROY] destroy')).toContain('5.7')
    expect(points(state)[0]).toBe(1 + 1)
  })

  test('ruling 11: an unfinished territory may be locked, an empty one or a locked one not; the shield is no area', () => {
    const state = scene({
      hands: [['P1d / SHIELD']],
      cities: [{ forest: ['A1a / EXCHANGE'], lands: ['G1a / HECATE'] }],
      shields: [[0, 'lands', 'A1b / SHIELD']],
    })
    move(state, 0, 'invoke [P1d / SHIELD] shield')
    expect(offers(state, 0)).toEqual(['lock forest'])
    expect(refused(state, 0, 'lock lagoon')).toBe('5.8 The lagoon of seat 0 has no area yet.')
    expect(refused(state, 0, 'lock lands')).toContain('locked')
    move(state, 0, 'lock forest')
    expect(ephyran.view(state, 1).players[0].city.forest.shield?.face).toBe('P1d / SHIELD')
    expect(state.built[0]).toEqual([0, 0, 1, 1])
    expect(state.spent).not.toContain(card('P1d / SHIELD'))
  })
})

describe('the table', () => {
  test('ruling 21: gods are dealt at random or chosen; territories without their god are built all the same', () => {
    const dealt = new Set<number>()
    for (let i = 0; i < 40; i++) {
      const { state } = new Match(ephyran, { seats: 2 }, seeded(`gods/${i}`))
      expect(new Set(state.gods).size).toBe(2)
      dealt.add(state.gods[0])
    }
    expect(dealt.size).toBe(4)
    const state = start(ephyran, { seats: 3, options: { gods: 'chosen' } })
    move(state, 'chance', 'first 2')
    moves(state, [2, 'god gaia'], [0, 'god aether'])
    expect(refused(state, 1, 'god gaia')).toBe('2.2 Gaia is taken by seat 2.')
    move(state, 1, 'god poseidon')
    expect(state.gods).toEqual([2, 0, 3])
    const built = scene({ gods: ['gaia', 'aether'], hands: [['P1a / CASTOR']] })
    expect(offersOf(built, 0, 'build')).toContain(`build ${card('P1a / CASTOR')} lagoon`)
  })

  test('ruling 22: with two players two Dionysus cards stay in the box', () => {
    const { state } = new Match(ephyran, { seats: 2 }, seeded('box'))
    const held = state.hands.flat().filter(one => codes([one])[0] === 'DIONYSUS')
    expect(held).toHaveLength(2)
    expect(state.pile[0]).toBe(0)
  })

  test('ruling 24: the god of the forest is Aether', () => {
    expect(ephyran.data.territories.forest.god).toBe('Aether')
    expect(GODS[2]).toBe('aether')
  })

  test('ruling 26: there is no passing; a Support without effect can still be built or discarded', () => {
    const state = scene({ hands: [['P2c / HECATE', 'P1a / CASTOR']], cities: [{ lagoon: ['P1b / TOKEN'] }] })
    expect(refused(state, 0, 'pass')).toBe('4.1 That cannot be done at this moment.')
    expect(refused(state, 0, 'invoke [P2c / HECATE] hecate')).toBe('5.9 No territory is locked.')
    expect(offers(state, 0)).toContain(`build ${card('P2c / HECATE')} lagoon`)
    expect(offers(state, 0)).toContain(`discard ${card('P2c / HECATE')}`)
    for (const held of state.hands[0]) expect(offers(state, 0)).toContain(`discard ${held}`)
  })
})

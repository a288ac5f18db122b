import { ALL_SEEING, CHANCE } from '@pantheon/core'
import { describe, expect, test } from 'vitest'
import { ephyran } from '../index.ts'
import {
  anyChance,
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

const spentSince = (state: ReturnType<typeof scene>, before: number) =>
  codes(state.spent.slice(before)).sort()

describe('exchange and destruction', () => {
  test('ruling 4: an exchange with the hand loses the token and draws twice, each from pile or discard pile', () => {
    const state = scene({
      hands: [['P1c / EXCHANGE', 'P1b / TOKEN']],
      cities: [{ lagoon: ['P1a / CASTOR', 'P2a / THEFT'] }],
      tokens: [{ on: [0, 'lagoon', 1], kind: 'helmet' }],
      discard: ['H1a / THEFT'],
    })
    const before = state.spent.length
    moves(state, [0, 'invoke [P1c / EXCHANGE] exchange'], [0, 'change [P1b / TOKEN] lagoon 1'])
    expect(tokenAt(state, 0, 'lagoon', 1)).toBe('')
    expect(spentSince(state, before)).toEqual(['P1a / CASTOR', 'P1c / EXCHANGE'])
    expect(offers(state, 0)).toEqual(['draw pile', 'draw discard'])
    moves(state, [0, 'draw discard'], [0, 'draw pile'])
    anyChance(state)
    expect(state.hands[0]).toHaveLength(5)
    expect(state.hands[0]).toContain(card('H1a / THEFT'))
  })

  test('ruling 5: only the same unlocked area is exchanged; each receiver looks at the token that comes', () => {
    const spec = {
      hands: [['P1c / EXCHANGE']],
      cities: [
        { lagoon: ['P1a / CASTOR', 'DIONYSUS'], forest: ['A1a / EXCHANGE'] },
        { lagoon: ['P1b / TOKEN', 'P2b / DESTROY', 'P3b / SHIELD'], forest: ['A1c / CASTOR'] },
      ],
      tokens: [
        { on: [0, 'lagoon', 2], kind: 'helmet' },
        { on: [1, 'lagoon', 2], kind: 'trident' },
      ] as const,
      shields: [[1, 'forest', 'A1b / SHIELD']] as const,
    }
    const state = scene(spec)
    move(state, 0, 'invoke [P1c / EXCHANGE] exchange')
    expect(offersOf(state, 0, 'trade')).toEqual(['trade 1 lagoon 2', 'trade 1 lagoon 1'])
    expect(refused(state, 0, 'trade 1 lagoon 3')).toBe(
      '5.6 There is no lagoon 3 in the city of seat 0: it has 2 areas there.',
    )
    expect(refused(state, 0, 'trade 1 forest 1')).toContain('locked')
    move(state, 0, 'trade 1 lagoon 2')
    move(state, 1, 'pass')
    expect([at(state, 0, 'lagoon', 2), at(state, 1, 'lagoon', 2)]).toEqual(['P2b / DESTROY', 'DIONYSUS'])
    const token = (eye: number, owner: number) =>
      ephyran.view(state, eye).players[owner].city.lagoon.areas[1].token
    expect([token(0, 0), token(1, 1)]).toEqual(['trident', 'helmet'])
    expect([token(0, 1), token(1, 0)]).toEqual(['helmet', 'trident'])
    expect(ephyran.view(state, -2).players[0].city.lagoon.areas[1].token).toBe('face down')
  })

  test('ruling 6: the victim of a destruction chooses the area; it goes to the second pile and its token is out', () => {
    const state = scene({
      seats: 3,
      hands: [['P2b / DESTROY']],
      cities: [{}, { forest: ['A1a / EXCHANGE'], lands: ['G1a / HECATE'] }],
      tokens: [{ on: [1, 'lands', 1], kind: 'helmet' }],
    })
    const before = state.spent.length
    move(state, 0, 'invoke [P2b / DESTROY] destroy')
    expect(refused(state, 0, 'strike 2')).toBe('5.7 seat 2 has no unlocked area to lose.')
    move(state, 0, 'strike 1')
    expect(offers(state, 1)).toEqual(['yield forest', 'yield lands'])
    expect(refused(state, 1, 'pass')).toBe('5.7 An area must be given up: choose which, or block.')
    move(state, 1, 'yield lands')
    expect(spentSince(state, before)).toEqual(['G1a / HECATE', 'P2b / DESTROY'])
    expect(state.discard).toEqual([])
    expect(ephyran.view(state, 1).lost).toEqual(['helmet'])
  })

  test('ruling 6: with every area of the others locked or missing, destruction cannot be played', () => {
    const state = scene({
      hands: [['P2b / DESTROY']],
      cities: [{ lagoon: ['P1a / CASTOR'] }, { forest: ['A1a / EXCHANGE'] }],
      shields: [[1, 'forest', 'A1b / SHIELD']],
    })
    expect(refused(state, 0, 'invoke [P2b / DESTROY] destroy')).toBe(
      '5.7 No opponent has an unlocked area to lose.',
    )
  })
})

describe('defence', () => {
  test('ruling 7: the target is named, then the reaction asked, then it happens; a defence costs the action and is not blocked', () => {
    const state = scene({
      hands: [
        ['P1c / EXCHANGE', 'P3b / SHIELD'],
        ['P1d / SHIELD', 'P2c / HECATE'],
      ],
      cities: [{ lagoon: ['P1a / CASTOR'] }, { lagoon: ['P1b / TOKEN'] }],
    })
    moves(state, [0, 'invoke [P1c / EXCHANGE] exchange'], [0, 'trade 1 lagoon 1'])
    expect(offers(state, 1)).toEqual([`block ${card('P1d / SHIELD')}`, 'pass'])
    expect(refused(state, 1, 'block [P2c / HECATE]')).toBe(
      "5.10 Card 7 (lagoon 2, Triton / Hecate) does not stop this: that takes Athena's shield.",
    )
    expect(at(state, 0, 'lagoon', 1)).toBe('P1a / CASTOR')
    move(state, 1, 'block [P1d / SHIELD]')
    expect(state.who).toBe(CHANCE)
    anyChance(state)
    expect(at(state, 0, 'lagoon', 1)).toBe('P1a / CASTOR')
    expect(state.hands[1]).toHaveLength(5)
    expect(offers(state, 0)).toEqual(['draw pile'])
  })

  test('ruling 7: a defender draws nothing from an empty pile', () => {
    const state = scene({
      hands: [['P2b / DESTROY'], ['P1d / SHIELD']],
      cities: [{}, { forest: ['A1a / EXCHANGE'] }],
      pile: 1,
      first: 1,
      turn: 1,
    })
    discardTurn(state, 1)
    expect(state.left).toBe(0)
    moves(state, [0, 'invoke [P2b / DESTROY] destroy'], [0, 'strike 1'])
    const size = state.hands[1].length
    move(state, 1, 'block [P1d / SHIELD]')
    expect(state.hands[1]).toHaveLength(size - 1)
  })

  test('ruling 8: the taking of a token may be stopped by any opponent, asked clockwise; then no token is drawn', () => {
    const state = scene({
      seats: 4,
      hands: [[], ['P1b / TOKEN'], [], ['P2c / HECATE']],
      cities: [{}, { lagoon: ['P1a / CASTOR'] }],
      turn: 1,
    })
    const supply = ephyran.view(state, 0).supply
    move(state, 1, 'invoke [P1b / TOKEN] token')
    expect(state.who).toBe(1 << 2)
    move(state, 2, 'pass')
    expect(state.who).toBe(1 << 3)
    move(state, 3, 'block [P2c / HECATE]')
    anyChance(state)
    expect(ephyran.view(state, 0).supply).toBe(supply)
    expect(tokenAt(state, 1, 'lagoon', 1)).toBe('')
    expect(offers(state, 1)).toEqual(['draw pile'])
  })

  test('ruling 8: a theft may be stopped by its victim alone', () => {
    const state = scene({
      seats: 3,
      hands: [['P2a / THEFT'], [], ['P2c / HECATE']],
      cities: [{ lands: ['G1a / HECATE'] }, { forest: ['A1a / EXCHANGE'] }],
      tokens: [{ on: [1, 'forest', 1], kind: 'owl' }],
    })
    moves(state, [0, 'invoke [P2a / THEFT] theft'], [0, 'steal 1 forest 1'])
    expect(state.who).toBe(1 << 1)
    expect(offers(state, 2)).toEqual([])
    move(state, 1, 'pass')
    expect(state.who).toBe(1 << 0)
  })
})

describe('tokens', () => {
  test('ruling 9: a theft takes a token laid on an area, never a printed symbol; the thief looks and lays it down', () => {
    const state = scene({
      hands: [['P2a / THEFT']],
      cities: [
        { lands: ['G1a / HECATE', 'G2a / CASTOR'] },
        { lagoon: ['P1d+o / H4a'], forest: ['A1a / EXCHANGE'] },
      ],
      tokens: [{ on: [1, 'forest', 1], kind: 'thunderbolt' }],
    })
    move(state, 0, 'invoke [P2a / THEFT] theft')
    expect(offers(state, 0)).toEqual(['steal 1 forest 1'])
    expect(refused(state, 0, 'steal 1 lagoon 1')).toBe('5.5 There is no token on lagoon 1 of seat 1.')
    move(state, 0, 'steal 1 forest 1')
    const told = move(state, 1, 'pass')
    const looks = told.filter(one => one.event.key === 'token.seen')
    expect(looks.map(one => [one.seen, one.reveals])).toEqual([[1 << 0, true]])
    move(state, 0, 'place lands 1')
    expect(tokenAt(state, 0, 'lands', 1)).toBe('thunderbolt')
    expect(tokenAt(state, 1, 'forest', 1)).toBe('')
    // The victim had laid it down and saw where it went.
    expect(ephyran.view(state, 1).players[0].city.lands.areas[0].token).toBe('thunderbolt')
  })

  test('ruling 10: a token needs an own unlocked area without one, covered or not; a helmet must be laid down too', () => {
    const state = scene({
      hands: [['P1b / TOKEN']],
      cities: [
        { lagoon: ['P1a / CASTOR', 'P2a / THEFT'], forest: ['A1a / EXCHANGE'], lands: ['G1a / HECATE'] },
      ],
      tokens: [{ on: [0, 'lands', 1], kind: 'owl' }],
      shields: [[0, 'forest', 'A1b / SHIELD']],
    })
    moves(state, [0, 'invoke [P1b / TOKEN] token'], [1, 'pass'], ['chance', 'find helmet'])
    expect(offers(state, 0)).toEqual(['place lagoon 1', 'place lagoon 2'])
    expect(refused(state, 0, 'place lands 1')).toBe('6.2 A token already lies on lands 1.')
    expect(refused(state, 0, 'place forest 1')).toBe('7.1 The forest of seat 0 is locked by a shield.')
    move(state, 0, 'place lagoon 1')
    expect(tokenAt(state, 0, 'lagoon', 1)).toBe('helmet')
  })

  test('ruling 10: without room or with an empty supply no token can be taken, without room none stolen', () => {
    const bare = scene({
      hands: [['P1b / TOKEN', 'P2a / THEFT']],
      cities: [{}, { forest: ['A1a / EXCHANGE'] }],
      tokens: [{ on: [1, 'forest', 1], kind: 'owl' }],
    })
    expect(refused(bare, 0, 'invoke [P1b / TOKEN] token')).toContain('5.4 You have no unlocked area')
    expect(refused(bare, 0, 'invoke [P2a / THEFT] theft')).toContain('5.5 You have no unlocked area')
    const empty = scene({ hands: [['P1b / TOKEN']], cities: [{ lands: ['G1a / HECATE'] }] })
    empty.lost = empty.supply.flatMap((count, kind) => new Array<number>(count).fill(4 + kind))
    empty.supply.fill(0)
    expect(refused(empty, 0, 'invoke [P1b / TOKEN] token')).toBe(
      '5.4 No magical token is left: 0 in the supply.',
    )
  })

  test("ruling 17: helmets count double in the own god's territory, the city bonus never", () => {
    const helmet = [{ on: [0, 'lagoon', 1], kind: 'helmet' }] as const
    const cities = [{ lagoon: ['P1a / CASTOR'] }]
    expect(points(scene({ cities, tokens: helmet, gods: ['poseidon', 'gaia'] }))[0]).toBe(0)
    const bare = scene({ cities: [{ lagoon: ['DIONYSUS'] }], tokens: helmet, gods: ['poseidon', 'gaia'] })
    const lines = ephyran.score(bare, ALL_SEEING).filter(line => line.seat === 0)
    expect(lines.map(line => [line.what, line.points])).toEqual([
      ['score.tokens.lagoon', -1],
      ['score.dionysus', 1],
    ])
    const done = scene({ cities, gods: ['poseidon', 'gaia'] })
    done.finisher = 0
    expect(points(done)[0]).toBe(2 + 3)
  })
})

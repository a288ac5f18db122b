import { ALL_SEEING, CHANCE, Match, over, seeded, start } from '@pantheon/core'
import { describe, expect, test } from 'vitest'
import { ephyran } from '../index.ts'
import { GODS } from '../rules/names.ts'
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

const spentSince = (state: ReturnType<typeof scene>, before: number) =>
  codes(state.spent.slice(before)).sort()

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
      "5.10 Card 7 (P2c / HECATE) does not stop this: that takes Athena's shield.",
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
    expect(refused(state, 0, 'pass')).toBe('4.1 "pass" cannot be done at this moment.')
    expect(refused(state, 0, 'invoke [P2c / HECATE] hecate')).toBe('5.9 No territory is locked.')
    expect(offers(state, 0)).toContain(`build ${card('P2c / HECATE')} lagoon`)
    expect(offers(state, 0)).toContain(`discard ${card('P2c / HECATE')}`)
    for (const held of state.hands[0]) expect(offers(state, 0)).toContain(`discard ${held}`)
  })
})

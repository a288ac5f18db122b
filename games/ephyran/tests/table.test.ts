import { clone, playout, Rng, SPECTATOR, start } from '@pantheon/core'
import { describe, expect, test } from 'vitest'
import { ephyran } from '../index.ts'
import type { EphyranState } from '../rules/state.ts'
import { refused, scene } from './helpers.ts'

const name = (seat: number) => ['Ariadne', 'Bellerophon', 'Cassandra', 'Deucalion'][seat]

describe('the table drawn in text', () => {
  test('is at most 80 columns wide, whatever lies on it', () => {
    for (let seed = 0; seed < 60; seed++) {
      const state = start(ephyran, { seats: 2 + (seed % 3) })
      playout(ephyran, state, new Rng(`table/${seed}`), 20 + seed * 6)
      for (const eye of [0, 1, SPECTATOR])
        for (const line of ephyran.text.draw(ephyran.view(state, eye), name).split('\n'))
          expect(line.length, line).toBeLessThanOrEqual(80)
    }
  })

  test('shows areas, printed symbols, tokens as far as known, locks and the own hand', () => {
    const state = scene({
      hands: [['DIONYSUS', 'H3a / HECATE'], ['P2c / HECATE']],
      cities: [{ lagoon: ['P1d+o / H4a', 'DIONYSUS'], forest: ['A1a / EXCHANGE'] }],
      tokens: [{ on: [0, 'lagoon', 1], kind: 'thunderbolt' }],
      shields: [[0, 'forest', 'A1b / SHIELD']],
    })
    const mine = ephyran.text.draw(ephyran.view(state, 0), name)
    expect(mine).toContain('> Ariadne (seat 0, Poseidon, Athena token)')
    expect(mine).toMatch(/lagoon x2\s+Scylla\+1\(Th\)\s+Dionysus\s+\.\s+\./)
    expect(mine).toMatch(/forest#\s+Pegasus/)
    expect(mine).toContain('25 mountain 3, Chimera  /  Hecate')
    const theirs = ephyran.text.draw(ephyran.view(state, 1), name)
    expect(theirs).toContain('Scylla+1(?)')
    expect(theirs).toContain('seen in hand: Dionysus')
    expect(theirs).not.toContain('mountain 3, Chimera')
  })
})

describe('a position from outside', () => {
  const sound = (): EphyranState =>
    scene({
      hands: [['P2a / THEFT'], ['P2c / HECATE']],
      cities: [{ lands: ['G1a / HECATE'] }, { forest: ['A1a / EXCHANGE'] }],
      tokens: [{ on: [1, 'forest', 1], kind: 'owl' }],
    })
  const broken = (change: (state: EphyranState) => void): (() => void) => {
    const state = clone(sound())
    change(state)
    return () => ephyran.check(state)
  }
  const attack = { at: 'attack', seat: 0, support: 3, victim: 1, asked: 1, territory: 2, area: 1 } as const

  test('is refused where a card is in two places or in none', () => {
    expect(broken(state => state.discard.push(1))).toThrow('card 1: in 2 places, not 1')
    expect(broken(state => state.hands[0].pop())).toThrow('in 0 places, not 1')
    expect(broken(state => state.left--)).toThrow('left: ')
  })

  test('is refused where an area stands without the one before, or on a card that does not show it', () => {
    expect(broken(state => state.built[0].fill(0))).toThrow('stands where none is counted')
    expect(broken(state => state.built[1].splice(2, 1, 2))).toThrow('city[1]: forest 2 is missing')
    expect(
      broken(state => {
        state.city[0][12] = 33
        state.city[1][8] = 49
      }),
    ).toThrow('city[0]: lands 1 is not on card 33')
  })

  test('is refused where a token is missing, or lies where its owner never looked at it', () => {
    expect(broken(state => state.supply[2]--)).toThrow('owl: 4 tokens, not 5')
    expect(broken(state => state.tokens[1].splice(8, 1, 4 + 2))).toThrow('a token its owner never saw')
  })

  test('is refused where the stack is none of this game, or an attack has no target', () => {
    expect(broken(state => state.frames.push({ at: 'act', seat: 0, again: false }))).toThrow('not a stack')
    expect(broken(state => state.frames.splice(2, 1, { ...attack, area: 0 }))).toThrow('not an attack')
    expect(broken(state => state.frames.splice(2, 1, { ...attack, victim: -1 }))).toThrow('not an attack')
    expect(broken(state => state.frames.splice(2, 1, attack))).toThrow('who: expected 2, not 1')
    expect(broken(state => Object.assign(state.frames[1], { draws: 'one' }))).toThrow('frames[1].draws')
    expect(broken(state => Object.assign(state, { frames: null }))).toThrow('frames: expected a list')
  })

  test('is refused where play has begun before the game is set up', () => {
    expect(broken(state => Object.assign(state, { first: -1 }))).toThrow('first: does not go with the frames')
    expect(broken(state => state.gods.fill(-1))).toThrow('gods: play has begun without them')
  })

  test('is refused where the end does not go with the pile and the cities', () => {
    expect(broken(state => Object.assign(state, { ending: 'pile' }))).toThrow('ending')
    expect(broken(state => Object.assign(state, { ended: 'city' }))).toThrow('ended')
  })
})

describe('refusals name the rule and what is missing', () => {
  test('whatever verb is tried at the action', () => {
    const state = scene({ hands: [['P2a / THEFT']], cities: [{ lagoon: ['P1a / CASTOR'] }] })
    expect(refused(state, 0, 'discard 3')).toBe(
      '4.1 You do not hold card 3 (lagoon 1, Triton / Athena: exchange).',
    )
    expect(refused(state, 0, 'build 120 lagoon')).toBe('4.1 You do not hold card 120 (not in this deck).')
    expect(refused(state, 0, 'build [P2a / THEFT] forest')).toBe(
      '3.1 No half of card 5 (lagoon 2, Siren / Ares: theft) belongs to the forest.',
    )
    expect(refused(state, 0, 'invoke [P2a / THEFT] castor')).toBe(
      '3.1 No half of card 5 (lagoon 2, Siren / Ares: theft) is Castor & Pollux.',
    )
    expect(refused(state, 0, 'invoke [P2a / THEFT] theft')).toBe(
      '5.5 No opponent has a token on an unlocked area.',
    )
    expect(refused(state, 0, 'take [P2a / THEFT] 3 lagoon')).toBe('4.6 seat 3 is not one of your opponents.')
    expect(refused(state, 0, 'take [P2a / THEFT] 1 lagoon')).toBe(
      '4.6 No Dionysus stands as lagoon 2 in the city of seat 1.',
    )
    expect(refused(state, 0, 'place lagoon 1')).toBe('4.1 That cannot be done at this moment.')
    expect(refused(state, 1, 'discard 3')).toBe('4.1 It is not your turn to decide.')
  })
})

import { CHANCE, Match, seeded, start, totals } from '@pantheon/core'
import { describe, expect, test } from 'vitest'
import { mytikas } from '../index.ts'
import { GODS } from '../rules/names.ts'
import { lockValues, type State } from '../rules/state.ts'
import { act, asked, card, cubesAt, offered, points, refused, table } from './helpers.ts'

/** A table set up by seeded chance, each taking the first favor that is free. */
function readyTable(seats: number): State {
  const match = new Match(mytikas, { seats }, seeded('ready'))
  while (match.state.turn === 0) {
    const seat = asked(match.state)
    match.submit(seat, mytikas.moves.parse(offered(match.state, seat)[0]))
  }
  return match.state
}

const SETUPS = [
  { id: 'M1', seats: 4, tokens: [5, 6, 4, 2], favors: 4, down: 5, locks: [4, 4, 5, 5, 6, 6] },
  { id: 'M2', seats: 3, tokens: [4, 5, 3, 2], favors: 3, down: 4, locks: [4, 5, 5, 6, 6] },
  { id: 'M3', seats: 2, tokens: [3, 4, 2, 1], favors: 3, down: 3, locks: [4, 5, 5, 6] },
]

describe('setting up', () => {
  for (const { id, seats, tokens, favors, down, locks } of SETUPS)
    test(`${id}: ${seats} players have their level tokens, favors, line and locks`, () => {
      const state = readyTable(seats)
      expect(state.tokens).toEqual(tokens)
      GODS.forEach((_, god) => {
        const taken = state.favors.reduce((sum, held) => sum + held[god], 0)
        expect(state.pile[god] + taken).toBe(favors)
      })
      const view = mytikas.view(state, 0)
      expect(view.faceDown).toBe(down)
      expect(view.deities.filter(deity => deity.holder < 0)).toHaveLength(1)
      expect(lockValues(state)).toEqual(locks)
    })

  test('M4: start goods go by turn order, each own card has one offering, and all favors differ', () => {
    const state = start(mytikas, { seats: 4 })
    act(state, CHANCE, 'first 2')
    const goods = [2, 3, 0, 1].map(seat => cubesAt(state, seat, 1))
    expect(goods).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [2, 0, 0],
      [1, 1, 0],
    ])
    act(state, CHANCE, 'deal hera', 'deal pan', 'deal ares', 'deal zeus', 'flip apollo')
    expect([card('hera'), card('pan'), card('ares'), card('zeus')].map(c => state.place[c])).toEqual([
      2, 3, 0, 1,
    ])
    expect(state.offerings.reduce((a, b) => a + b)).toBe(4)
    expect(asked(state)).toBe(1)
    act(state, 1, 'favor zeus')
    expect(refused(state, 0, 'favor zeus')).toMatchObject({ key: 'no.favor-taken', rule: '2.5' })
    act(state, 0, 'favor hades')
    act(state, 3, 'favor demeter')
    act(state, 2, 'favor poseidon')
    expect(state.pile).toEqual([3, 3, 3, 3])
    expect(asked(state)).toBe(2)
  })
})

describe('producing', () => {
  test('M5: on Zeus by day each city chooses for itself and produces on its own level', () => {
    const state = table(3, { built: [{ 'minor-city-1': 1, 'major-city-1': 2 }] })
    act(state, 0, 'go zeus-day', 'produce 1', 'produce 2', 'produce 3')
    expect(cubesAt(state, 0, 1)).toEqual([4, 1, 0])
    expect(cubesAt(state, 0, 2)).toEqual([0, 0, 1])
  })

  test('M6: with the starting city alone, Zeus by day gives exactly one combination on level 1', () => {
    const state = table(3)
    act(state, 0, 'go zeus-day', 'produce 3')
    expect(cubesAt(state, 0, 1)).toEqual([0, 0, 1])
    expect(asked(state)).not.toBe(0)
  })

  test('M7: Demeter by day gives its combination once, whatever the number of cities', () => {
    const state = table(3, { built: [{ 'minor-city-1': 2, 'major-city-1': 3 }] })
    act(state, 0, 'go demeter-day', 'produce 3')
    expect(cubesAt(state, 0, 1)).toEqual([1, 0, 1])
    expect(state.cubes[0].reduce((a, b) => a + b)).toBe(2)
  })
})

describe('building', () => {
  const temple = { cubes: [{ 3: '1 stone, 1 marble, 1 gold' }] }

  test('M8: a small temple on level 3 takes its cubes and a token there and gives 2 offerings', () => {
    const state = table(3, temple)
    act(state, 0, 'go zeus-night', 'build small-temple-1 3')
    expect(cubesAt(state, 0, 3)).toEqual([0, 0, 0])
    expect(state.tokens).toEqual([4, 5, 2, 2])
    expect(state.reserve[0]).toBe(2)
    expect(state.slots[0]).toEqual([0, 0, 3, 0, 0, 0, 0])
  })

  test('M9: with Athena the same temple leaves the gold', () => {
    const state = table(3, { ...temple, cards: { athena: { by: 0 } } })
    act(state, 0, 'go zeus-night', 'build small-temple-1 3')
    expect(cubesAt(state, 0, 3)).toEqual([0, 0, 1])
  })

  test('M10: nothing is built on a level without a token', () => {
    const state = table(3, { cubes: [{ 3: '1 stone, 1 marble, 1 gold' }], tokens: [4, 5, 0, 2] })
    act(state, 0, 'go zeus-night')
    expect(refused(state, 0, 'build small-temple-1 3')).toMatchObject({ key: 'no.level-token', level: 3 })
    expect(offered(state, 0)).toEqual([])
    act(state, 0, 'down stone 3 2', 'down marble 3 2', 'down gold 3 2', 'build small-temple-1 2')
  })

  test('M13: a favor from the slot opens the ribbon in the same turn', () => {
    const state = table(3, { cubes: [{ 1: '3 stone, 1 marble' }] })
    act(state, 0, 'go demeter-night', 'build minor-city-2 1', 'favor demeter')
    expect(offered(state, 0)).toContain('move stone 1 4')
  })
})

describe('offerings and locks', () => {
  const hera = { cards: { hera: { by: 1, offerings: 2 } } } as const

  test('M11: Hera with 2 offerings goes for 3, not for 2, and her former master gets the 2 back', () => {
    const state = table(3, { ...hera, reserve: [3, 0, 0] })
    act(state, 0, 'go hades-night', 'offer hera')
    expect(refused(state, 0, 'place 2')).toMatchObject({ key: 'no.too-few', least: 3 })
    act(state, 0, 'place 3')
    expect(state.place[card('hera')]).toBe(0)
    expect(state.offerings[card('hera')]).toBe(3)
    expect(state.reserve).toEqual([0, 2, 0])
  })

  test('M12: 4 offerings take the lock of 4, discard them, and the line opens after the follow-ups', () => {
    const state = table(3, { ...hera, reserve: [5, 1, 1], favors: [[], ['hades'], []], line: ['pan'] })
    act(state, 0, 'go hades-night', 'offer hera')
    expect(refused(state, 0, 'place 5')).toMatchObject({ key: 'no.too-many', most: 4, rule: '4.9' })
    act(state, 0, 'place 4')
    expect(state.lock[card('hera')]).toBe(4)
    expect(state.offerings[card('hera')]).toBe(0)
    expect(state.reserve).toEqual([1, 3, 1])
    expect(asked(state)).toBe(1)
    act(state, 1, 'follow hades night')
    expect(refused(state, 1, 'offer hera')).toMatchObject({ key: 'no.card-locked', rule: '4.9' })
    act(state, 1, 'take')
    expect(state.who).toBe(CHANCE)
    act(state, CHANCE, 'flip ares')
    expect(mytikas.view(state, 1).deities.filter(d => d.holder < 0)).toHaveLength(2)
  })

  test('M24: once the last lock is gone a follower may put 7 offerings on an own card, and nothing is locked', () => {
    const state = table(2, {
      cards: { hera: { by: 0, offerings: 2 }, pan: { by: 1, offerings: 1 } },
      reserve: [4, 7],
      favors: [[], ['hades']],
      locksTaken: 3,
    })
    act(state, 0, 'go hades-night', 'offer hera', 'place 4')
    expect(state.lock[card('hera')]).toBe(6)
    expect(state.ending).toBe('locks')
    act(state, 1, 'follow hades night', 'offer pan', 'place 7')
    expect(state.offerings[card('pan')]).toBe(8)
    expect(state.lock[card('pan')]).toBe(0)
    expect(state.ended).toBe('locks')
  })
})

describe('favors and following', () => {
  test('M14: a Poseidon favor taken at Poseidon by night opens its ribbon at once', () => {
    const state = table(3)
    act(state, 0, 'go poseidon-night', 'favor poseidon')
    expect(state.reserve[0]).toBe(1)
    const without = table(3)
    act(without, 0, 'go poseidon-night', 'favor zeus')
    expect(without.reserve[0]).toBe(0)
  })

  test('M15: a follower with two favors and Hera does the main action only and pays one favor', () => {
    const state = table(3, { favors: [[], ['zeus', 'zeus'], []], cards: { hera: { by: 1 } } })
    act(state, 0, 'go zeus-day', 'produce 1')
    expect(asked(state)).toBe(1)
    act(state, 1, 'follow zeus day', 'produce 2')
    expect(state.favors[1]).toEqual([1, 0, 0, 0])
    expect(state.pile[0]).toBe(2)
    expect(asked(state)).not.toBe(0)
    expect(state.active).toBe(1)
    expect(state.frames.at(-1)?.at).toBe('depart')
  })

  test('M21: with two players Zeus is held whole, is followed by day or night, and must be left', () => {
    const state = table(2, {
      favors: [[], ['zeus', 'zeus']],
      cubes: [{}, { 1: '1 stone, 1 marble, 1 gold' }],
    })
    act(state, 0, 'go zeus-day', 'produce 1')
    expect(offered(state, 1)).toEqual(['follow zeus day', 'follow zeus night', 'pass'])
    act(state, 1, 'follow zeus night', 'build small-temple-1 1')
    expect(refused(state, 1, 'go zeus-night')).toMatchObject({ key: 'no.occupied', rule: '7.1' })
    act(state, 1, 'go poseidon-day')
    expect(refused(state, 0, 'go zeus-night')).toMatchObject({ key: 'no.own-god', rule: '7.1' })
    expect(refused(state, 0, 'go poseidon-night')).toMatchObject({ key: 'no.occupied' })
    expect(offered(state, 0).some(move => move === 'go demeter-day')).toBe(true)
  })
})

describe('the end', () => {
  test('M16: the sample player has 27 points for pieces and 12 for deities: 39', () => {
    const state = table(3, {
      built: [{ 'minor-city-1': 2, 'major-city-1': 2, 'small-temple-1': 3, 'large-temple': 3 }],
      cubes: [{ 1: '1 gold' }],
      favors: [['hades']],
      cards: { apollo: { by: 0 }, persephone: { by: 0 } },
    })
    const line = (what: string) => points(state, 0, what)
    expect(['minor-city', 'major-city', 'small-temple', 'large-temple'].map(line)).toEqual([3, 6, 6, 12])
    expect(['apollo', 'persephone'].map(line)).toEqual([5, 7])
    expect(totals(3, mytikas.score(state, 0))[0]).toBe(39)
  })

  test('M17: Persephone is worth 3, and 7 with a Hades favor', () => {
    const persephone = { persephone: { by: 0 } } as const
    expect(points(table(3, { cards: persephone }), 0, 'persephone')).toBe(3)
    expect(points(table(3, { cards: persephone, favors: [['hades']] }), 0, 'persephone')).toBe(7)
  })

  test('M22: after the last lock the others may still follow, then the points are counted', () => {
    const state = table(2, {
      cards: { hera: { by: 0, offerings: 2 } },
      reserve: [4, 0],
      favors: [[], ['hades']],
      locksTaken: 3,
    })
    act(state, 0, 'go hades-night', 'offer hera', 'place 4')
    expect(state.ended).toBe('')
    expect(asked(state)).toBe(1)
    act(state, 1, 'follow hades night', 'take')
    expect(state.ended).toBe('locks')
    expect(state.frames).toEqual([])
  })

  test('M23: the end comes when levels 1, 2 and 4 are out of tokens', () => {
    const state = table(3, { tokens: [0, 1, 3, 0], cubes: [{ 2: '2 stone, 1 marble' }] })
    act(state, 0, 'go demeter-night', 'build minor-city-1 2')
    expect(state.ending).toBe('levels')
    expect(state.ended).toBe('levels')
  })
})

import { CHANCE, edition, InputError, play, restore, start, whyNot } from '@pantheon/core'
import { describe, expect, test } from 'vitest'
import { heavens } from '../index.ts'
import { SOURCES } from '../rules/data.ts'
import { V } from '../rules/moves.ts'
import type { HeavensState } from '../rules/state.ts'
import { act, choose, evening, nightfall, refused, table } from './helpers.ts'

describe('what is not possible is refused with its rule, and nothing changes', () => {
  test('an unknown Plan, space or number is no move at all', () => {
    for (const text of [
      'plan olympus',
      'place 6G1',
      'place 1G9',
      'forge 4',
      'forge 0',
      'raise 6',
      'swap',
      'pass 1',
    ])
      expect(() => V.parse(text)).toThrow(InputError)
  })

  test('a Plan is chosen once a phase, and not on the night before', () => {
    const s = table(3)
    act(s, 0, 'plan forge')
    expect(refused(s, 0, 'plan hermes')).toMatchObject({ key: 'kernel.not-acting', rule: '3.2' })
    expect(refused(s, 1, 'forge 1')).toMatchObject({ key: 'no.not-now', verb: 'forge' })
    const eve = start(heavens, { seats: 3 })
    play(heavens, eve, CHANCE, V.first(0))
    expect(refused(eve, 2, 'plan forge')).toMatchObject({ key: 'no.not-now', verb: 'plan' })
  })

  test('an action of another Plan names the Plan that was chosen', () => {
    const s = table(3)
    choose(s, 'torch', 'hermes', 'forge')
    expect(refused(s, 0, 'forge 1')).toMatchObject({ key: 'no.other-plan', rule: '3.3', plan: 'torch' })
    expect(refused(s, 0, 'plan forge')).toMatchObject({ key: 'no.not-now', verb: 'plan' })
    expect(refused(s, 1, 'place 1G1')).toMatchObject({ key: 'kernel.not-acting' })
  })

  test('Hermes goes to empty spaces of used regions only', () => {
    const s = table(4, { planets: [[], ['1G1'], [], []] })
    choose(s, 'hermes', 'torch', 'torch', 'torch')
    expect(refused(s, 0, 'place 1G1')).toMatchObject({ key: 'no.occupied', rule: '1.2', seat: 1 })
    expect(refused(s, 0, 'place 5G1')).toMatchObject({ key: 'no.unused', rule: '1.1' })
    expect(refused(s, 0, 'place 1G2')).toMatchObject({ key: 'no.unused', rule: '1.1' })
  })

  test('Zephyrus swaps an own planet with one of another god, in that order, never an empty space', () => {
    const s = table(3, { planets: [['1G1', '1O1'], ['2P1'], []] })
    choose(s, 'zephyrus', 'torch', 'torch')
    expect(refused(s, 0, 'swap 2P1')).toMatchObject({ key: 'no.offer', rule: '4.4' })
    expect(refused(s, 0, 'offer 2P1')).toMatchObject({ key: 'no.own', rule: '4.4' })
    expect(refused(s, 0, 'offer 4P1')).toMatchObject({ key: 'no.unused', rule: '1.1' })
    act(s, 0, 'offer 1G1')
    expect(refused(s, 0, 'swap 1O1')).toMatchObject({ key: 'no.foreign', rule: '4.4' })
    expect(refused(s, 0, 'swap 3P1')).toMatchObject({ key: 'no.foreign', rule: '4.4' })
    expect(refused(s, 0, 'offer 1O1')).toMatchObject({ key: 'no.offered', rule: '4.4', space: '1G1' })
    expect(refused(s, 0, 'pass')).toMatchObject({ key: 'no.offered', rule: '4.4' })
    act(s, 0, 'swap 2P1')
  })

  test('only own lit planets are darkened, and only on this table', () => {
    const s = evening(3, { planets: [['1G1', '1O1', '1R1', '1P1', '1P2'], ['2P1'], []] })
    nightfall(s)
    expect(refused(s, 0, 'darken 2P1')).toMatchObject({ key: 'no.own', rule: '5.1' })
    expect(refused(s, 0, 'darken 3P1')).toMatchObject({ key: 'no.own', rule: '5.1' })
    expect(refused(s, 0, 'darken 5P1')).toMatchObject({ key: 'no.unused', rule: '1.1' })
    act(s, 0, 'darken 1P1')
    expect(refused(s, 0, 'darken 1P1')).toMatchObject({ key: 'no.dark', rule: '5.1' })
  })

  test('a refusal speaks in a sentence with its numbers', () => {
    const s = table(3, { torch: [8, 3, 3] })
    choose(s, 'torch', 'hermes', 'forge')
    const refusal = whyNot(heavens, s, 0, V.raise(5))
    expect(refusal && heavens.text.say(refusal, seat => `seat ${seat}`)).toBe(
      '5 spaces wanted, but the top (10) is 2 away.',
    )
  })
})

describe('a position from outside that cannot be is refused, naming what is wrong', () => {
  const damaged: readonly [string, (s: HeavensState) => unknown, string][] = [
    ['a planet too many', s => Object.assign(s.owner, { 3: 0 }), 'seat 0: 2 planets in the heavens, not 1'],
    ['Power below zero', s => Object.assign(s.power, { 1: -1 }), 'power[1]: expected a whole number'],
    ['a torch above its top', s => Object.assign(s.torch, { 0: 11 }), 'torch[0]: expected a whole number'],
    ['prestige without a source', s => Object.assign(s.prestige, { 2: 4 }), 'seat 2: prestige 4'],
    ['a dark planet by day', s => Object.assign(s.dark, { 0: 1 }), '1G1: a dark planet by day'],
    [
      'a moved planet before the turns',
      s => Object.assign(s.moved, { 0: 1 }),
      '1G1: moved outside the turns',
    ],
    [
      'an unknown step',
      s => Object.assign(s.frames, { 1: { at: 'rest' } }),
      'frames: "course rest" cannot be',
    ],
    ['nothing where a frame was', s => Object.assign(s.frames, { 1: null }), 'frames: "course " cannot be'],
    ['frames that are no list', s => Object.assign(s, { frames: 'course' }), 'frames: expected a list'],
    ['an actor who has chosen', s => Object.assign(s, { who: 1 }), 'who: 1, but the running frame asks 7'],
    ['a lost list', s => Object.assign(s, { tally: null }), 'tally: expected a list of 165'],
    ['a day too many', s => Object.assign(s, { day: 6 }), 'day: expected a whole number from 0 to 5'],
    ['too many seats', s => Object.assign(s, { seats: 7 }), 'seats: expected a whole number from 3 to 5'],
  ]
  test.each(damaged)('%s', (_name, damage, message) => {
    const stored = JSON.parse(JSON.stringify(table(3, { planets: [['1G1'], [], []] })))
    damage(stored)
    const s = restore<HeavensState>(heavens.data, stored)
    expect(() => heavens.check(s)).toThrow(message)
  })
})

describe('an edition can correct the board, and a wrong one is refused', () => {
  test('every part of the tables says where its values come from', () => {
    const sourced = Object.keys(SOURCES).map(part => part.split('.')[0])
    expect([...new Set(sourced)].sort()).toEqual(Object.keys(heavens.data).sort())
  })

  test('spaces, lines, pairs and prices of the real board take effect', () => {
    const data = edition(heavens, {
      orbits: { G: { most: 4, second: 2 } },
      regions: { '1': { spaces: { G: 2 }, lines: ['1G1-1G2', '1G2-2G1'] } },
      torch: { prices: [2, 3] },
    })
    const s = evening(3, { data, planets: [['1G1', '1G2', '2G1'], [], []] })
    expect(heavens.view(s, 0).spaces).toContain('1G2')
    nightfall(s)
    expect(s.prestige).toEqual([2 + 4 + 3 + 2, 0, -1])
    choose(s, 'hermes', 'torch', 'forge')
    expect(refused(s, 1, 'raise 3')).toMatchObject({ key: 'no.price', wanted: 3, most: 2 })
    act(s, 1, 'raise 1')
    expect(s.power[1]).toBe(14)
  })

  const wrong: readonly [string, object, string][] = [
    [
      'a line to a space that is not there',
      { regions: { '1': { lines: ['1G1-1G2'] } } },
      'this edition has no space 1G2',
    ],
    ['a line to nowhere', { regions: { '1': { lines: ['1G1-X'] } } }, '"X" is no space'],
    ['half a line', { regions: { '2': { lines: ['2G1'] } } }, 'regions.2.lines: "2G1": expected two spaces'],
    ['a line drawn twice', { regions: { '1': { lines: ['1G1-1O1', '1O1-1G1'] } } }, 'drawn twice'],
    ['too many spaces', { regions: { '3': { spaces: { G: 4 } } } }, 'regions.3.spaces.G: expected 0 to 3'],
    ['a region that is not there', { tables: { '3': { regions: [1, 2, 6] } } }, 'there is no region 6'],
    ['a region named twice', { tables: { '4': { regions: [1, 2, 2, 3] } } }, 'a region is named twice'],
    [
      'too little room for the night before',
      { tables: { '5': { regions: [1] } } },
      'the night before may need 9',
    ],
    ['a sixth day', { days: 6 }, 'days: expected 1 to 5'],
    ['a torch that starts above its top', { torch: { start: 11 } }, 'torch.start: expected 0 to 10'],
    ['a price below nothing', { forge: { prices: [-1] } }, 'a price or prize: expected 0 to 100, not -1'],
  ]
  test.each(wrong)('%s', (_name, overrides, message) => {
    expect(() => edition(heavens, overrides)).toThrow(message)
  })
})

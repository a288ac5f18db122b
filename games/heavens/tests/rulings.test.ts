import { CHANCE, edition, legal, MoveList, play, SPECTATOR, start } from '@pantheon/core'
import { describe, expect, test } from 'vitest'
import { heavens } from '../index.ts'
import { V } from '../rules/moves.ts'
import type { HeavensState } from '../rules/state.ts'
import {
  act,
  choose,
  earned,
  evening,
  favourOf,
  nightfall,
  refused,
  type Scene,
  spaceNamed,
  table,
  told,
} from './helpers.ts'

/** Any legal move of a seat, in notation. */
const firstMove = (s: HeavensState, seat: number): string =>
  heavens.moves.format(legal(heavens, s, seat, new MoveList()).at(0))

describe('the table and its beginning', () => {
  test('ruling 1: prestige begins at 0 and may become negative', () => {
    const s = table(3)
    choose(s, 'torch', 'hermes', 'forge')
    act(s, 0, 'pass')
    expect(s.prestige[0]).toBe(-1)
  })

  test('ruling 2: on the night before, seats place counter-clockwise from the right of the Sun, who comes last both times', () => {
    for (const seats of [3, 4, 5])
      for (let sun = 0; sun < seats; sun++) {
        const s = start(heavens, { seats })
        play(heavens, s, CHANCE, V.first(sun))
        const order: number[] = []
        for (let turn = 0; turn < 2 * seats; turn++) {
          const seat = Math.log2(s.who)
          order.push(seat)
          act(s, seat, firstMove(s, seat))
        }
        const once = Array.from({ length: seats }, (_, i) => (sun - 1 - i + 2 * seats) % seats)
        expect(order).toEqual([...once, ...once])
        expect(once.at(-1)).toBe(sun)
        expect([s.day, s.sun, s.torch[0], s.power[0]]).toEqual([1, sun, 3, 10 + 2 * seats])
      }
  })

  test('ruling 3: four gods add region 4 at the upper left, five gods region 5 at the upper right', () => {
    const regions = (seats: number) => [
      ...new Set(heavens.view(table(seats), SPECTATOR).spaces.map(name => name[0])),
    ]
    expect(regions(3)).toEqual(['1', '2', '3'])
    expect(regions(4)).toEqual(['1', '2', '3', '4'])
    expect(regions(5)).toEqual(['1', '2', '3', '4', '5'])
    expect(heavens.data.regions['4'].angle).toBeGreaterThan(270)
    expect(heavens.data.regions['5'].angle).toBeLessThan(90)
    const s = table(3)
    choose(s, 'hermes', 'torch', 'forge')
    expect(refused(s, 0, 'place 4G1')).toMatchObject({ key: 'no.unused', rule: '1.1' })
  })

  test('ruling 22: the night before is played openly, and the second planet may join the first in its region', () => {
    const s = start(heavens, { seats: 3 })
    play(heavens, s, CHANCE, V.first(0))
    const heard = act(s, 2, 'place 1P1')
    expect(heard).toMatchObject([{ event: { key: 'eve', seat: 2, space: '1P1' }, seen: -1 }])
    expect(heavens.view(s, 0).owner[spaceNamed(s, '1P1')]).toBe(2)
    act(s, 1, 'place 1R1')
    act(s, 0, 'place 1R2')
    expect(refused(s, 2, 'place 1R1')).toMatchObject({ key: 'no.occupied', seat: 1 })
    act(s, 2, 'place 1R3')
  })
})

describe('plans and payments', () => {
  test('ruling 4: competition and price are two expenses, and a Power left over from the first helps with the second', () => {
    const s = table(3, { power: [0, 16, 16], prestige: [4, 9, 0], allotment: [0, 0, 3] })
    choose(s, 'forge', 'forge', 'torch')
    expect([s.prestige[0], s.power[0]]).toEqual([3, 1])
    act(s, 0, 'forge 2')
    expect([s.prestige[0], s.power[0]]).toEqual([2, 0])
  })

  test("ruling 4: Tyche's ratio is fixed when the turn begins: who was first then stays at 1 Power for the whole turn", () => {
    const s = table(4, { power: [0, 18, 18, 18], prestige: [10, 9, 0, 0], allotment: [0, 0, 0, 3] })
    choose(s, 'forge', 'forge', 'forge', 'torch')
    expect(s.prestige[0]).toBe(8)
    act(s, 0, 'forge 2')
    expect([s.prestige[0], s.power[0]]).toEqual([5, 0])
  })

  test('ruling 4: a tie for first place counts as first', () => {
    const s = table(3, { power: [1, 16, 16], prestige: [5, 5, 0] })
    choose(s, 'torch', 'hermes', 'forge')
    act(s, 0, 'raise 3')
    expect([s.prestige[0], s.power[0]]).toEqual([2, 0])
  })

  test('ruling 5: Tyche is compulsory for competition, even before a pass', () => {
    const s = table(3, { power: [0, 16, 16], prestige: [0, 1, 0] })
    const heard = choose(s, 'torch', 'torch', 'hermes')
    expect(told(heard, 'tyche')).toMatchObject([{ seat: 0, had: 0, price: 1, prestige: 1, gained: 2 }])
    act(s, 0, 'pass')
    expect([s.prestige[0], s.power[0]]).toEqual([-2, 1])
  })

  const nothing: readonly [string, string, Scene][] = [
    ['the Forge without room', 'forge', { allotment: [3, 3, 3] }],
    [
      'the Forge without supply',
      'forge',
      { planets: [['1G1', '1O1', '1O2', '1R1', '1R2', '1R3', '1P1', '1P2', '1P3']], allotment: [1, 3, 3] },
    ],
    ['Hermes without a planet', 'hermes', { allotment: [0, 3, 3] }],
    ['the Torch at its top', 'torch', { torch: [10, 3, 3] }],
    ['Zephyrus without a planet of another', 'zephyrus', { planets: [['1G1'], [], []] }],
    ['Zephyrus without an own planet', 'zephyrus', { planets: [[], ['1G1'], []] }],
  ]
  test.each(nothing)('ruling 6: %s is a pass: competition is paid, 1 prestige lost', (_name, plan, scene) => {
    const s = table(3, scene)
    const other = plan === 'torch' ? 'hermes' : 'torch'
    const heard = choose(s, plan as 'forge', other, plan as 'forge')
    expect(told(heard, 'barred')).toMatchObject([{ seat: 0, plan }])
    expect([s.prestige[0], s.power[0]]).toEqual([-1, 15])
    expect(s.who).toBe(2)
  })

  test('ruling 6: Hermes with a planet but no empty space is a pass, in an edition where that can be', () => {
    const small = { spaces: { P: 2 }, lines: [] }
    const data = edition(heavens, { regions: { '1': small, '2': small, '3': small } })
    const names = heavens.view(table(3, { data }), SPECTATOR).spaces
    expect(names).toHaveLength(24)
    const planets = [names.slice(0, 8), names.slice(8, 16), names.slice(16)]
    const s = table(3, { data, planets, allotment: [1, 0, 0] })
    const heard = choose(s, 'hermes', 'torch', 'torch')
    expect(told(heard, 'barred')).toMatchObject([{ seat: 0, bar: 'no-space', prestige: 1 }])
  })

  test('ruling 6: a god may pass on a Plan that is possible; a lack of Power never makes one impossible', () => {
    const s = table(3, { power: [0, 16, 16] })
    choose(s, 'torch', 'hermes', 'forge')
    expect(s.who).toBe(1)
    act(s, 0, 'pass')
    expect([s.prestige[0], s.power[0], s.torch[0]]).toEqual([-1, 0, 3])
    const poor = table(3, { power: [0, 16, 16] })
    choose(poor, 'torch', 'hermes', 'forge')
    act(poor, 0, 'raise 5')
    expect([poor.prestige[0], poor.power[0], poor.torch[0]]).toEqual([-9, 0, 8])
  })

  test('ruling 7: near its top a torch climbs no more spaces than remain', () => {
    const s = table(3, { torch: [8, 3, 3] })
    choose(s, 'torch', 'hermes', 'forge')
    expect(refused(s, 0, 'raise 3')).toMatchObject({
      key: 'no.climb',
      rule: '4.3',
      wanted: 3,
      left: 2,
      top: 10,
    })
    act(s, 0, 'raise 2')
    expect(s.torch[0]).toBe(10)
  })

  test('ruling 8: three planets forged at once cost 6 Power, not three single prices; room and supply limit them', () => {
    const s = table(3, { allotment: [1, 3, 3] })
    choose(s, 'forge', 'torch', 'hermes')
    expect(refused(s, 0, 'forge 3')).toMatchObject({ key: 'no.room', rule: '4.1', wanted: 3, room: 2 })
    act(s, 0, 'forge 2')
    expect(s.power[0]).toBe(13)
    const nine = ['1G1', '1O1', '1O2', '1R1', '1R2', '1R3', '1P1', '1P2', '1P3']
    const last = table(3, { planets: [nine, [], []], allotment: [0, 3, 3] })
    choose(last, 'forge', 'torch', 'hermes')
    expect(refused(last, 0, 'forge 2')).toMatchObject({ key: 'no.supply', wanted: 2, supply: 1 })
  })

  test('ruling 9: a planet moved by Zephyrus is not moved again in that phase, by anybody, but in the next one it is', () => {
    const s = table(3, { planets: [['1G1', '1P1'], ['2P1', '2R1'], ['3P1']] })
    choose(s, 'zephyrus', 'zephyrus', 'torch')
    act(s, 0, 'offer 1G1')
    act(s, 0, 'swap 2P1')
    expect(refused(s, 1, 'offer 1G1')).toMatchObject({ key: 'no.moved', rule: '4.4' })
    act(s, 1, 'offer 2R1')
    expect(refused(s, 1, 'swap 2P1')).toMatchObject({ key: 'no.moved', rule: '4.4' })
    act(s, 1, 'swap 1P1')
    act(s, 2, 'pass')
    expect(s.moved.every(moved => moved === 0)).toBe(true)
    choose(s, 'hermes', 'zephyrus', 'torch')
    act(s, 1, 'offer 1G1')
  })

  test('ruling 9: a planet that Hermes has just placed may be swapped, and swapping brings no Power', () => {
    const s = table(3, { planets: [[], ['2P1'], []] })
    choose(s, 'hermes', 'zephyrus', 'torch')
    act(s, 0, 'place 1G1')
    act(s, 1, 'offer 2P1')
    act(s, 1, 'swap 1G1')
    expect(s.owner[spaceNamed(s, '1G1')]).toBe(1)
    expect(s.power).toEqual([21, 15, 16])
  })
})

describe('night and dawn', () => {
  test('ruling 10: darkening is exact, public and in order from the evening Moon, so later gods see earlier choices', () => {
    const planets = [['1G1', '1O1'], ['2G1', '2O1', '2R1'], ['3G1']]
    const s = evening(3, { planets, torch: [1, 1, 1], sun: 2, moon: 1 })
    nightfall(s)
    expect(s.who).toBe(2)
    expect(refused(s, 0, 'darken 1G1')).toMatchObject({ key: 'kernel.not-acting' })
    act(s, 1, 'darken 2G1')
    expect(refused(s, 1, 'darken 2G1')).toMatchObject({ key: 'no.dark', rule: '5.1' })
    expect(refused(s, 1, 'darken 1G1')).toMatchObject({ key: 'no.own', rule: '5.1' })
    expect(refused(s, 1, 'pass')).toMatchObject({ key: 'no.not-now' })
    act(s, 1, 'darken 2O1')
    expect(s.who).toBe(1)
    expect(heavens.view(s, 0).dark[spaceNamed(s, '2O1')]).toBe(true)
    act(s, 0, 'darken 1G1')
    expect(s.day).toBe(2)
    expect(s.dark.every(dark => dark === 0)).toBe(true)
  })

  test('ruling 10: with the torch at 0 every planet is darkened', () => {
    const s = evening(3, { planets: [['1G1', '1O1'], [], []], torch: [0, 3, 3] })
    nightfall(s)
    act(s, 0, 'darken 1O1')
    act(s, 0, 'darken 1G1')
    expect(earned(s, 'regions')).toEqual([0, 0, 0])
  })

  test('ruling 11: nobody leads an empty orbit, and nobody is second in one without a planet', () => {
    expect(favourOf('grey', [], [], [])).toEqual([0, 0, 0])
    expect(favourOf('grey', ['1G1'], [], [])).toEqual([3, 0, 0])
    expect(favourOf('red', ['1R1', '1R2', '1R3'], ['2R1'], ['3R1'], [])).toEqual([6, 3, 3, 0])
    expect(favourOf('red', ['1R1', '1R2'], ['2R1'], [])).toEqual([3, 0, 0])
  })

  test('ruling 12: a lone planet on the purple orbit is worth 4', () => {
    expect(favourOf('purple', ['1P1'], [], [])).toEqual([4, 0, 0])
  })

  test('ruling 13: planets that hang together are one constellation, each counted once; the best is one, not a sum', () => {
    const loop = ['3G1', '3O1', '3O2']
    expect(favourOf('constellations', loop, [], [])).toEqual([3, 0, 0])
    const two = ['1P2', '1P3', '2P1', '2P2']
    expect(favourOf('constellations', two, loop, [])).toEqual([4, 3, 0])
    expect(favourOf('best', two, loop, [])).toEqual([0, 2, 0])
    expect(favourOf('best', two, [], [])).toEqual([0, 0, 0])
  })

  test('ruling 14: first place for the torches is judged after the night, and a tie of all drops all by 3', () => {
    const s = evening(3, { planets: [['1P1'], [], []], prestige: [0, 4, 1], torch: [6, 6, 6] })
    nightfall(s)
    expect(s.prestige).toEqual([5, 4, 0])
    expect(s.torch).toEqual([3, 4, 4])
    const all = evening(3, { prestige: [0, 0, 1], torch: [6, 6, 6] })
    nightfall(all)
    expect(all.torch).toEqual([3, 3, 3])
  })

  test('ruling 15: after day 5 no torch drops and the Sun stays; 3 Power make 1 prestige, the rest is lost', () => {
    const s = evening(3, { day: 5, sun: 1, moon: 0, torch: [6, 5, 4], power: [11, 3, 2] })
    nightfall(s)
    expect(s.torch).toEqual([6, 5, 4])
    expect([s.sun, s.day]).toEqual([1, 5])
    expect(earned(s, 'power', 5)).toEqual([3, 1, 0])
    expect([s.ended, heavens.ranks(s)]).toEqual(['prestige', [1, 2, 3]])
  })

  const ties: readonly [string, Scene, string, number[]][] = [
    [
      'fewer planets in the heavens win',
      { planets: [['1G1'], ['2G1', '2O1'], []], torch: [0, 0, 9] },
      'planets',
      [1, 2, 3],
    ],
    ['then the higher torch wins', { planets: [['1G1'], ['2G1'], []], torch: [5, 6, 9] }, 'torch', [2, 1, 3]],
    [
      'then the victory is shared',
      { planets: [['1G1'], ['2G1'], []], torch: [5, 5, 9] },
      'shared',
      [1, 1, 3],
    ],
  ]
  test.each(ties)('ruling 16: on a tie of prestige %s', (_name, scene, ending, places) => {
    const s = evening(3, { ...scene, day: 5, prestige: [20, 20, 0], power: [0, 0, 0] })
    nightfall(s)
    while (s.who !== 0) act(s, Math.log2(s.who), firstMove(s, Math.log2(s.who)))
    expect(s.prestige[0]).toBe(s.prestige[1])
    expect([s.ended, heavens.ranks(s)]).toEqual([ending, places])
  })

  test('ruling 17: the Sun goes on one seat a day; the Moon starts with it and goes on twice', () => {
    for (const seats of [3, 4, 5]) {
      const s = table(seats)
      const moons: number[] = []
      for (let phase = 0; phase < 3; phase++) {
        moons.push(s.moon)
        choose(s, ...s.prestige.map(() => 'torch' as const))
        for (let turn = 0; turn < seats; turn++) act(s, (moons[phase] + turn) % seats, 'pass')
      }
      expect(moons).toEqual([0, 1, 2])
      expect([s.day, s.sun, s.moon]).toEqual([2, 1, 1])
    }
  })

  test('ruling 18: Zeus grants each favour to all at the same time', () => {
    const s = evening(3, { planets: [['1P1'], ['2P1'], ['3P1']] })
    const heard = told(nightfall(s), 'favour')
    expect(heard).toMatchObject([
      { source: 'regions', points: [1, 1, 1] },
      { source: 'purple', points: [4, 4, 4] },
    ])
  })

  test('ruling 20: a torch on 6 lights six planets', () => {
    const seven = ['1G1', '1O1', '1O2', '1R1', '1R2', '1R3', '1P1']
    const s = evening(3, {
      planets: [seven, seven.slice(1).map(name => name.replace('1', '2')), []],
      torch: [6, 6, 3],
    })
    nightfall(s)
    expect(s.who).toBe(1)
    act(s, 0, 'darken 1G1')
    expect(s.day).toBe(2)
  })

  test('ruling 21: several planets in one region count once', () => {
    expect(favourOf('regions', ['1P1', '1P4', '1G1', '2P1'], [], ['3R1'])).toEqual([2, 0, 1])
  })
})

import { describe, expect, test } from 'vitest'
import { heavens } from '../index.ts'
import {
  act,
  choose,
  earned,
  evening,
  favourOf,
  firstMove,
  nightfall,
  refused,
  type Scene,
  spaceNamed,
  table,
  told,
} from './helpers.ts'

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

import { CHANCE, edition, play, SPECTATOR, start } from '@pantheon/core'
import { describe, expect, test } from 'vitest'
import { heavens } from '../index.ts'
import { V } from '../rules/moves.ts'
import { act, choose, firstMove, refused, type Scene, spaceNamed, table, told } from './helpers.ts'

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

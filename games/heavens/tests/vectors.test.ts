import { CHANCE, InputError, play, start } from '@pantheon/core'
import { describe, expect, test } from 'vitest'
import { heavens } from '../index.ts'
import { V } from '../rules/moves.ts'
import {
  act,
  choose,
  earned,
  evening,
  favourOf,
  nightfall,
  refused,
  spaceNamed,
  table,
  told,
} from './helpers.ts'

describe('setting up and the plan phases', () => {
  test('H1: each god begins with 16, 18 or 20 Power, torch 3, no prestige, 3 planets allotted and 7 in supply', () => {
    for (const [seats, power] of [
      [3, 16],
      [4, 18],
      [5, 20],
    ]) {
      const s = start(heavens, { seats })
      for (let seat = 0; seat < seats; seat++) {
        expect(s.power[seat]).toBe(power)
        expect([s.torch[seat], s.prestige[seat], s.allotment[seat], s.supply[seat]]).toEqual([3, 0, 3, 7])
      }
    }
  })

  test('H2: three gods at the Forge in one phase pay 2 Power each before acting', () => {
    const s = table(4, { allotment: [0, 0, 0, 3] })
    const heard = choose(s, 'forge', 'forge', 'forge', 'torch')
    expect(told(heard, 'competition')).toMatchObject([{ seat: 0, price: 2 }])
    expect(s.power).toEqual([16, 18, 18, 18])
    act(s, 0, 'forge 1')
    act(s, 1, 'forge 1')
    act(s, 2, 'forge 1')
    expect(s.power).toEqual([15, 15, 15, 18])
  })

  test('H3: one, two or three planets are forged for 1, 3 or 6 Power', () => {
    for (const [planets, price] of [
      [1, 1],
      [2, 3],
      [3, 6],
    ]) {
      const s = table(3, { allotment: [0, 3, 3] })
      choose(s, 'forge', 'torch', 'hermes')
      act(s, 0, `forge ${planets}`)
      expect([s.power[0], s.allotment[0], s.supply[0]]).toEqual([16 - price, planets, 10 - planets])
    }
  })

  test('H4: Hermes into a region that then holds 6 foreign planets, 3 empty spaces and 1 own pays 5 Power', () => {
    const s = table(3, { planets: [[], ['1G1', '1O1', '1O2'], ['1R1', '1R2', '1R3']] })
    choose(s, 'hermes', 'torch', 'forge')
    act(s, 0, 'place 1P1')
    expect(s.power[0]).toBe(21)
  })

  test('H5: Hermes into a region that then holds 3 foreign planets, 2 empty spaces and 5 own pays 3 Power', () => {
    const s = table(3, { planets: [['1G1', '1O1', '1O2', '1R1'], ['1R2', '1R3'], ['1P4']] })
    choose(s, 'hermes', 'torch', 'forge')
    act(s, 0, 'place 1P1')
    expect(s.power[0]).toBe(19)
  })

  test('H6: the torch climbs 4 spaces for 6 Power besides competition; there is no climbing 6 spaces', () => {
    const s = table(3)
    choose(s, 'torch', 'torch', 'hermes')
    expect(s.power[0]).toBe(15)
    expect(() => V.parse('raise 6')).toThrow(InputError)
    act(s, 0, 'raise 4')
    expect([s.power[0], s.torch[0]]).toEqual([9, 7])
  })

  test('H8: Zephyrus alone costs 1 Power and brings 1 prestige, nothing to the other owner', () => {
    const s = table(3, { planets: [['1G1'], ['2P1'], []] })
    choose(s, 'zephyrus', 'torch', 'hermes')
    act(s, 0, 'offer 1G1')
    act(s, 0, 'swap 2P1')
    expect([s.power[0], s.prestige]).toEqual([15, [1, 0, 0]])
    expect(s.owner[spaceNamed(s, '1G1')]).toBe(1)
    expect(s.owner[spaceNamed(s, '2P1')]).toBe(0)
  })

  test('H9: who passes with one rival on the same Plan pays 1 Power and loses 1 prestige', () => {
    const s = table(3)
    choose(s, 'torch', 'torch', 'hermes')
    act(s, 0, 'pass')
    expect([s.power[0], s.prestige[0]]).toEqual([15, -1])
    act(s, 1, 'raise 1')
    expect(s.power[1]).toBe(14)
  })

  test('H10: with no Power and an expense of 3, Tyche takes 2 prestige and leaves 1 Power; from the first she takes 3', () => {
    for (const [prestige, lost, left] of [
      [4, 2, 1],
      [6, 3, 0],
    ]) {
      const s = table(3, { power: [0, 16, 16], prestige: [prestige, 5, 5], allotment: [0, 3, 3] })
      choose(s, 'forge', 'torch', 'hermes')
      act(s, 0, 'forge 2')
      expect([s.prestige[0], s.power[0]]).toEqual([prestige - lost, left])
    }
  })

  test('H26: on the night before, the second planet may not go into the orbit of the own first', () => {
    const s = start(heavens, { seats: 3 })
    play(heavens, s, CHANCE, V.first(0))
    act(s, 2, 'place 1P1')
    act(s, 1, 'place 2P1')
    act(s, 0, 'place 3P1')
    expect(refused(s, 2, 'place 3P4')).toMatchObject({ key: 'no.same-orbit', rule: '2.2', first: '1P1' })
    act(s, 2, 'place 3R1')
  })

  test('H27: Tyche pays the competition before Hermes brings his Power: 6 in hand, or 5 for who is first', () => {
    for (const [prestige, left] of [
      [4, 6],
      [6, 5],
    ]) {
      const s = table(3, { power: [0, 16, 16], prestige: [prestige, 5, 5] })
      choose(s, 'hermes', 'hermes', 'torch')
      expect(s.prestige[0]).toBe(prestige - 1)
      act(s, 0, 'place 1P1')
      expect(s.power[0]).toBe(left)
    }
  })
})

describe('the night', () => {
  test('H7: torch 6 and 8 planets: exactly 2 are darkened; with 6 planets none', () => {
    const eight = ['1G1', '1O1', '1O2', '1R1', '1R2', '1R3', '1P1', '1P2']
    const s = evening(3, { planets: [eight, [], []], torch: [6, 3, 3] })
    nightfall(s)
    expect(s.who).toBe(1)
    act(s, 0, 'darken 1G1')
    expect(s.who).toBe(1)
    act(s, 0, 'darken 1O1')
    expect(s.day).toBe(2)
    const six = evening(3, { planets: [eight.slice(2), [], []], torch: [6, 3, 3] })
    nightfall(six)
    expect(six.day).toBe(2)
  })

  test('H11: purple with 4, 3 and 0 lit planets pays 8, 4 and 0', () => {
    expect(favourOf('purple', ['1P1', '1P2', '1P3', '1P4'], ['2P1', '2P2', '2P3'], [])).toEqual([8, 4, 0])
  })

  test('H12: purple with 3, 1 and 0: the leader misses the minimum and gets 4, the others nothing', () => {
    expect(favourOf('purple', ['1P1', '1P2', '1P3'], ['2P1'], [])).toEqual([4, 0, 0])
  })

  test('H13: purple with 4, 4 and 0: both leaders get 4', () => {
    const four = (region: number) => [1, 2, 3, 4].map(slot => `${region}P${slot}`)
    expect(favourOf('purple', four(1), four(2), [])).toEqual([4, 4, 0])
  })

  test('H15: on the orbit of 5 and 2 a lone planet gets 2; two gods with 2 each get 2 each', () => {
    expect(favourOf('orange', ['1O1'], [], [])).toEqual([2, 0, 0])
    expect(favourOf('orange', ['1O1', '1O2'], ['2O1', '2O2'], [])).toEqual([2, 2, 0])
  })

  test('H16: on the orbit of 5 and 2, two planets against one get 5, the one gets 2', () => {
    expect(favourOf('orange', ['1O1', '1O2'], ['2O1'], [])).toEqual([5, 2, 0])
  })

  test('H17: on the orbit of 5 and 2, two or more planets alone get 5', () => {
    expect(favourOf('orange', ['1O1', '1O2'], [], [])).toEqual([5, 0, 0])
    expect(favourOf('orange', ['1O1', '1O2', '2O1'], [], [])).toEqual([5, 0, 0])
  })

  test('H18: 1G1, 1O1, 1R2 and 1P2 are one constellation of four: 4 prestige, and 2 if none is as large', () => {
    const four = ['1G1', '1O1', '1R2', '1P2']
    expect(favourOf('constellations', four, [], [])).toEqual([4, 0, 0])
    expect(favourOf('best', four, [], [])).toEqual([2, 0, 0])
    const asLarge = ['3G1', '3O1', '3O2', '3R1']
    expect(favourOf('constellations', four, asLarge, [])).toEqual([4, 4, 0])
    expect(favourOf('best', four, asLarge, [])).toEqual([0, 0, 0])
  })

  test('H19: 1P1, 1R2 and 1O2 are joined by no line: no constellation', () => {
    expect(favourOf('constellations', ['1P1', '1R2', '1O2'], [], [])).toEqual([0, 0, 0])
  })

  test('H21: with scores 10, 10 and 7 and torches 5, 2 and 3, the torches burn down to 2, 0 and 1', () => {
    const s = evening(3, { prestige: [10, 10, 8], torch: [5, 2, 3] })
    nightfall(s)
    expect(s.prestige).toEqual([10, 10, 7])
    expect(s.torch).toEqual([2, 0, 1])
  })

  test('H22: at the end of day 5, 8 Power are worth 2 prestige', () => {
    const s = evening(3, { day: 5, power: [8, 2, 0] })
    nightfall(s)
    expect(earned(s, 'power', 5)).toEqual([2, 0, 0])
    expect(s.prestige).toEqual([2, 0, -1])
    expect(s.power).toEqual([0, 0, 0])
  })
})

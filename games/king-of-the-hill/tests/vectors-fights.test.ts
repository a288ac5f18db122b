import { describe, expect, test } from 'vitest'
import { attackOf } from '../rules/hero.ts'
import { sum } from '../rules/names.ts'
import { artifact, duel, god, rune, tile } from './helpers.ts'

describe('the Battle of the rulebook: Heracles against Lisovyk', () => {
  const lisovyk = () => duel().stand(0, 'attack', 'f3').guard('e3', 'veles').at(0, 'e3').again(0)

  test('KT6: attack 5 and a Temple of Attack make 7; Lisovyk has 8 Health on side A', () => {
    const t = lisovyk()
    expect(attackOf(t.s, 0)).toBe(7)
    expect(t.s.frames.at(-1)).toMatchObject({ at: 'battle', health: 8, sideB: false })
  })

  test('KT7 to KT11: evade, miss, hit with Thorns, restore, critical hit, blow by blow', () => {
    const t = lisovyk()
    const battle = () => t.s.frames.at(-1)
    t.play('attack', 'roll SEENN')
    expect(t.offers('result')).toEqual(['evade'])
    t.play('result evade')
    expect(battle()).toMatchObject({ stage: 'before', health: 8 })
    expect(t.s.health[0]).toBe(7)

    t.play('attack', 'roll EENND')
    expect(t.offers('result')).toEqual(['miss'])
    t.play('result miss', 'answer critical')
    expect(t.s.health[0]).toBe(4)

    t.play('attack', 'roll GEENN')
    expect(t.offers('result')).toEqual(['hit'])
    t.play('result hit')
    expect(battle()).toMatchObject({ health: 1 })
    expect(t.s.health[0]).toBe(3)

    t.play('answer restore')
    expect(battle()).toMatchObject({ health: 4 })
    const cards = sum(t.s.hand[0])
    t.play('attack', 'roll GSEEN')
    expect(t.offers('result')).toEqual(['critical', 'hit-evade'])
    t.play('result critical')
    expect(t.told('wounded').at(-1)).toMatchObject({ damage: 9, left: 0 })
    expect(t.s.health[0]).toBe(2)
    t.drawAll()
    expect(sum(t.s.hand[0])).toBe(cards + 1)
    expect(t.s.artifacts[0]).toEqual([artifact('gusli-of-veles')])
    expect(t.offers('temple')).toContain('health')
  })

  test('KT13: against the Harpy one Greek rune is HIT or EVADE, two are CRITICAL or HIT and EVADE', () => {
    const t = duel().guard('e3', 'artemis').at(0, 'e3').again(0).play('attack')
    expect(t.offers('roll')[0]).toHaveLength(4)
    t.play('roll GEEN')
    expect(t.offers('result')).toEqual(['hit', 'evade'])
    t.play('result evade', 'attack', 'roll GGEN')
    expect(t.offers('result')).toEqual(['critical', 'hit-evade'])
  })
})

describe('the Arena of the rulebook: Heracles, Valkyrie, Harpy, Naga', () => {
  const setUp = () =>
    duel()
      .hold(0, 'healing', 'healing')
      .plant('g2', 'slavic')
      .play('move g2', 'draw gold-1', 'quest', 'meet triglav', 'rune norse', 'rune greek', 'rune hindu')

  test('KT14: Triglav sends to the Arena; token, artifact on the mat, three Guardians; the turn ends', () => {
    const t = setUp()
    expect(t.s.arenaTile[rune('slavic')]).toBe(tile('g2'))
    expect(t.s.arenaHero[rune('slavic')]).toBe(0)
    expect(t.s.arenaFoes[rune('slavic')]).toEqual([rune('norse'), rune('greek'), rune('hindu')])
    expect(t.s.godsGone[rune('slavic')]).toBe(1 << (god('triglav') % 6))
    expect(t.moves).toContain('end')
    expect(t.play('end').s.active).toBe(1)
  })

  test('KT15 to KT19: five fighting rounds, blow by blow', () => {
    const t = setUp().play('end').until(0)
    const slots = () => {
      const frame = t.s.frames.at(-1)
      return frame?.at === 'arena' ? frame.slots : null
    }
    t.play('target 1', 'roll GHDDE', 'evade 2', 'evade 3', 'answer miss')
    expect(t.s.health[0]).toBe(4)
    t.play('drink healing')
    expect(t.s.health[0]).toBe(7)

    t.play('target 1', 'roll NGGEE', 'smite 1', 'strike 2', 'answer restore', 'answer hit')
    expect(slots()).toEqual([2, 0, 0])
    expect(t.s.health[0]).toBe(6)

    t.play('target 2')
    expect(t.offers('roll')[0]).toHaveLength(4)
    t.play('roll DENN', 'answer hit', 'answer hit')
    expect(t.s.health[0]).toBe(3)
    t.play('drink healing')
    expect(t.s.health[0]).toBe(6)

    t.play('target 3', 'roll GGNDD', 'strike 3', 'strike 2', 'answer critical', 'answer miss')
    expect(slots()).toEqual([2, 1, 1])
    expect(t.s.health[0]).toBe(2)

    t.play('target 2')
    expect(t.offers('roll')[0]).toHaveLength(5)
    t.play('roll NEGGG', 'smite 2', 'strike 3')
    expect(t.s.arenaOwner[rune('slavic')]).toBe(0)
    expect(t.s.artifacts[0]).toEqual([artifact('dar-zoru')])
    expect(t.s.place[0]).toBe(tile('g2'))
    expect(t.offers('temple').length).toBeGreaterThan(0)
  })

  test('KT20: with one Greek and one Hindu rune the Naga cannot be struck critically while the Valkyrie is Target', () => {
    const t = setUp().play('end').until(0).play('target 1', 'roll GHEES')
    expect(t.offers('smite')).toEqual([])
    expect(t.why('smite 3')).toBe('no.target-first')
  })
})

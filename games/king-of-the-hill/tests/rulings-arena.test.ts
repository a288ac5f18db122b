import { top } from '@pantheon/core'
import { describe, expect, test } from 'vitest'
import { TILES } from '../rules/map.ts'
import { duel, god, rune, type Table, tile } from './helpers.ts'

describe('the Arena', () => {
  const inArena = (foes: string[], prepare: (t: Table) => Table = t => t) => {
    const t = duel().at(0, 'e3').dismiss(god('thor'))
    t.s.arenaTile[rune('norse')] = tile('e3')
    t.s.arenaHero[rune('norse')] = 0
    t.s.arenaFoes[rune('norse')] = foes.map(rune)
    return prepare(t).again(0)
  }
  const slots = (t: Table) => {
    const frame = top(t.s)
    return frame.at === 'arena' ? frame.slots : null
  }

  test('ruling K10: one Healing potion each fighting round, whatever was drunk before', () => {
    const t = inArena(['norse', 'norse', 'norse'], table => table.hold(0, 'healing', 'healing'))
    expect(t.offers('drink')).toEqual([])
    t.play('target 1', 'roll EEEEE', 'answer hit', 'answer miss', 'answer miss', 'drink healing')
    expect(t.offers('drink')).toEqual([])
    t.play('target 1', 'roll EEEEE', 'answer hit', 'answer miss', 'answer miss')
    expect(t.offers('drink')).toEqual(['healing'])
  })

  test('ruling K23: one’s own rune may evade a Guardian of one’s own mythology, even if the Target is not hit then', () => {
    const t = inArena(['norse', 'greek', 'hindu']).play('target 1', 'roll GEEEE', 'evade 2')
    expect(t.offers('answer')).toHaveLength(4)
    expect(slots(t)).toEqual([0, 0, 0])
  })

  test('ruling K24: the first hit goes to the Target, further ones anywhere', () => {
    const t = inArena(['norse', 'slavic', 'hindu']).play('target 1', 'roll GGHEE')
    expect([t.offers('strike'), t.offers('smite')]).toEqual([['1'], []])
    t.play('strike 1')
    expect([t.offers('strike'), t.offers('smite')]).toEqual([['1', '2', '3'], ['3']])
  })

  test('ruling K25 and K26: a CRITICAL kills in NO ABILITY too; own mythology needs two own runes', () => {
    const t = inArena(['greek', 'slavic', 'hindu']).play('target 1', 'roll GGGE', 'strike 1', 'smite 1')
    expect(slots(t)).toEqual([2, 0, 0])
    expect(t.s.health[0]).toBe(7)
  })

  test('ruling K27: slots are filled from the top in the order of the dice', () => {
    const t = duel().plant('g2', 'slavic').play('move g2').drawAll().play('quest', 'meet triglav')
    t.play('rune hindu', 'rune norse', 'rune greek')
    expect(t.s.arenaFoes[rune('slavic')]).toEqual([4, 2, 0])
  })

  test('ruling K28: the side goes by the Arena tokens owned now, whatever the Moon shows', () => {
    const moon = (t: Table) => Object.assign(t, { s: Object.assign(t.s, { sideB: true }) })
    const a = inArena(['norse', 'norse', 'norse'], moon).play('target 1', 'roll EEEEE', 'answer hit')
    expect(a.s.health[0]).toBe(4)
    const b = inArena(['norse', 'norse', 'norse'], t => t.champion(0, 'dark')).play(
      'target 1',
      'roll EEEEE',
      'answer hit',
    )
    expect(b.s.health[0]).toBe(3)
  })

  test('ruling K31: Temples of Health count in the Arena, the Dew Chalice does not', () => {
    const t = inArena(['norse', 'norse', 'norse'], table =>
      table.stand(0, 'health', 'b1').own(0, 'dew-chalice').hold(0, 'healing'),
    )
    expect(t.s.health[0]).toBe(10)
    t.play('target 1', 'roll EEEEE', 'answer critical', 'answer miss', 'answer miss', 'drink healing')
    expect(t.s.health[0]).toBe(8)
  })

  test('ruling K32: who falls by Thorns with the last Guardian has won, and goes to camp after that', () => {
    const t = inArena(['slavic', 'hindu', 'hindu']).play(
      'target 2',
      'roll GGHHE',
      'smite 2',
      'smite 3',
      'answer miss',
    )
    t.s.health[0] = 1
    t.play('target 1', 'roll GSEEE', 'smite 1')
    expect([t.s.health[0], t.s.arenaOwner[rune('norse')]]).toEqual([0, 0])
    t.play('end')
    expect([t.s.place[0], t.s.health[0]]).toEqual([TILES, 7])
  })

  test('ruling K96: each rune is used once; Health 0 ends the fight at once; the token stays', () => {
    const t = inArena(['norse', 'norse', 'norse']).play('target 1', 'roll NEEEE', 'evade 2')
    expect(t.offers('evade')).toEqual([])
    t.s.health[0] = 3
    t.play('answer hit')
    expect([t.s.place[0], t.s.arenaTile[rune('norse')], t.s.arenaHero[rune('norse')]]).toEqual([
      TILES,
      tile('e3'),
      -1,
    ])
    expect(t.s.active).toBe(1)
  })

  test('RESTORE moves back from NO ABILITY and is a MISS in the starting slot; the Sphinx takes a CRITICAL as one HIT', () => {
    const t = inArena(['egyptian', 'hindu', 'hindu']).play('target 1', 'roll GEEHH', 'smite 1')
    expect(slots(t)).toEqual([1, 0, 0])
    t.play('evade 2', 'evade 3', 'done', 'answer restore')
    expect([slots(t), t.s.health[0]]).toEqual([[0, 0, 0], 7])
  })

  test('an able Deep One cannot be evaded; without his ability he can', () => {
    const t = inArena(['dark', 'hindu', 'hindu']).play('target 1', 'roll GDEEE')
    expect(t.offers('evade')).toEqual([])
    t.play('strike 1')
    expect(t.offers('evade')).toEqual(['1'])
  })
})

import { top } from '@pantheon/core'
import { describe, expect, test } from 'vitest'
import { kingOfTheHill as game } from '../index.ts'
import { distance } from '../rules/hero.ts'
import { campOf, HILL } from '../rules/map.ts'
import { sum } from '../rules/names.ts'
import { after } from '../rules/state.ts'
import { artifact, duel, god, rune, Table, tile } from './helpers.ts'

describe('set-up and Paths', () => {
  test('ruling K1: four Paths break the Seal; the Dark Hero card alone does not', () => {
    const t = duel().at(0, 'e4')
    t.s.darkHero = 0
    expect(t.again(0).offers('capture')).toEqual([])
    expect(duel().champion(0, 'norse').champion(0, 'dark').at(0, 'e4').again(0).offers('capture')).toEqual([
      'champion',
    ])
  })

  test('ruling K65: nobody enters a camp, not even his own', () => {
    const t = duel().at(0, 'g2').again(0)
    expect(t.moves.some(move => move.includes('camp'))).toBe(false)
    expect(distance(t.s, tile('g2'), campOf(0))).toBe(1)
    expect(t.play('move g3').s.place[0]).toBe(tile('g3'))
  })

  test('ruling K66: turns go in the clockwise order of the camps, whoever sits where', () => {
    const t = new Table(['rama', 'sigurd', 'heracles'], 'sigurd')
    expect([1, after(t.s, 1), after(t.s, 0)]).toEqual([1, 0, 2])
    expect(t.s.active).toBe(1)
    expect(t.play('stay', 'end').s.active).toBe(0)
    expect(t.play('stay', 'end').s.active).toBe(2)
  })

  test('ruling K98: the King is first and all others second', () => {
    const t = new Table(['heracles', 'sigurd', 'rama']).final(2, 'vritra', 15)
    t.again(1)
    while (t.s.ended === '') t.idle()
    expect(game.ranks(t.s)).toEqual([2, 2, 1])
  })
})

describe('exploring', () => {
  test('ruling K2: fewer than two tokens around: those that exist may be looked at, or none', () => {
    const t = duel().clear('g2')
    expect(t.offers('scout')).toEqual(['g3'])
    expect(t.offers('move').length).toBeGreaterThan(0)
  })

  test('ruling K3: only tokens next to the hero, never the one under the Seal', () => {
    const t = duel().at(0, 'e4').again(0)
    expect(t.offers('scout')).not.toContain('d4')
    expect(t.offers('scout').every(name => distance(t.s, tile('e4'), tile(name)) === 1)).toBe(true)
    expect(t.why('scout d4')).toBe('no.seal')
    expect(t.why('scout a1')).toBe('no.adjacent')
  })

  test('ruling K4: staying, or ending where no village lies, means no discovery', () => {
    const t = duel().clear('g3').play('move g3')
    expect(t.moves).toContain('end')
    expect(sum(t.s.villages[0])).toBe(0)
    expect(duel().play('stay').moves).toEqual(['end'])
  })

  test('ruling K7: Guardians, Temples and Arena tokens may be passed; heroes and the sealed Hill not', () => {
    const t = new Table(['heracles', 'baba-yaga', 'rama']).guard('g3', 'veles').stand(1, 'attack', 'g2')
    t.again(0)
    expect(t.offers('move')).toEqual(expect.arrayContaining(['f2', 'f3', 'f4', 'e3']))
    t.at(1, 'g2').at(2, 'g3').again(0)
    expect(t.offers('move')).toEqual([])
    const hill = duel().at(0, 'e4').own(0, 'sistrum', 'vajra').again(0)
    expect(hill.offers('move')).not.toContain('d4')
    expect(hill.offers('move')).not.toContain('c3')
    expect(hill.why('move d4')).toBe('no.seal')
  })

  test('ruling K16 and K15: ending on a waiting Guardian means fighting; whoever beats him gets the god’s gifts', () => {
    const t = duel().guard('g2', 'veles').hide(0, 'golden-axe').play('move g2')
    expect(top(t.s)).toMatchObject({ at: 'battle', rune: rune('slavic') })
    t.play('cast golden-axe').allow().drawAll()
    expect(t.s.artifacts[0]).toEqual([artifact('gusli-of-veles')])
    expect(t.s.guardian[tile('g2')]).toBe(-1)
    const lost = duel().guard('g2', 'veles')
    lost.s.health[0] = 1
    lost.play('move g2', 'attack', 'roll EEEEE', 'result miss', 'answer hit')
    expect(lost.s.guardian[tile('g2')]).toBe(god('veles'))
  })

  test('ruling K64: used cards make a new deck; an empty god deck means no quest', () => {
    const t = duel().plant('g2', 'dark')
    t.s.rewardsUsed = [...t.s.rewards]
    t.s.rewards.fill(0)
    t.s.godsGone[5] = t.s.gods[5]
    t.s.gods[5] = 0
    t.play('move g2')
    expect(t.told('reshuffled')).toHaveLength(1)
    t.drawAll().play('quest')
    expect(t.told('no-god')).toHaveLength(1)
    expect(t.moves).toContain('end')
    const empty = duel().plant('g2', 'greek')
    empty.s.hand[1] = [...empty.s.rewards]
    empty.s.rewards.fill(0)
    empty.play('move g2')
    expect(sum(empty.s.hand[0])).toBe(0)
  })

  test('ruling K71: no scouting before a Build turn or a capture', () => {
    const t = duel().champion(0, 'norse').champion(0, 'dark').at(0, 'e4').clear('e3').again(0)
    expect(t.offers('found')).toContain('e3')
    t.play('scout e5', 'reveal greek')
    expect([t.offers('found'), t.offers('capture')]).toEqual([[], []])
  })

  test('ruling K74: steps between places, camps included; an Arena hero counts as on its tile', () => {
    const t = duel()
    expect(distance(t.s, campOf(0), HILL)).toBe(4)
    expect(distance(t.s, campOf(0), tile('g2'))).toBe(1)
    expect(distance(t.s, tile('d4'), tile('d4'))).toBe(0)
    t.at(0, 'e3').at(1, 'e4').hide(0, 'trap').own(0, 'bag-of-winds', 'mask-of-loki')
    t.dismiss(god('thor'))
    t.s.arenaTile[rune('norse')] = tile('e4')
    t.s.arenaHero[rune('norse')] = 1
    t.s.arenaFoes[rune('norse')] = [0, 0, 0]
    t.again(0)
    expect(t.offers('hex')).toEqual(['trap baba-yaga'])
    expect(t.offers('wield')).toEqual([])
  })

  test('ruling K76: ending on an Arena somebody lost is set-up and fight in one turn', () => {
    const t = duel().clear('g2').dismiss(god('thor'))
    t.s.arenaTile[rune('norse')] = tile('g2')
    t.play('move g2', 'rune greek', 'rune dark', 'rune dark')
    expect(t.offers('target')).toEqual(['1', '2', '3'])
  })

  test('ruling K77: who has shown a Path may pass the Hill, and end there only to capture it', () => {
    const t = duel().champion(0, 'norse').champion(0, 'dark').at(0, 'e4').own(0, 'sistrum', 'vajra').again(0)
    expect(t.offers('move')).not.toContain('c3')
    t.play('show champion')
    expect(t.offers('move')).toEqual(expect.arrayContaining(['c3', 'c4']))
    expect(t.offers('move')).not.toContain('d4')
    expect(t.told('path-shown')).toHaveLength(1)
  })

  test('ruling K78: who was blown onto a village discovers it by staying; Secret Path reaches 5 tiles, not the Hill', () => {
    const t = duel().plant('e4', 'greek')
    t.s.place[0] = tile('e4')
    t.again(0).play('stay')
    expect(t.s.villages[0][rune('greek')]).toBe(1)
    const far = duel().hide(0, 'secret-path').again(0).play('cast secret-path').allow()
    expect(far.offers('move')).toContain('c3')
    expect(far.offers('move')).not.toContain('d4')
    expect(far.offers('move')).not.toContain('a4')
  })
})

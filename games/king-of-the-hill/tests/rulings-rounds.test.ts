import { top } from '@pantheon/core'
import { describe, expect, test } from 'vitest'
import { beginFinal } from '../rules/final.ts'
import { complete, distance } from '../rules/hero.ts'
import { HILL, RING } from '../rules/map.ts'
import { PATH, sum } from '../rules/names.ts'
import { duel, god, rune, Table, tile } from './helpers.ts'

describe('Temples', () => {
  test('ruling K5: from the second turn a whole turn may go into a Temple on an empty tile', () => {
    const t = duel().clear('g2', 'g3', 'f2')
    expect(t.offers('found')).toEqual([])
    expect(t.why('found g2')).toBe('no.first-turn')
    t.stand(1, 'attack', 'f2').again(0)
    expect(t.offers('found')).toEqual(['g2', 'g3'])
    expect(t.why('found f3')).toBe('no.empty-tile')
    t.play('found g2', 'temple secrets').drawAll()
    expect(sum(t.s.temples[0])).toBe(1)
    expect(sum(t.s.hand[0])).toBe(0)
    expect(t.s.active).toBe(1)
  })

  test('ruling K5b: with the option a Build turn needs fewer Temples than artifacts', () => {
    const t = new Table(['heracles', 'baba-yaga'], 'heracles', { buildTurn: 'earned' })
      .clear('g2', 'g3')
      .again(0)
    expect(t.offers('found')).toEqual([])
    expect(t.why('found g2')).toBe('no.earned')
    expect(t.own(0, 'sistrum').again(0).offers('found')).toEqual(['g2', 'g3'])
  })

  test('ruling K34 and K35: building is optional, five at most, one to a tile', () => {
    const t = duel().guard('e3', 'veles').at(0, 'e3').hide(0, 'golden-axe').again(0)
    t.play('cast golden-axe').allow().drawAll()
    expect(t.moves).toContain('end')
    const five = duel().guard('e3', 'veles').at(0, 'e3').hide(0, 'golden-axe')
    for (const [i, kind] of ['attack', 'attack', 'attack', 'health', 'market'].entries())
      five.stand(0, kind, `b${i + 1}`)
    five.again(0).play('cast golden-axe').allow().drawAll()
    expect(five.offers('temple')).toEqual([])
    const taken = duel()
      .stand(1, 'attack', 'e3')
      .guard('e3', 'veles')
      .at(0, 'e3')
      .hide(0, 'golden-axe')
      .again(0)
    taken.play('cast golden-axe').allow().drawAll()
    expect(taken.offers('temple')).toEqual([])
    expect(taken.why('temple health')).toBe('no.temple-here')
  })

  test('ruling K41: only standing Temples count, for Faith and for the special ability', () => {
    const t = duel().at(1, 'e4').hide(1, 'vandalism')
    for (const [i, kind] of ['attack', 'attack', 'attack', 'health', 'market'].entries())
      t.stand(0, kind, `e${i + 1}`)
    t.s.place[1] = tile('f3')
    t.clear('f3').again(1)
    expect(complete(t.s, 0, PATH.faith)).toBe(true)
    t.play('raid vandalism e3').allow()
    expect(complete(t.s, 0, PATH.faith)).toBe(false)
    expect(t.s.temples[0][0]).toBe(2)
  })

  test('ruling K42: a Temple of Health built again gives 3 Health again', () => {
    const t = duel().stand(0, 'health', 'e4').at(1, 'e5').hide(1, 'vandalism').again(1)
    t.play('raid vandalism e4').allow()
    expect(t.s.vigour[0]).toBe(10)
    t.clear('g2', 'g3').again(0).play('found g2', 'temple health')
    expect(t.s.vigour[0]).toBe(13)
  })
})

describe('rounds', () => {
  test('ruling K12 and K13: Dark runes and round ends both move the marker; on 10 the round is the last', () => {
    const t = duel().hold(0, 'dark-rune').plant('g2', 'greek')
    t.s.marker = 9
    t.play('move g2').drawAll().play('quest', 'meet artemis', 'roll GEEND', 'darken norse')
    expect(t.s.marker).toBe(10)
    t.play('stop', 'mission', 'end')
    expect(t.s.final).toBe(false)
    t.play('stay', 'end')
    expect([t.s.final, t.s.contender, t.s.monster]).toEqual([true, 0, rune('dark')])
    const plain = duel().play('stay', 'end', 'stay', 'end')
    expect(plain.s.marker).toBe(2)
  })

  test('ruling K14: the Dark Hero keeps his card at a tie', () => {
    const t = duel().hold(1, 'dark-rune').plant('a4', 'greek')
    t.s.rewards[13]--
    t.s.dark[0] = 1
    t.s.darkHero = 0
    t.again(1).play('move a4', 'draw gold-1', 'quest', 'meet artemis', 'roll GEEND', 'darken norse')
    expect([t.s.dark, t.s.darkHero]).toEqual([[1, 1], 0])
  })

  test('ruling K44 and K92: a Voodoo Doll takes the turn and the fight waits; two Dolls take two', () => {
    const t = duel().guard('e3', 'veles').at(0, 'e3')
    t.s.secrets[12] -= 2
    t.s.dolls[0] = 2
    t.s.hiding[0] = true
    t.again(0)
    expect([t.s.active, t.s.dolls[0], t.s.guardian[tile('e3')], t.s.hiding[0]]).toEqual([
      1,
      1,
      god('veles'),
      true,
    ])
    t.play('stay', 'end')
    expect([t.s.active, t.s.dolls[0]]).toEqual([1, 0])
    t.play('stay', 'end')
    expect(top(t.s)).toMatchObject({ at: 'battle', seat: 0 })
  })

  test('ruling K46 and K94: Timewalk gives one extra turn at once, with all limits fresh', () => {
    const t = duel()
      .hide(0, 'timewalk', 'timewalk')
      .hold(0, 'strength', 'strength')
      .play('drink strength', 'cast timewalk')
      .allow()
    expect(t.offers('cast')).toEqual([])
    t.play('stay', 'end')
    expect([t.s.active, t.s.strength]).toEqual([0, 0])
    expect(t.offers('drink')).toEqual(['strength'])
    t.play('stay', 'end')
    expect(t.s.active).toBe(1)
    const lost = duel().hide(0, 'timewalk').play('cast timewalk').allow()
    beginFinal(lost.s, 0, 0, null)
    expect(lost.s.again).toBe(false)
  })

  test('ruling K54: four attackers leave room on the ring of six tiles, so the fifth player is never shut out', () => {
    const t = new Table(['heracles', 'imhotep', 'sigurd', 'baba-yaga', 'rama']).final(0, 'hydra')
    for (const [i, name] of ['d3', 'd5', 'c3'].entries()) t.at(i + 1, name)
    expect(RING).toHaveLength(6)
    t.again(4)
    expect(t.offers('move').map(name => distance(t.s, tile(name), HILL))).toContain(1)
  })
})

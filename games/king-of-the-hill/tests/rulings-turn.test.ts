import { top } from '@pantheon/core'
import { describe, expect, test } from 'vitest'
import { kingOfTheHill as game } from '../index.ts'
import { beginFinal } from '../rules/final.ts'
import { complete, distance } from '../rules/hero.ts'
import { campOf, HILL, RING } from '../rules/map.ts'
import { PATH } from '../rules/names.ts'
import { after } from '../rules/state.ts'
import { artifact, duel, god, rune, Table, tile } from './helpers.ts'

const sum = (row: readonly number[]) => row.reduce((a, b) => a + b, 0)

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

import { top } from '@pantheon/core'
import { describe, expect, test } from 'vitest'
import { attackOf } from '../rules/hero.ts'
import { TILES } from '../rules/map.ts'
import { artifact, duel, god, rune, Table, tile } from './helpers.ts'

/** Heracles before the Guardian of a god. */
const against = (whose: string, prepare: (t: Table) => Table = t => t) =>
  prepare(duel().guard('e3', whose).at(0, 'e3')).again(0)
const guardian = (t: Table) => {
  const frame = top(t.s)
  if (frame.at !== 'battle') throw new Error('no battle')
  return frame
}

describe('Battles', () => {
  test('ruling K18: who falls with the Guardian takes all rewards, builds, then goes to camp with full Health', () => {
    const t = against('veles', table => table.stand(0, 'attack', 'b1').stand(0, 'attack', 'b2'))
    t.s.health[0] = 1
    t.play('attack', 'roll GEEEE', 'result hit')
    expect(t.s.health[0]).toBe(0)
    t.drawAll().play('temple health')
    expect([t.s.place[0], t.s.health[0]]).toEqual([TILES, 10])
    expect(t.s.artifacts[0]).toEqual([artifact('gusli-of-veles')])
    expect(t.s.temple[tile('e3')]).toBeGreaterThanOrEqual(0)
  })

  test('ruling K19: an ability works while Health is above the weakness, tested before each effect', () => {
    const t = against('poseidon', table => table.own(0, 'silver-bow', 'sudarshana-chakra'))
    expect(guardian(t)).toMatchObject({ health: 9 })
    t.play('use silver-bow', 'use sudarshana-chakra')
    expect(guardian(t)).toMatchObject({ health: 2 })
    t.play('attack')
    expect(t.offers('roll')[0]).toHaveLength(5)
  })

  test('ruling K20: Thorns prick only when damage is dealt', () => {
    const t = against('veles').play('attack', 'roll SEEEE', 'result evade')
    expect(t.s.health[0]).toBe(7)
    t.play('attack', 'roll GEEEE', 'result hit')
    expect(t.s.health[0]).toBe(6)
  })

  test('ruling K21: attack is base, Temples, lasting effects and potions', () => {
    const t = against('veles', table =>
      table.stand(0, 'attack', 'b1').own(0, 'spear-of-war', 'mjolnir').hold(0, 'strength'),
    )
    expect(attackOf(t.s, 0)).toBe(5 + 2 + 2 + 1)
    t.play('drink strength')
    expect(attackOf(t.s, 0)).toBe(11)
  })

  test('ruling K22: two or more own runes against one’s own mythology are CRITICAL or HIT and EVADE', () => {
    const t = against('artemis').play('attack', 'roll GGGE')
    expect(t.offers('result')).toEqual(['critical', 'hit-evade'])
  })

  test('ruling K69: a potion may be drunk between two rolls, each kind once a turn', () => {
    const t = against('veles', table => table.hold(0, 'healing', 'healing', 'strength'))
    t.play('attack', 'roll EEEEE', 'result miss', 'answer critical', 'drink healing', 'drink strength')
    expect([t.s.health[0], attackOf(t.s, 0)]).toEqual([7, 6])
    t.play('attack', 'roll EEEEE', 'result miss', 'answer hit')
    expect(t.offers('drink')).toEqual([])
    expect(t.why('drink healing')).toBe('no.spent')
  })

  test('ruling K70: a lost Battle ends the turn', () => {
    const t = against('veles')
    t.s.health[0] = 1
    t.play('attack', 'roll EEEEE', 'result miss', 'answer hit')
    expect([t.s.active, t.s.place[0], t.s.health[0]]).toEqual([1, TILES, 7])
  })

  test('ruling K82: additions, then doubling, then Stone hide; of several critical bonuses the highest', () => {
    const t = against('hathor', table => table.own(0, 'lightning-bolt', 'trishula', 'mjolnir'))
    t.play('use lightning-bolt', 'use trishula', 'blow', 'attack', 'roll GEHHH', 'result critical')
    expect(t.told('wounded').at(-1)?.damage).toBe(2 * (5 + 1 + 4 + 4 + 1) - 1)
  })

  test('ruling K83: damage without a roll is no hit and is not answered; in place of a roll it is', () => {
    const t = against('veles', table => table.own(0, 'silver-bow', 'gungnir'))
    t.play('use silver-bow')
    expect([guardian(t).health, t.s.health[0]]).toEqual([5, 7])
    t.play('use gungnir')
    expect(t.told('wounded').at(-1)?.damage).toBe(7)
    expect(t.s.health[0]).toBe(6)
    const answered = against('poseidon', table => table.own(0, 'gungnir')).play('use gungnir')
    expect(guardian(answered).health).toBe(2)
    expect(answered.offers('answer')).toHaveLength(4)
  })

  test('ruling K84: Undying helps first, then the Gate of Helheim is asked for', () => {
    const t = new Table(['sigurd', 'rama']).own(0, 'gate-of-helheim').guard('e3', 'freja').at(0, 'e3')
    for (const name of ['b1', 'b2', 'b3']) t.stand(0, 'rewards', name)
    t.s.health[0] = 2
    t.again(0).play('attack', 'roll GGGGG', 'result miss', 'answer critical')
    expect(t.s.health[0]).toBe(1)
    t.play('attack', 'roll GGGGG', 'result miss', 'answer hit')
    expect(t.moves).toEqual(['survive', 'fall'])
    t.play('survive')
    expect(t.s.health[0]).toBe(3)
  })

  test('ruling K29 and K30: Guardians are never short, and a dark rune brings the Deep One', () => {
    const t = duel().plant('g2', 'slavic').play('move g2').drawAll().play('quest', 'meet triglav')
    t.play('rune dark', 'rune dark', 'rune dark')
    expect(t.s.arenaFoes[rune('slavic')]).toEqual([5, 5, 5])
    const other = duel().guard('e3', 'veles').guard('e4', 'lada')
    expect([other.s.guardian[tile('e3')], other.s.guardian[tile('e4')]]).toEqual([god('veles'), god('lada')])
  })

  const abilities: readonly (readonly [string, string, string[], (t: Table) => unknown, unknown])[] = [
    [
      'the Sphinx takes 1 less from each hit',
      'hathor',
      ['attack', 'roll GHHHH', 'result hit'],
      t => guardian(t).health,
      5,
    ],
    [
      'the Valkyrie hits when she misses',
      'freja',
      ['attack', 'roll HHHHH', 'result miss', 'answer miss'],
      t => t.s.health[0],
      4,
    ],
    [
      'the Naga’s Venom adds 1',
      'ganesha',
      ['attack', 'roll EEEEE', 'result miss', 'answer hit'],
      t => t.s.health[0],
      5,
    ],
    [
      'a dark rune alone does not evade the Deep One',
      'fujin',
      ['attack', 'roll DHHHH'],
      t => t.offers('result'),
      ['miss'],
    ],
    [
      'a hit with a dark rune is critical on the Deep One',
      'fujin',
      ['attack', 'roll DGHHH'],
      t => t.offers('result'),
      ['critical', 'hit-evade'],
    ],
  ]
  test.each(abilities)('%s', (_name, whose, moves, read, expected) => {
    expect(read(against(whose).play(...moves))).toEqual(expected)
  })

  test('the Trident takes the Guardian’s ability for this Battle', () => {
    const t = against('artemis', table => table.own(0, 'trident-of-the-seas')).play(
      'use trident-of-the-seas',
      'attack',
    )
    expect(t.offers('roll')[0]).toHaveLength(5)
  })

  test('Vajra makes a MISS a HIT; Oshe and True aim roll dice again', () => {
    const t = against('veles', table => table.own(0, 'vajra', 'oshe-of-shango'))
    t.play('attack', 'roll EEEEE', 'use oshe-of-shango', 'keep EE', 'roll EEE', 'use vajra')
    expect(t.offers('result')).toEqual(['hit'])
    const rama = new Table(['rama', 'sigurd']).guard('e3', 'veles').at(0, 'e3').again(0)
    rama.play(
      'attack',
      'roll EEEEE',
      'aim',
      'keep -',
      'roll HHEEE',
      'result hit',
      'answer miss',
      'attack',
      'roll EEEEE',
    )
    expect(rama.moves).not.toContain('aim')
  })

  test('Brahmastra deals 12 in place of a roll', () => {
    const t = against('ganesha', table => table.own(0, 'brahmastra')).play('use brahmastra')
    expect(t.told('wounded').at(-1)?.damage).toBe(12)
    expect(t.stage).toBe('build')
  })
})

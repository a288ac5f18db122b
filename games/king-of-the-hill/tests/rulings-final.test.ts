import { describe, expect, test } from 'vitest'
import { HILL, TILES } from '../rules/map.ts'
import { artifact, god, rune, Table, tile, trio } from './helpers.ts'

/** Seat 0, Heracles, is the Contender; Imhotep (1) and Sigurd (2) attack. */

describe('how it begins', () => {
  test('ruling K51, K52 and K90: at the Eclipse fights stop, the Hill is cleared, what is open is discarded', () => {
    const t = trio()
      .guard('e3', 'veles')
      .at(1, 'e3')
      .mission(2, 'odin')
      .at(2, 'b3')
      .own(0, 'sistrum')
      .stand(0, 'attack', 'b1')
    t.dismiss(god('thor'))
    t.s.arenaTile[rune('norse')] = tile('b3')
    t.s.arenaHero[rune('norse')] = 2
    t.s.arenaFoes[rune('norse')] = [0, 1, 2]
    t.s.bag[0]--
    t.s.lost[0]++
    t.s.village[HILL] = -2
    t.s.hillGuardian = 0
    t.s.rewards[13]--
    t.s.dark[1] = 1
    t.s.darkHero = 1
    t.s.marker = 10
    t.s.secrets[12]--
    t.s.dolls[2] = 1
    t.again(2)
    expect([t.s.final, t.s.place[1], t.s.place[2], t.s.hillGuardian, t.s.sealed]).toEqual([
      true,
      HILL,
      tile('b3'),
      -1,
      false,
    ])
    expect([t.s.missions[2], t.s.guardian[tile('e3')], t.s.arenaTile[rune('norse')]]).toEqual([[], -1, -1])
    expect([t.s.artifacts[0], t.s.temples[0][0]]).toEqual([[artifact('sistrum')], 1])
    expect(t.s.active).toBe(2)
    expect(t.moves.some(move => /^(scout|found|quest|complete)/.test(move))).toBe(false)
  })

  test('ruling K90: trading goes on in the Final battle', () => {
    const t = trio().own(1, 'sistrum').stand(1, 'market', 'b1').at(1, 'f3').final(0, 'hydra').again(1)
    expect(t.offers('sell')).toEqual(['sistrum'])
  })
})

describe('attackers', () => {
  test('ruling K53: every step nearer to the Hill, as far as speed allows; beside it one stops; barred, one stays', () => {
    const t = trio().final(0, 'hydra').again(1)
    expect(t.offers('move').sort()).toEqual(['d3', 'e3'])
    expect(t.moves).not.toContain('stay')
    t.at(1, 'b3').at(2, 'c3').again(1)
    expect(t.offers('move')).toEqual(['c4'])
    const slow = trio().own(1, 'sistrum', 'vajra', 'trishula').final(0, 'hydra').again(1)
    expect(slow.offers('move').sort()).toEqual(['d1', 'e1'])
    const barred = new Table(['heracles', 'imhotep', 'sigurd', 'rama'])
      .at(1, 'a1')
      .at(2, 'b1')
      .at(3, 'b2')
      .final(0, 'hydra')
      .again(1)
    expect(barred.offers('move')).toEqual([])
    expect(barred.moves).toContain('stay')
  })

  test('ruling K55 and K82: the Monster’s block takes 5 from the damage, not below 0', () => {
    const t = trio()
      .at(1, 'e3')
      .final(0, 'hydra')
      .again(1)
      .play('attack', 'roll EHHHH', 'rage block', 'result hit')
    expect(t.s.monsterHealth).toBe(30)
    const strong = trio().at(2, 'e3').final(0, 'hydra')
    strong.stand(2, 'attack', 'b1').again(2).play('attack', 'roll NGHHH', 'rage block', 'result critical')
    expect(strong.s.monsterHealth).toBe(27)
  })

  test('ruling K56: the damage of an attacker killed by the Monster die still counts', () => {
    const t = trio().at(1, 'e3').final(0, 'hydra')
    t.s.health[1] = 5
    t.again(1).play('attack', 'roll EHHHH', 'rage smash', 'result hit')
    expect([t.s.monsterHealth, t.s.place[1], t.s.health[1], t.s.active]).toEqual([27, TILES + 1, 9, 2])
  })

  test('ruling K57: "3 damage to all beside the Hill" includes the attacker', () => {
    const t = trio().at(1, 'e3').at(2, 'd3').final(0, 'hydra').again(1)
    t.play('attack', 'roll HHHHH', 'rage quake', 'result miss')
    expect([t.s.health[0], t.s.health[1], t.s.health[2]]).toEqual([7, 6, 5])
  })

  test('the Monster die leaves an attacker with 1 Health, or takes an artifact the Contender chooses', () => {
    const ruin = trio()
      .at(1, 'e3')
      .final(0, 'hydra')
      .again(1)
      .play('attack', 'roll HHHHH', 'rage ruin', 'result miss')
    expect(ruin.s.health[1]).toBe(1)
    const t = trio().at(1, 'e3').own(1, 'sistrum', 'vajra').final(0, 'hydra').again(1)
    t.play('attack', 'roll HHHHH', 'rage disarm', 'result miss')
    expect([t.actor, t.offers('disarm')]).toEqual([0, ['sistrum', 'vajra']])
    expect(t.play('disarm vajra').s.artifacts[1]).toEqual([artifact('sistrum')])
  })

  test('ruling K58: there is no EVADE in the Final battle', () => {
    const t = trio().at(1, 'e3').final(0, 'hydra').again(1).play('attack', 'roll GGGHH', 'rage block')
    expect(t.offers('result')).toEqual(['miss'])
    const both = trio().at(1, 'e3').final(0, 'hydra').again(1).play('attack', 'roll GEHHH', 'rage block')
    expect(both.offers('result')).toEqual(['critical'])
  })

  test('ruling K59: a dead Contender does not strike back', () => {
    const t = trio().at(1, 'e3').final(0, null)
    t.s.health[0] = 3
    t.again(1).play('attack', 'roll EHHHH', 'result hit')
    expect([t.s.contender, t.s.health[1]]).toEqual([1, 9])
  })

  test('ruling K91: a living one does, with five dice and no cards', () => {
    const t = trio()
      .at(1, 'e3')
      .hold(0, 're-roll')
      .final(0, null)
      .again(1)
      .play('attack', 'roll HHHHH', 'result miss')
    expect(t.offers('roll')[0]).toHaveLength(5)
    t.play('roll GEHHH')
    expect(t.s.health[1]).toBe(9 - 5 - 2)
    expect(t.actor).toBe(1)
  })

  test('ruling K60 and K97: while the Monster lives nothing of others reaches the Contender', () => {
    const t = trio().at(1, 'e3').hide(1, 'trap').own(1, 'was-sceptre').final(0, 'hydra').again(1)
    expect([t.offers('hex'), t.offers('wield')]).toEqual([[], []])
    expect(t.why('hex trap heracles')).toBe('no.contender')
    const bare = trio().at(1, 'e3').hide(1, 'trap').own(1, 'was-sceptre').final(0, null).again(1)
    expect([bare.offers('hex'), bare.offers('wield')]).toEqual([['trap heracles'], ['was-sceptre heracles']])
  })

  test('ruling K83 and K88: killing without a roll takes the Hill too, and the attack is spent', () => {
    const t = trio().at(1, 'e3').own(1, 'silver-bow').final(0, null)
    t.s.health[0] = 3
    t.again(1).play('use silver-bow')
    expect([t.s.contender, t.s.place[1], t.s.monster, t.s.active]).toEqual([1, HILL, -1, 2])
    const monster = trio().at(1, 'e3').own(1, 'silver-bow').final(0, 'hydra')
    monster.s.monsterHealth = 3
    monster.again(1).play('use silver-bow')
    expect([monster.s.monster, monster.stage]).toEqual([-1, 'rest'])
  })

  test('ruling K94: Timewalk in the Final gives another turn after the answer', () => {
    const t = trio().at(1, 'e3').hide(1, 'timewalk').final(0, 'hydra').again(1).play('cast timewalk').allow()
    t.play('attack', 'roll HHHHH', 'rage block', 'result miss', 'end')
    expect(t.s.active).toBe(1)
  })
})

describe('the Contender and his Monster', () => {
  test('ruling K61: with the Monster alive he uses its ability if it has a target; else cards and the end', () => {
    const t = trio().at(1, 'e3').hold(0, 'healing').final(0, 'hydra')
    t.s.health[0] = 3
    t.again(0)
    expect(t.moves).toEqual(['drink healing', 'place imhotep'])
    const round1 = trio().at(1, 'e3').final(0, 'hydra', 11).again(0)
    expect(round1.moves).toEqual(['end'])
    const two = new Table(['heracles', 'imhotep']).at(1, 'e3').final(0, 'hydra').again(0)
    expect(two.moves).toEqual(['end'])
    const dead = trio().at(1, 'e3').final(0, null).again(0)
    expect(dead.moves).toEqual(['assail imhotep', 'end'])
    dead.play('assail imhotep', 'attack', 'roll GEHHH', 'result critical')
    expect([dead.s.health[1], dead.actor]).toEqual([2, 0])
  })

  test('ruling K87: Venom works at the start of the turn; in camp it goes back unused; tokens vanish with the Monster', () => {
    const t = trio().at(1, 'e3').final(0, 'hydra').again(0).play('place imhotep', 'end')
    expect([t.s.active, t.s.health[1], t.s.monsterTokens]).toEqual([1, 6, 3])
    const camp = trio().at(1, 'e3').final(0, 'hydra').again(0).play('place imhotep')
    camp.s.place[1] = TILES + 1
    camp.play('end')
    expect([camp.s.health[1], camp.s.monsterTokens]).toEqual([9, 3])
    const slain = trio()
      .at(1, 'e3')
      .at(2, 'd3')
      .own(1, 'silver-bow')
      .final(0, 'hydra')
      .again(0)
      .play('place sigurd', 'end')
    slain.s.monsterHealth = 1
    slain.play('use silver-bow')
    expect([slain.s.token, slain.s.monsterTokens]).toEqual([[0, 0, 0], 0])
  })

  test('Shadow: the next attack has 3 dice; Chain: speed 0; Drought: no Reward cards and artifacts', () => {
    const shadow = trio().at(1, 'e3').final(0, 'apophis').again(0).play('place imhotep', 'end', 'attack')
    expect(shadow.offers('roll')[0]).toHaveLength(3)
    const chain = trio().at(1, 'f3').final(0, 'fenrir').again(0).play('place imhotep', 'end')
    expect(chain.moves).toEqual(['stay'])
    chain.play('stay', 'end')
    expect(chain.s.token[1]).toBe(0)
    const drought = trio().at(1, 'e3').hold(1, 'strength').own(1, 'silver-bow').final(0, 'vritra').again(0)
    drought.play('place imhotep', 'end')
    expect(drought.moves).toEqual(['drop silver-bow', 'attack'])
    expect(drought.why('drink strength')).toBe('no.drought')
  })

  test('Fire burns who stands there at once, or who next ends there', () => {
    const t = trio().at(1, 'e3').final(0, 'zmey-gorynych').again(0).play('ignite e3')
    expect([t.s.health[1], t.s.monsterTokens]).toEqual([5, 3])
    const later = trio().at(1, 'f3').final(0, 'zmey-gorynych').again(0).play('ignite e4', 'end', 'move e4')
    expect([later.s.health[1], later.s.fire[tile('e4')]]).toEqual([5, 0])
  })

  test('ruling K62 and K95: mind control moves the hero and attacks with +3; never the Contender; or himself', () => {
    const t = trio().at(1, 'e3').at(2, 'd3').final(0, 'cthulhu').again(0).play('place imhotep', 'end')
    expect([t.s.active, t.actor]).toEqual([1, 0])
    t.play('stay')
    expect(t.offers('assail').sort()).toEqual(['imhotep', 'sigurd'])
    t.play('assail sigurd', 'roll EHHHH')
    expect(t.told('hurt').at(-1)).toMatchObject({ seat: 2, damage: 3 + 3 })
    expect([t.s.active, t.s.monsterTokens]).toEqual([2, 1])
    const self = trio()
      .at(1, 'b3')
      .final(0, 'cthulhu')
      .again(0)
      .play('place imhotep', 'end', 'stay', 'assail imhotep', 'roll EHHHH')
    expect(self.s.health[1]).toBe(9 - 6)
  })
})

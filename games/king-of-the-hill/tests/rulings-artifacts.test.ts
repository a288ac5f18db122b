import { top } from '@pantheon/core'
import { describe, expect, test } from 'vitest'
import { complete, speedOf } from '../rules/hero.ts'
import { PATH, sum } from '../rules/names.ts'
import { artifact, duel, reward, rune, tile } from './helpers.ts'

describe('artifacts and the Market', () => {
  test('ruling K36: a discarded or used-up artifact lies on the market and is taken from it as new', () => {
    const t = duel().own(0, 'sistrum', 'vajra').stand(0, 'market', 'b1').again(0)
    t.s.sides[0][1] = 1
    t.play('drop vajra')
    expect(t.s.market[artifact('vajra')]).toBe(1)
    t.play('exchange sistrum vajra')
    expect([t.s.artifacts[0], t.s.sides[0]]).toEqual([[artifact('vajra')], [0]])
  })

  test('ruling K37 and K80: a fourth artifact without a new Market is sold or discarded at once', () => {
    const t = duel()
      .own(0, 'sistrum', 'living-water', 'vajra')
      .guard('e3', 'veles')
      .at(0, 'e3')
      .hide(0, 'golden-axe')
      .again(0)
    t.play('cast golden-axe').allow().drawAll().play('temple attack')
    expect(t.offers('drop')).toHaveLength(4)
    expect(t.offers('sell')).toEqual([])
    expect(t.play('drop vajra').s.active).toBe(1)
    const seller = duel()
      .own(0, 'sistrum', 'living-water', 'vajra')
      .stand(0, 'market', 'b1')
      .mission(0, 'odin')
      .again(0)
    seller.play('complete').drawAll()
    expect([seller.offers('sell').length, seller.offers('drop').length]).toEqual([4, 4])
  })

  test('ruling K80: the Market destroyed before the next turn: one is discarded at its start', () => {
    const t = duel().own(0, 'sistrum', 'living-water', 'vajra', 'trishula').again(0)
    expect(t.moves.every(move => move.startsWith('drop'))).toBe(true)
  })

  test('ruling K38 and K68: selling at any free moment, as often as one likes; one exchange a turn', () => {
    const t = duel()
      .own(0, 'sistrum', 'vajra', 'trishula')
      .stand(0, 'market', 'b1')
      .shelve('gungnir', 'mjolnir')
      .again(0)
    t.play('exchange sistrum gungnir')
    expect(t.offers('exchange')).toEqual([])
    expect(t.why('exchange vajra mjolnir')).toBe('no.exchanged')
    t.play('sell vajra').drawAll().play('sell trishula').drawAll()
    expect(sum(t.s.hand[0])).toBe(4)
    expect(duel().own(0, 'sistrum').again(0).why('sell sistrum')).toBe('no.market')
  })

  test('ruling K39: a superartifact fills a slot; its ease begins after the first use', () => {
    const t = duel().own(0, 'aegis-of-olympus', 'vajra').champion(0, 'norse').again(0)
    expect([speedOf(t.s, 0), complete(t.s, 0, PATH.champion)]).toEqual([2, false])
    t.play('use aegis-of-olympus')
    expect(complete(t.s, 0, PATH.champion)).toBe(true)
    expect(t.offers('use')).toEqual([])
  })

  test('ruling K40: with ease any five of the six kinds of village', () => {
    const t = duel().own(0, 'draupnir').village(0, 'greek', 'egyptian', 'norse', 'hindu', 'dark').again(0)
    expect(complete(t.s, 0, PATH.harmony)).toBe(false)
    expect(complete(t.play('use draupnir').s, 0, PATH.harmony)).toBe(true)
  })

  test('ruling K67: artifacts may be discarded for speed at the start of a turn', () => {
    const t = duel().own(0, 'sistrum', 'vajra', 'trishula').again(0)
    expect(speedOf(t.s, 0)).toBe(1)
    t.play('drop vajra', 'drop trishula')
    expect(speedOf(t.s, 0)).toBe(3)
  })

  test('ruling K81: three of one mythology make its superartifact, once; it is never sold or exchanged', () => {
    const t = duel()
      .own(0, 'sistrum', 'sun-disk', 'was-sceptre')
      .stand(0, 'market', 'b1')
      .shelve('vajra')
      .again(0)
    t.s.sides[0][0] = 1
    t.play('forge egyptian')
    expect(t.s.artifacts[0]).toEqual([artifact('ankh-of-eternity')])
    expect([t.offers('sell'), t.offers('exchange')]).toEqual([[], []])
    expect(t.why('sell ankh-of-eternity')).toBe('no.super')
    t.play('drop ankh-of-eternity')
    expect(t.s.supers[rune('egyptian')]).toBe(0)
  })

  test('ruling K86: Guardians once on side B stay there when the Moon goes back', () => {
    const t = duel().own(0, 'necronomicon')
    t.s.marker = 5
    t.s.sideB = true
    t.again(0)
    expect(t.offers('moon')).toEqual(['3', '4', '6', '7'])
    t.play('moon 3')
    expect([t.s.marker, t.s.sideB]).toEqual([3, true])
  })

  test('active artifacts work once a turn, first from A, then from B, then they are on the market', () => {
    const t = duel().own(0, 'sistrum').again(0).play('use sistrum').drawAll()
    expect(t.why('use sistrum')).toBe('no.tired')
    t.again(0)
    t.s.tired[0][0] = 0
    t.play('use sistrum').drawAll()
    expect([t.s.artifacts[0], t.s.market[artifact('sistrum')]]).toEqual([[], 1])
  })

  test('Comb, Gusli, Sceptre, Mask, Bag, Helm, Needle, Draupnir and Ankh do what they say', () => {
    const comb = duel().own(0, 'comb-of-sedna').again(0).play('use comb-of-sedna')
    comb.play('draw gold-3', 'draw healing', 'draw healing', 'draw strength', 'pick gold-3')
    expect([comb.s.hand[0][reward('gold-3')], comb.s.rewardUnder.length]).toEqual([1, 3])
    const near = () => duel().at(0, 'e3').at(1, 'e4')
    const gusli = near().own(0, 'gusli-of-veles').hold(1, 'gold-3').again(0)
    expect(gusli.play('wield gusli-of-veles baba-yaga', 'snatch gold-3').s.hand[0][reward('gold-3')]).toBe(1)
    const sceptre = near().own(0, 'was-sceptre').again(0).play('wield was-sceptre baba-yaga')
    expect(sceptre.s.health[1]).toBe(6)
    const mask = near().own(0, 'mask-of-loki').again(0).play('wield mask-of-loki baba-yaga')
    expect(mask.s.place).toEqual([tile('e4'), tile('e3')])
    const bag = near().own(0, 'bag-of-winds').again(0).play('wield bag-of-winds baba-yaga', 'push e5')
    expect(bag.s.place[1]).toBe(tile('e5'))
    expect(bag.offers('push')).toEqual([])
    const helm = near().own(1, 'helm-of-darkness').hide(0, 'trap').again(1).play('use helm-of-darkness')
    expect(helm.again(0).offers('hex')).toEqual([])
    expect(helm.why('hex trap baba-yaga')).toBe('no.hidden')
    const needle = near().own(0, 'needle-of-koshchei').again(0).play('wield needle-of-koshchei baba-yaga')
    expect(needle.s.health[1]).toBe(1)
    const ring = duel().own(0, 'draupnir', 'sistrum')
    ring.s.sides[0][1] = 1
    expect(ring.again(0).play('use draupnir').s.sides[0]).toEqual([1, 0])
    const ankh = duel().own(0, 'ankh-of-eternity')
    ankh.s.health[0] = 1
    expect(ankh.again(0).play('use ankh-of-eternity').drawAll().s.health[0]).toBe(7)
    expect(sum(ankh.s.hand[0])).toBe(3)
  })

  test('Gjallarhorn shows the top Reward card to its owner, who may put it under the deck', () => {
    const t = duel().own(0, 'gjallarhorn').again(0).play('draw gold-3', 'bury')
    expect([t.s.rewardTop, t.s.rewardUnder]).toEqual([[], [reward('gold-3')]])
    const left = duel()
      .own(0, 'gjallarhorn')
      .again(0)
      .play('draw gold-3', 'decline')
      .plant('g2', 'norse')
      .play('move g2')
    expect(left.offers('draw')).toEqual(['gold-3'])
  })

  test('Girdle, Eye of Horus, Dar Zoru, White Horse, Tablet and the Tusk work by themselves', () => {
    const girdle = duel().own(0, 'girdle-of-charm').plant('g2', 'norse').again(0).play('move g2')
    expect(top(girdle.s)).toMatchObject({ at: 'draw', rewards: 2 })
    const eye = duel()
      .own(0, 'eye-of-horus')
      .plant('g2', 'greek')
      .again(0)
      .play('move g2')
      .drawAll()
      .play('quest', 'meet zeus')
    expect(top(eye.s)).toMatchObject({ at: 'quest', left: 4 })
    const zoru = duel().own(0, 'dar-zoru').again(0)
    expect(zoru.offers('scout')).toContain('f2')
    zoru.play('scout f2', 'reveal greek', 'scout g2', 'reveal greek', 'scout g3', 'reveal greek')
    expect(zoru.offers('scout')).toEqual([])
    expect(speedOf(duel().own(0, 'white-horse').s, 0)).toBe(4)
    const tablet = duel().own(0, 'tablet-of-destinies').hold(0, 'dark-rune').plant('g2', 'greek').again(0)
    tablet.play('move g2').drawAll().play('quest', 'meet zeus', 'roll DSSSS', 'darken greek', 'hold')
    expect([tablet.s.marker, tablet.s.dark[0]]).toEqual([1, 1])
    const tusk = duel().own(0, 'broken-tusk').plant('g2', 'greek').again(0).play('move g2').drawAll()
    tusk.play('quest', 'meet poseidon', 'roll GGSSS')
    expect(tusk.offers('nudge')).toEqual([])
    tusk.play('keep GG', 'roll SSS', 'keep GG', 'roll SSS', 'nudge broken-tusk slavic', 'roll E')
    expect(tusk.s.artifacts[0]).toContain(artifact('trident-of-the-seas'))
  })
})

import { top } from '@pantheon/core'
import { describe, expect, test } from 'vitest'
import { attackOf } from '../rules/hero.ts'
import { sum } from '../rules/names.ts'
import { duel, Table } from './helpers.ts'

describe('heroes', () => {
  test('Imhotep reads runes: single dice are rolled again after the last roll, five times at most', () => {
    const t = new Table(['imhotep', 'rama']).plant('d1', 'greek')
    t.again(0).play('move d1').drawAll()
    t.play('quest', 'meet poseidon', 'roll GGSSS', 'keep GG', 'roll SSS')
    expect(t.offers('nudge')).toEqual([])
    t.play('keep GG', 'roll SSS')
    for (let time = 0; time < 5; time++) t.play('nudge reader-of-runes slavic', 'roll S')
    expect(t.offers('nudge')).toEqual([])
  })

  test('Imhotep’s Granaries give two Reward cards at the start of his turn, one in the Final battle', () => {
    const t = new Table(['imhotep', 'rama'])
    for (const name of ['b1', 'b2']) t.stand(0, 'health', name)
    expect(t.again(0).actor).toBe(0)
    t.stand(0, 'health', 'b3').again(0)
    expect(top(t.s)).toMatchObject({ at: 'draw', rewards: 2 })
    t.drawAll().final(1, 'vritra').again(0)
    expect(top(t.s)).toMatchObject({ at: 'draw', rewards: 1 })
  })

  test('Imhotep’s Gjallarhorn shows the top card before his Granaries take it', () => {
    const t = new Table(['imhotep', 'rama']).own(0, 'gjallarhorn')
    for (const name of ['b1', 'b2', 'b3']) t.stand(0, 'health', name)
    expect(top(t.again(0).s)).toMatchObject({ at: 'horn' })
  })

  test('Sigurd’s Dragon blood restores 1 Health at the start of his turn', () => {
    const t = new Table(['sigurd', 'rama'])
    t.s.health[0] = 3
    expect(t.again(0).s.health[0]).toBe(4)
  })

  test('Baba Yaga’s Cauldron turns a Secret card into damage or Health', () => {
    const t = new Table(['baba-yaga', 'rama']).guard('e3', 'hathor').at(0, 'e3').hide(0, 'fog', 'spy')
    for (const name of ['b1', 'b2', 'b3']) t.stand(0, 'secrets', name)
    t.again(0).play('brew fog damage')
    expect(top(t.s)).toMatchObject({ at: 'battle', health: 2 })
    expect(t.offers('brew')).toEqual([])
    const heals = new Table(['baba-yaga', 'rama']).hide(0, 'fog')
    for (const name of ['b1', 'b2', 'b3']) heals.stand(0, 'secrets', name)
    heals.s.health[0] = 2
    expect(heals.again(0).play('brew fog restore').s.health[0]).toBe(9)
  })

  test('Rama’s Divine armoury: +1 attack per artifact, 3 cards for a sale', () => {
    const t = new Table(['rama', 'sigurd']).own(0, 'sistrum', 'trishula')
    for (const name of ['b1', 'b2', 'b3']) t.stand(0, 'market', name)
    expect(attackOf(t.again(0).s, 0)).toBe(6)
    expect(sum(t.play('sell sistrum').drawAll().s.hand[0])).toBe(3)
  })

  test('Heracles’ Twelve labours: a CRITICAL HIT adds 3; Mighty blow adds 1, once per Battle', () => {
    const t = duel().guard('e3', 'ganesha').at(0, 'e3')
    for (const name of ['b1', 'b2', 'b3']) t.stand(0, 'attack', name)
    t.again(0).play('blow')
    expect(t.moves).not.toContain('blow')
    t.play('attack', 'roll GHEEE', 'result critical')
    expect(t.told('wounded').at(-1)?.damage).toBe(5 + 6 + 3 + 1)
  })
})

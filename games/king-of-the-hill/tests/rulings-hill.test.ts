import { top } from '@pantheon/core'
import { describe, expect, test } from 'vitest'
import { HILL, TILES } from '../rules/map.ts'
import { sum } from '../rules/names.ts'
import { duel, rune, Table } from './helpers.ts'

const guardian = (t: Table) => {
  const frame = top(t.s)
  if (frame.at !== 'battle') throw new Error('no battle')
  return frame
}

describe('the Hill', () => {
  const captor = () => duel().champion(0, 'norse').champion(0, 'greek')

  test('ruling K47: the token under the Seal is not discovered', () => {
    const t = captor().at(0, 'e4').again(0).play('capture champion', 'reveal hindu')
    expect([sum(t.s.villages[0]), sum(t.s.hand[0])]).toEqual([0, 0])
    expect(top(t.s)).toMatchObject({ at: 'battle', rune: rune('hindu') })
  })

  test('ruling K48: the capture needs the speed to get there, and the Path is shown then', () => {
    const t = captor().again(0)
    expect(t.offers('capture')).toEqual([])
    expect(t.why('capture champion')).toBe('no.too-far')
    expect(t.why('capture faith')).toBe('no.path')
    expect(captor().at(0, 'f3').again(0).offers('capture')).toEqual(['champion'])
  })

  test('ruling K49: after a failure the same Guardian waits there, at full Health', () => {
    const t = captor().at(0, 'e4').again(0)
    t.s.health[0] = 1
    t.play('capture champion', 'reveal slavic', 'attack', 'roll GEEEE', 'result hit')
    expect([t.s.hillGuardian, t.s.sealed, t.s.place[0]]).toEqual([rune('slavic'), true, TILES])
    t.at(0, 'e4').again(0).play('capture champion')
    expect(top(t.s)).toMatchObject({ at: 'battle', rune: rune('slavic'), health: 16, sideB: true })
  })

  test('ruling K50: the set-up is the Contender’s turn of round I', () => {
    const t = new Table(['heracles', 'sigurd', 'rama'])
      .champion(0, 'norse')
      .champion(0, 'greek')
      .at(0, 'e4')
      .hide(0, 'golden-horn')
    t.again(0).play('capture champion', 'reveal norse', 'cast golden-horn').allow().drawAll()
    expect([t.s.marker, t.s.first, t.s.active]).toEqual([11, 0, 1])
  })

  test('ruling K63: gold must be in hand when it is shown', () => {
    const t = duel().hold(0, 'gold-3', 'gold-3', 'gold-2', 'gold-2').at(0, 'e4').again(0)
    expect(t.offers('capture')).toEqual(['wealth'])
    t.s.hand[0][1]--
    t.s.hand[1][1]++
    expect(t.offers('capture')).toEqual([])
  })

  test('ruling K89: hero and Hill Guardian fall together: the hero stays on the Hill with 1 Health', () => {
    const t = captor().at(0, 'e4').own(0, 'brahmastra')
    t.s.health[0] = 1
    t.again(0).play('capture champion', 'reveal slavic')
    Object.assign(guardian(t), { health: 10 })
    t.play('use brahmastra').drawAll()
    expect([t.s.place[0], t.s.health[0], t.s.final]).toEqual([HILL, 1, true])
  })
})

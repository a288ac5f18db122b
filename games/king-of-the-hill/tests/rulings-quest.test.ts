import { top } from '@pantheon/core'
import { describe, expect, test } from 'vitest'
import { sum } from '../rules/names.ts'
import { DEED } from '../rules/state.ts'
import { artifact, duel, god, type Table } from './helpers.ts'

const before = (kind: string, name: string, cards: string[] = []) => {
  const t = duel()
    .hold(0, ...cards)
    .plant('g2', kind)
    .play('move g2')
  while (t.moves[0].startsWith('draw')) t.play('draw gold-1')
  return t.play('quest', `meet ${name}`)
}

describe('quests', () => {
  test('ruling K8: a first try is the first roll with the cards used on it', () => {
    const t = before('greek', 'poseidon', ['rune-egyptian']).play('roll GGSSS', 'add rune-egyptian egyptian')
    expect(top(t.s)).toMatchObject({ at: 'draw', rewards: 1 })
    const later = before('greek', 'poseidon').play('roll GGSSS', 'keep GG', 'roll ESS')
    expect(later.stage).toBe('build')
    expect(top(later.s).at).toBe('turn')
  })

  test('ruling K9: runes of different mythologies are different kinds; the same kind works once', () => {
    const t = before('greek', 'zeus', ['rune-greek', 'rune-egyptian', 'any-rune', 'any-rune'])
    t.play('roll SSSSS', 'add rune-greek greek', 'add rune-egyptian egyptian', 'add any-rune greek')
    expect(t.offers('add')).toEqual([])
    expect(t.why('add any-rune greek')).toBe('no.spent')
  })

  test('ruling K11: a Dark rune needs a die that shows dark and makes it any of the five', () => {
    const t = before('greek', 'zeus', ['dark-rune']).play('roll SSSSS')
    expect(t.offers('darken')).toEqual([])
    expect(t.why('darken greek')).toBe('no.dark-die')
    t.play('keep SS', 'roll SSD')
    expect(t.offers('darken')).toHaveLength(5)
    t.play('darken greek')
    expect(t.s.dark[0]).toBe(1)
    expect(t.offers('darken')).toEqual([])
  })

  test('ruling K85: a rune from a card stays for the whole quest; one may stop early and fail', () => {
    const t = before('greek', 'zeus', ['rune-greek']).play('roll GSSSS', 'add rune-greek greek')
    t.play('keep G', 'roll SSSS', 'keep G', 'roll GESS')
    expect(t.s.artifacts[0]).toEqual([artifact('lightning-bolt')])
    const stopped = before('greek', 'zeus').play('roll SSSSS', 'stop')
    expect(stopped.moves).toEqual(['fight', 'mission'])
  })

  test('ruling K85: the Book of Toth sets any of the six faces', () => {
    const t = duel().own(0, 'book-of-toth').plant('g2', 'greek').play('move g2').drawAll()
    t.play('quest', 'meet hades', 'roll GGDSS')
    expect(t.offers('turn')).toContain('slavic dark')
    t.play('turn slavic dark')
    expect(t.s.artifacts[0]).toContain(artifact('helm-of-darkness'))
  })

  test('ruling K17: the side is read when the Battle begins', () => {
    const t = before('greek', 'zeus').play('roll SSSSS', 'stop', 'fight', 'end')
    t.s.marker = 4
    t.play('stay', 'end')
    expect(top(t.s)).toMatchObject({ at: 'battle', sideB: true })
  })
})

describe('Missions', () => {
  test('ruling K33 and K72: a Mission counts from the next turn on, and only outside fights', () => {
    const t = before('norse', 'odin').play('roll EEEES', 'stop', 'mission')
    expect(t.offers('complete')).toEqual([])
    expect(t.moves).not.toContain('complete')
    t.play('end').until(0)
    expect(t.moves).toContain('complete')
    t.guard('e3', 'veles').at(0, 'e3').again(0)
    expect(t.moves).not.toContain('complete')
  })

  test('ruling K33: several Missions are completed from the top down in one turn', () => {
    const t = duel().mission(0, 'odin').mission(0, 'heimdallr').at(0, 'e4').again(0)
    t.play('complete').drawAll().play('complete').drawAll()
    expect(t.s.artifacts[0]).toEqual([artifact('gungnir'), artifact('gjallarhorn')])
    expect([sum(t.s.hand[0]), sum(t.s.hidden[0]), t.s.health[0]]).toEqual([4, 4, 3])
    expect(t.moves).not.toContain('complete')
    const blocked = duel().mission(0, 'ra').mission(0, 'odin').at(0, 'e4').again(0)
    expect(blocked.moves).not.toContain('complete')
    expect(blocked.why('complete')).toBe('no.mission-open')
  })

  test('ruling K79: deeds count also while the card lies under another, not in the turn it was taken', () => {
    const t = duel()
      .mission(0, 'ra')
      .mission(0, 'artemis')
      .guard('e3', 'veles')
      .at(0, 'e3')
      .hide(0, 'golden-axe')
      .again(0)
    t.play('cast golden-axe').allow()
    expect(t.s.deeds[0]).toEqual([DEED.open, DEED.done])
    const fresh = duel()
      .mission(0, 'artemis', DEED.fresh)
      .guard('e3', 'veles')
      .at(0, 'e3')
      .hide(0, 'golden-axe')
      .again(0)
    fresh.play('cast golden-axe').allow()
    expect(fresh.s.deeds[0]).toEqual([DEED.fresh])
  })

  test('ruling K79: Dark is a mythology in Missions, and every camp but one’s own is another hero’s', () => {
    const t = duel().mission(0, 'toth').village(0, 'greek', 'norse', 'dark').again(0)
    expect(t.moves).toContain('complete')
    const camp = duel().mission(0, 'poseidon').at(0, 'd1').again(0)
    expect(camp.moves).toContain('complete')
    expect(duel().mission(0, 'poseidon').at(0, 'g2').again(0).moves).not.toContain('complete')
  })

  const cases: readonly (readonly [string, (t: Table) => Table])[] = [
    ['poseidon', t => t.at(0, 'd1')],
    ['aphrodite', t => t.at(0, 'e3').at(1, 'e4')],
    ['zeus', t => t.stand(0, 'attack', 'b1').stand(0, 'attack', 'b2')],
    ['tefnut', t => t.stand(0, 'health', 'b1')],
    ['toth', t => t.village(0, 'greek', 'norse', 'hindu')],
    ['seth', t => t.at(0, 'e3').at(1, 'e5')],
    ['ra', t => t.stand(0, 'attack', 'b1').stand(0, 'market', 'b2').stand(0, 'secrets', 'b3')],
    ['freja', t => t.stand(0, 'attack', 'b1').stand(0, 'attack', 'b2')],
    ['heimdallr', t => t.at(0, 'e4')],
    ['lada', t => t.village(0, 'norse', 'norse')],
    ['veles', t => t.hold(0, 'gold-3', 'gold-1')],
    ['parvati', t => t.stand(0, 'health', 'b1')],
    ['indra', t => t.stand(0, 'attack', 'b1')],
    ['vishnu', t => t.own(0, 'silver-bow', 'sistrum')],
    ['fujin', t => t.at(0, 'b3')],
    ['kukulkan', t => t.village(0, 'dark', 'dark')],
    ['tiamat', t => Object.assign(t, t.s.marker < 7 && { s: Object.assign(t.s, { marker: 7 }) })],
    ['odin', t => t],
    ['hathor', t => t.hold(0, 'healing', 'strength', 're-roll')],
    ['hades', t => t.hide(0, 'fog', 'spy')],
    ['sedna', t => t.hold(0, 'healing', 'strength')],
    ['shiva', t => t.own(0, 'sistrum')],
  ]
  test.each(cases)(
    'the Mission of %s can be completed when its demand is met, and not before',
    (name, meet) => {
      const open = duel().mission(0, name)
      if (name === 'seth') open.s.health[0] = 9 - 2
      if (name !== 'odin') expect(open.again(0).moves).not.toContain('complete')
      const t = meet(duel().mission(0, name))
      if (name === 'seth') t.s.health[1] = 3
      t.again(0).play('complete')
      while (top(t.s).at === 'pay' || top(t.s).at === 'draw') t.play(t.moves[0])
      expect(t.s.artifacts[0]).toContain(god(name))
      expect(t.s.missions[0]).toEqual([])
    },
  )

  const deeds: readonly (readonly [string, () => Table])[] = [
    [
      'artemis',
      () =>
        duel()
          .mission(0, 'artemis')
          .guard('e3', 'veles')
          .at(0, 'e3')
          .hide(0, 'golden-axe')
          .again(0)
          .play('cast golden-axe')
          .allow(),
    ],
    [
      'loki',
      () =>
        duel()
          .mission(0, 'loki')
          .at(0, 'e3')
          .at(1, 'e4')
          .hide(0, 'fog')
          .again(0)
          .play('hex fog baba-yaga')
          .allow(),
    ],
    ['vesna', () => duel().mission(0, 'vesna').clear('g2').again(0).play('found g2', 'temple attack')],
    ['jarilo', () => duel().mission(0, 'jarilo').plant('e3', 'greek').again(0).play('move e3')],
    [
      'ganesha',
      () =>
        duel()
          .mission(0, 'ganesha')
          .plant('g2', 'greek')
          .again(0)
          .play('move g2')
          .drawAll()
          .play('quest', 'meet poseidon', 'roll GGEEE'),
    ],
    [
      'shango',
      () =>
        duel()
          .mission(0, 'shango')
          .hold(0, 'dark-rune')
          .plant('g2', 'greek')
          .again(0)
          .play('move g2')
          .drawAll()
          .play('quest', 'meet zeus', 'roll DDDSS', 'darken greek'),
    ],
    [
      'perun',
      () =>
        duel()
          .mission(0, 'perun')
          .guard('e3', 'hathor')
          .at(0, 'e3')
          .again(0)
          .play('attack', 'roll GESSS', 'result critical'),
    ],
  ]
  test.each(deeds)('the deed of %s is counted', (_name, done) => {
    expect(done().s.deeds[0]).toEqual([DEED.done])
  })

  test('the deed of Hel: to come back to camp without Health', () => {
    const t = duel().mission(0, 'hel').guard('e3', 'veles').at(0, 'e3')
    t.s.health[0] = 1
    t.again(0).play('attack', 'roll EEEEE', 'result miss', 'answer hit')
    expect(t.s.deeds[0]).toEqual([DEED.done])
  })

  test('a discovery two tiles away is none for Jarilo', () => {
    const t = duel().mission(0, 'jarilo').plant('f2', 'greek').again(0).play('move f2')
    expect(t.s.deeds[0]).toEqual([DEED.open])
  })
})

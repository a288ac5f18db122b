import { CHANCE, SPECTATOR, start } from '@pantheon/core'
import { expect, test } from 'vitest'
import { godolympics } from '../index.ts'
import { countCards } from '../rules/cards.ts'
import { god, myth, refused, Table, table } from './helpers.ts'

const PLAY = ['greek', 'egyptian', 'norse'] as const

test('G1: the card opened at the start is round 1’s; round 2 opens another and the old one is used', () => {
  const t = new Table(start(godolympics, { seats: 3 })).run(
    ...PLAY.map(name => `- assign ${name}`),
    ...PLAY.map(name => `- appoint ${name}`),
  )
  t.chance(t.moves(CHANCE)[0]).chance('open win-mighty')
  expect([t.state.round, t.view(0).bonus, t.view(0).used]).toEqual([1, 'win-mighty', []])

  const later = table({
    play: PLAY,
    hands: [
      ['hermes', 'zeus'],
      ['toth', 'ra'],
      ['baldr', 'odin'],
    ],
    rest: 'discard',
  }).run('0 play hermes', '0 pass', '1 fold toth', '2 fold baldr', '- open win-last')
  expect([later.state.round, later.view(0).bonus, later.view(0).used]).toEqual([2, 'win-last', ['win-love']])
})

test('G2: everyone draws after playing, after folding and after DEATH', () => {
  const t = table({
    play: PLAY,
    hands: [
      ['ares', 'hermes'],
      ['ra', 'toth'],
      ['loki', 'odin'],
    ],
  })
  t.run('0 play ares', '0 pass', '1 play ra', '- death', '2 fold loki')
  expect(t.state.hands.map(countCards)).toEqual([2, 2, 2])
})

test('G3: after a fold the next player must beat the card on top, not the folded one', () => {
  const t = table({
    play: PLAY,
    hands: [
      ['hades', 'zeus'],
      ['toth', 'ptah'],
      ['idunn', 'loki'],
    ],
  }).run('0 play hades', '0 pass', '1 fold toth')
  expect(t.moves(2)).toEqual(['play loki', 'fold idunn', 'fold loki'])
  expect(t.whyNot(2, 'play idunn')).toMatchObject({ key: 'no.power', power: 8, needs: 9 })
})

test('G4: who can defeat may fold; the first player must play; who is petrified must fold', () => {
  const t = table({
    play: ['slavic', 'egyptian', 'greek'],
    hands: [
      ['morana', 'perun'],
      ['ra', 'isis'],
      ['zeus', 'hera'],
    ],
  })
  refused(t, 0, 'fold morana', 'no.lead')
  t.run('0 play morana', '0 trigger')
  expect(t.moves(1)).toEqual(['fold isis', 'fold ra'])
  refused(t, 1, 'play ra', 'no.petrified')
  t.act(1, 'fold ra')
  expect(t.moves(2)).toEqual(['play hera', 'play zeus', 'fold hera', 'fold zeus'])
})

test('G5: play goes clockwise from the first player', () => {
  const hands = [
    ['hermes', 'zeus'],
    ['toth', 'ra'],
    ['baldr', 'odin'],
  ] as const
  const t = table({ play: PLAY, hands, leader: 1, rest: 'discard' }).run('1 play toth', '1 pass')
  expect(t.state.who).toBe(1 << 2)
  t.act(2, 'fold baldr')
  expect(t.state.who).toBe(1 << 0)
})

/** The Norse player leads a god of war that is not theirs, then one that is. */
const warlike = (option: 'all' | 'triggered', lead: 'ares' | 'tyr') =>
  table({
    play: ['norse', 'egyptian', 'greek'],
    options: { warDraw: option },
    hands: [
      [lead, 'odin'],
      ['ra', 'isis'],
      ['zeus', 'hera'],
    ],
    rest: 'discard',
  }).run(`0 play ${lead}`)

test('G6: every god of war needs LIFE; steps are earned only by its own player who triggered War', () => {
  const foreign = warlike('all', 'ares').run('1 play ra', '- death')
  expect(foreign.tiles).toEqual([0, 0, 0])
  const silent = warlike('all', 'tyr').run('0 pass', '1 play ra', '- death')
  expect(silent.tiles).toEqual([0, 0, 0])
  const declared = warlike('all', 'tyr').run('0 trigger', '1 play ra', '- death')
  expect(declared.tiles).toEqual([1, 0, 0])
})

test('G6: with the option, only a god of war whose War was triggered needs LIFE', () => {
  expect(warlike('triggered', 'ares').run('1 play ra').at).toBe('trigger')
  expect(warlike('triggered', 'tyr').run('0 pass', '1 play ra').at).toBe('trigger')
  expect(warlike('triggered', 'tyr').run('0 trigger', '1 play ra').at).toBe('war')
})

test('G7: the owner of the war steps for each DEATH; who draws LIFE gets no step for it', () => {
  const t = warlike('all', 'tyr').run('0 trigger', '1 play ra', '- death', '2 play zeus', '- life')
  expect(t.tiles).toEqual([1, 0, 0])
  expect(t.at).toBe('trigger')
})

test('G8: after DEATH the challenger’s turn is over and the card lies folded for all to see', () => {
  const t = warlike('all', 'ares').run('1 play ra', '- death')
  expect(t.state.who).toBe(1 << 2)
  expect(t.view(SPECTATOR).bank[1]).toEqual({ seat: 1, card: 'ra', up: false, triggered: false })
})

test('G9: a goddess of love may challenge a male god of war, and needs LIFE too; against her own sex she is powerless', () => {
  const lead = (war: 'ares' | 'sekhmet') =>
    table({
      play: ['slavic', 'norse', 'hindu', 'greek', 'egyptian'],
      hands: [
        [war, 'perun'],
        ['freja', 'odin'],
        ['kali', 'kama'],
        ['zeus', 'hera'],
        ['ra', 'isis'],
      ],
    }).run(`0 play ${war}`)
  expect(lead('ares').run('1 play freja').at).toBe('war')
  refused(lead('sekhmet'), 1, 'play freja', 'no.love')
})

test('G10: Odin beats Tyr by Rank and then has to draw LIFE', () => {
  const t = table({
    play: PLAY,
    hands: [
      ['tyr', 'zeus'],
      ['ra', 'isis'],
      ['odin', 'thor'],
    ],
    bonus: 'play-rank',
    rest: 'discard',
  }).run('0 play tyr', '1 fold isis', '2 play odin')
  expect(t.at).toBe('war')
  t.run('- life', '2 pass')
  expect(t.heard('bonus')).toHaveLength(1)
})

test('G11: Power works against the third mythology of a duel', () => {
  const t = table({
    play: ['greek', 'norse'],
    third: 'hindu',
    hands: [
      ['shiva', 'zeus'],
      ['odin', 'loki'],
    ],
  }).run('0 play shiva')
  expect(t.moves(1)).toContain('play odin')
})

test('G12: a foreign god can only win by Rank in its own mythology, never by Power or love', () => {
  const t = table({
    play: PLAY,
    hands: [
      ['hermes', 'zeus'],
      ['odin', 'freja', 'hades', 'dionysus'],
      ['ra', 'isis'],
    ],
  }).run('0 play hermes', '0 pass')
  expect(t.moves(1).filter(move => move.startsWith('play'))).toEqual(['play hades'])
  refused(t, 1, 'play odin', 'no.foreign')
})

test('G13: Ragnarok of a defeated god still takes the bank', () => {
  const t = table({
    play: ['norse', 'egyptian', 'greek'],
    hands: [
      ['heimdallr', 'odin'],
      ['ra', 'isis'],
      ['hermes', 'hera'],
    ],
    rest: 'discard',
  }).run('0 play heimdallr', '0 trigger', '1 play isis', '1 pass', '2 fold hermes')
  expect(t.stack(1)).toEqual([])
  expect(t.discard).toContain('isis')
  expect(t.tiles).toEqual([0, 1, 0])
})

/** Ragnarok first, Justice on top of it, the Egyptian player to answer. */
const conflict = () =>
  table({
    play: ['norse', 'greek', 'egyptian'],
    hands: [
      ['heimdallr', 'odin'],
      ['hera', 'hermes'],
      ['ra', 'isis'],
    ],
    rest: 'discard',
  }).run('0 play heimdallr', '0 trigger', '1 play hera', '1 trigger')

test('G14: of the bank abilities whose condition holds the later one works; an undefeated Hera is no candidate', () => {
  const undefeated = conflict().run('2 fold isis')
  expect(undefeated.stack(1)).toEqual([])
  expect(undefeated.discard).toContain('hera')
  const defeated = conflict().run('2 play ra', '2 pass')
  expect(defeated.stack(1)).toEqual(['hera', 'ra', 'heimdallr'])
})

test('G15: under Justice the owner of the top card is the winner: step, Win bonus, lead', () => {
  const t = table({
    play: PLAY,
    bonus: 'win-mighty',
    hands: [
      ['hera', 'hermes'],
      ['ra', 'isis'],
      ['idunn', 'hel'],
    ],
    rest: 'discard',
  }).run('0 play hera', '0 trigger', '1 play ra', '1 pass', '2 fold idunn')
  expect(t.stack(0)).toHaveLength(3)
  expect(t.tiles).toEqual([0, 2, 0])
  expect(t.state.leader).toBe(1)
})

test('G31: an ability that only shows something is an effect and fulfils the bonus for triggering', () => {
  const t = table({
    play: ['slavic', 'egyptian', 'norse'],
    bonus: 'play-ability',
    hands: [
      ['triglav', 'perun'],
      ['ra', 'isis'],
      ['idunn', 'hel'],
    ],
  }).run('0 play triglav', '0 trigger', '0 target norse')
  expect(t.heard('bonus')).toHaveLength(1)
  expect(t.tiles).toEqual([1, 0, 0])
})

test('G32: Aegis binds only the next player; the one after may use Power again', () => {
  const t = table({
    play: PLAY,
    hands: [
      ['athena', 'hermes'],
      ['ra', 'isis'],
      ['odin', 'hel'],
    ],
  }).run('0 play athena', '0 trigger')
  refused(t, 1, 'play ra', 'no.aegis')
  t.act(1, 'fold isis')
  expect(t.moves(2)).toContain('play odin')
})

test('G34: a delayed ability counts when declared, unless it needs a defeat that can no longer come', () => {
  const play = ['egyptian', 'greek', 'norse'] as const
  const hands = [
    ['anubis', 'osiris'],
    ['artemis', 'hermes'],
    ['baldr', 'odin'],
  ] as const
  const begin = { play, hands, bonus: 'play-ability', rest: 'discard' } as const
  const first = table(begin).run('0 play anubis', '0 trigger')
  expect(first.tiles[0]).toBe(1)
  const last = table({ ...begin, leader: 1 }).run(
    '1 play artemis',
    '1 trigger',
    '2 fold baldr',
    '0 play anubis',
    '0 trigger',
  )
  expect(last.heard('unused')).toHaveLength(1)
  expect(last.heard('bonus')).toHaveLength(1)
  const triumph = table({ ...begin, leader: 2 }).run(
    '2 play baldr',
    '2 pass',
    '0 fold anubis',
    '1 play artemis',
    '1 trigger',
  )
  expect(triumph.heard('unused')).toEqual([])
  const bare = table({ ...begin, hands: [['osiris'], ['hermes'], ['odin']] }).run(
    '0 play osiris',
    '0 trigger',
  )
  expect(bare.heard('unused')).toHaveLength(1)
  expect(bare.tiles[0]).toBe(0)
})

test('G42: the owner chooses among those on whom it works; what is random is left to chance', () => {
  const t = table({
    play: ['greek', 'egyptian', 'norse', 'slavic'],
    hands: [
      ['hades', 'zeus'],
      ['ra', 'isis'],
      ['odin', 'hel'],
      ['perun', 'lada'],
    ],
    stacks: [[], ['toth', 'ptah'], [], ['vesna']],
  }).run('0 play hades', '0 trigger')
  expect(t.moves(0)).toEqual(['target egyptian', 'target slavic'])
  refused(t, 0, 'target norse', 'no.target')
  refused(t, 0, 'target greek', 'no.self')
  refused(t, 0, 'target hindu', 'no.player')
  t.act(0, 'target egyptian')
  expect(t.moves(CHANCE)).toEqual(['take ptah', 'take toth'])
})

test('G42: Foresight takes what is left if the deck has fewer than three cards', () => {
  const t = table({
    play: ['slavic', 'egyptian', 'norse'],
    hands: [
      ['zorya', 'perun'],
      ['ra', 'isis'],
      ['odin', 'hel'],
    ],
    rest: 'discard',
  })
  for (const name of ['lada', 'vesna'] as const) {
    t.state.discard[myth('slavic')] &= ~(1 << (god(name) % 12))
    t.state.deck[myth('slavic')] |= 1 << (god(name) % 12)
    t.state.seen[god(name)] = 0
  }
  t.run('0 play zorya', '0 trigger', '- draw lada', '- draw vesna')
  expect(t.moves(0)).toEqual(['order lada', 'order vesna'])
  t.act(0, 'order vesna')
  expect(t.hand(0)).toContain('vesna')
})

test('G46: Classic, no exchange, War cards for all, mythologies by lot, six Days unless agreed otherwise', () => {
  const s = start(godolympics, { seats: 3 })
  expect([s.arcade, s.exchange, s.warAlways, s.chosen, s.days]).toEqual([false, false, true, false, 6])
  expect(s.who).toBe(CHANCE)
  const chosen = new Table(start(godolympics, { seats: 3, options: { mythologies: 'chosen' } })).run(
    '0 claim norse',
  )
  refused(chosen, 1, 'claim norse', 'no.claimed')
})

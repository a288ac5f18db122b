import { CHANCE, SPECTATOR } from '@pantheon/core'
import { expect, test } from 'vitest'
import { bits } from '../rules/cards.ts'
import { card, type Position, refused, table } from './helpers.ts'

const PLAY = ['greek', 'egyptian', 'norse'] as const
const ARCADE = { scenario: 'arcade' } as const

/** The Greek player leads Demeter, who blesses, or Hermes, and wins. */
const round = (more: Partial<Position> = {}) =>
  table({
    play: PLAY,
    hands: [
      ['demeter', 'hermes', 'zeus'],
      ['toth', 'ptah', 'bastet'],
      ['baldr', 'idunn', 'hel'],
    ],
    rest: 'discard',
    ...more,
  })

/** An Arcade table where two of the three Endgame cards lie open. */
const nearlyOver = (more: Partial<Position> = {}) => {
  const t = round({ options: ARCADE, ...more })
  for (const name of ['goal-love', 'goal-war'] as const) {
    t.state.pool &= ~(1 << card(name))
    t.state.goals |= 1 << card(name)
  }
  return t
}

test('G26: the third Endgame card opened for a round ends the Day before that round', () => {
  const t = nearlyOver().run('0 play hermes', '0 pass', '1 fold toth', '2 fold baldr', '- open goal-most')
  expect(t.heard('evening')).toEqual([{ key: 'evening', day: 1, early: true }])
  expect(t.heard('goal').map(event => event.uses)).toEqual(['goal-most'])
  expect(t.state.day).toBe(2)
  expect(t.heard('diplomacy')).toHaveLength(3)
})

test('G27: laid out from a personal draw it stops the round and the unfinished bank is discarded', () => {
  const t = nearlyOver().run('0 play demeter', '0 trigger', '- open goal-most', '0 reveal')
  expect(t.heard('discarded')).toHaveLength(1)
  expect(t.heard('evening')).toHaveLength(1)
  expect(t.heard('won')).toEqual([])
  const kept = nearlyOver().run('0 play demeter', '0 trigger', '- open goal-most', '0 keep')
  expect(kept.state.who).toBe(1 << 1)
  expect(kept.heard('evening')).toEqual([])
})

test('G30: a personal Bonus card is hidden until used, once; a Win card at the end of the round', () => {
  const t = round({ personal: [['win-first', 'play-humble'], [], []] })
  expect(t.view(1).players[0].personal).toEqual({ size: 2, known: [] })
  t.run('0 play hermes', '0 pass')
  expect(t.moves(0)).toEqual(['use play-humble', 'pass'])
  refused(t, 0, 'use win-first', 'no.kind')
  t.act(0, 'use play-humble')
  expect(t.view(1).used).toEqual(['play-humble'])
  expect(t.tiles[0]).toBe(1)
  t.run('0 pass', '1 fold toth', '2 fold baldr', '0 use win-first')
  expect(t.state.personal[0]).toBe(0)
  expect(t.heard('used')).toHaveLength(2)
})

test('G35: a Play card drawn by the very play does not count for it; a Win card may be used at the end of the round', () => {
  const t = round({ personal: [['play-war'], [], []] }).run(
    '0 play demeter',
    '0 trigger',
    '- open play-humble',
  )
  refused(t, 0, 'use play-humble', 'no.fresh')
  refused(t, 0, 'use play-war', 'no.unfulfilled')
  refused(t, 0, 'use win-own', 'no.bonus')
  const win = round().run('0 play demeter', '0 trigger', '- open win-own', '1 fold toth', '2 fold baldr')
  expect(win.moves(0)).toEqual(['use win-own', 'pass'])
})

test('G36: a folded god of love in the bank fulfils the bonus; that is told, the card is not shown', () => {
  const t = round({
    bonus: 'win-love',
    hands: [
      ['hermes', 'zeus'],
      ['toth', 'ptah'],
      ['freja', 'hel'],
    ],
  })
  t.run('0 play hermes', '0 pass', '1 fold toth', '2 fold freja')
  expect(t.heard('bonus')).toHaveLength(1)
  expect(t.view(1).players[0].stack.known).toEqual(['hermes', 'toth'])
  expect(t.view(SPECTATOR).players[0].stack.known).toEqual(['hermes'])
})

test('G36: the bank counts wherever it goes, also to the owner of Justice', () => {
  const hands = [
    ['hera', 'zeus'],
    ['ra', 'ptah'],
    ['freja', 'hel'],
  ] as const
  const t = round({ bonus: 'win-love', hands }).run(
    '0 play hera',
    '0 trigger',
    '1 play ra',
    '1 pass',
    '2 fold freja',
  )
  expect(t.stack(0)).toContain('freja')
  expect(t.heard('bonus')).toMatchObject([{ seat: 1 }])
})

test('G38: an Endgame card that Fate opens is laid out and the next card opened', () => {
  const hands = [
    ['tefnut', 'zeus'],
    ['hermes', 'ptah'],
    ['freja', 'hel'],
  ] as const
  const t = round({ play: ['egyptian', 'greek', 'norse'], hands, options: ARCADE })
  t.run('0 play tefnut', '0 trigger', '- open goal-love', '- open play-humble')
  expect([t.view(0).goals, t.view(0).bonus, t.view(0).used]).toEqual([
    ['goal-love'],
    'play-humble',
    ['win-love'],
  ])
  expect(t.tiles[0]).toBe(1)
})

test('G38: a kept personal Endgame card scores nothing and goes back; those open score', () => {
  const hands = [['demeter'], ['toth'], ['baldr']] as const
  const t = round({ hands, options: ARCADE }).run('0 play demeter', '0 trigger', '- open goal-most', '0 keep')
  t.run('1 fold toth', '2 fold baldr', '0 pass')
  expect(t.heard('goal')).toEqual([])
  expect(t.state.personal).toEqual([0, 0, 0])
})

test('G39: laid out during the steps at the end of a round, the bank stays taken and other steps are dropped', () => {
  const t = nearlyOver({ tiles: [2, 0, 0], bonus: 'win-first' })
  t.run('0 play hermes', '0 pass', '1 fold toth', '2 fold baldr', '- open goal-most', '0 reveal')
  const shown = t.heard('shown').find(event => 'seat' in event && event.seat === 0)
  expect(shown && 'cards' in shown && shown.cards).toHaveLength(3)
  expect(t.heard('bonus')).toEqual([])
  expect(t.state.leader).toBe(0)
})

test('G43: with deck and used pile empty a round has no Bonus card, and stars and Blessing give nothing', () => {
  const t = round({ tiles: [2, 0, 0] })
  const all = t.state.pool | (1 << t.state.bonus)
  t.state.personal[2] = all
  for (let i = 0; i < 30; i++) if ((all & (1 << i)) !== 0) t.state.bonusSeen[i] = 1 << 2
  Object.assign(t.state, { pool: 0, bonus: -1 })
  t.run('0 play demeter', '0 trigger')
  expect(t.heard('unused')).toHaveLength(1)
  t.run('1 fold toth', '2 fold baldr')
  expect(t.tiles[0]).toBe(3)
  expect(t.heard('no-gift')).toHaveLength(1)
  expect(t.heard('no-bonus')).toHaveLength(1)
  expect([t.state.round, t.view(0).bonus]).toEqual([2, null])
})

test('G43: with only the deck empty the used pile is shuffled first, for Prophecy too', () => {
  const hands = [
    ['apollo', 'zeus'],
    ['toth', 'ptah'],
    ['baldr', 'hel'],
  ] as const
  const t = round({ hands })
  t.state.used = t.state.pool
  for (let i = 0; i < 30; i++) if ((t.state.used & (1 << i)) !== 0) t.state.bonusSeen[i] = 63
  t.state.pool = 0
  const left = bits(t.state.used)
  t.run('0 play apollo', '0 trigger')
  expect(t.heard('reshuffled')).toHaveLength(1)
  expect(t.state.who).toBe(CHANCE)
  expect(bits(t.state.pool)).toBe(left)
})

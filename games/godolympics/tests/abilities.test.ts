import { CHANCE } from '@pantheon/core'
import { expect, test } from 'vitest'
import { countCards } from '../rules/cards.ts'
import { card, god, myth, type Position, refused, type Table, table } from './helpers.ts'

/** Four players, so that every mythology but the Hindu one can be tried; the rest of the gods in the deck. */
const PLAY = ['greek', 'egyptian', 'norse', 'slavic'] as const
const at = (leader: number, first: string, more: Partial<Position> = {}): Table => {
  const t = table({
    play: PLAY,
    hands: [
      ['aphrodite', 'dionysus', 'poseidon', 'athena', 'artemis'],
      ['bastet', 'tefnut', 'anubis', 'ra', 'osiris'],
      ['skadi', 'loki', 'hel', 'baldr', 'odin'],
      ['veles', 'morana', 'zorya', 'stribog', 'triglav'],
    ],
    leader,
    ...more,
  })
  t.draws = false
  return t.run(`${leader} play ${first}`)
}

/** The ability counts as unused. */
const idles = (t: Table, seat: number): void => {
  t.act(seat, 'trigger')
  expect(t.heard('unused')).toHaveLength(1)
  expect(t.state.triggered).toBe(0)
}

test('Charm takes a random hand card and gives another back; hands keep their size and both players know both cards', () => {
  const t = at(0, 'aphrodite').run('0 trigger', '0 target norse', '- take odin')
  refused(t, 0, 'give odin', 'no.taken')
  t.act(0, 'give dionysus')
  expect(t.hand(0)).toContain('odin')
  expect(t.hand(2)).toContain('dionysus')
  expect(t.view(2).players[0].hand.known).toEqual(['odin'])
  expect(t.view(0).players[2].hand.known).toEqual(['dionysus'])
  expect(t.view(1).players[0].hand.known).toEqual([])
})

test('Charm is unused by a player without another card', () => {
  idles(at(0, 'aphrodite', { hands: [['aphrodite'], ['ra'], ['odin'], ['perun']], rest: 'discard' }), 0)
})

test('Renewal puts cards under the deck and draws as many; they are the last to be drawn again', () => {
  const t = at(0, 'dionysus').run('0 trigger')
  refused(t, 0, 'done', 'no.unburied')
  t.run('0 bury aphrodite', '0 bury artemis', '0 done')
  expect(t.view(0).gods.under).toEqual(['aphrodite', 'artemis'])
  expect(t.view(1).gods.under).toEqual([null, null])
  t.chance('draw zeus').chance('draw hera')
  expect(t.hand(0)).toEqual(['athena', 'hera', 'poseidon', 'zeus'])
})

test('Renewal, Wisdom and Foresight are unused with an empty deck', () => {
  const hands = [
    ['dionysus', 'zeus'],
    ['toth', 'ra'],
    ['odin', 'thor'],
    ['zorya', 'perun'],
  ] as const
  for (const [seat, name] of [
    [0, 'dionysus'],
    [1, 'toth'],
    [2, 'odin'],
    [3, 'zorya'],
  ] as const)
    idles(at(seat, name, { hands, rest: 'discard' }), seat)
})

test('Wisdom draws a card first, then one goes under the deck', () => {
  const t = at(2, 'odin').run('2 trigger', '- draw thor')
  expect(t.moves(2)).toContain('bury thor')
  refused(t, 2, 'done', 'no.must-bury')
  t.act(2, 'bury skadi')
  expect(countCards(t.state.hands[2])).toBe(4)
  expect(t.view(2).gods.under).toEqual(['skadi'])
})

test('Foresight looks at the top three and orders them; only its player knows them, and they are drawn like this', () => {
  const t = at(3, 'zorya').run('3 trigger', '- draw zeus', '- draw ares', '- draw hera')
  expect(t.moves(3)).toEqual(['order zeus', 'order ares', 'order hera'])
  refused(t, 3, 'order odin', 'no.looked')
  t.run('3 order ares', '3 order hera')
  expect(t.hand(3)).toContain('ares')
  expect(t.view(3).gods.top).toEqual(['hera', 'zeus'])
  expect(t.view(0).gods.top).toEqual([null, null])
})

test('Prophecy orders the top three Bonus cards, and they are opened like this', () => {
  const t = at(0, 'apollo', {
    hands: [
      ['apollo', 'zeus'],
      ['toth', 'ra'],
      ['baldr', 'hel'],
      ['lada', 'vesna'],
    ],
    rest: 'discard',
  })
  t.run(
    '0 trigger',
    '- open play-war',
    '- open win-own',
    '- open play-love',
    '0 foretell win-own',
    '0 foretell play-war',
  )
  expect(t.view(0).bonuses.top).toEqual(['win-own', 'play-war', 'play-love'])
  expect(t.view(1).bonuses.top).toEqual([null, null, null])
  t.run('1 fold toth', '2 fold baldr', '3 fold lada')
  expect(t.view(1).bonus).toBe('win-own')
})

test('Fate replaces the round’s Bonus card: a bonus already gained stays, the new one counts from this card on', () => {
  const t = at(1, 'tefnut', { bonus: 'play-egyptian' }).run('1 trigger', '- open play-goddess-1')
  expect(t.heard('bonus')).toMatchObject([{ seat: 1, uses: 'play-goddess-1' }])
  expect(t.view(0).used).toEqual(['play-egyptian'])
})

test('Reveal shows a hand to one player only', () => {
  const t = at(3, 'triglav').run('3 trigger', '3 target greek')
  expect(t.view(3).players[0].hand.known).toHaveLength(5)
  expect(t.view(1).players[0].hand.known).toEqual([])
})

test('Insight looks at a Diplomacy card, which may be exchanged; then both know both', () => {
  const t = at(1, 'bastet').run('1 trigger', '1 target norse')
  expect(t.view(1).players[2].diplomacy).toBe('norse')
  expect(t.view(2).players[1].diplomacy).toBeNull()
  t.act(1, 'swap')
  expect([t.state.envoys[1], t.state.envoys[2]]).toEqual([myth('norse'), myth('egyptian')])
  expect(t.view(2).players[1].diplomacy).toBe('norse')
  expect(t.view(0).players[1].diplomacy).toBeNull()
})

test('Blessing gives a personal Bonus card', () => {
  const t = at(2, 'freyr', { hands: [['zeus'], ['ra'], ['freyr'], ['perun']] }).run(
    '2 trigger',
    '- open win-first',
  )
  expect(t.state.personal[2]).toBe(1 << card('win-first'))
  expect(t.view(0).players[2].personal).toEqual({ size: 1, known: [] })
})

test('Haste moves one step', () => {
  expect(at(3, 'stribog').run('3 trigger').tiles).toEqual([0, 0, 0, 1])
})

test('Pursuit moves one step behind someone, two behind everybody, and is unused in front', () => {
  expect(at(2, 'skadi', { tiles: [4, 0, 0, 0] }).run('2 trigger').tiles[2]).toBe(1)
  expect(at(2, 'skadi', { tiles: [4, 6, 0, 8] }).run('2 trigger').tiles[2]).toBe(2)
  idles(at(2, 'skadi', { tiles: [4, 6, 8, 0] }), 2)
})

test('Trickery changes places with the nearest ahead within two tiles; tiles do nothing, shortcuts are lost', () => {
  const t = at(2, 'loki', { tiles: [9, 0, 7, 10] })
  t.state.shortcuts[0] = 12
  t.act(2, 'trigger')
  expect(t.tiles).toEqual([7, 0, 9, 10])
  expect(t.state.shortcuts).toEqual([0, 0, 0, 0])
  idles(at(2, 'loki', { tiles: [10, 0, 7, 0] }), 2)
})

test('Storm pushes one opponent back, and is unused when all are on START', () => {
  const hands = [['zeus'], ['ra'], ['odin'], ['perun']] as const
  const t = at(0, 'zeus', { hands, tiles: [0, 2, 0, 4] }).run('0 trigger')
  expect(t.moves(0)).toEqual(['target egyptian', 'target slavic'])
  expect(t.act(0, 'target slavic').state.personal[3]).toBe(0)
  expect(t.at).toBe('gift')
  idles(at(0, 'zeus', { hands }), 0)
})

test('Flood pushes everybody ahead back, the rearmost first', () => {
  const t = at(0, 'poseidon', { tiles: [1, 12, 13, 0] }).run('0 trigger')
  expect(t.heard('moved')).toMatchObject([
    { seat: 1, from: 12, to: 11 },
    { seat: 1, from: 11, to: 14 },
    { seat: 1, from: 14, to: 12 },
    { seat: 2, from: 13, to: 11 },
    { seat: 2, from: 11, to: 13 },
  ])
  idles(at(0, 'poseidon', { tiles: [5, 4, 3, 0] }), 0)
})

test('Exile discards a random card of a Stack, for all to see', () => {
  const hands = [['hades', 'zeus'], ['ra'], ['odin'], ['perun']] as const
  const t = at(0, 'hades', { hands, stacks: [[], ['toth', 'ptah'], [], []] }).run('0 trigger', '- take toth')
  expect(t.discard).toEqual(['toth'])
  expect(t.stack(1)).toEqual(['ptah'])
  idles(at(0, 'hades', { hands }), 0)
})

test('Theft moves a random card of a Stack to one’s own; only the two see it', () => {
  const t = at(3, 'veles', { stacks: [['zeus', 'hera'], [], [], []] }).run('3 trigger', '- take hera')
  expect(t.stack(3)).toEqual(['hera'])
  expect(t.view(0).players[3].stack.known).toEqual(['hera'])
  expect(t.view(1).players[3].stack).toEqual({ size: 1, known: [] })
})

test('Aegis keeps off Power and love of the next player, not a higher Rank', () => {
  const hands = [['athena'], ['ra', 'hades'], ['odin'], ['perun']] as const
  const t = at(0, 'athena', { hands, rest: 'discard' }).run('0 trigger')
  expect(t.moves(1).filter(move => move.startsWith('play'))).toEqual(['play hades'])
})

test('Petrify makes the next player fold', () => {
  const t = at(3, 'morana', { rest: 'discard' }).run('3 trigger')
  expect(t.moves(0).every(move => move.startsWith('fold'))).toBe(true)
})

test('Majesty: whoever defeats the god must draw LIFE, and DEATH brings no step', () => {
  const hands = [
    ['zeus', 'hera'],
    ['ra', 'toth'],
    ['odin', 'loki'],
    ['perun', 'lada'],
  ] as const
  const t = at(1, 'ra', { hands, rest: 'discard' }).run('1 trigger', '2 play odin', '- death')
  expect(t.tiles).toEqual([0, 0, 0, 0])
  t.run('3 play perun', '- life')
  expect(t.view(0).bank[t.state.crown].card).toBe('perun')
})

test('Silence: nobody else can trigger an ability for the rest of the round, even if its god is defeated', () => {
  const hands = [
    ['zeus', 'hera'],
    ['ra', 'toth'],
    ['hel', 'loki'],
    ['lada', 'vesna'],
  ] as const
  const t = at(2, 'hel', { hands, rest: 'discard' }).run('2 trigger', '3 fold lada', '0 play hera')
  expect(t.heard('triggered')).toHaveLength(1)
  expect(t.state.who).toBe(1 << 1)
})

test('Triumph brings an extra step to the winner, after all other steps', () => {
  const t = at(0, 'artemis', { rest: 'discard' }).run(
    '0 trigger',
    '1 fold bastet',
    '2 fold skadi',
    '3 fold veles',
  )
  expect(t.tiles[0]).toBe(2)
})

test('Triumph brings nothing to one who was beaten', () => {
  const t = at(0, 'artemis', { rest: 'discard' }).run(
    '0 trigger',
    '1 play ra',
    '1 pass',
    '2 fold skadi',
    '3 fold veles',
  )
  expect(t.tiles).toEqual([0, 1, 0, 0])
})

test('Martyr brings a step if the god was defeated, here past the winner’s counter', () => {
  const beaten = at(1, 'anubis', { rest: 'discard' }).run(
    '1 trigger',
    '2 play odin',
    '2 pass',
    '3 fold veles',
    '0 fold artemis',
  )
  expect(beaten.tiles).toEqual([0, 2, 1, 0])
  const safe = at(1, 'anubis', { rest: 'discard' }).run(
    '1 trigger',
    '2 fold odin',
    '3 fold veles',
    '0 fold artemis',
  )
  expect(safe.tiles).toEqual([0, 1, 0, 0])
})

test('Resurrection swaps the defeated god for a hand card, laid face down; the bank keeps its size', () => {
  const t = at(1, 'osiris', { rest: 'discard' }).run(
    '1 trigger',
    '2 play odin',
    '2 pass',
    '3 fold veles',
    '0 fold artemis',
  )
  expect(t.moves(1)).toContain('revive bastet')
  refused(t, 1, 'revive odin', 'no.card')
  t.act(1, 'revive bastet')
  expect(t.hand(1)).toContain('osiris')
  expect(t.stack(2)).toEqual(['artemis', 'bastet', 'odin', 'veles'])
  expect(t.view(0).players[1].hand.known).toEqual(['osiris'])
  expect(t.view(0).players[2].stack.known).toEqual(['artemis', 'odin'])
})

test('a god that was folded or fell to DEATH has no ability, and neither has a foreign one', () => {
  const t = at(0, 'athena', {
    rest: 'discard',
    hands: [
      ['athena', 'tyr'],
      ['ra', 'toth'],
      ['odin', 'loki'],
      ['perun', 'lada'],
    ],
  })
  t.run('0 pass', '1 fold toth')
  expect(t.state.who).toBe(1 << 2)
  const war = at(0, 'tyr', {
    rest: 'discard',
    hands: [
      ['athena', 'tyr'],
      ['ra', 'toth'],
      ['odin', 'loki'],
      ['perun', 'lada'],
    ],
  })
  expect(war.heard('triggered')).toEqual([])
  war.run('1 play ra', '- death')
  expect(war.state.who).toBe(1 << 2)
  expect(war.state.who).not.toBe(CHANCE)
  expect(war.state.bank).toEqual([god('tyr'), god('ra')])
})

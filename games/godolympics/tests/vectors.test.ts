import { CHANCE, start } from '@pantheon/core'
import { expect, test } from 'vitest'
import { godolympics } from '../index.ts'
import { bits, countCards } from '../rules/cards.ts'
import { deckSize } from '../rules/gods-deck.ts'
import { participants, roundsOf } from '../rules/state.ts'
import { card, myth, refused, Table, table } from './helpers.ts'

test('GT1: Seth goes on top of Toth for any player, wins the bank of three, a step and the lead', () => {
  const hands = [
    ['toth', 'ptah'],
    ['seth', 'zeus'],
    ['baldr', 'freyr'],
  ] as const
  for (const play of [
    ['norse', 'egyptian', 'greek'],
    ['norse', 'greek', 'egyptian'],
  ] as const) {
    const t = table({ play, hands, rest: 'discard' }).run('0 play toth')
    expect(t.moves(1)).toContain('play seth')
    t.act(1, 'play seth')
    if (t.at === 'trigger') t.act(1, 'pass')
    expect(t.view(2).bank[t.state.crown].card).toBe('seth')
    t.act(2, 'fold baldr')
    expect(t.stack(1)).toEqual(['toth', 'seth', 'baldr'])
    expect(t.tiles).toEqual([0, 1, 0])
    expect(t.state.leader).toBe(1)
    t.chance('open win-last')
    expect(t.moves(1)).toEqual(['play zeus'])
  }
})

test('GT2: against Tyr the Norse player can use Rank only, so of these only Odin is stronger; and LIFE is needed', () => {
  const t = table({
    play: ['greek', 'norse'],
    third: 'hindu',
    hands: [
      ['tyr', 'zeus', 'hera', 'ares'],
      ['odin', 'loki', 'hel', 'freyr'],
    ],
  }).run('0 play tyr')
  expect(t.moves(1).filter(move => move.startsWith('play'))).toEqual(['play odin'])
  expect(t.whyNot(1, 'play loki')).toMatchObject({ key: 'no.rank', rank: 7, needs: 9, rule: '3.3' })
  t.act(1, 'play odin')
  expect(t.at).toBe('war')
})

test('GT3: Tyr cannot defeat Heimdallr for the Norse player: his Rank is lower and Power is barred', () => {
  const t = table({
    play: ['greek', 'norse'],
    third: 'hindu',
    hands: [
      ['heimdallr', 'zeus'],
      ['tyr', 'loki'],
    ],
  }).run('0 play heimdallr')
  expect(t.moves(1)).toEqual(['fold loki', 'fold tyr'])
  refused(t, 1, 'play tyr', 'no.rank')
})

/** Hera with Justice on the table, and the Norse player to answer. */
const hera = (norse: 'heimdallr' | 'thor') =>
  table({
    play: ['greek', 'norse', 'hindu'],
    hands: [
      ['hera', 'zeus'],
      [norse, 'odin'],
      ['kali', 'kama'],
    ],
    rest: 'discard',
  }).run('0 play hera', '0 trigger')

test('GT4: Ragnarok, played after Justice, takes the bank to the discard pile; its player steps and leads', () => {
  const t = hera('heimdallr').run('1 play heimdallr', '1 trigger', '2 fold kali')
  expect(t.stack(0)).toEqual([])
  expect(t.stack(1)).toEqual([])
  for (const name of ['hera', 'heimdallr', 'kali'] as const) expect(t.discard).toContain(name)
  expect(t.tiles).toEqual([0, 1, 0])
  expect(t.state.leader).toBe(1)
  expect(t.heard('justice')).toEqual([])
})

test('GT5: Hera defeated gets the bank by Justice; the winner still steps and leads', () => {
  const t = hera('thor').run('1 play thor', '1 pass', '2 fold kali')
  expect(t.stack(0)).toEqual(['hera', 'thor', 'kali'])
  expect(t.stack(1)).toEqual([])
  expect(t.tiles).toEqual([0, 1, 0])
  expect(t.state.leader).toBe(1)
})

test('GT6: Hera not defeated: no Justice, her owner wins the bank as usual', () => {
  const t = hera('thor').run('1 fold thor', '2 fold kali')
  expect(t.stack(0)).toEqual(['hera', 'thor', 'kali'])
  expect(t.tiles).toEqual([1, 0, 0])
  expect(t.heard('justice')).toEqual([])
})

test('GT7: War, Justice and Aegis of the last player are unused and bring no Play bonus', () => {
  for (const last of ['ares', 'hera', 'athena'] as const) {
    const t = table({
      play: ['norse', 'egyptian', 'greek'],
      bonus: 'play-ability',
      hands: [
        ['baldr', 'odin'],
        ['toth', 'seth'],
        [last, 'zeus'],
      ],
      rest: 'discard',
    }).run('0 play baldr', '0 pass', '1 fold toth', `2 play ${last}`, '2 trigger')
    expect(t.heard('unused')).toHaveLength(1)
    expect(t.heard('bonus')).toEqual([])
    expect(t.tiles).toEqual([0, 0, 1])
  }
})

test('GT9: Aphrodite has no power over Thor for anyone but the Greek player', () => {
  const t = table({
    play: ['norse', 'egyptian', 'greek'],
    hands: [
      ['thor', 'odin'],
      ['aphrodite', 'seth'],
      ['zeus', 'hera'],
    ],
  }).run('0 play thor', '0 pass')
  refused(t, 1, 'play aphrodite', 'no.foreign')
})

test('GT10: Ra defeats Ares after LIFE, and only then may his ability be triggered', () => {
  const t = table({
    play: ['greek', 'egyptian', 'norse'],
    hands: [
      ['ares', 'zeus'],
      ['ra', 'seth'],
      ['odin', 'thor'],
    ],
  }).run('0 play ares', '0 pass', '1 play ra')
  expect(t.state.who).toBe(CHANCE)
  expect(t.moves(CHANCE)).toEqual(['life', 'death'])
  t.chance('life')
  expect(t.view(2).bank[t.state.crown].card).toBe('ra')
  expect(t.moves(1)).toEqual(['trigger', 'pass'])
})

test('GT12: from tile 4 one step goes past an occupied tile 5 to tile 6, without the effect of 5', () => {
  const t = table({
    play: ['norse', 'egyptian', 'greek'],
    hands: [
      ['odin', 'thor'],
      ['toth', 'seth'],
      ['zeus', 'hera'],
    ],
    tiles: [4, 5, 0],
    rest: 'discard',
  }).run('0 play odin', '0 pass', '1 fold toth', '2 fold zeus')
  expect(t.tiles).toEqual([6, 5, 0])
  expect(t.heard('tile')).toEqual([])
})

test('GT14: a counter that stopped on the arrow of tile 9 goes to tile 12 with its next step', () => {
  const t = table({
    play: ['norse', 'egyptian', 'greek'],
    hands: [
      ['odin', 'thor', 'baldr'],
      ['toth', 'seth', 'ptah'],
      ['zeus', 'hera', 'hermes'],
    ],
    tiles: [8, 0, 0],
    rest: 'discard',
  }).run('0 play odin', '0 pass', '1 fold toth', '2 fold hera')
  expect(t.tiles[0]).toBe(9)
  expect(t.state.shortcuts[0]).toBe(12)
  t.run('- open win-last', '0 play thor', '0 pass', '1 fold seth', '2 fold hermes')
  expect(t.tiles[0]).toBe(12)
  expect(t.state.shortcuts[0]).toBe(0)
})

test('GT15: 3, 5 and 2 players: 36, 60 and 36 cards; 12, 12 and 18 rounds; 24, 40 and 28 left after the deal', () => {
  for (const [seats, cards, rounds, left] of [
    [3, 36, 12, 24],
    [5, 60, 12, 40],
    [2, 36, 18, 28],
  ]) {
    const t = new Table(start(godolympics, { seats }))
    while (t.at === 'assign') t.chance(t.moves(CHANCE)[0])
    expect(deckSize(t.state)).toBe(left)
    expect(deckSize(t.state) + t.state.hands.reduce((sum, hand) => sum + countCards(hand), 0)).toBe(cards)
    expect(roundsOf(t.state)).toBe(rounds)
  }
})

test('GT16: a hunter of Norse gods with four of them in the Stack makes four steps in one movement', () => {
  const t = table({
    play: ['norse', 'egyptian', 'greek'],
    envoys: ['greek', 'norse', 'egyptian'],
    hands: [['odin'], ['toth'], ['hera']],
    stacks: [[], ['baldr', 'skadi', 'freyr', 'loki'], []],
    tiles: [0, 12, 0],
    rest: 'discard',
  }).run('0 play odin', '0 pass', '1 fold toth', '2 fold hera')
  const steps = t.heard('moved').filter(event => 'gain' in event && event.gain === 'diplomacy')
  expect(t.heard('diplomacy')).toContainEqual({
    key: 'diplomacy',
    seat: 1,
    mythology: myth('norse'),
    count: 4,
  })
  expect(steps).toContainEqual({ key: 'moved', seat: 1, from: 13, to: 17, gain: 'diplomacy' })
})

test('GT18: in Arcade an Endgame card opened at the start of a round is laid out, and another card opened', () => {
  const t = table({
    play: ['norse', 'egyptian', 'greek'],
    options: { scenario: 'arcade' },
    hands: [
      ['odin', 'thor'],
      ['toth', 'seth'],
      ['zeus', 'hera'],
    ],
    rest: 'discard',
  }).run('0 play odin', '0 pass', '1 fold toth', '2 fold hera', '- open goal-war')
  expect(t.state.goals).toBe(1 << card('goal-war'))
  expect(t.at).toBe('open')
  t.chance('open win-last')
  expect(t.view(0).bonus).toBe('win-last')
  expect(t.moves(0)).toEqual(['play thor'])
})

test('GT19: a duel of Greek and Slavic gods with Hindu ones: 36 cards, three Diplomacy cards, two of them dealt', () => {
  const t = new Table(start(godolympics, { seats: 2 })).run(
    '- assign greek',
    '- assign slavic',
    '- assign hindu',
  )
  expect(participants(t.state).toSorted()).toEqual([myth('greek'), myth('slavic'), myth('hindu')])
  expect(t.moves(CHANCE)).toEqual(['appoint greek', 'appoint slavic', 'appoint hindu'])
  t.run('- appoint hindu', '- appoint greek')
  expect(t.state.envoys).toEqual([myth('hindu'), myth('greek')])
  expect(deckSize(t.state) + 8).toBe(36)
})

test('GT20: a personal Bonus card that was not used goes back when the Day ends', () => {
  const t = table({
    play: ['norse', 'egyptian', 'greek'],
    hands: [['odin'], ['toth'], ['hera']],
    personal: [[], [], ['win-humble', 'play-war']],
    rest: 'discard',
  }).run('0 play odin', '0 pass', '1 fold toth', '2 fold hera')
  expect(t.state.day).toBe(2)
  expect(t.state.personal).toEqual([0, 0, 0])
  expect(t.state.used).toBe(0)
  expect(bits(t.state.pool)).toBe(30 - 3 - 2)
})

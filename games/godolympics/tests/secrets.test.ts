import { SPECTATOR } from '@pantheon/core'
import { expect, test } from 'vitest'
import { god, table } from './helpers.ts'

const start = () =>
  table({
    play: ['greek', 'egyptian', 'norse'],
    hands: [
      ['hermes', 'zeus'],
      ['toth', 'ra'],
      ['baldr', 'odin'],
    ],
    rest: 'discard',
  })

test('RULES 9.1: a hand is its owner’s; the others and spectators see its size', () => {
  const t = start()
  expect(t.view(1).players[1].hand).toEqual({ size: 2, known: ['toth', 'ra'] })
  for (const eye of [0, 2, SPECTATOR]) expect(t.view(eye).players[1].hand).toEqual({ size: 2, known: [] })
})

test('RULES 9.1: a folded card is known to its player, then to whoever gets the bank', () => {
  const t = start().run('0 play hermes', '0 pass', '1 fold toth')
  expect([0, 1, 2, SPECTATOR].map(eye => t.view(eye).bank[1].card)).toEqual([null, 'toth', null, null])
  t.act(2, 'fold baldr')
  expect(t.view(0).players[0].stack.known).toEqual(['hermes', 'toth', 'baldr'])
  expect(t.view(1).players[0].stack).toEqual({ size: 3, known: ['hermes', 'toth'] })
  expect(t.view(SPECTATOR).players[0].stack).toEqual({ size: 3, known: ['hermes'] })
})

test('RULES 9.1: Stacks and Diplomacy cards are shown to all in the evening, and new ones are secret again', () => {
  const t = table({
    play: ['greek', 'egyptian', 'norse'],
    hands: [['hermes'], ['toth'], ['baldr']],
    rest: 'discard',
  }).run('0 play hermes', '0 pass', '1 fold toth', '2 fold baldr')
  expect(t.heard('shown')).toContainEqual(
    expect.objectContaining({ seat: 0, cards: [god('hermes'), god('toth'), god('baldr')] }),
  )
  t.run('- appoint norse', '- appoint greek', '- appoint egyptian')
  expect([0, 1, SPECTATOR].map(eye => t.view(eye).players[0].diplomacy)).toEqual(['norse', null, null])
})

test('RULES 9.2: once a player folds unseen, others no longer know which of their cards are still there', () => {
  const t = start()
  t.state.seen[god('ra')] |= 1 << 0
  expect(t.view(0).players[1].hand.known).toEqual(['ra'])
  t.run('0 play hermes', '0 pass', '1 fold toth')
  expect(t.view(0).players[1].hand.known).toEqual([])
})

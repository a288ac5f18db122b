import { LEVELS as BOTS } from '@pantheon/bots'
import { legal, lowest, Match, MoveList, over, Rng, seeded } from '@pantheon/core'
import { GAMES, gameNamed } from '@pantheon/games'
import { LAZY, loadGame } from '@pantheon/games/lazy.ts'
import { expect, test } from 'vitest'
import { light } from '../../games/mytikas/board/lights.ts'
import { POSTERS } from '../home/games.ts'
import { LEVELS } from '../home/levels.ts'
import { blocks } from '../rules/markdown.tsx'
import { en } from '../text/en.ts'
import { fr } from '../text/fr.ts'

test('every game of the registry has a poster that names its table rightly, and no other', () => {
  const posters = POSTERS.map(({ id, seats }) => [id, seats])
  expect(posters).toEqual(GAMES.map(({ id, seats }) => [id, seats]))
})

test('every game of the registry can be fetched by itself', async () => {
  expect(LAZY).toEqual(GAMES.map(({ id }) => id))
  for (const game of GAMES) expect(await loadGame(game.id)).toBe(game)
})

test('the levels one can choose are those of the bots', () => {
  expect(LEVELS).toEqual(BOTS.map(({ name }) => name))
})

test('English and French say the same things with the same parts', () => {
  const parts = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(match => match[1]).sort()
  expect(Object.keys(fr)).toEqual(Object.keys(en))
  for (const key of Object.keys(en) as (keyof typeof en)[])
    expect([key, parts(fr[key])]).toEqual([key, parts(en[key])])
})

test('rules: headings, tables, lists and paragraphs are told apart, a heading keeps its number', () => {
  const parts = blocks(
    '# Game\n\n## 1 Start\nfirst\nsecond\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n- one\n- two',
  )
  expect(parts).toEqual([
    { kind: 'heading', depth: 1, text: 'Game', number: '' },
    { kind: 'heading', depth: 2, text: '1 Start', number: '1' },
    { kind: 'paragraph', text: 'first second' },
    {
      kind: 'table',
      rows: [
        ['a', 'b'],
        ['1', '2'],
      ],
    },
    { kind: 'list', items: ['one', 'two'] },
  ])
})

test('Mytikas: every legal move lights something on the board or stands beside the prompt', () => {
  const game = gameNamed('mytikas')
  const list = new MoveList()
  const rng = new Rng('lights')
  for (const seats of [2, 3, 4]) {
    const match = new Match(game, { seats }, seeded(`lights ${seats}`))
    for (let i = 0; i < 300 && !over(match.state); i++) {
      const seat = lowest(match.state.who)
      legal(game, match.state, seat, list)
      const offers = list.toArray().map(move => ({ move: game.moves.format(move), text: '' }))
      const { lights, rest } = light(offers, {})
      const shown = new Set([...[...lights.values()].flat(), ...rest].map(({ move }) => move))
      expect([...shown].sort()).toEqual(offers.map(({ move }) => move).sort())
      match.submit(seat, list.at(rng.below(list.length)))
    }
  }
})

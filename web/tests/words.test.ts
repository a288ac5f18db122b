import { legal, Match, MoveList, over, Rng, seatsOf, seeded } from '@pantheon/core'
import { GAMES } from '@pantheon/games'
import { expect, test } from 'vitest'
import { type Part, type Row, readDrawn } from '../table/words/read.ts'

const NAMES = ['Ariadne', 'Kleon', 'Theano']

test('a player’s lines stand under the name: labels with their texts, and things side by side', () => {
  const drawn =
    '@1 Ariadne, Heracles (to move)\n   Health 7/7  attack 5\n   hand: Gold,\n         Bow\n@2 Kleon\n   Health 8/8'
  expect(readDrawn(drawn, NAMES)).toEqual([
    {
      kind: 'player',
      seat: 0,
      note: 'Heracles (to move)',
      rows: [
        { kind: 'items', items: ['Health 7/7', 'attack 5'] },
        { kind: 'pair', label: 'hand', text: 'Gold, Bow' },
      ],
    },
    { kind: 'player', seat: 1, note: '', rows: [{ kind: 'items', items: ['Health 8/8'] }] },
  ])
})

test('a name inside a sentence begins no player’s panel', () => {
  const [part] = readDrawn('Ariadne holds:\n  Owl\n  Bolt', NAMES)
  expect(part).toEqual({
    kind: 'facts',
    title: '',
    rows: [{ kind: 'pair', label: 'Ariadne holds', text: 'Owl\nBolt' }],
  })
})

test('columns with names become a table, and a cell of two words stays one cell', () => {
  const drawn =
    '  God      Torch  Planets Plan\nA Ariadne      3        2 face down\nB Kleon        4        1 -'
  expect(readDrawn(drawn, NAMES)).toEqual([
    {
      kind: 'table',
      head: ['', 'God', 'Torch', 'Planets', 'Plan'],
      rows: [
        ['A', 'Ariadne', '3', '2', 'face down'],
        ['B', 'Kleon', '4', '1', '-'],
      ],
    },
  ])
})

test('boxes in a row become a track: what is printed, and who stands there', () => {
  expect(readDrawn('|START|1 +2 |\n|  K  |     |', NAMES)).toEqual([
    {
      kind: 'track',
      spaces: [
        [
          { sign: 'START', text: 'K' },
          { sign: '1 +2', text: '' },
        ],
      ],
    },
  ])
})

test('a picture keeps its columns, without the margin that all its lines share', () => {
  const [part] = readDrawn('       ·\n      / \\\n     ·---·', NAMES)
  expect(part).toEqual({ kind: 'drawing', title: '', lines: ['  ·', ' / \\', '·---·'] })
})

const rowWords = (row: Row): string[] =>
  row.kind === 'pair' ? [row.label, row.text] : row.kind === 'items' ? [...row.items] : row.cells.flat()

const wordsOf = (part: Part): string[] => {
  switch (part.kind) {
    case 'player':
      return [NAMES[part.seat], part.note, ...part.rows.flatMap(rowWords)]
    case 'facts':
      return [part.title, ...part.rows.flatMap(rowWords)]
    case 'table':
      return [...part.head, ...part.rows.flat()]
    case 'track':
      return part.spaces.flat().flatMap(({ sign, text }) => [sign, text])
    case 'drawing':
      return [part.title, ...part.lines]
  }
}

const longWords = (text: string): string[] => (text.match(/[\p{L}\p{N}]{3,}/gu) ?? []).sort()

for (const game of GAMES)
  test(`${game.title}: the panels say every word of the drawn table, none twice, through a whole game`, () => {
    const list = new MoveList()
    const rng = new Rng(`words ${game.id}`)
    const seats = Math.min(3, game.seats[1])
    const match = new Match(game, { seats }, seeded(game.id))
    for (let i = 0; i < 400 && !over(match.state); i++) {
      const [seat] = seatsOf(match.state.who)
      legal(game, match.state, seat, list)
      match.submit(seat, list.at(rng.below(list.length)))
      if (i % 9 !== 0) continue
      const drawn = game.text.draw(game.view(match.state, 0), at => NAMES[at])
      const told = readDrawn(drawn, NAMES).flatMap(wordsOf).join('\n')
      expect(longWords(told)).toEqual(longWords(drawn))
    }
  })

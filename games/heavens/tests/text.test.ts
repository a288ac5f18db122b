import { edition, over, playout, Rng, SPECTATOR, start } from '@pantheon/core'
import { expect, test } from 'vitest'
import { heavens } from '../index.ts'
import { choose, table } from './helpers.ts'

const name = (seat: number) => ['Ariadne', 'Boreas', 'Callisto of the many names', 'Daphne', 'Echo'][seat]

test('the drawn table fits 80 columns at every moment of a game', () => {
  for (const seats of [3, 4, 5]) {
    const s = start(heavens, { seats })
    const rng = new Rng(`width/${seats}`)
    while (!over(s)) {
      playout(heavens, s, rng, 5)
      for (const line of heavens.text.draw(heavens.view(s, SPECTATOR), name).split('\n'))
        expect(line.length).toBeLessThanOrEqual(80)
    }
  }
})

test('a region is drawn with its planets and lines, lit and dark', () => {
  const s = table(3, { planets: [['1G1', '1O1'], ['1P2'], []] })
  s.phase = 3
  s.dark[1] = 1
  const drawn = heavens.text.draw(heavens.view(s, 0), name).split('\n')
  const region = drawn.slice(3, 10).map(line => line.slice(3, 16).trimEnd())
  expect(region).toEqual([
    '      A',
    '     / \\',
    '    a   ·',
    '   / \\   \\',
    '  ·   ·   ·',
    ' /   / \\   \\',
    '·   B---·   ·',
  ])
})

test('lines that cannot be drawn between neighbours are listed', () => {
  const data = edition(heavens, { regions: { '1': { lines: ['1G1-1P4', '1P4-2P1'] } } })
  const drawn = heavens.text.draw(heavens.view(table(3, { data }), 0), name)
  expect(drawn).toContain('Further lines: 1G1-1P4, 1P4-2P1')
})

test('the questions say the price, the purse and what Tyche would take', () => {
  const s = table(3, { power: [4, 16, 16], prestige: [0, 1, 0], allotment: [1, 3, 3] })
  choose(s, 'forge', 'torch', 'hermes')
  const question = heavens.steps.turn.ask?.(s, { at: 'turn', seat: 0, left: 3, ratio: 2, offered: -1 }, 0)
  expect(question && heavens.text.say(question, name)).toBe(
    'How many planets (1 for 1, 2 for 3 Power)? You have 4; what you lack Tyche gives, 2 Power for each prestige.',
  )
})

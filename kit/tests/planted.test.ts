import type { Game } from '@pantheon/core'
import { describe, expect, test } from 'vitest'
import { Arena } from '../arena.ts'
import { LAWS, type Law } from '../laws/index.ts'
import { omens } from '../toys/omens.ts'
import { FLOW } from './faults/flow.ts'
import { SECRETS } from './faults/secrets.ts'
import { WORDS } from './faults/words.ts'

const FAULTS = [...FLOW, ...SECRETS, ...WORDS]
const arenaOf = (game: Game, games = 8, positions = 100) =>
  new Arena(game, new URL('../toys/omens/', import.meta.url), { games, positions })

describe('every planted fault is caught by its law', () => {
  test.each(FAULTS)('%s: %s', (_fault, law, game, says) => {
    expect(() => LAWS[law](arenaOf(game))).toThrow(says)
  })

  test('and the game without a fault keeps every law', () => {
    const arena = arenaOf(omens as Game)
    for (const law of Object.values(LAWS)) law(arena)
  })

  test('only laws that the kernel keeps by itself have no fault here', () => {
    const faulty = new Set<string>(FAULTS.map(([, law]) => law))
    expect(Object.keys(LAWS).filter(law => !faulty.has(law))).toEqual([
      'only those who must act have moves',
      'a wrong edition is refused, naming the place',
    ])
  })
})

test.each(FLOW)('%s: no law hangs on it', (_fault, _law, game) => {
  const arena = arenaOf(game, 2, 20)
  const broken = Object.values<Law>(LAWS).filter(law => {
    try {
      law(arena)
      return false
    } catch {
      return true
    }
  })
  expect(broken.length).toBeGreaterThan(0)
})

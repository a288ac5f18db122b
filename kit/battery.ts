import type { Event, Game, State } from '@pantheon/core'
import { describe, expect, test } from 'vitest'
import { Arena } from './arena.ts'
import type { Chooser } from './choose.ts'
import { makeRecords } from './golden.ts'
import { LAWS, type Law } from './laws/index.ts'
import { type PerftCount, perft, perftStart } from './perft.ts'
import { uncited, unknown } from './rulebook.ts'

/** What a game tells its battery. */
export interface BatteryOptions {
  /** The game's folder, with RULES.md and records/. */
  readonly folder: URL
  /** Random games for each number of players. */
  readonly games?: number
  /** Positions looked at closely. */
  readonly positions?: number
  /** Who decides in the random games, by turns: the usual mixture unless told. */
  readonly choosers?: readonly Chooser[]
  readonly perft?: readonly PerftCount[]
  /** Where RULES.md is cited, from the folder. */
  readonly sources?: readonly string[]
}

/**
 * Registers the whole conformance battery of a game: one test for each law. With GOLDEN=write in the
 * environment, golden records that are missing are looked for and written first.
 */
export function battery<S extends State, E extends Event, W>(
  game: Game<S, E, W>,
  options: BatteryOptions,
): void {
  const { folder, games = 30, positions = 200, choosers, sources = ['rules', 'tests'] } = options
  const arena = new Arena(game as Game, folder, { games, positions, choosers })

  describe(`${game.title}: the conformance battery`, () => {
    if (process.env.GOLDEN === 'write')
      test('golden records are written', () => {
        process.stdout.write(
          `${game.id}: records written: ${makeRecords(arena.game, folder).join(', ') || 'none'}\n`,
        )
      })

    for (const [name, law] of Object.entries<Law>(LAWS))
      test(name, () => {
        law(arena)
        for (const note of arena.notes.splice(0)) process.stdout.write(`${game.id}: ${note}\n`)
      })

    test('every section of RULES.md is cited by a step or a test', () => {
      expect(uncited(folder, sources)).toEqual([])
    })
    test('every cited section is in RULES.md', () => {
      expect(unknown(folder, sources)).toEqual([])
    })

    for (const count of options.perft ?? [])
      test(`perft: ${count.nodes} sequences of ${count.depth} moves, ${count.seats} seats, seed "${count.seed}"`, () => {
        expect(perft(arena.game, perftStart(arena.game, count), count.depth)).toBe(count.nodes)
      })
  })
}

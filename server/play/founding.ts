import { type Game, InputError } from '@pantheon/core'
import { type Entry, type Founding, Plan, Table } from '@pantheon/table'
import type { TableRow } from '../store/store.ts'

/** What a stored table was founded on. */
export const foundingOf = (row: TableRow, games: (id: string) => Game): Founding => ({
  id: row.id,
  game: games(row.game),
  plan: Plan.parse(JSON.parse(row.plan)),
  host: row.host,
  secret: row.secret,
})

/** The rules have changed so that a table's log cannot be played. */
export class Unplayable extends Error {
  constructor(id: string) {
    super(`table ${id} cannot be played on by these rules: see "pantheon check-tables"`)
  }
}

/** A table made again from what the store has. */
export function tableFrom(row: TableRow, entries: readonly Entry[], games: (id: string) => Game): Table {
  try {
    return Table.from(foundingOf(row, games), entries)
  } catch (error) {
    // What the log says may be a secret of the game: only that it cannot be played is told.
    throw error instanceof InputError ? new Unplayable(row.id) : error
  }
}

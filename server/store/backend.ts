import type { Kysely, RawBuilder } from 'kysely'
import type { Database, EntriesTable } from './schema.ts'

/** How far a table's log has come, and what can be told from it at a glance. */
export interface Head {
  readonly id: string
  /** The entry that the appender believes is the last. */
  readonly from: number
  readonly head: number
  readonly status: 'open' | 'playing' | 'over'
  readonly acting: number
  readonly due: number | null
  readonly owner: string
  readonly at: number
}

/** What differs between the databases. Everything else is written once, in `store.ts`. */
export interface Backend {
  readonly name: 'sqlite' | 'postgres'
  readonly db: Kysely<Database>
  /** The database's own time in milliseconds: leases are held against it, whatever the processes' clocks say. */
  readonly now: RawBuilder<number>
  readonly skipLocked: RawBuilder<unknown>
  /**
   * Keeps entries of several tables. A table whose log is not where `from` says is left alone, with
   * all its entries; gives the ids of the others.
   */
  append(
    db: Kysely<Database>,
    heads: readonly Head[],
    entries: readonly EntriesTable[],
  ): Promise<ReadonlySet<string>>
  /** Is `append` one statement, which needs no transaction around it? */
  readonly appendIsOne: boolean
  /** Lets one process at a time change the form of the database, until its transaction ends. */
  lockMigrations(db: Kysely<Database>): Promise<unknown>
  /** Is this an error that the same statement may not meet again (a deadlock)? */
  transientError(error: unknown): boolean
}

import type { Entry } from '@pantheon/table'
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { Backend, Head } from './backend.ts'
import { MIGRATIONS } from './migrations.ts'
import type { Database, EntriesTable, SeatsTable, TablesTable } from './schema.ts'

/** A table as stored, without its log. */
export type TableRow = Selectable<TablesTable>

/** What one table adds to its log in a commit. */
export interface Addition {
  readonly head: Head
  readonly entries: readonly Entry[]
  /** Who sits where, if that has changed. */
  readonly seats: readonly SeatsTable[] | null
}

const MOST_TRIES = 3

/** Everything the server keeps. People, results and the rest are asked for through `db`, in their own files. */
export class Store {
  readonly db: Kysely<Database>

  constructor(readonly backend: Backend) {
    this.db = backend.db
  }

  /** Brings the database up to date, wholly or not at all, and one process at a time. */
  async migrate(): Promise<void> {
    await this.db.transaction().execute(async trx => {
      await this.backend.lockMigrations(trx)
      await sql`CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY)`.execute(trx)
      const { rows } = await sql<{ name: string }>`SELECT name FROM migrations`.execute(trx)
      const done = new Set(rows.map(row => row.name))
      for (const [name, up] of Object.entries(MIGRATIONS)) {
        if (done.has(name)) continue
        await up(trx)
        await sql`INSERT INTO migrations (name) VALUES (${name})`.execute(trx)
      }
    })
  }

  close(): Promise<void> {
    return this.db.destroy()
  }

  /** Does the database answer? */
  async ping(): Promise<void> {
    await sql`SELECT 1`.execute(this.db)
  }

  /** A setting, made once: whoever comes first decides for all processes. */
  async setting(key: string, make: () => string): Promise<string> {
    const value = make()
    await this.db
      .insertInto('settings')
      .values({ key, value })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    const row = await this.db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    return row.value
  }

  async createTable(row: Insertable<TablesTable>, seats: readonly SeatsTable[]): Promise<void> {
    await this.db.transaction().execute(async trx => {
      await trx.insertInto('tables').values(row).execute()
      await trx
        .insertInto('seats')
        .values([...seats])
        .execute()
    })
  }

  table(id: string): Promise<TableRow | undefined> {
    return this.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
  }

  /** A table's entries after number `since`, in order. */
  async entries(id: string, since = 0): Promise<Entry[]> {
    const rows = await this.db
      .selectFrom('entries')
      .selectAll()
      .where('table_id', '=', id)
      .where('seq', '>', since)
      .orderBy('seq')
      .execute()
    return rows.map(({ seq, at, by_person, client_id, act }) => ({
      seq,
      at,
      by: by_person,
      id: client_id,
      act: JSON.parse(act),
    }))
  }

  /** Keeps what several tables add, in one commit; gives the tables whose log had gone elsewhere. */
  async append(additions: readonly Addition[]): Promise<ReadonlySet<string>> {
    const sorted = [...additions].sort((a, b) => (a.head.id < b.head.id ? -1 : 1))
    const heads = sorted.map(addition => addition.head)
    const entries = sorted.flatMap(({ head, entries }) => entries.map(entry => entryRow(head.id, entry)))
    const keep = async (db: Kysely<Database>) => {
      const kept = await this.backend.append(db, heads, entries)
      await seat(
        db,
        sorted.flatMap(({ head, seats }) => (kept.has(head.id) && seats) || []),
      )
      return kept
    }
    const alone = this.backend.appendIsOne && sorted.every(({ seats }) => seats === null)
    const kept = await this.tryAgain(() => (alone ? keep(this.db) : this.db.transaction().execute(keep)))
    return new Set(heads.filter(({ id }) => !kept.has(id)).map(({ id }) => id))
  }

  private async tryAgain<T>(work: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++)
      try {
        return await work()
      } catch (error) {
        if (tries === MOST_TRIES || !this.backend.transientError(error)) throw error
      }
  }
}

async function seat(db: Kysely<Database>, seats: readonly SeatsTable[]): Promise<void> {
  if (seats.length === 0) return
  await db
    .insertInto('seats')
    .values([...seats])
    .onConflict(conflict =>
      conflict.columns(['table_id', 'seat']).doUpdateSet(eb => ({
        kind: eb.ref('excluded.kind'),
        person: eb.ref('excluded.person'),
        name: eb.ref('excluded.name'),
      })),
    )
    .execute()
}

const entryRow = (id: string, { seq, at, by, id: client, act }: Entry): EntriesTable => ({
  table_id: id,
  seq,
  at,
  by_person: by,
  client_id: client,
  act: JSON.stringify(act),
})

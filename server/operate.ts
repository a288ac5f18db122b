import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { InputError } from '@pantheon/core'
import { gameNamed } from '@pantheon/games'
import { Table } from '@pantheon/table'
import { type Kysely, sql } from 'kysely'
import { foundingOf } from './play/founding.ts'
import { MIGRATIONS } from './store/migrations.ts'
import { postgres } from './store/postgres.ts'
import type { Database } from './store/schema.ts'
import { sqlite } from './store/sqlite.ts'
import { Store } from './store/store.ts'

/** Where the tables are: a folder, or a PostgreSQL server. */
export interface Where {
  readonly data: string
  readonly databaseUrl: string | null
}

const PAGE = 2_000
const FORMAT = 'pantheon-backup/1'

async function withStore<T>({ data, databaseUrl }: Where, work: (store: Store) => Promise<T>): Promise<T> {
  const store = new Store(databaseUrl ? postgres(databaseUrl, 2, () => {}) : sqlite(data))
  try {
    await store.migrate()
    return await work(store)
  } finally {
    await store.close()
  }
}

/** Plays every table that is not finished again by the rules at hand; tells those that could not go on, and why. */
export const checkTables = (
  where: Where,
  tell: (id: string, why: string) => void,
): Promise<{ readonly tables: number; readonly entries: number; readonly failed: number }> =>
  withStore(where, async store => {
    const count = { tables: 0, entries: 0, failed: 0 }
    const rows = await store.db.selectFrom('tables').selectAll().where('status', '!=', 'over').execute()
    for (const row of rows) {
      const entries = await store.entries(row.id)
      count.tables++
      count.entries += entries.length
      try {
        if (entries.length !== row.head)
          throw new InputError(`${entries.length} entries, expected ${row.head}`)
        Table.from(foundingOf(row, gameNamed), entries)
      } catch (error) {
        if (!(error instanceof InputError)) throw error
        count.failed++
        tell(row.id, error.message)
      }
    }
    return count
  })

/** What is kept, with the columns that put its rows in order. Processes and their leases are not. */
const KEPT: {
  readonly [K in Exclude<keyof Database, 'processes'>]: readonly (keyof Database[K] & string)[]
} = {
  settings: ['key'],
  people: ['id'],
  passkeys: ['id'],
  tables: ['id'],
  seats: ['table_id', 'seat'],
  entries: ['table_id', 'seq'],
  seen: ['table_id', 'person'],
  results: ['table_id'],
  result_seats: ['table_id', 'seat'],
  ratings: ['player', 'game'],
  pushes: ['endpoint'],
}

async function* linesOf(db: Kysely<Database>): AsyncGenerator<string> {
  yield `${JSON.stringify({ format: FORMAT, migrations: Object.keys(MIGRATIONS) })}\n`
  for (const [table, order] of Object.entries(KEPT))
    for (let offset = 0; ; offset += PAGE) {
      const { rows } = await sql<object>`SELECT * FROM ${sql.table(table)}
        ORDER BY ${sql.join(order.map(column => sql.ref(column)))} LIMIT ${PAGE} OFFSET ${offset}`.execute(db)
      for (const row of rows) yield `${JSON.stringify({ table, row })}\n`
      if (rows.length < PAGE) break
    }
}

/** Writes everything as it is at one moment into one file, while the server runs. The file holds every secret. */
export const backup = (where: Where, file: string): Promise<void> =>
  withStore(where, async store => {
    const transaction = store.db.transaction()
    const still =
      store.backend.name === 'postgres' ? transaction.setIsolationLevel('repeatable read') : transaction
    await still.execute(trx =>
      pipeline(
        Readable.from(linesOf(trx)),
        createGzip(),
        createWriteStream(file, { mode: 0o600, flags: 'wx' }),
      ),
    )
  })

/** Brings a backup into an empty database of either kind; gives the number of rows. */
export const restoreBackup = (where: Where, file: string): Promise<number> =>
  withStore(where, store =>
    store.db.transaction().execute(async trx => {
      for (const table of Object.keys(KEPT)) {
        const { rows } = await sql`SELECT 1 FROM ${sql.table(table)} LIMIT 1`.execute(trx)
        if (rows.length > 0) throw new InputError(`expected an empty database: ${table} holds something`)
      }
      return rowsFrom(file, async (table, rows) => {
        await trx
          .insertInto(table as keyof Database)
          .values(rows as never)
          .execute()
      })
    }),
  )

const ROWS_AT_ONCE = 200

async function rowsFrom(
  file: string,
  put: (table: string, rows: readonly object[]) => Promise<void>,
): Promise<number> {
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Infinity })
  let batch: object[] = []
  let current = ''
  let count = -1
  const flush = async () => {
    if (batch.length > 0) await put(current, batch)
    batch = []
  }
  for await (const line of lines) {
    const value = JSON.parse(line)
    if (++count === 0) {
      checkHeader(value)
      continue
    }
    if (!Object.hasOwn(KEPT, value.table))
      throw new InputError(`line ${count + 1}: unknown table ${value.table}`)
    if (value.table !== current || batch.length >= ROWS_AT_ONCE) await flush()
    current = value.table
    // Who looked after a table is not there any more.
    batch.push(current === 'tables' ? { ...value.row, owner: null } : value.row)
  }
  await flush()
  return count
}

function checkHeader({ format, migrations }: { format?: string; migrations?: readonly string[] }): void {
  if (format !== FORMAT) throw new InputError(`expected a backup (${FORMAT})`)
  const ours = Object.keys(MIGRATIONS).join()
  if (migrations?.join() !== ours)
    throw new InputError(`a backup of another version: it has ${migrations}, this program ${ours}`)
}

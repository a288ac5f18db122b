import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { InputError } from '@pantheon/core'
import { Kysely, SqliteDialect, sql } from 'kysely'
import Sqlite from 'libsql'
import type { Backend } from './backend.ts'
import type { Database } from './schema.ts'

/** The name of the database in the data folder. */
export const SQLITE_FILE = 'pantheon.db'

const LOCK_FILE = 'server.lock'

/**
 * Makes a data folder this process's own, until what it gives is called or the process ends, however it ends: the
 * operating system holds the lock. Backups and checks need none.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const lock = new Sqlite(join(folder, LOCK_FILE))
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    throw new InputError(`another server is using the data folder ${folder}`)
  }
  return () => lock.close()
}

/** The database in a data folder of this machine. What is committed is on the disk: WAL with full sync. */
export function sqlite(folder: string): Backend {
  mkdirSync(folder, { recursive: true })
  const database = new Sqlite(join(folder, SQLITE_FILE))
  for (const setting of ['journal_mode = WAL', 'synchronous = FULL', 'busy_timeout = 200'])
    database.pragma(setting)
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database }) })
  return {
    db,
    name: 'sqlite',
    now: sql<number>`CAST(unixepoch('subsec') * 1000 AS INTEGER)`,
    skipLocked: sql``,
    appendIsOne: false,
    async append(trx, heads, entries) {
      const moved = await sql<{ id: string }>`
        UPDATE tables SET head = v.value ->> 'head', status = v.value ->> 'status', acting = v.value ->> 'acting',
          due = v.value ->> 'due', owner = v.value ->> 'owner', updated_at = v.value ->> 'at'
        FROM json_each(${JSON.stringify(heads)}) AS v
        WHERE tables.id = v.value ->> 'id' AND tables.head = v.value ->> 'from'
        RETURNING tables.id AS id`.execute(trx)
      const ids = new Set(moved.rows.map(row => row.id))
      const kept = entries.filter(entry => ids.has(entry.table_id))
      await sql`
        INSERT INTO entries (table_id, seq, at, by_person, client_id, act)
        SELECT value ->> 'table_id', value ->> 'seq', value ->> 'at', value ->> 'by_person',
          value ->> 'client_id', value ->> 'act'
        FROM json_each(${JSON.stringify(kept)})`.execute(trx)
      return ids
    },
    lockMigrations: async () => {},
    transientError: () => false,
  }
}

import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Backend } from './backend.ts'
import type { Database } from './schema.ts'

const INT8 = 20
const NUMERIC = 1700
/** A number of our own, by which processes that start at once wait for each other. */
const MIGRATION_LOCK = 5_071_927
const DEADLOCK = '40P01'
const SERIALIZATION = '40001'

/** Counts and times come as numbers: none of ours is beyond what a number holds. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text' | 'binary') =>
    oid === INT8 || oid === NUMERIC
      ? Number
      : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
}

/** How a connection is made: a server that does not answer is a server that is away. */
export const connection = (url: string): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: 5_000,
  query_timeout: 5_000,
  keepAlive: true,
  application_name: 'pantheon',
  types,
})

/** Moves heads on where they still are where the appender believes, and adds the entries of those tables alone. */
const APPEND = `
  WITH moved AS (
    UPDATE tables SET head = v.head, status = v.status, acting = v.acting, due = v.due, owner = v.owner,
      updated_at = v.at
    FROM json_to_recordset($1::json) AS v("id" text, "from" int, head int, status text, acting int, due bigint,
      owner text, "at" bigint)
    WHERE tables.id = v.id AND tables.head = v.from
    RETURNING tables.id
  )
  INSERT INTO entries (table_id, seq, at, by_person, client_id, act)
  SELECT e.table_id, e.seq, e.at, e.by_person, e.client_id, e.act
  FROM json_to_recordset($2::json) AS e(table_id text, seq int, "at" bigint, by_person text, client_id text,
    act text)
  WHERE e.table_id IN (SELECT id FROM moved)
  RETURNING table_id AS id`

/** A PostgreSQL server, which any number of processes may share. `onError` hears of connections that broke idle. */
export function postgres(url: string, connections: number, onError: (error: Error) => void): Backend {
  const pool = new pg.Pool({ ...connection(url), max: connections })
  pool.on('error', onError)
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    name: 'postgres',
    now: sql<number>`CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)`,
    skipLocked: sql`FOR UPDATE SKIP LOCKED`,
    appendIsOne: true,
    async append(trx, heads, entries) {
      const values = [JSON.stringify(heads), JSON.stringify(entries)]
      // Alone, it is a statement that each connection has planned once; in a transaction it is seldom wanted.
      const { rows } =
        trx === db
          ? await pool.query<{ id: string }>({ name: 'append', text: APPEND, values })
          : await trx.executeQuery<{ id: string }>(CompiledQuery.raw(APPEND, values))
      return new Set(rows.map(row => row.id))
    },
    lockMigrations: trx => sql`SELECT pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(trx),
    transientError: error => [DEADLOCK, SERIALIZATION].includes((error as { code?: string }).code ?? ''),
  }
}

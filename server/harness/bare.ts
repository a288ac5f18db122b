import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'libsql'
import pg from 'pg'
import type { Place } from './stores.ts'

const SECONDS = 3
const ROW = '{"do":"move","seat":0,"move":"build small-temple 3"}'

/** Bare single-row INSERTs a second, with full sync, by the drivers and connections that the server uses. */
export const bareInserts = ({ data, databaseUrl }: Place, connections: number): Promise<number> =>
  databaseUrl ? intoPostgres(databaseUrl, connections) : intoSqlite(data)

async function intoPostgres(connectionString: string, connections: number): Promise<number> {
  const pool = new pg.Pool({ connectionString, max: connections })
  await pool.query('CREATE TABLE bare (id bigserial PRIMARY KEY, act text NOT NULL)')
  const end = performance.now() + SECONDS * 1000
  let rows = 0
  const write = async () => {
    for (; performance.now() < end; rows++) await pool.query('INSERT INTO bare (act) VALUES ($1)', [ROW])
  }
  await Promise.all(Array.from({ length: connections }, write))
  await pool.end()
  return rows / SECONDS
}

async function intoSqlite(folder: string): Promise<number> {
  mkdirSync(folder, { recursive: true })
  const database = new Sqlite(join(folder, 'bare.db'))
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.exec('CREATE TABLE bare (id integer PRIMARY KEY, act text NOT NULL)')
  const insert = database.prepare('INSERT INTO bare (act) VALUES (?)')
  const end = performance.now() + SECONDS * 1000
  let rows = 0
  for (; performance.now() < end; rows++) insert.run(ROW)
  database.close()
  return rows / SECONDS
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Backend } from '../store/backend.ts'
import { postgres } from '../store/postgres.ts'
import { sqlite } from '../store/sqlite.ts'
import { type PostgresServer, startPostgres } from './postgres.ts'

/** Where a server under test keeps its tables. */
export interface Place {
  readonly data: string
  readonly databaseUrl: string | null
}

/** Both databases: every test of the store and of faults runs on each. */
export class Places {
  readonly folder = mkdtempSync(join(tmpdir(), 'pantheon-data-'))
  server: PostgresServer | null = null
  private made = 0

  async open(): Promise<void> {
    this.server = await startPostgres()
  }

  async close(): Promise<void> {
    await this.server?.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** A new, empty database of that kind. */
  async fresh(kind: 'sqlite' | 'postgres'): Promise<Place> {
    const data = join(this.folder, `${++this.made}`)
    if (kind === 'sqlite') return { data, databaseUrl: null }
    if (this.server === null) throw new Error('no PostgreSQL server was started')
    return { data, databaseUrl: await this.server.database() }
  }
}

/** The two kinds, for `describe.each`. */
export const KINDS = ['sqlite', 'postgres'] as const

/** A connection of its own to such a place. */
export const backendAt = ({ data, databaseUrl }: Place): Backend =>
  databaseUrl ? postgres(databaseUrl, 4, () => {}) : sqlite(data)

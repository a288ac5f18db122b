import { sql } from 'kysely'
import type { Store } from './store.ts'

/**
 * Which process looks after which table. A process is alive as long as it says so every few seconds; the one that
 * added a table's last entry looks after it, and another takes over when that one is dead or gives it up.
 */
export class Leases {
  constructor(
    private readonly store: Store,
    /** This process. */
    readonly me: string,
    private readonly seconds: number,
  ) {}

  /** This process is alive for a while longer; gives all that are. */
  async renew(): Promise<ReadonlySet<string>> {
    const { backend, db } = this.store
    const until = sql<number>`${backend.now} + ${sql.lit(this.seconds * 1000)}`
    await db
      .insertInto('processes')
      .values({ id: this.me, alive_until: until })
      .onConflict(conflict => conflict.column('id').doUpdateSet({ alive_until: until }))
      .execute()
    await db
      .deleteFrom('processes')
      .where('alive_until', '<', sql<number>`${backend.now} - 3600000`)
      .execute()
    const alive = await db
      .selectFrom('processes')
      .select('id')
      .where('alive_until', '>', backend.now)
      .execute()
    return new Set(alive.map(({ id }) => id))
  }

  /** Takes on tables that are due and whose process is this one, or none that lives. */
  async claim(most: number, ahead = 0): Promise<string[]> {
    const { backend, db } = this.store
    const { rows } = await sql<{ id: string }>`
      UPDATE tables SET owner = ${this.me}
      WHERE id IN (
        SELECT id FROM tables
        WHERE due <= ${backend.now} + ${sql.lit(ahead)} AND archived = 0 AND (owner IS NULL OR owner = ${this.me} OR NOT EXISTS (
          SELECT 1 FROM processes WHERE processes.id = tables.owner AND alive_until > ${backend.now}
        ))
        ORDER BY due LIMIT ${sql.lit(most)} ${backend.skipLocked}
      )
      RETURNING id`.execute(db)
    return rows.map(row => row.id)
  }

  /** Gives up everything: others need not wait until this process counts as dead. */
  async release(): Promise<void> {
    const { backend, db } = this.store
    await db.deleteFrom('processes').where('id', '=', this.me).execute()
    await db
      .updateTable('tables')
      .set({
        owner: null,
        due: sql<number>`CASE WHEN due < ${backend.now} + 60000 THEN ${backend.now} ELSE due END`,
      })
      .where('owner', '=', this.me)
      .where('due', 'is not', null)
      .execute()
  }
}

import { acts } from '@pantheon/core'
import type { Store } from '../store/store.ts'

const MOST = 100

/** Which tables are asked for: those in the lobby, or those of a person. */
export interface Wanted {
  readonly game?: string | undefined
  readonly status?: 'open' | 'playing'
  readonly listed?: boolean
  readonly person?: string
}

/** A table as the lobby and a person's own list show it. */
export interface Summary {
  readonly id: string
  readonly game: string
  readonly status: string
  readonly updatedAt: number
  readonly clock: unknown
  readonly seats: { kind: string; name: string }[]
  readonly yourSeat: number | null
  readonly yourTurn: boolean
}

/** Tables at a glance, the latest first; nothing of their games is told. */
export async function summaries(store: Store, { game, status, listed, person }: Wanted): Promise<Summary[]> {
  let query = store.db
    .selectFrom('tables')
    .select(['id', 'game', 'status', 'acting', 'plan', 'updated_at'])
    .where('archived', '=', 0)
    .orderBy('updated_at', 'desc')
    .limit(MOST)
  if (game !== undefined) query = query.where('game', '=', game)
  if (status !== undefined) query = query.where('status', '=', status)
  if (listed) query = query.where('listed', '=', 1)
  if (person !== undefined)
    query = query.where('id', 'in', eb =>
      eb.selectFrom('seats').select('table_id').where('person', '=', person),
    )
  const tables = await query.execute()
  if (tables.length === 0) return []
  const ids = tables.map(({ id }) => id)
  const seats = await store.db
    .selectFrom('seats')
    .selectAll()
    .where('table_id', 'in', ids)
    .orderBy('seat')
    .execute()
  return tables.map(({ id, game, status, acting, plan, updated_at }) => {
    const own = seats.filter(seat => seat.table_id === id)
    const yours = own.find(seat => person !== undefined && seat.person === person)?.seat ?? null
    return {
      id,
      game,
      status,
      updatedAt: updated_at,
      clock: JSON.parse(plan).clock,
      seats: own.map(({ kind, name }) => ({ kind, name })),
      yourSeat: yours,
      yourTurn: status === 'playing' && yours !== null && acts(acting, yours),
    }
  })
}

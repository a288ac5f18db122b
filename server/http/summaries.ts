import { acts } from '@pantheon/core'
import type { ClockPlan, Plan } from '@pantheon/table'
import type { Site } from '../site.ts'

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
  readonly host: string
  readonly options: unknown
  readonly clock: ClockPlan
  /** When the next clock of the table runs out; null where none runs. */
  readonly deadline: number | null
  readonly seats: { kind: string; name: string; present: boolean; acts: boolean }[]
  readonly spectators: number
  readonly yourSeat: number | null
  readonly yourTurn: boolean
}

/** Tables at a glance, the latest first; nothing of their games is told. */
export async function summaries(
  { store, hall }: Site,
  { game, status, listed, person }: Wanted,
): Promise<Summary[]> {
  let query = store.db
    .selectFrom('tables')
    .leftJoin('people', 'people.id', 'tables.host')
    .select(['tables.id', 'game', 'status', 'acting', 'plan', 'due', 'updated_at', 'people.name as host'])
    .where('archived', '=', 0)
    .orderBy('updated_at', 'desc')
    .limit(MOST)
  if (game !== undefined) query = query.where('game', '=', game)
  if (status !== undefined) query = query.where('status', '=', status)
  if (listed) query = query.where('listed', '=', 1)
  if (person !== undefined)
    query = query.where('tables.id', 'in', eb =>
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
  return tables.map(({ id, game, status, acting, plan, due, updated_at, host }) => {
    const own = seats.filter(seat => seat.table_id === id)
    const yours = own.find(seat => person !== undefined && seat.person === person)?.seat ?? null
    const { clock, options }: Plan = JSON.parse(plan)
    const eyes = hall.lookers.at(id)
    const playing = status === 'playing'
    return {
      id,
      game,
      status,
      updatedAt: updated_at,
      host: host ?? '',
      options,
      clock,
      deadline: playing && clock.kind !== 'none' ? due : null,
      seats: own.map(({ seat, kind, name }) => ({
        kind,
        name,
        present: acts(eyes.seats, seat),
        acts: playing && acts(acting, seat),
      })),
      spectators: eyes.others,
      yourSeat: yours,
      yourTurn: playing && yours !== null && acts(acting, yours),
    }
  })
}

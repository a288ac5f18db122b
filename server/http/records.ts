import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { nameKey } from '../people.ts'
import type { Site } from '../site.ts'
import { read } from './session.ts'

const Search = z.object({
  game: z.string().max(40).optional(),
  player: z.string().max(64).optional(),
  before: z.coerce.number().optional(),
  most: z.coerce.number().int().min(1).max(100).default(25),
})

const Board = z.object({ game: z.string().max(40) })

/** Finished games and how well people play. Games at tables reached by a link are found by their players alone. */
export function recordRoutes(app: FastifyInstance, { store }: Site): void {
  app.get('/api/results', async request => {
    const { game, player, before, most } = read(Search, request.query)
    let query = store.db
      .selectFrom('results')
      .innerJoin('tables', 'tables.id', 'results.table_id')
      .select(['table_id', 'results.game', 'ended', 'finished_at', 'results.seats'])
      .where('tables.listed', '=', 1)
      .orderBy('finished_at', 'desc')
      .limit(most)
    if (game !== undefined) query = query.where('results.game', '=', game)
    if (before !== undefined) query = query.where('finished_at', '<', before)
    if (player !== undefined)
      query = query.where('table_id', 'in', eb =>
        eb.selectFrom('result_seats').select('table_id').where('name_key', '=', nameKey(player)),
      )
    const games = await query.execute()
    if (games.length === 0) return { results: [] }
    const ids = games.map(game => game.table_id)
    const seats = await store.db
      .selectFrom('result_seats')
      .select(['table_id', 'seat', 'name', 'place', 'score'])
      .where('table_id', 'in', ids)
      .orderBy('seat')
      .execute()
    const results = games.map(({ table_id, game, ended, finished_at }) => ({
      table: table_id,
      game,
      ended,
      finishedAt: finished_at,
      seats: seats
        .filter(seat => seat.table_id === table_id)
        .map(({ name, place, score }) => ({ name, place, score })),
    }))
    return { results }
  })

  app.get('/api/leaderboard/:game', async request => {
    const { game } = read(Board, request.params)
    const players = await store.db
      .selectFrom('ratings')
      .select(['name', 'ordinal', 'mu', 'sigma', 'games', 'wins'])
      .where('game', '=', game)
      .orderBy('ordinal', 'desc')
      .limit(100)
      .execute()
    return { game, players }
  })
}

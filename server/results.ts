import { resultOf } from '@pantheon/core'
import { STAND_IN, type Table } from '@pantheon/table'
import type { Kysely } from 'kysely'
import { ordinal, rate, rating } from 'openskill'
import { nameKey } from './people.ts'
import type { Database, ResultSeatsTable } from './store/schema.ts'
import type { Store } from './store/store.ts'

/** Who is rated for a seat: its person, or the bot that held it. */
function playerOf({ kind, person, level }: Table['chairs'][number]): string {
  return kind === 'person' && person !== null ? person : `bot:${level ?? STAND_IN}`
}

/** Keeps the result of a game that is over, and what it says about its players; once, however often it is asked. */
export async function settle(store: Store, table: Table): Promise<void> {
  const { match, founding, chairs } = table
  if (match === null) return
  const { id, game } = founding
  const { ended, ranks, scores } = resultOf(match.game, match.state)
  const last = Math.max(...ranks) + 1
  const seats: ResultSeatsTable[] = chairs.map((chair, seat) => ({
    table_id: id,
    seat,
    player: playerOf(chair),
    name: chair.name,
    name_key: nameKey(chair.name),
    // Who has given up has not won, whatever the bot made of it.
    place: chair.resigned ? last : ranks[seat],
    score: scores[seat],
  }))
  const record = JSON.stringify(table.record())
  await store.db.transaction().execute(async trx => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('results')
      .values({ table_id: id, game: game.id, seats: seats.length, ended, finished_at: table.at, record })
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 1n) {
      await trx.insertInto('result_seats').values(seats).execute()
      await rateSeats(trx, store.backend.name === 'postgres', game.id, seats)
    }
    await trx.updateTable('tables').set({ due: null }).where('id', '=', id).execute()
  })
}

/** Each player once (a bot may hold several seats: its best counts), in an order that cannot deadlock. */
function rated(seats: readonly ResultSeatsTable[]): ResultSeatsTable[] {
  const best = new Map<string, ResultSeatsTable>()
  for (const seat of seats) {
    const other = best.get(seat.player)
    if (other === undefined || seat.place < other.place) best.set(seat.player, seat)
  }
  return [...best.values()].sort((a, b) => (a.player < b.player ? -1 : 1))
}

async function rateSeats(
  trx: Kysely<Database>,
  lock: boolean,
  game: string,
  seats: readonly ResultSeatsTable[],
): Promise<void> {
  const players = rated(seats)
  if (players.length < 2) return
  const fresh = rating()
  await trx
    .insertInto('ratings')
    .values(
      players.map(({ player, name }) => ({
        player,
        game,
        name: player.startsWith('bot:') ? player.replace('bot:', 'Bot, ') : name,
        ...fresh,
        ordinal: ordinal(fresh),
        games: 0,
        wins: 0,
      })),
    )
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const ids = players.map(({ player }) => player)
  const query = trx
    .selectFrom('ratings')
    .selectAll()
    .where('game', '=', game)
    .where('player', 'in', ids)
    .orderBy('player')
  const rows = await (lock ? query.forUpdate() : query).execute()
  const before = new Map(rows.map(row => [row.player, row]))
  const teams = players.map(({ player }) => {
    const { mu, sigma } = before.get(player) ?? fresh
    return [{ mu, sigma }]
  })
  const after = rate(teams, { rank: players.map(({ place }) => place) })
  for (const [i, { player, name, place }] of players.entries()) {
    const [{ mu, sigma }] = after[i]
    const { games = 0, wins = 0 } = before.get(player) ?? {}
    await trx
      .updateTable('ratings')
      .set({
        mu,
        sigma,
        ordinal: ordinal({ mu, sigma }),
        games: games + 1,
        wins: wins + (place === 1 ? 1 : 0),
        ...(player.startsWith('bot:') ? {} : { name }),
      })
      .where('player', '=', player)
      .where('game', '=', game)
      .execute()
  }
}

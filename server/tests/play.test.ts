import { type GameRecord, verify } from '@pantheon/core'
import { tictactoe } from '@pantheon/kit/toys/tictactoe'
import { ServerMessage } from '@pantheon/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from '../harness/client.ts'
import { party, playOn, testServer, until } from '../harness/club.ts'
import { ALL_GAMES } from '../harness/games.ts'
import { backendAt, KINDS, type Place, Places } from '../harness/stores.ts'
import type { Running } from '../server.ts'
import type { Backend } from '../store/backend.ts'

const places = new Places()
beforeAll(() => places.open(), 60_000)
afterAll(() => places.close(), 60_000)

/** When someone has to look after a table. */
const dueOf = async (db: Backend['db'], id: string) =>
  (await db.selectFrom('tables').select('due').where('id', '=', id).executeTakeFirstOrThrow()).due

const two = { game: 'tic-tac-toe', places: ['open', 'open'] as ('open' | 'invited')[] }

describe.each(KINDS)('%s', kind => {
  let place: Place
  let server: Running
  beforeAll(async () => {
    place = await places.fresh(kind)
    server = await testServer(place)
  })
  afterAll(() => server.close())

  test('two people play a game; its record verifies, its result is found, and both are rated', async () => {
    const { id, people } = await party(server.port, { ...two, game: tictactoe.id })
    const [ann] = people
    await expect(ann.get(`/api/tables/${id}/record`)).rejects.toThrow('409')
    await playOn(id, people)
    const record = await ann.get<GameRecord>(`/api/tables/${id}/record`)
    expect(verify(tictactoe, record).state.ended).toBe(record.result?.ended)
    await until(
      async () => (await ann.get<{ results: object[] }>('/api/results?player=ANN')).results.length === 1,
    )
    const board = await ann.get<{ players: { name: string; games: number }[] }>(
      `/api/leaderboard/${tictactoe.id}`,
    )
    expect(board.players.map(({ name, games }) => [name, games]).sort()).toEqual([
      ['Ann', 1],
      ['Ben', 1],
    ])
    await ann.ask({ do: 'chat', table: id, text: 'well played' })
    const { db } = backendAt(place)
    await until(async () => (await dueOf(db, id)) === null)
    await db.destroy()
    const again = await ann.post<{ id: string }>(`/api/tables/${id}/rematch`)
    expect(await people[1].post(`/api/tables/${id}/rematch`)).toMatchObject({ id: again.id })
  })

  test('one who was away hears everything that happened since, and no more', async () => {
    const { id, people } = await party(server.port, { ...two, game: tictactoe.id })
    const [ann, ben] = people
    const before = ben.updates.get(id)?.n ?? 0
    ben.disconnect()
    await ann.ask({ do: 'chat', table: id, text: 'are you there?' })
    await ann.ask({ do: 'submit', table: id, expect: ann.updates.get(id)?.n ?? 0, seat: 0, move: 'mark 5' })
    await ben.connect()
    const update = await ben.follow(id, before)
    expect(update.since).toBe(before)
    expect(update.story.map(told => told.n)).toEqual([before + 1, before + 2])
    expect(update.story[0].text).toBe('are you there?')
    expect(update.moves).toHaveLength(8)
  })

  test('a crowd of spectators sees the public view and is counted, without drowning in news of each other', async () => {
    const { id, people } = await party(server.port, { ...two, game: tictactoe.id })
    const [ann] = people
    const crowd = await Promise.all(
      Array.from({ length: 30 }, async (_, i) => {
        const eve = await Client.guest(server.port, `Eve ${i}`)
        eve.keeps = true
        await eve.connect()
        await eve.follow(id)
        return eve
      }),
    )
    const count = (client: Client) =>
      client.received.findLast(message => message.is === 'present')?.spectators ?? 0
    await until(() => crowd.every(eve => count(eve) === 30))
    const told = crowd.flatMap(eve => eve.received.filter(({ is }) => is === 'present')).length
    expect(told).toBeLessThan(30 * 30)
    await ann.ask({ do: 'submit', table: id, expect: ann.updates.get(id)?.n ?? 0, seat: 0, move: 'mark 5' })
    await until(() => crowd.every(eve => eve.updates.get(id)?.n === ann.updates.get(id)?.n))
    for (const eve of crowd) {
      expect(eve.updates.get(id)).toMatchObject({ seat: null, moves: [], view: ann.updates.get(id)?.view })
      eve.disconnect()
    }
  })

  test('where a person last looked is known on any of their devices', async () => {
    const { id, people } = await party(server.port, { ...two, game: tictactoe.id })
    const [, ben] = people
    ben.send({ do: 'seen', table: id, n: 3 })
    const other = new Client(server.port, ben.cookie)
    await other.connect()
    await until(async () => {
      const welcome = other.next(message => message.is === 'welcome')
      other.send({ do: 'follow', table: id, since: 0 })
      return ((await welcome) as Extract<ServerMessage, { is: 'welcome' }>).seen === 3
    })
  })

  test('a spectator sees what everybody sees and moves nothing', async () => {
    const { id, people } = await party(server.port, {
      game: 'omens',
      places: ['open', 'open', 'open', 'open'],
    })
    const eve = await Client.guest(server.port, 'Eve')
    await eve.connect()
    const seen = await eve.follow(id)
    expect(seen).toMatchObject({ seat: null, moves: [], prompt: null, status: 'playing' })
    const move = people[0].updates.get(id)?.moves[0].move ?? ''
    const reply = await eve.ask({ do: 'submit', table: id, expect: seen.n, seat: 0, move })
    expect(reply).toMatchObject({ is: 'refused', reason: 'not-yours' })
    expect(await eve.ask({ do: 'chat', table: id, text: 'psst' })).toMatchObject({ reason: 'not-yours' })
  })

  test('a table reached by its link is not there for others, and an invitation opens it', async () => {
    const ann = await Client.guest(server.port, 'Ann')
    const { id, invite } = await ann.makeTable({ ...two, game: tictactoe.id, listed: false })
    const eve = await Client.guest(server.port, 'Eve')
    await eve.connect()
    const refused = eve.next(message => message.is === 'refused')
    eve.send({ do: 'follow', table: id, since: 0, invite: 'guess' })
    expect(await refused).toMatchObject({ reason: 'unknown-table' })
    await expect(eve.get(`/api/tables/${id}`)).rejects.toThrow('404')
    expect(await eve.ask({ do: 'sit', table: id })).toMatchObject({ reason: 'unknown-table' })
    const lobby = await eve.get<{ tables: { id: string }[] }>('/api/lobby')
    expect(lobby.tables.map(table => table.id)).not.toContain(id)
    expect(await eve.follow(id, 0, invite)).toMatchObject({ status: 'open' })
    expect(await eve.ask({ do: 'sit', table: id })).toMatchObject({ is: 'done' })
  })

  test('a person finds their games, and whose turn it is, on any device', async () => {
    const { id, people } = await party(server.port, { ...two, game: tictactoe.id })
    for (const [i, person] of people.entries()) {
      const mine = await person.get<{ tables: { id: string; yourTurn: boolean }[]; turns: number }>(
        '/api/me/tables',
      )
      expect(mine.tables.find(table => table.id === id)).toMatchObject({ yourSeat: i, yourTurn: i === 0 })
    }
  })

  test('everything is there again after a restart', async () => {
    const { id, people } = await party(server.port, { ...two, game: tictactoe.id })
    const [ann] = people
    await ann.ask({ do: 'submit', table: id, expect: ann.updates.get(id)?.n ?? 0, seat: 0, move: 'mark 5' })
    const before = ann.updates.get(id)
    const closing = ann.next(message => message.is === 'closing')
    await server.close()
    await closing
    server = await testServer(place)
    const again = new Client(server.port, ann.cookie)
    await again.connect()
    const { clock: _, ...rest } = await again.follow(id, before?.since)
    expect(rest).toEqual({ ...before, clock: undefined, story: rest.story, since: before?.since })
  })

  test('a bot takes over who leaves, and hands the seat back on return', async () => {
    const { id, people } = await party(server.port, { game: 'mytikas', places: ['open', 'open'] })
    const [ann, ben] = people
    const n = ben.updates.get(id)?.n ?? 0
    await ann.ask({ do: 'leave', table: id, seat: 0 })
    await ben.ask({ do: 'leave', table: id, seat: 1 })
    await until(() => (ben.updates.get(id)?.n ?? 0) > n + 8)
    ann.disconnect()
    await ann.connect()
    await ann.follow(id)
    await until(() => ann.updates.get(id)?.seats[0].away === false)
    expect(ann.updates.get(id)?.seats[0].bot).toBeNull()
  })

  test('when the time is up a bot decides, whether or not anybody looks', async () => {
    const clock = { kind: 'live', seconds: 1, add: 0 } as const
    const { id, people } = await party(server.port, { game: 'mytikas', places: ['open', 'open'], clock })
    const n = people[1].updates.get(id)?.n ?? 0
    for (const person of people) person.disconnect()
    const eve = await Client.guest(server.port, 'Eve')
    await new Promise(resolve => setTimeout(resolve, 2_500))
    await eve.connect()
    const update = await eve.follow(id)
    expect(update.n).toBeGreaterThan(n)
    expect(update.seats.some(seat => seat.away)).toBe(true)
  })
})

describe('every registered game', () => {
  let server: Running
  beforeAll(async () => {
    server = await testServer(await places.fresh('sqlite'))
  })
  afterAll(() => server.close())

  test.each(ALL_GAMES.slice(2).map(game => ({ id: game.id, game })))(
    '$id: a person plays a whole game against bots over the network, and the record verifies',
    async ({ game }) => {
      const seats = Math.min(4, game.seats[1])
      const bots = Array.from({ length: seats - 1 }, () => ({ bot: 'random' }))
      const { id, people } = await party(server.port, {
        game: game.id,
        places: ['open', ...bots],
        hints: true,
      })
      const [ann] = people
      ann.keeps = true
      await ann.ask({ do: 'phrase', table: id, phrase: 'too late' })
      await playOn(id, people)
      for (const message of ann.received) ServerMessage.parse(message)
      const record = await ann.get<GameRecord>(`/api/tables/${id}/record`)
      expect(verify(game, record).log.length).toBeGreaterThan(10)
    },
  )
})

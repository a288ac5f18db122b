import { join } from 'node:path'
import { tictactoe } from '@pantheon/kit/toys/tictactoe'
import Sqlite from 'libsql'
import { describe, expect, test } from 'vitest'
import { party, playOn, until } from '../harness/club.ts'
import { ALL_GAMES } from '../harness/games.ts'
import { backendAt, KINDS } from '../harness/stores.ts'
import { killing } from '../harness/storm.ts'
import { programPlaces, tidy } from '../harness/tidy.ts'

const places = programPlaces()
const start = tidy()

const two = { game: 'tictactoe', places: ['open', 'open'] as 'open'[] }

describe.each(KINDS)('%s', kind => {
  test('killed at any moment under load: no acknowledged move is lost, none doubled, every table goes on', async () => {
    const place = await places.fresh(kind)
    const child = await start.child(place)
    const storm = await start.storm(6, [child.port])
    await killing(storm, child, 3, () => {})
    await child.kill()
    expect(await storm.audit(place)).toEqual([])
    expect(storm.count).toBeGreaterThan(30)
  })

  test('asked to stop, it finishes what is under way and gives up what it looked after', async () => {
    const place = await places.fresh(kind)
    const child = await start.child(place)
    const storm = await start.storm(2, [child.port])
    storm.begin()
    await until(() => storm.count > 10, 60_000)
    await child.stop()
    await storm.end()
    expect(await storm.audit(place)).toEqual([])
    const { db } = backendAt(place)
    expect(await db.selectFrom('processes').selectAll().execute()).toEqual([])
    await db.destroy()
  })
})

test('postgres away: moves are refused with "try again", then all goes on', async () => {
  const server = await start.server(await places.fresh('postgres'))
  const { id, people } = await party(server.port, two)
  const [ann, ben] = people
  await places.server?.crash()
  const move = {
    do: 'submit',
    table: id,
    expect: ann.updates.get(id)?.n ?? 0,
    seat: 0,
    move: 'mark 5',
    id: 'm',
  } as const
  expect(await ann.ask(move)).toMatchObject({ is: 'refused', reason: 'try-again' })
  await expect(ann.get('/readyz')).rejects.toThrow('503')
  await expect(ann.get('/api/lobby')).rejects.toThrow('503')
  expect(await ann.get('/healthz')).toEqual({ ok: true })
  await places.server?.start()
  await until(async () => (await ann.ask(move)).is === 'done')
  await until(() => ben.updates.get(id)?.moves.length === 8)
  await playOn(id, people)
})

test('sqlite locked by another program: moves are refused with "try again", then all goes on', async () => {
  const place = await places.fresh('sqlite')
  const server = await start.server(place)
  const { id, people } = await party(server.port, two)
  const [ann] = people
  const other = new Sqlite(join(place.data, 'pantheon.db'))
  other.exec('BEGIN EXCLUSIVE')
  const move = {
    do: 'submit',
    table: id,
    expect: ann.updates.get(id)?.n ?? 0,
    seat: 0,
    move: 'mark 5',
    id: 'm',
  } as const
  expect(await ann.ask(move)).toMatchObject({ is: 'refused', reason: 'try-again' })
  other.exec('ROLLBACK')
  other.close()
  await until(async () => (await ann.ask(move)).is === 'done')
  await playOn(id, people)
})

test('a full disk: moves are refused with "try again", and go on when there is room', async () => {
  const place = await places.fresh('sqlite')
  const child = await start.child(place)
  const { id, people } = await party(child.port, { game: 'mytikas', places: ['open', 'open'] })
  const [ann] = people
  child.limitFiles(1)
  const say = () => ann.ask({ do: 'chat', table: id, text: 'x'.repeat(400) })
  expect(await say()).toMatchObject({ is: 'refused', reason: 'try-again' })
  child.limitFiles(null)
  await until(async () => (await say()).is === 'done')
  await playOn(id, people, () => (ann.updates.get(id)?.n ?? 0) > 20)
})

test('a game that fails in the middle of a move: the move is refused, the table stands as it was, nobody else notices', async () => {
  const broken: typeof tictactoe = {
    ...tictactoe,
    id: 'broken',
    view(state, eye) {
      if (state.marks[0] & 1) throw new Error('no one has thought of the first cell')
      return tictactoe.view(state, eye)
    },
  }
  const games = [...ALL_GAMES, broken] as typeof ALL_GAMES
  const server = await start.server(await places.fresh('sqlite'), {}, games)
  const other = await party(server.port, two)
  const { id, people } = await party(server.port, { ...two, game: 'broken' })
  const [ann, ben] = people
  ann.keeps = true
  const n = ann.updates.get(id)?.n ?? 0
  const mark = { do: 'submit', table: id, seat: 0, expect: n } as const
  expect(await ann.ask({ ...mark, move: 'mark 1' })).toMatchObject({ is: 'refused', reason: 'try-again' })
  expect(await ann.ask({ ...mark, move: 'mark 2' })).toMatchObject({ is: 'done', n: n + 1 })
  await until(() => ben.updates.get(id)?.moves.length === 8)
  expect(ann.received.filter(({ is }) => is === 'refused')).toHaveLength(1)
  await playOn(other.id, other.people)
})

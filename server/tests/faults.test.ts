import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Sqlite from 'libsql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildProgram, Child } from '../harness/child.ts'
import { Client } from '../harness/client.ts'
import { party, playOn, testServer, until } from '../harness/club.ts'
import { freePort } from '../harness/postgres.ts'
import { backendAt, KINDS, Places } from '../harness/stores.ts'
import { killing, Storm } from '../harness/storm.ts'

const places = new Places()
beforeAll(async () => {
  buildProgram()
  await places.open()
}, 120_000)
afterAll(() => places.close(), 60_000)

const two = { game: 'tictactoe', places: ['open', 'open'] as 'open'[] }

describe.each(KINDS)('%s', kind => {
  test('killed at any moment under load: no acknowledged move is lost, none doubled, every table goes on', async () => {
    const place = await places.fresh(kind)
    const child = new Child(await freePort(), place)
    await child.start()
    const storm = new Storm('mytikas', 2)
    await storm.gather(6, [child.port])
    await killing(storm, child, 3, () => {})
    await child.kill()
    expect(await storm.audit(place)).toEqual([])
    expect(storm.count).toBeGreaterThan(30)
  })

  test('asked to stop, it finishes what is under way and gives up what it looked after', async () => {
    const place = await places.fresh(kind)
    const child = new Child(await freePort(), place)
    await child.start()
    const storm = new Storm('mytikas', 2)
    await storm.gather(2, [child.port])
    storm.begin()
    await until(() => storm.count > 10)
    await child.stop()
    await storm.end()
    expect(await storm.audit(place)).toEqual([])
    const { db } = backendAt(place)
    expect(await db.selectFrom('processes').selectAll().execute()).toEqual([])
    await db.destroy()
  })
})

test('postgres away: moves are refused with "try again", then all goes on', async () => {
  const server = await testServer(await places.fresh('postgres'))
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
  await server.close()
})

test('sqlite locked by another program: moves are refused with "try again", then all goes on', async () => {
  const place = await places.fresh('sqlite')
  const server = await testServer(place)
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
  await server.close()
})

test('two processes accept the same number: one wins, the other’s client is told', async () => {
  const place = await places.fresh('postgres')
  const [one, two] = [await testServer(place), await testServer(place)]
  const { id, people } = await party(one.port, { game: 'tictactoe', places: ['open', 'open'] })
  const [ann] = people
  const twin = new Client(two.port, ann.cookie)
  await twin.connect()
  const { n } = await twin.follow(id)
  const answers = await Promise.all([
    ann.ask({ do: 'submit', table: id, expect: n, seat: 0, move: 'mark 1', id: 'here' }),
    twin.ask({ do: 'submit', table: id, expect: n, seat: 0, move: 'mark 2', id: 'there' }),
  ])
  expect(answers.filter(answer => answer.is === 'done')).toHaveLength(1)
  expect(answers.filter(answer => answer.is === 'refused')).toHaveLength(1)
  await until(() => ann.updates.get(id)?.n === n + 1 && twin.updates.get(id)?.n === n + 1)
  expect(twin.updates.get(id)?.view).toEqual(ann.updates.get(id)?.view)
  await Promise.all([one.close(), two.close()])
})

test('a bot that never answers is stopped with its thread, and a legal move is played for it', async () => {
  const worker = join(places.folder, 'endless.mjs')
  writeFileSync(
    worker,
    "import { parentPort } from 'node:worker_threads'\nparentPort.on('message', () => { for (;;); })\n",
  )
  const server = await testServer(await places.fresh('sqlite'), {
    botWorker: pathToFileURL(worker),
    bots: { threads: 1, limitMs: 100, paceMs: 0 },
  })
  const { id, people } = await party(server.port, { game: 'tictactoe', places: ['open', { bot: 'greedy' }] })
  await playOn(id, people)
  expect(people[0].updates.get(id)?.status).toBe('over')
  await server.close()
})

test('a full disk: moves are refused with "try again", and go on when there is room', async () => {
  const place = await places.fresh('sqlite')
  const child = new Child(await freePort(), place)
  await child.start()
  const { id, people } = await party(child.port, { game: 'mytikas', places: ['open', 'open'] })
  const [ann] = people
  child.limitFiles(1)
  const say = () => ann.ask({ do: 'chat', table: id, text: 'x'.repeat(400) })
  expect(await say()).toMatchObject({ is: 'refused', reason: 'try-again' })
  child.limitFiles(null)
  await until(async () => (await say()).is === 'done')
  await playOn(id, people, () => (ann.updates.get(id)?.n ?? 0) > 20)
  await child.stop()
})

test('three processes on one database: any serves any table, and the death of one is no end', async () => {
  const place = await places.fresh('postgres')
  const env = { PANTHEON_LEASE_SECONDS: '2' }
  const children = await Promise.all([0, 1, 2].map(async () => new Child(await freePort(), place, env)))
  await Promise.all(children.map(child => child.start()))
  const storm = new Storm('mytikas', 2)
  await storm.gather(
    4,
    children.map(child => child.port),
  )
  storm.begin()
  await until(() => storm.count > 60)
  await storm.end()
  expect(await storm.audit(place)).toEqual([])

  const { people, id } = await party(children[0].port, { game: 'mytikas', places: ['open', 'open'] })
  await people[0].ask({ do: 'leave', table: id, seat: 0 })
  await people[1].ask({ do: 'leave', table: id, seat: 1 })
  await until(() => (people[1].updates.get(id)?.n ?? 0) > 10)
  await children[0].kill()
  const spectator = new Client(children[1].port)
  await spectator.post('/api/me', { name: 'Eve' })
  await spectator.connect()
  const { n, status } = await spectator.follow(id)
  if (status === 'playing') await until(() => (spectator.updates.get(id)?.n ?? 0) > n, 30_000)
  await Promise.all(children.slice(1).map(child => child.stop()))
})

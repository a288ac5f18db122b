import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { vocabulary } from '@pantheon/core'
import { tictactoe } from '@pantheon/kit/toys/tictactoe'
import { describe, expect, test } from 'vitest'
import { Child } from '../harness/child.ts'
import { Client } from '../harness/client.ts'
import { party, playOn, until } from '../harness/club.ts'
import { ALL_GAMES } from '../harness/games.ts'
import { freePort } from '../harness/postgres.ts'
import { KINDS } from '../harness/stores.ts'
import { programPlaces, tidy } from '../harness/tidy.ts'

const places = programPlaces()
const start = tidy()

const two = { game: 'tictactoe', places: ['open', 'open'] as 'open'[] }

describe('the program', () => {
  test('says where it is in one line, keeps its tables over a restart, and stops when it is asked to', async () => {
    const place = await places.fresh('sqlite')
    const child = await start.child(place)
    const address = `http://127.0.0.1:${child.port}; tables are kept in `
    expect(child.output.split('\n').filter(line => line.includes(address))).toHaveLength(1)
    const { id, people } = await party(child.port, { ...two, game: 'mytikas' })
    await child.stop()
    await child.start()
    expect(await people[0].get(`/api/tables/${id}`)).toMatchObject({ id, status: 'playing' })
  })

  test('one server has a data folder: a second one is told so, and a killed one leaves it free', async () => {
    const place = await places.fresh('sqlite')
    const child = await start.child(place)
    const second = new Child(await freePort(), place)
    await expect(second.start()).rejects.toThrow('another server is using the data folder')
    await child.kill()
    await child.start()
  })

  test('a port that is taken is named', async () => {
    const port = await freePort()
    const other = createServer().listen(port, '127.0.0.1')
    const child = new Child(port, await places.fresh('sqlite'))
    await expect(child.start()).rejects.toThrow(`port ${port} is taken: choose another with --port or PORT`)
    other.close()
  })

  test('a database that cannot be reached is named', async () => {
    const databaseUrl = `postgres://nobody@127.0.0.1:${await freePort()}/none`
    const child = new Child(await freePort(), { ...(await places.fresh('sqlite')), databaseUrl })
    await expect(child.start()).rejects.toThrow('the database cannot be opened')
  })
})

test('the page: its files for ever, itself asked about, any address of it, and nothing that is missing', async () => {
  const web = join(places.folder, 'web')
  mkdirSync(join(web, 'assets'), { recursive: true })
  writeFileSync(join(web, 'index.html'), '<title>Pantheon</title>')
  writeFileSync(join(web, 'assets/index-abc.js'), 'plain')
  writeFileSync(join(web, 'assets/index-abc.js.br'), 'small')
  const { port } = await start.server(await places.fresh('sqlite'), { web })
  const browser = new Client(port)
  const page = await browser.fetch('/')
  expect(page.headers.get('cache-control')).toBe('no-cache')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(await (await browser.fetch('/table/abc')).text()).toBe(await page.text())
  const asset = await browser.fetch('/assets/index-abc.js', { headers: { 'accept-encoding': 'identity' } })
  expect(asset.headers.get('cache-control')).toContain('immutable')
  const packed = await browser.fetch('/assets/index-abc.js', { headers: { 'accept-encoding': 'br' } }).then(
    response => response.headers.get('content-encoding'),
    () => 'br',
  )
  expect(packed).toBe('br')
  for (const path of ['/assets/none.js', '/api/none', '/%2e%2e/%2e%2e/etc/passwd.txt'])
    expect((await browser.fetch(path)).status).toBe(404)
})

describe.each(KINDS)('on %s', kind => {
  test('a table where nothing happens leaves the memory; those who look at it do not notice', async () => {
    const { port } = await start.server(await places.fresh(kind), { idleSeconds: 1, metrics: 'open' })
    const { id, people } = await party(port, two)
    const [ann, ben] = people
    const asleep = async () => (await (await ann.fetch('/metrics')).text()).includes('_asleep 1\n')
    await until(asleep)
    const move = { do: 'submit', table: id, seat: 0, move: 'mark 5' } as const
    expect(await ann.ask({ ...move, expect: ann.updates.get(id)?.n ?? 0 })).toMatchObject({ is: 'done' })
    await until(() => ben.updates.get(id)?.moves.length === 8)
    await until(asleep)
    const gone = ann.next(message => message.is === 'present' && !message.seats[1])
    ben.disconnect()
    await gone
    await ben.connect()
    await ben.follow(id)
    await playOn(id, people)
  })

  test('an invitation shows its table to someone who has not said who they are', async () => {
    const { port } = await start.server(await places.fresh(kind))
    const { id, invite } = await party(port, { ...two, listed: false })
    const stranger = new Client(port)
    await expect(stranger.get(`/api/tables/${id}`)).rejects.toThrow('404')
    expect(await stranger.get(`/api/tables/${id}?invite=${invite}`)).toMatchObject({
      title: 'Tic-tac-toe',
      host: 'Ann',
      status: 'playing',
      seats: [
        { name: 'Ann', present: true },
        { name: 'Ben', present: true },
      ],
      yourSeat: null,
      invite: null,
    })
  })

  test('the lobby says who sits at a table, who is there, whose turn it is and until when', async () => {
    const { port } = await start.server(await places.fresh(kind))
    const { id, people } = await party(port, { ...two, clock: { kind: 'days', seconds: 3_600 } })
    const [ann, ben] = people
    const eve = await Client.guest(port, 'Eve')
    await eve.connect()
    await eve.follow(id)
    ben.disconnect()
    const summary = {
      id,
      host: 'Ann',
      seats: [
        { name: 'Ann', present: true, acts: true },
        { name: 'Ben', present: false, acts: false },
      ],
      spectators: 1,
    }
    await until(async () => {
      const { tables } = await eve.get<{ tables: { seats: { present: boolean }[] }[] }>(
        '/api/lobby?status=playing',
      )
      return tables[0]?.seats[1].present === false
    })
    const lobby = await eve.get<{ tables: { deadline: number }[] }>('/api/lobby?status=playing')
    expect(lobby.tables).toMatchObject([{ ...summary, yourSeat: null }])
    expect(lobby.tables[0].deadline - Date.now()).toBeLessThanOrEqual(3_600_000)
    expect(await ann.get('/api/me/tables')).toMatchObject({
      turns: 1,
      tables: [{ ...summary, yourTurn: true }],
    })
  })

  test('a table that other rules cannot go on with says so and stays as it is; the old rules finish it', async () => {
    const place = await places.fresh(kind)
    const old = await start.server(place)
    const { id, people } = await party(old.port, two)
    const [ann] = people
    await ann.ask({ do: 'submit', table: id, expect: ann.updates.get(id)?.n ?? 0, seat: 0, move: 'mark 5' })
    await old.close()

    const changed = { ...tictactoe, rules: '2', moves: vocabulary({ put: [['here', 'there']] }) }
    const games = ALL_GAMES.map(game => (game.id === tictactoe.id ? { ...game, ...changed } : game))
    const fresh = await start.server(place, {}, games as typeof ALL_GAMES)
    const visitor = new Client(fresh.port, ann.cookie)
    await expect(visitor.get(`/api/tables/${id}`)).rejects.toThrow(
      '409: This table was begun under other rules',
    )
    await visitor.connect()
    const refused = visitor.next(message => message.is === 'refused')
    visitor.send({ do: 'follow', table: id, since: 0 })
    expect(await refused).toMatchObject({ reason: 'not-now' })
    await fresh.close()

    const again = await start.server(place)
    const returned = await Promise.all(
      people.map(async person => {
        const client = new Client(again.port, person.cookie)
        await client.connect()
        await client.follow(id)
        return client
      }),
    )
    await playOn(id, returned)
    expect(returned[0].updates.get(id)?.status).toBe('over')
  })
})

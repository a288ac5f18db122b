import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildProgram, Child } from '../harness/child.ts'
import { Client } from '../harness/client.ts'
import { party, playOn, testServer } from '../harness/club.ts'
import { freePort } from '../harness/postgres.ts'
import { backendAt, KINDS, type Place, Places } from '../harness/stores.ts'
import { backup, checkTables, restoreBackup } from '../operate.ts'

const places = new Places()
beforeAll(() => places.open(), 60_000)
afterAll(() => places.close(), 60_000)

async function played(place: Place) {
  const server = await testServer(place)
  const { id, people } = await party(server.port, { game: 'mytikas', places: ['open', 'open'] })
  await playOn(id, people, () => (people[0].updates.get(id)?.n ?? 0) > 20)
  return { server, id, people }
}

describe.each(KINDS)('%s', kind => {
  test('running tables are played again by the rules at hand, and one that cannot go on is named', async () => {
    const place = await places.fresh(kind)
    const { server, id } = await played(place)
    await server.close()
    const told: string[] = []
    const tell = (table: string, why: string) => told.push(`${table}: ${why}`)
    expect(await checkTables(place, tell)).toMatchObject({ tables: 1, failed: 0 })
    const { db } = backendAt(place)
    const wrong = JSON.stringify({ do: 'move', seat: 1, move: 'no-such-move', bot: false })
    await db
      .updateTable('entries')
      .set({ act: wrong })
      .where('table_id', '=', id)
      .where('seq', '=', 8)
      .execute()
    await db.destroy()
    expect(await checkTables(place, tell)).toMatchObject({ tables: 1, failed: 1 })
    expect(told).toEqual([expect.stringContaining('no-such-move')])
  })

  test('a backup taken while people play is brought back on either kind of database, and play goes on', async () => {
    const place = await places.fresh(kind)
    const { server, id, people } = await played(place)
    const file = join(places.folder, `${kind}.backup`)
    await backup(place, file)
    await expect(backup(place, file)).rejects.toThrow('EEXIST')
    await expect(restoreBackup(place, file)).rejects.toThrow('empty')
    await server.close()
    for (const target of KINDS) {
      const fresh = await places.fresh(target)
      expect(await restoreBackup(fresh, file)).toBeGreaterThan(20)
      const again = await testServer(fresh)
      const ann = new Client(again.port, people[0].cookie)
      await ann.connect()
      expect(await ann.follow(id)).toMatchObject({ seat: 0, status: 'playing' })
      expect(await ann.ask({ do: 'chat', table: id, text: 'where were we?' })).toMatchObject({ is: 'done' })
      await again.close()
    }
    expect(existsSync(file)).toBe(true)
  })
})

test('whatever happens, no log line tells a cookie, a password, an invitation, a name, a phrase or a move', async () => {
  buildProgram()
  const child = new Child(await freePort(), await places.fresh('sqlite'), { PANTHEON_LOG: 'debug' })
  await child.start()
  const { id, invite, people } = await party(child.port, {
    game: 'mytikas',
    places: ['open', 'open'],
    listed: false,
  })
  const [ann] = people
  await ann.ask({ do: 'phrase', table: id, phrase: 'my own phrase' })
  await ann.post('/api/me/claim', { name: 'Annabel', password: 'correct horse' })
  await ann.post('/api/sign-in', { name: 'Annabel', password: 'wrong horse' }).catch(() => {})
  await ann.get(`/api/tables/${id}?invite=${invite}`)
  await ann.get(`/api/tables/${id}?invite=wrong&x=%00`).catch(() => {})
  await ann.post('/api/tables', { game: 'nonsense', places: [] }).catch(() => {})
  const move = ann.updates.get(id)?.moves[0]?.move ?? 'pass'
  await playOn(id, people, () => (ann.updates.get(id)?.n ?? 0) > 12)
  ann.raw('garbage')
  await child.stop()
  expect(child.output).toContain('"msg":"answered"')
  const secrets = [invite, ann.cookie.slice(9), 'horse', 'Annabel', 'my own phrase', move, ann.person.id]
  for (const secret of secrets) expect(child.output).not.toContain(secret)
})

import type { Entry } from '@pantheon/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backendAt, KINDS, Places } from '../harness/stores.ts'
import { Leases } from '../store/leases.ts'
import { type Addition, Store } from '../store/store.ts'

const places = new Places()
beforeAll(() => places.open(), 60_000)
afterAll(() => places.close(), 60_000)

const tableRow = (id: string) => ({
  id,
  game: 'toy',
  rules: '1',
  plan: '{}',
  host: 'ann',
  invite: 'i',
  secret: 's',
  listed: 1,
  status: 'open' as const,
  head: 0,
  acting: 0,
  due: null,
  owner: null,
  next: null,
  created_at: 1,
  updated_at: 1,
})
const seatRow = (table_id: string, person: string | null = null) => ({
  table_id,
  seat: 0,
  kind: 'open',
  person,
  name: 'Seat 1',
})
const chat = (seq: number, id: string | null = null): Entry => ({
  seq,
  at: seq * 1_000_000_000_000,
  by: id && 'ann',
  id,
  act: { do: 'chat', seat: 0, text: `"${seq}" → 👋 \\u0000 {}` },
})
const addition = (
  id: string,
  from: number,
  entries: readonly Entry[],
  due: number | null = null,
): Addition => ({
  head: { id, from, head: from + entries.length, status: 'playing', acting: 3, due, owner: 'me', at: 7 },
  entries,
  seats: null,
})

describe.each(KINDS)('%s', kind => {
  let store: Store
  beforeAll(async () => {
    store = new Store(backendAt(await places.fresh(kind)))
    await store.migrate()
  })
  afterAll(() => store.close())
  const made = async (id: string) => {
    await store.createTable(tableRow(id), [seatRow(id)])
    return id
  }

  test('a database that is up to date stays as it is', async () => {
    await made('kept')
    await store.migrate()
    expect(await store.table('kept')).toMatchObject({ id: 'kept', head: 0, archived: 0 })
  })

  test('entries come back as they went in, in order, from any number on', async () => {
    const id = await made('log')
    const entries = [chat(1, 'a'), chat(2), chat(3, 'b')]
    expect(await store.append([addition(id, 0, entries)])).toEqual(new Set())
    expect(await store.entries(id)).toEqual(entries)
    expect(await store.entries(id, 2)).toEqual(entries.slice(2))
    expect(await store.table(id)).toMatchObject({
      head: 3,
      status: 'playing',
      acting: 3,
      owner: 'me',
      updated_at: 7,
    })
  })

  test('of two who add the same number one wins, and nothing of the other is kept', async () => {
    const id = await made('race')
    const other = await made('bystander')
    expect(await store.append([addition(id, 0, [chat(1)])])).toEqual(new Set())
    const late = [addition(id, 0, [chat(1), chat(2)]), addition(other, 0, [chat(1)])]
    expect(await store.append(late)).toEqual(new Set([id]))
    expect(await store.entries(id)).toEqual([chat(1)])
    expect(await store.entries(other)).toEqual([chat(1)])
  })

  test('many who add the same number at once: exactly one wins', async () => {
    const id = await made('crowd')
    const results = await Promise.all(
      Array.from({ length: 12 }, () => store.append([addition(id, 0, [chat(1)])])),
    )
    expect(results.filter(conflicts => conflicts.size === 0)).toHaveLength(1)
    expect(await store.entries(id)).toHaveLength(1)
  })

  test('the same request of one person is never kept twice', async () => {
    const id = await made('twice')
    await store.append([addition(id, 0, [chat(1, 'x')])])
    await expect(store.append([addition(id, 1, [chat(2, 'x')])])).rejects.toThrow()
    expect(await store.table(id)).toMatchObject({ head: 1 })
  })

  test('who sits where changes with the entry that says so, or not at all', async () => {
    const id = await made('seats')
    await store.append([{ ...addition(id, 0, [chat(1)]), seats: [seatRow(id, 'ann')] }])
    await store.append([{ ...addition(id, 0, [chat(1)]), seats: [seatRow(id, 'ben')] }])
    const rows = await store.db.selectFrom('seats').selectAll().where('table_id', '=', id).execute()
    expect(rows).toEqual([seatRow(id, 'ann')])
  })

  test('a setting is made once, by whoever comes first', async () => {
    expect(await store.setting('key', () => 'first')).toBe('first')
    expect(await store.setting('key', () => 'second')).toBe('first')
  })

  test('a table is looked after by its process while that lives, and by another after its death', async () => {
    const id = await made('lease')
    await store.append([addition(id, 0, [chat(1)], 1)])
    const me = new Leases(store, 'me', 60)
    const other = new Leases(store, 'other', 60)
    await me.renew()
    await other.renew()
    expect(await other.claim(10)).toEqual([])
    expect(await me.claim(10)).toEqual([id])
    await new Leases(store, 'me', -1).renew()
    expect(await other.claim(10)).toEqual([id])
    expect(await store.table(id)).toMatchObject({ owner: 'other' })
    await other.release()
    expect(await new Leases(store, 'third', 60).claim(10)).toEqual([id])
  })
})

import type { ServerMessage } from '@pantheon/table'
import { expect, test } from 'vitest'
import { Client } from '../harness/client.ts'
import { party, playOn, until } from '../harness/club.ts'
import { pause } from '../harness/storm.ts'
import { programPlaces, tidy } from '../harness/tidy.ts'

const places = programPlaces()
const start = tidy()

const two = { game: 'tictactoe', places: ['open', 'open'] as 'open'[] }

/** The same person, connected to another process. */
async function twinOf(person: Client, port: number, table: string): Promise<Client> {
  const twin = new Client(port, person.cookie)
  twin.keeps = true
  await twin.connect()
  await twin.follow(table)
  return twin
}

const looks = (client: Client) =>
  client.received.findLast(
    (message): message is Extract<ServerMessage, { is: 'present' }> => message.is === 'present',
  )

test('two processes accept the same number: one wins, the other’s client is told', async () => {
  const place = await places.fresh('postgres')
  const [one, other] = [await start.server(place), await start.server(place)]
  const { id, people } = await party(one.port, two)
  const [ann] = people
  const twin = await twinOf(ann, other.port, id)
  const n = twin.updates.get(id)?.n ?? 0
  const answers = await Promise.all([
    ann.ask({ do: 'submit', table: id, expect: n, seat: 0, move: 'mark 1', id: 'here' }),
    twin.ask({ do: 'submit', table: id, expect: n, seat: 0, move: 'mark 2', id: 'there' }),
  ])
  expect(answers.filter(answer => answer.is === 'done')).toHaveLength(1)
  expect(answers.filter(answer => answer.is === 'refused')).toHaveLength(1)
  await until(() => ann.updates.get(id)?.n === n + 1 && twin.updates.get(id)?.n === n + 1)
  expect(twin.updates.get(id)?.view).toEqual(ann.updates.get(id)?.view)
})

test('who looks at a table is known over all processes, and forgotten when one of them dies', async () => {
  const place = await places.fresh('postgres')
  const env = { PANTHEON_LEASE_SECONDS: '1' }
  const [one, other] = [await start.server(place, { leaseSeconds: 1 }), await start.child(place, env)]
  const { id, people } = await party(one.port, { ...two, game: 'mytikas' })
  const [ann, ben] = people
  ann.keeps = true
  ben.disconnect()
  await until(() => looks(ann)?.seats[1] === false)
  await twinOf(ben, other.port, id)
  const eve = await Client.guest(other.port, 'Eve')
  await eve.connect()
  await eve.follow(id)
  await until(() => looks(ann)?.seats[1] === true && looks(ann)?.spectators === 1)
  const late = await start.server(place)
  await pause(100)
  const cleo = await twinOf(ann, late.port, id)
  expect(looks(cleo)).toMatchObject({ seats: [true, true], spectators: 1 })
  await other.kill()
  await until(() => looks(ann)?.seats[1] === false && looks(ann)?.spectators === 0)
})

test('a rematch is told to those who are connected to another process', async () => {
  const place = await places.fresh('postgres')
  const [one, other] = [await start.server(place), await start.server(place)]
  const { id, people } = await party(one.port, two)
  const twin = await twinOf(people[1], other.port, id)
  await playOn(id, people)
  const told = twin.next(message => message.is === 'next')
  const { id: next } = await people[0].post<{ id: string }>(`/api/tables/${id}/rematch`)
  expect(await told).toEqual({ is: 'next', table: id, to: next })
})

test('news that come while a table is read are not missed', async () => {
  const place = await places.fresh('postgres')
  const [one, other] = [await start.server(place), await start.server(place)]
  const { id, people } = await party(one.port, two)
  const [ann] = people
  const eve = await Client.guest(other.port, 'Eve')
  await eve.connect()
  for (let i = 0; i < 20; i++) {
    eve.send({ do: 'follow', table: id, since: 0 })
    const reply = await ann.ask({ do: 'chat', table: id, text: `line ${i}` })
    await until(() => (eve.updates.get(id)?.n ?? 0) >= (reply.is === 'done' ? reply.n : Infinity), 5_000)
    eve.send({ do: 'unfollow', table: id })
  }
})

test('three processes on one database: any serves any table, and the death of one is no end', async () => {
  const place = await places.fresh('postgres')
  const env = { PANTHEON_LEASE_SECONDS: '2' }
  const children = await Promise.all([0, 1, 2].map(() => start.child(place, env)))
  const storm = await start.storm(
    4,
    children.map(child => child.port),
  )
  storm.begin()
  await until(() => storm.count > 60, 60_000)
  await storm.end()
  expect(await storm.audit(place)).toEqual([])

  const { people, id } = await party(children[0].port, { game: 'mytikas', places: ['open', 'open'] })
  await people[0].ask({ do: 'leave', table: id, seat: 0 })
  await people[1].ask({ do: 'leave', table: id, seat: 1 })
  await until(() => (people[1].updates.get(id)?.n ?? 0) > 10)
  await children[0].kill()
  const spectator = await Client.guest(children[1].port, 'Eve')
  await spectator.connect()
  const { n, status } = await spectator.follow(id)
  if (status === 'playing') await until(() => (spectator.updates.get(id)?.n ?? 0) > n, 30_000)
  await Promise.all(children.slice(1).map(child => child.stop()))
})

import { Rng } from '@pantheon/core'
import { gameNamed } from '@pantheon/games'
import { Plan, Table } from '@pantheon/table'
import { Store } from '../store/store.ts'
import { Client } from './client.ts'
import { backendAt, type Place } from './stores.ts'

interface Acknowledged {
  readonly id: string
  readonly n: number
}

/** A few people who play one game after another. */
interface Slot {
  id: string
  readonly people: Client[]
}

/** Seats that play without pause at their own tables, whatever happens to the server. */
export class Storm {
  /** Moves acknowledged, by table. */
  readonly acknowledged = new Map<string, Acknowledged[]>()
  refused = 0
  private readonly slots: Slot[] = []
  private readonly rng = new Rng('storm')
  private over = false
  private running: Promise<void>[] = []
  private request = 0

  constructor(
    private readonly game: string,
    private readonly seats: number,
  ) {}

  /** Makes tables, seats people and starts the games; people of one table may come by several servers. */
  async gather(tables: number, ports: readonly number[]): Promise<void> {
    for (let t = 0; t < tables; t++) {
      const people: Client[] = []
      for (let seat = 0; seat < this.seats; seat++)
        people.push(await Client.guest(ports[(t + seat) % ports.length], `P${seat}`))
      for (const person of people) await person.connect()
      const slot = { id: '', people }
      await this.seat(slot)
      this.slots.push(slot)
    }
  }

  /** A new table for the same people. */
  private async seat(slot: Slot): Promise<void> {
    const [host] = slot.people
    const { id } = await host.makeTable({ game: this.game, places: slot.people.map(() => 'open' as const) })
    for (const person of slot.people) {
      await person.follow(id)
      await person.ask({ do: 'sit', table: id })
    }
    const started = await host.ask({ do: 'start', table: id })
    if (started.is !== 'done') throw new Error('the game did not start')
    this.acknowledged.set(id, [])
    slot.id = id
  }

  begin(): void {
    this.running = this.slots.flatMap(slot =>
      slot.people.map(async person => {
        while (!this.over) await this.turn(slot, person)
      }),
    )
  }

  async end(): Promise<void> {
    this.over = true
    await Promise.all(this.running)
    for (const { people } of this.slots) for (const person of people) person.disconnect()
  }

  /** Moves acknowledged so far. */
  get count(): number {
    return [...this.acknowledged.values()].reduce((sum, list) => sum + list.length, 0)
  }

  private async turn(slot: Slot, person: Client): Promise<void> {
    const table = slot.id
    if (person.closed !== null) return this.reconnect(table, person)
    const update = person.updates.get(table)
    if (update?.status === 'over' && person === slot.people[0]) return this.seat(slot).catch(() => pause(50))
    if (!update || update.seat === null || update.moves.length === 0) return pause(5)
    const move = update.moves[this.rng.below(update.moves.length)].move
    const id = `m${this.request++}`
    const ask = { do: 'submit', table, id, expect: update.n, seat: update.seat, move } as const
    for (;;) {
      const reply = await person.ask(ask)
      if (reply.is === 'done') {
        this.acknowledged.get(table)?.push({ id, n: reply.n })
        await this.later(person, table, reply.n)
        return
      }
      this.refused++
      if (reply.is === 'refused' && reply.reason !== 'try-again') return pause(5)
      if (this.over) return
      // Nobody knows whether it was kept: asked again by the same name, it is done once.
      if (person.closed !== null) await this.reconnect(table, person)
      await pause(20)
    }
  }

  /** The update of a move comes with its answer; on a busy machine it may take a moment. */
  private async later(person: Client, table: string, n: number): Promise<void> {
    for (let i = 0; i < 25 && (person.updates.get(table)?.n ?? 0) < n; i++) await pause(2)
  }

  private async reconnect(table: string, person: Client): Promise<void> {
    try {
      await person.connect()
      await person.follow(table, person.updates.get(table)?.n)
    } catch {
      // Not so often that a server on the same machine has no time to start.
      person.disconnect()
      await pause(150)
    }
  }

  /** Compares what was acknowledged with what the store has; gives what is wrong. */
  async audit(place: Place): Promise<string[]> {
    const store = new Store(backendAt(place))
    const wrong: string[] = []
    for (const [id, acknowledged] of this.acknowledged) {
      const row = await store.table(id)
      const entries = await store.entries(id)
      const byNumber = new Map(entries.map(entry => [entry.seq, entry]))
      for (const { id: request, n } of acknowledged)
        if (byNumber.get(n)?.id !== request) wrong.push(`table ${id}: entry ${n} (${request}) is lost`)
      entries.forEach((entry, i) => {
        if (entry.seq !== i + 1) wrong.push(`table ${id}: entry ${i + 1} is missing`)
      })
      const requests = entries.flatMap(entry => (entry.id ? [`${entry.by}/${entry.id}`] : []))
      if (new Set(requests).size !== requests.length) wrong.push(`table ${id}: a request was done twice`)
      if (row?.head !== entries.length) wrong.push(`table ${id}: head ${row?.head} of ${entries.length}`)
      if (row) {
        const founding = { id, game: gameNamed(row.game), host: row.host, secret: row.secret }
        Table.from({ ...founding, plan: Plan.parse(JSON.parse(row.plan)) }, entries)
      }
    }
    await store.close()
    return wrong
  }

  /** For each group of people, the moves acknowledged at the table where they sit now. */
  progress(): { readonly id: string; readonly moves: number }[] {
    return this.slots.map(({ id }) => ({ id, moves: this.acknowledged.get(id)?.length ?? 0 }))
  }
}

/** Lets some time go by. */
export const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/** Kills a server again and again under load; gives what is wrong in the end. */
export async function killing(
  storm: Storm,
  child: { kill(): Promise<void>; start(): Promise<number> },
  times: number,
  each: (time: number, ready: number) => void,
): Promise<void> {
  const rng = new Rng('killing')
  storm.begin()
  for (let time = 1; time <= times; time++) {
    const before = storm.count
    while (storm.count < before + 10) await pause(5)
    await pause(rng.below(150))
    await child.kill()
    each(time, await child.start())
  }
  const before = storm.progress()
  const wentOn = () =>
    storm.progress().every(({ id, moves }, i) => id !== before[i].id || moves > before[i].moves)
  for (let waited = 0; !wentOn(); waited += 20) {
    if (waited > 30_000) throw new Error('a table did not go on')
    await pause(20)
  }
  await storm.end()
}

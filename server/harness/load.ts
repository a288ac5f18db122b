import { Rng } from '@pantheon/core'
import type { Update } from '@pantheon/table'
import { WebSocket } from 'ws'
import { Client } from './client.ts'
import { pause } from './storm.ts'

/** One seat of one table in a load: a real WebSocket, and the last update it got. */
interface Post {
  readonly socket: WebSocket
  update: Glimpse | null
}

/**
 * As much of an update as a load needs. It shares the machine with the server, so it looks for a few marks in the text
 * and reads a message as JSON only where the seat has to move.
 */
interface Glimpse {
  readonly table: string
  readonly n: number
  readonly status: string
  readonly seat: number | null
  readonly moves: Update['moves']
}

const UPDATE = /^\{"is":"update","table":"([^"]+)","n":(\d+),"since":\d+,"seat":(\d+|null),"status":"(\w+)"/

function glimpse(text: string): Glimpse | null {
  const [, table, n, seat, status] = UPDATE.exec(text) ?? []
  if (table === undefined) return null
  const idle = text.includes('"moves":[]')
  const moves = idle ? [] : (JSON.parse(text) as Update).moves
  return { table, n: Number(n), status, seat: seat === 'null' ? null : Number(seat), moves }
}

interface Desk {
  readonly id: string
  readonly posts: Post[]
  /** The move under way: when it was sent, the number it will have, and who has not heard of it. */
  sent: { at: number; n: number; deaf: number } | null
}

const AT_ONCE = 25

/** Many tables, moved at a given pace or as fast as the server answers. */
export class Load {
  readonly latencies: number[] = []
  moves = 0
  refused = 0
  private readonly desks: Desk[] = []
  private readonly rng = new Rng('load')
  private readonly ready: Desk[] = []
  private flat = false
  private request = 0

  constructor(
    private readonly port: number,
    private readonly game: string,
    private readonly seats: number,
  ) {}

  get tables(): number {
    return this.desks.length
  }

  /** More tables of the same few people, each seat with a WebSocket of its own, or one for all (`shared`). */
  async grow(tables: number, shared: boolean): Promise<void> {
    const people = await Promise.all(
      Array.from({ length: this.seats }, (_, seat) => Client.guest(this.port, `Load ${seat}`)),
    )
    const posts = shared ? await Promise.all(people.map(person => this.open(person))) : null
    const routes = new Map<WebSocket, Map<string, { desk: Desk; post: Post }>>()
    for (let made = 0; made < tables; made += AT_ONCE)
      await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, tables - made) }, () => this.table(people, posts, routes)),
      )
  }

  private open(person: Client): Promise<WebSocket> {
    const socket = new WebSocket(`ws://127.0.0.1:${this.port}/api/socket`, {
      headers: { cookie: person.cookie },
    })
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(socket))
      socket.on('error', reject)
    })
  }

  private async table(
    people: readonly Client[],
    shared: readonly WebSocket[] | null,
    routes: Map<WebSocket, Map<string, { desk: Desk; post: Post }>>,
  ): Promise<void> {
    const places = people.map(() => 'open' as const)
    const { id } = await this.make(people[0], { game: this.game, places })
    const sockets = shared ?? (await Promise.all(people.map(person => this.open(person))))
    const desk: Desk = { id, posts: sockets.map(socket => ({ socket, update: null })), sent: null }
    for (const post of desk.posts) {
      let route = routes.get(post.socket)
      if (route === undefined) {
        const fresh = new Map<string, { desk: Desk; post: Post }>()
        routes.set(post.socket, fresh)
        route = fresh
        post.socket.on('message', data => this.receive(data.toString(), fresh))
      }
      route.set(id, { desk, post })
    }
    const ask = (post: Post, message: object) =>
      post.socket.send(JSON.stringify({ table: id, id: `r${this.request++}`, ...message }))
    for (const [seat, post] of desk.posts.entries()) {
      ask(post, { do: 'follow', since: 0 })
      ask(post, { do: 'sit', seat })
    }
    while (desk.posts.some(post => (post.update?.n ?? 0) < this.seats)) await pause(2)
    ask(desk.posts[0], { do: 'start' })
    while (desk.posts.some(post => post.update?.status !== 'playing')) await pause(2)
    this.desks.push(desk)
    this.ready.push(desk)
  }

  /** On a machine with much else to do, a database may be asked for too much at once. */
  private async make(host: Client, plan: Parameters<Client['makeTable']>[0]): Promise<{ id: string }> {
    for (let tries = 1; ; tries++)
      try {
        return await host.makeTable(plan)
      } catch (error) {
        if (tries === 10) throw error
        await pause(500)
      }
  }

  private receive(text: string, route: Map<string, { desk: Desk; post: Post }>): void {
    if (text.startsWith('{"is":"refused"')) this.refused++
    const message = glimpse(text)
    const at = message && route.get(message.table)
    if (!message || !at) return
    const { desk, post } = at
    post.update = message
    const { sent } = desk
    if (sent === null || message.n < sent.n) return
    if (--sent.deaf > 0) return
    this.latencies.push(performance.now() - sent.at)
    this.moves++
    desk.sent = null
    if (message.status === 'over') return
    if (this.flat) this.move(desk)
    else this.ready.push(desk)
  }

  private move(desk: Desk): boolean {
    const post = desk.posts.find(({ update }) => update !== null && update.moves.length > 0)
    if (!post?.update) return false
    const { n, seat, moves } = post.update
    const { move } = moves[this.rng.below(moves.length)]
    desk.sent = { at: performance.now(), n: n + 1, deaf: desk.posts.length }
    post.socket.send(
      JSON.stringify({ do: 'submit', table: desk.id, id: `r${this.request++}`, expect: n, seat, move }),
    )
    return true
  }

  /** Moves at this many a second for so many seconds, at tables by lot. */
  async paced(rate: number, seconds: number): Promise<void> {
    this.reset()
    const start = performance.now()
    let done = 0
    while (performance.now() - start < seconds * 1000) {
      const due = ((performance.now() - start) / 1000) * rate
      while (done < due && this.ready.length > 0) {
        const at = this.rng.below(this.ready.length)
        const [desk] = this.ready.splice(at, 1)
        if (this.move(desk)) done++
      }
      await pause(1)
    }
    while (this.desks.some(desk => desk.sent !== null)) await pause(5)
  }

  /** Moves as fast as the server answers, `at` tables at a time. */
  async flatOut(at: number, seconds: number): Promise<number> {
    this.reset()
    this.flat = true
    const start = performance.now()
    for (const desk of this.ready.splice(0, at)) this.move(desk)
    await pause(seconds * 1000)
    this.flat = false
    const rate = this.moves / ((performance.now() - start) / 1000)
    const end = Date.now() + 5_000
    while (this.desks.some(desk => desk.sent !== null) && Date.now() < end) await pause(5)
    return rate
  }

  private reset(): void {
    this.latencies.length = 0
    this.moves = 0
  }

  percentile(share: number): number {
    const sorted = [...this.latencies].sort((a, b) => a - b)
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  }

  close(): void {
    for (const desk of this.desks) for (const { socket } of desk.posts) socket.terminate()
  }
}

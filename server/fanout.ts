import type { ServerMessage } from '@pantheon/table'
import pg from 'pg'
import type { Eyes } from './play/presence.ts'
import { connection } from './store/postgres.ts'

type Head = readonly [id: string, n: number]
type Looks = readonly [id: string, eyes: Eyes]

/** Tells other processes how far tables have come and who looks at them, and hears it from them. */
export interface Fanout {
  tell(id: string, n: number): void
  show(tables: readonly Looks[]): void
  /** Tells everyone who looks at a table something that is in no log. */
  say(id: string, message: ServerMessage): void
  close(): Promise<void>
}

/** One process alone has nobody to tell. */
export const ALONE: Fanout = { tell: () => {}, show: () => {}, say: () => {}, close: async () => {} }

/** What a process wants to hear. */
export interface Hearing {
  heads(heads: readonly Head[]): void
  eyes(process: string, tables: readonly Looks[]): void
  said(id: string, message: ServerMessage): void
  /** Another process has begun to listen, and knows nothing yet. */
  newcomer(): void
  /** Something may have been missed: the connection was broken. */
  gap(): void
  failed(error: unknown): void
}

/** One notification. */
interface News {
  readonly from: string
  readonly heads?: readonly Head[]
  readonly eyes?: readonly (readonly [id: string, seats: number, others: number])[]
  readonly said?: readonly (readonly [id: string, message: ServerMessage])[]
  readonly hello?: true
}

const CHANNEL = 'pantheon_heads'
/** A notification holds less than 8000 bytes. */
const MOST_AT_ONCE = 40
const PAUSE = 500

/** Takes the first few out of a map. */
function some<K, V>(map: Map<K, V>): [K, V][] {
  const taken = [...map].slice(0, MOST_AT_ONCE)
  for (const [key] of taken) map.delete(key)
  return taken
}

/** LISTEN and NOTIFY: what happened within one turn of the event loop goes out together, outside the write. */
export async function listen(url: string, me: string, hearing: Hearing): Promise<Fanout> {
  const heads = new Map<string, number>()
  const eyes = new Map<string, Eyes>()
  const said = new Map<string, ServerMessage>()
  let client: pg.Client | null = null
  let closed = false
  let sending: Promise<void> | null = null

  const hear = (payload = '{}'): void => {
    const news = JSON.parse(payload) as News
    if (news.from === me) return
    if (news.heads) hearing.heads(news.heads)
    if (news.eyes)
      hearing.eyes(
        news.from,
        news.eyes.map(([id, seats, others]) => [id, { seats, others }]),
      )
    for (const [id, message] of news.said ?? []) hearing.said(id, message)
    if (news.hello) hearing.newcomer()
  }

  const notify = async (to: pg.Client, news: Omit<News, 'from'>): Promise<void> => {
    await to.query('SELECT pg_notify($1, $2)', [CHANNEL, JSON.stringify({ from: me, ...news })])
  }

  /** Connects and listens; the promise it gives ends with the connection. */
  const connect = async (): Promise<{ ended: Promise<void> }> => {
    const fresh = new pg.Client(connection(url))
    const ended = new Promise<void>(resolve => fresh.once('end', () => resolve()))
    fresh.on('error', hearing.failed)
    fresh.on('notification', ({ payload }) => hear(payload))
    try {
      await fresh.connect()
      await fresh.query(`LISTEN ${CHANNEL}`)
      await notify(fresh, { hello: true })
    } catch (error) {
      void fresh.end().catch(() => {})
      throw error
    }
    client = fresh
    return { ended }
  }

  const stayConnected = async (first: { ended: Promise<void> }): Promise<void> => {
    let connected: { ended: Promise<void> } | null = first
    while (!closed) {
      await connected?.ended
      client = null
      await new Promise(resolve => setTimeout(resolve, PAUSE))
      if (closed) return
      connected = await connect().catch(error => {
        hearing.failed(error)
        return null
      })
      if (connected) {
        hearing.gap()
        send()
      }
    }
  }

  const sendAll = async (): Promise<void> => {
    while (heads.size + eyes.size + said.size > 0 && client !== null)
      try {
        const looks = some(eyes).map(([id, { seats, others }]) => [id, seats, others] as const)
        await notify(client, { heads: some(heads), eyes: looks, said: some(said) })
      } catch (error) {
        hearing.failed(error)
      }
    sending = null
  }

  const send = (): void => {
    sending ??= new Promise(resolve => setImmediate(() => resolve(sendAll())))
  }

  void stayConnected(await connect())
  return {
    tell(id, n) {
      heads.set(id, n)
      send()
    },
    show(tables) {
      for (const [id, looks] of tables) eyes.set(id, looks)
      if (tables.length > 0) send()
    },
    say(id, message) {
      said.set(id, message)
      send()
    },
    async close() {
      await sending
      closed = true
      await client?.end()
    },
  }
}

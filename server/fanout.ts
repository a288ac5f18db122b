import pg from 'pg'
import { connection } from './store/postgres.ts'

/** Tells other processes how far tables have come, and hears it from them. */
export interface Fanout {
  tell(id: string, n: number): void
  close(): Promise<void>
}

/** One process alone has nobody to tell. */
export const ALONE: Fanout = { tell: () => {}, close: async () => {} }

/** What a process wants to hear. */
export interface Hearing {
  heads(heads: readonly (readonly [id: string, n: number])[]): void
  /** Something may have been missed: the connection was broken. */
  gap(): void
  failed(error: unknown): void
}

const CHANNEL = 'pantheon_heads'
/** A notification holds less than 8000 bytes. */
const MOST_HEADS = 100
const PAUSE = 500

/** LISTEN and NOTIFY: what happened within one turn of the event loop goes out together, outside the write. */
export async function listen(url: string, me: string, hearing: Hearing): Promise<Fanout> {
  const news = new Map<string, number>()
  let client: pg.Client | null = null
  let closed = false
  let sending = false

  /** Connects and listens; the promise it gives ends with the connection. */
  const connect = async (): Promise<{ ended: Promise<void> }> => {
    const fresh = new pg.Client(connection(url))
    const ended = new Promise<void>(resolve => fresh.once('end', () => resolve()))
    fresh.on('error', hearing.failed)
    fresh.on('notification', ({ payload }) => {
      const { from, heads } = JSON.parse(payload ?? '{}')
      if (from !== me) hearing.heads(heads)
    })
    try {
      await fresh.connect()
      await fresh.query(`LISTEN ${CHANNEL}`)
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
      if (connected) hearing.gap()
    }
  }

  const send = async (): Promise<void> => {
    while (news.size > 0 && client !== null) {
      const heads = [...news].slice(0, MOST_HEADS)
      for (const [id] of heads) news.delete(id)
      try {
        await client.query('SELECT pg_notify($1, $2)', [CHANNEL, JSON.stringify({ from: me, heads })])
      } catch (error) {
        hearing.failed(error)
      }
    }
    sending = false
  }

  void stayConnected(await connect())
  return {
    tell(id, n) {
      news.set(id, n)
      if (sending) return
      sending = true
      setImmediate(() => void send())
    },
    async close() {
      closed = true
      await client?.end()
    },
  }
}

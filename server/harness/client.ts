import type { ClientMessage, Command, Plan, Query, ServerMessage, Update } from '@pantheon/table'
import { WebSocket } from 'ws'

type Short<T> = T extends { id: string } ? Omit<T, 'id'> & { id?: string } : T
type Reply = Extract<ServerMessage, { is: 'done' | 'refused' | 'hint' | 'why' | 'past' }>

const MOST_WAIT = 30_000

/** A person who plays over the network, as a program. */
export class Client {
  person = { id: '', name: '' }
  /** The last update of each table that is followed. */
  readonly updates = new Map<string, Update>()
  readonly received: ServerMessage[] = []
  /** Keeps all messages, for tests that look back. */
  keeps = false
  closed: { code: number; reason: string } | null = null
  private socket: WebSocket | null = null
  private readonly waiting = new Map<string, (reply: Reply) => void>()
  private readonly watchers = new Set<(message: ServerMessage) => void>()
  private asked = 0

  constructor(
    readonly port: number,
    public cookie = '',
  ) {}

  /** A guest who has said who they are. */
  static async guest(port: number, name: string): Promise<Client> {
    const client = new Client(port)
    const { person } = await client.post<{ person: { id: string; name: string } }>('/api/me', { name })
    client.person = person
    return client
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(`http://127.0.0.1:${this.port}${path}`, {
      ...init,
      headers: { cookie: this.cookie, ...init.headers },
    })
    for (const cookie of response.headers.getSetCookie()) this.remember(cookie.split(';')[0])
    return response
  }

  private remember(pair: string): void {
    const [name] = pair.split('=')
    const others = this.cookie.split('; ').filter(known => known !== '' && !known.startsWith(`${name}=`))
    this.cookie = [...others, pair].join('; ')
  }

  async get<T>(path: string): Promise<T> {
    return this.read(await this.fetch(path))
  }

  async post<T>(path: string, body: unknown = {}): Promise<T> {
    const headers = { 'content-type': 'application/json' }
    return this.read(await this.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }))
  }

  private async read<T>(response: Response): Promise<T> {
    const value = (await response.json()) as T & { error?: string }
    if (!response.ok) throw new Error(`${response.status}: ${value.error}`)
    return value
  }

  makeTable(plan: Partial<Plan> & Pick<Plan, 'game' | 'places'>): Promise<{ id: string; invite: string }> {
    return this.post('/api/tables', plan)
  }

  /** Opens the WebSocket; `headers` may name an origin. */
  connect(headers: Record<string, string> = {}): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`ws://127.0.0.1:${this.port}/api/socket`, {
        headers: { cookie: this.cookie, ...headers },
      })
      this.socket = socket
      this.closed = null
      socket.once('open', () => resolve())
      socket.on('error', reject)
      socket.on('message', data => this.receive(JSON.parse(data.toString())))
      socket.on('close', (code, reason) => {
        if (this.socket === socket) this.closed = { code, reason: reason.toString() }
        for (const give of this.waiting.values())
          give({ is: 'refused', reason: 'try-again', text: 'The connection broke.' })
        this.waiting.clear()
      })
    })
  }

  disconnect(): void {
    this.socket?.terminate()
  }

  /** Sends anything at all. */
  raw(data: string | Buffer): void {
    this.socket?.send(data)
  }

  send(message: ClientMessage): void {
    this.raw(JSON.stringify(message))
  }

  /** Sends a request and waits for its answer; a server that gives none is at fault. */
  ask(message: Short<Command> | Short<Extract<Query, { id: string }>>): Promise<Reply> {
    const id = message.id ?? `${this.person.id}-${this.asked++}`
    return new Promise((resolve, reject) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        resolve({ is: 'refused', reason: 'try-again', text: 'Not connected.' })
        return
      }
      const timer = setTimeout(
        () => reject(new Error(`no answer to ${message.do} within ${MOST_WAIT} ms`)),
        MOST_WAIT,
      )
      this.waiting.set(id, reply => {
        clearTimeout(timer)
        resolve(reply)
      })
      this.send({ ...message, id } as ClientMessage)
    })
  }

  /** Follows a table and waits for its first update. */
  async follow(table: string, since = 0, invite?: string): Promise<Update> {
    const first = this.next(message => message.is === 'update' && message.table === table)
    this.send({ do: 'follow', table, since, ...(invite ? { invite } : {}) })
    return (await first) as Update
  }

  /** The next message that fits, within a time. */
  next(fits: (message: ServerMessage) => boolean, ms = 10_000): Promise<ServerMessage> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => done(() => reject(new Error('no such message came'))), ms)
      const watch = (message: ServerMessage) => {
        if (fits(message)) done(() => resolve(message))
      }
      const done = (then: () => void) => {
        clearTimeout(timer)
        this.watchers.delete(watch)
        then()
      }
      this.watchers.add(watch)
    })
  }

  private receive(message: ServerMessage): void {
    if (this.keeps) this.received.push(message)
    if (message.is === 'update') this.updates.set(message.table, message)
    if ('id' in message && message.id !== undefined) {
      const give = this.waiting.get(message.id)
      this.waiting.delete(message.id)
      give?.(message)
    }
    for (const watch of [...this.watchers]) watch(message)
  }
}

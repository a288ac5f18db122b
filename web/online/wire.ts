import type { ClientMessage, ServerMessage } from '@pantheon/table'
import { Store } from '../app/store.ts'
import { beSomeone, onPerson, person } from './person.ts'

/** How the line to the server stands. */
export type Line = 'idle' | 'connecting' | 'open' | 'lost'

/** Someone on this page who follows a table. */
export interface Listener {
  /** What begins to follow the table, from the last number seen. */
  greeting(): ClientMessage
  hear(message: ServerMessage): void
}

const FIRST_PAUSE = 400
const LONGEST_PAUSE = 12_000
/** A server that has not answered for so long is connected to anew. */
const PATIENCE = 10_000
const TRY_AGAIN = 900

/**
 * The one WebSocket of this page. What was asked is asked again after a break, under the same id, until it is
 * answered: the server does it once.
 */
class Wire {
  readonly line = new Store<Line>('idle')
  private socket: WebSocket | null = null
  private readonly listeners = new Map<string, Listener>()
  private readonly unanswered = new Map<string, ClientMessage>()
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private who: string | undefined

  constructor() {
    addEventListener('online', () => this.now())
    addEventListener('offline', () => this.drop())
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible' && this.line.get() === 'lost') this.now()
    })
    onPerson(() => this.changed())
  }

  follow(table: string, listener: Listener): void {
    this.listeners.set(table, listener)
    if (this.line.get() === 'open') this.transmit(listener.greeting())
    else this.now()
  }

  unfollow(table: string): void {
    this.listeners.delete(table)
    for (const [id, message] of this.unanswered) if (message.table === table) this.unanswered.delete(id)
    if (this.listeners.size > 0) this.transmit({ do: 'unfollow', table })
    else this.hangUp('idle')
  }

  send(message: ClientMessage): void {
    if ('id' in message) this.unanswered.set(message.id, message)
    this.transmit(message)
  }

  /** Connects at once, if anyone listens. */
  now(): void {
    clearTimeout(this.timer)
    if (this.socket === null && this.listeners.size > 0) void this.connect()
  }

  private async connect(): Promise<void> {
    if (!navigator.onLine) {
      this.line.set('lost')
      return
    }
    if (this.tries === 0) this.line.set('connecting')
    try {
      this.who = (await beSomeone()).id
    } catch {
      this.again()
      return
    }
    if (this.socket !== null || this.listeners.size === 0) return
    const url = new URL('./api/socket', document.baseURI)
    url.protocol = url.protocol.replace('http', 'ws')
    const socket = new WebSocket(url)
    this.socket = socket
    socket.addEventListener('open', () => this.opened(socket))
    socket.addEventListener('message', ({ data }) => this.hear(JSON.parse(`${data}`) as ServerMessage))
    socket.addEventListener('close', () => this.socket === socket && this.drop())
  }

  private opened(socket: WebSocket): void {
    if (this.socket !== socket) return
    this.tries = 0
    this.line.set('open')
    for (const listener of this.listeners.values()) this.transmit(listener.greeting())
    for (const message of this.unanswered.values()) this.transmit(message)
  }

  private transmit(message: ClientMessage): void {
    const { socket } = this
    if (socket?.readyState !== WebSocket.OPEN) return
    socket.send(JSON.stringify(message))
    if (!('id' in message)) return
    setTimeout(() => this.unanswered.has(message.id) && this.socket === socket && this.drop(), PATIENCE)
  }

  private hear(message: ServerMessage): void {
    if ('id' in message && message.id !== undefined) {
      const asked = this.unanswered.get(message.id)
      if (asked && message.is === 'refused' && message.reason === 'try-again') {
        setTimeout(() => this.transmit(asked), TRY_AGAIN)
        return
      }
      this.unanswered.delete(message.id)
    }
    if ('table' in message && message.table !== undefined) this.listeners.get(message.table)?.hear(message)
  }

  /** The line is lost: it is tried again, a little later each time. */
  private drop(): void {
    this.hangUp('lost')
    this.again()
  }

  private again(): void {
    this.line.set('lost')
    clearTimeout(this.timer)
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.tries++)
    this.timer = setTimeout(() => this.now(), pause * (0.75 + Math.random() / 2))
  }

  private hangUp(line: Line): void {
    const { socket } = this
    this.socket = null
    socket?.close()
    clearTimeout(this.timer)
    this.line.set(line)
  }

  /** Whoever one is now speaks over a line of their own. */
  private changed(): void {
    const known = person()
    if (this.socket === null || known?.id === undefined || known.id === this.who) return
    this.hangUp('connecting')
    this.now()
  }

  /** The server has a new name for this person: it is known from the next connection on. */
  renew(): void {
    this.hangUp('connecting')
    this.now()
  }
}

/** The line to the server. */
export const wire = new Wire()

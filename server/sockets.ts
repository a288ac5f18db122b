import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { Connection } from './connection.ts'
import { fromHere, personIn } from './http/session.ts'
import { Meter, Tally } from './limits.ts'
import type { Site } from './site.ts'

/** Where clients connect. */
export const SOCKET_PATH = '/api/socket'

/** Each connection is asked for a sign of life so often; not all of them at once. */
const PING_SECONDS = 30
const FAREWELL = 1_000

/** All open WebSockets. */
export class Sockets {
  private readonly server: WebSocketServer
  /** With the second of each half minute in which it is asked for a sign of life. */
  private readonly connections = new Map<Connection, number>()
  private readonly perAddress: Tally
  private readonly perPerson: Tally
  private readonly messages: Meter
  private readonly pulse: NodeJS.Timeout
  private welcomed = 0

  constructor(private readonly site: Site) {
    const { limits } = site.config
    this.server = new WebSocketServer({ noServer: true, maxPayload: limits.messageBytes })
    this.perAddress = new Tally(limits.socketsPerAddress)
    this.perPerson = new Tally(limits.socketsPerPerson)
    this.messages = new Meter(limits.messages, site.now)
    let second = 0
    this.pulse = setInterval(() => {
      second = (second + 1) % PING_SECONDS
      for (const [connection, due] of this.connections) if (due === second) connection.pulse()
    }, 1_000)
    this.pulse.unref()
  }

  /** Someone asks for a WebSocket. */
  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { site } = this
    socket.on('error', () => socket.destroy())
    if (new URL(request.url ?? '/', 'http://here').pathname !== SOCKET_PATH) return turnAway(socket, 404)
    if (!fromHere(site, request.headers.origin, request.headers.host)) return turnAway(socket, 403)
    const address = this.addressOf(request)
    if (!this.perAddress.enter(address)) return turnAway(socket, 429)
    const person = await personIn(site, request.headers.cookie).catch(() => null)
    if (person === null || !this.perPerson.enter(person.id)) {
      this.perAddress.exit(address)
      return turnAway(socket, person === null ? 401 : 429)
    }
    const leave = () => {
      this.perAddress.exit(address)
      this.perPerson.exit(person.id)
    }
    if (socket.destroyed) return leave()
    this.server.handleUpgrade(request, socket, head, ws => {
      const connection = new Connection(ws, person, site, this.messages)
      this.connections.set(connection, this.welcomed++ % PING_SECONDS)
      site.metrics.connections.set(this.connections.size)
      ws.on('close', () => {
        leave()
        this.connections.delete(connection)
        site.metrics.connections.set(this.connections.size)
      })
    })
  }

  private addressOf(request: IncomingMessage): string {
    const forwarded = this.site.config.trustProxy ? request.headers['x-forwarded-for'] : undefined
    return forwarded?.toString().split(',').at(-1)?.trim() || request.socket.remoteAddress || ''
  }

  /** Says goodbye to everyone, who may connect again elsewhere; who does not answer is cut off. */
  async close(): Promise<void> {
    clearInterval(this.pulse)
    for (const connection of this.connections.keys()) connection.goodbye()
    const end = Date.now() + FAREWELL
    while (this.connections.size > 0 && Date.now() < end) await new Promise(done => setTimeout(done, 10))
    for (const connection of this.connections.keys()) connection.cut()
    this.server.close()
  }
}

const turnAway = (socket: Duplex, status: number): void => {
  socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

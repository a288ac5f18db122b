import { lookup } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { InputError } from '@pantheon/core'
import webPush from 'web-push'
import type { Metrics } from './metrics.ts'
import type { Store } from './store/store.ts'

/** Where a browser gets its notifications. */
export interface Subscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** Addresses that are not out in the world: an endpoint there would let outsiders reach inside. */
const INSIDE = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv6')

/** Is this address out in the world? IPv4 in IPv6 clothing is judged by what it wears underneath. */
export function isOutside(address: string): boolean {
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1]
  if (mapped !== undefined) return isOutside(mapped)
  const family = isIP(address)
  if (family === 0 || /^::ffff:/i.test(address)) return false
  return !INSIDE.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

/**
 * An endpoint from outside: https, and not an address inside; an `InputError` says what is wrong. An operator who allows
 * addresses inside has a push service of their own there, which may do without https.
 */
export function checkEndpoint(endpoint: string, allowPrivate: boolean): URL {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null
  const plain = allowPrivate && url?.protocol === 'http:'
  if (url === null || (url.protocol !== 'https:' && !plain))
    throw new InputError('endpoint: expected an https address')
  if (url.username || url.password) throw new InputError('endpoint: expected no name or password in it')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const inside = isIP(host) ? !isOutside(host) : host === 'localhost' || !host.includes('.')
  if (inside && !allowPrivate) throw new InputError('endpoint: expected an address out in the world')
  return url
}

const TIME_LIMIT = 5_000

/** A name is looked up once, and what it gives is judged before anything is sent there. */
const judged =
  (allowPrivate: boolean): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0)
      const good = addresses.filter(({ address }) => allowPrivate || isOutside(address))
      const [first] = good
      if (first === undefined) return callback(new Error('the endpoint lies inside'), '', 0)
      if (options.all) return callback(null, good)
      callback(null, first.address, first.family)
    })
  }

/** Sends one message; gives the status. Whatever the answer says, there is no second hop. */
export function deliver(
  subscription: Subscription,
  details: { headers: Record<string, string>; body: Buffer },
  options: { allowPrivate: boolean; ca?: string; timeLimit?: number },
): Promise<number> {
  const url = checkEndpoint(subscription.endpoint, options.allowPrivate)
  const { Agent, request } = url.protocol === 'https:' ? https : http
  const agent = new Agent({ lookup: judged(options.allowPrivate), maxSockets: 1, ca: options.ca })
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(options.timeLimit ?? TIME_LIMIT)
    const sending = request(url, { method: 'POST', headers: details.headers, agent, signal }, answer => {
      answer.destroy()
      resolve(answer.statusCode ?? 0)
    })
    sending.on('error', reject)
    sending.end(details.body)
  })
}

const GONE: ReadonlySet<number> = new Set([404, 410])
const MOST_DEVICES = 10

/** Notifications to people who are not looking. */
export class Push {
  constructor(
    private readonly store: Store,
    private readonly metrics: Metrics,
    readonly keys: { readonly publicKey: string; readonly privateKey: string },
    private readonly options: {
      readonly subject: string
      readonly allowPrivate: boolean
      readonly ca?: string
    },
  ) {}

  async subscribe(person: string, { endpoint, keys }: Subscription, now: number): Promise<void> {
    checkEndpoint(endpoint, this.options.allowPrivate)
    const { db } = this.store
    const { count } = await db
      .selectFrom('pushes')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('person', '=', person)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MOST_DEVICES) throw new InputError(`expected at most ${MOST_DEVICES} devices`)
    await db
      .insertInto('pushes')
      .values({ endpoint, person, p256dh: keys.p256dh, auth: keys.auth, created_at: now })
      .onConflict(conflict =>
        conflict.column('endpoint').doUpdateSet({ person, p256dh: keys.p256dh, auth: keys.auth }),
      )
      .execute()
  }

  async unsubscribe(person: string, endpoint: string): Promise<void> {
    await this.store.db
      .deleteFrom('pushes')
      .where('person', '=', person)
      .where('endpoint', '=', endpoint)
      .execute()
  }

  /** Sends a message to every device of a person; a device that is gone is forgotten. */
  async notify(person: string, message: object): Promise<void> {
    const rows = await this.store.db.selectFrom('pushes').selectAll().where('person', '=', person).execute()
    await Promise.all(
      rows.map(async ({ endpoint, p256dh, auth }) => {
        const subscription = { endpoint, keys: { p256dh, auth } }
        try {
          const status = await deliver(subscription, this.seal(subscription, message), this.options)
          if (GONE.has(status)) await this.unsubscribe(person, endpoint)
          this.metrics.pushes.inc({ outcome: status < 300 ? 'sent' : GONE.has(status) ? 'gone' : 'refused' })
        } catch {
          this.metrics.pushes.inc({ outcome: 'failed' })
        }
      }),
    )
  }

  private seal(subscription: Subscription, message: object) {
    const { publicKey, privateKey } = this.keys
    const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(message), {
      vapidDetails: { subject: this.options.subject, publicKey, privateKey },
      TTL: 86_400,
    })
    return { headers: headers as Record<string, string>, body: body as Buffer }
  }
}

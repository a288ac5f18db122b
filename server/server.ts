import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { type OnFault, Pool } from '@pantheon/bots'
import { acts, type Game, InputError, seatsOf } from '@pantheon/core'
import { GAMES } from '@pantheon/games'
import pino from 'pino'
import { thinkers } from '../lab/thinker.ts'
import type { Config } from './config.ts'
import { Signer } from './cookies.ts'
import { ALONE, type Fanout, listen } from './fanout.ts'
import { makeApp, mount } from './http/app.ts'
import { makeMetrics } from './metrics.ts'
import { newId, People } from './people.ts'
import { Hall } from './play/hall.ts'
import type { Live } from './play/live.ts'
import type { Eyes } from './play/presence.ts'
import { Push } from './push.ts'
import { settle } from './results.ts'
import type { Site } from './site.ts'
import { Sockets } from './sockets.ts'
import { Leases } from './store/leases.ts'
import { postgres } from './store/postgres.ts'
import { lockFolder, sqlite } from './store/sqlite.ts'
import { Store } from './store/store.ts'

/** A server that runs. */
export interface Running {
  readonly port: number
  /** Finishes what is under way, hands over what this process looked after, and stops. */
  close(): Promise<void>
}

const STDERR = 2
const SWEEP = 500
const MOST_CLAIMS = 200

/** Nothing that says who someone is, or lets anyone in, is ever written to a log. */
const REDACT = ['req.headers.cookie', 'cookie', 'password', 'invite', 'secret', 'err.parameters', 'err.query']

/** Starts a server; `games` are those that can be played. */
export async function serve(config: Config, games: readonly Game[] = GAMES): Promise<Running> {
  const log = pino({ level: config.logLevel, redact: REDACT }, pino.destination(STDERR))
  const app = makeApp(config, log)
  const metrics = makeMetrics()
  const onError = (error: Error) => log.warn({ err: error }, 'a connection to the database broke')
  const { databaseUrl } = config
  const unlock = databaseUrl ? () => {} : lockFolder(config.data)
  const backend = databaseUrl ? postgres(databaseUrl, config.connections, onError) : sqlite(config.data)
  const store = new Store(backend)
  await store.migrate().catch(error => {
    throw new InputError(`the database cannot be opened: ${error.message || error.code}`)
  })
  const me = newId(9)
  const leases = new Leases(store, me, config.leaseSeconds)
  // One process alone has a SQLite folder: whatever looked after its tables before is gone.
  if (backend.name === 'sqlite') await store.db.deleteFrom('processes').execute()
  await leases.renew()

  const now = Date.now
  const keys = JSON.parse(await store.setting('vapid', () => JSON.stringify(vapidKeys())))
  const signer = new Signer(await store.setting('cookies', () => randomBytes(32).toString('base64url')))
  const push = new Push(store, metrics, keys, config.push)
  const { threads, limitMs, paceMs } = config.bots
  const onFault: OnFault = ({ bot, failing, why }) => {
    metrics.botFaults.inc({ bot: kindOf(bot), failing })
    log.warn({ bot, failing, why }, 'a bot failed')
  }
  const bots = new Pool(thinkers(threads, config.botWorker), { longest: limitMs, onFault })
  const gameNamed = (id: string): Game => {
    const game = games.find(game => game.id === id)
    if (game) return game
    throw new InputError(`unknown game "${id}": expected one of ${games.map(game => game.id).join(', ')}`)
  }

  let fanout: Fanout = ALONE
  const hall = new Hall({
    store,
    games: gameNamed,
    bots,
    metrics,
    log,
    me,
    shared: databaseUrl !== null,
    paceMs,
    now,
    tell: (id, n) => fanout.tell(id, n),
    show: tables => fanout.show(tables),
    say: (id, message) => fanout.say(id, message),
    kept: live =>
      void callToTurn(live, hall.lookers.at(live.id), push).catch(error =>
        log.warn({ err: error }, 'a call failed'),
      ),
    settle: table => settle(store, table),
  })
  if (databaseUrl)
    fanout = await listen(databaseUrl, me, {
      heads: heads => {
        for (const [id, n] of heads) void hall.heard(id, n).catch(onError)
      },
      eyes: (process, tables) => hall.lookers.heard(process, tables),
      said: (id, message) => hall.said(id, message),
      newcomer: () => hall.lookers.introduce(),
      gap: () => void hall.catchUp().catch(onError),
      failed: error => log.warn({ err: error }, 'news from other processes cannot be heard'),
    })

  const people = new People(store, now)
  const site: Site = { config, store, people, hall, bots, push, signer, metrics, log, games, gameNamed, now }
  const sockets = new Sockets(site)
  let closing = false
  await mount(app, site, () => !closing)
  app.server.on('upgrade', (request, socket, head) => void sockets.upgrade(request, socket, head))

  const sweep = async (ahead = 0) => {
    const ids = await leases.claim(MOST_CLAIMS, ahead)
    await hall.tender.look(ids)
  }
  const idleMs = config.idleSeconds * 1000
  const timers = [
    every(SWEEP, () => sweep(), onError),
    every((config.leaseSeconds * 1000) / 4, async () => hall.lookers.living(await leases.renew()), onError),
    every(idleMs / 4, async () => hall.evict(now() - idleMs), onError),
  ]
  const close = async () => {
    if (closing) return
    closing = true
    for (const stop of timers) stop()
    await hall.close()
    await sockets.close()
    await app.close()
    bots.close()
    await leases.release().catch(onError)
    await fanout.close()
    await store.close()
    unlock()
    log.info('stopped')
  }
  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    await close()
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      ? new InputError(`port ${config.port} is taken: choose another with --port or PORT`)
      : error
  }
  const { port } = app.server.address() as AddressInfo
  log.info({ port, store: backend.name }, 'ready')
  void sweep(MOST_AHEAD).catch(onError)
  return { port, close }
}

/** A bot as it is counted: searches of every length as one, since players may name any. */
const kindOf = (bot: string): string => bot.split(':')[0]

/** On a start, what was left to its process for a moment is taken up at once. */
const MOST_AHEAD = 10_000

/** Does something again and again, never twice at once, and never fails; gives what stops it. */
function every(ms: number, work: () => Promise<void>, onError: (error: Error) => void): () => void {
  let stopped = false
  let timer: NodeJS.Timeout
  const again = () => {
    timer = setTimeout(async () => {
      await work().catch(onError)
      if (!stopped) again()
    }, ms)
    timer.unref()
  }
  again()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}

/** By day, those who must act and are not looking are told so on their devices. */
async function callToTurn(live: Live, { seats }: Eyes, push: Push): Promise<void> {
  const { table } = live
  const { match, founding, chairs, asked } = table
  if (founding.plan.clock.kind !== 'days' || match === null) return
  for (const seat of seatsOf(match.state.who)) {
    const { person, away, resigned } = chairs[seat]
    if (person === null || away || resigned || acts(seats, seat) || asked[seat] !== table.moved) continue
    await push.notify(person, { kind: 'turn', table: live.id, game: founding.game.title })
  }
}

/** The pair of keys by which push services know this installation. */
function vapidKeys(): { publicKey: string; privateKey: string } {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return { publicKey: point.toString('base64url'), privateKey: d }
}

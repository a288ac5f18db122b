import { InputError } from '@pantheon/core'
import { saidByTable } from '@pantheon/table'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  LogController,
} from 'fastify'
import { ZodError, z } from 'zod'
import type { Config } from '../config.ts'
import { Meter } from '../limits.ts'
import { Unplayable } from '../play/founding.ts'
import type { Site } from '../site.ts'
import { pageRoutes } from './page.ts'
import { passkeyRoutes } from './passkeys.ts'
import { peopleRoutes } from './people.ts'
import { pushRoutes } from './push.ts'
import { recordRoutes } from './records.ts'
import { fromHere, HttpError } from './session.ts'
import { tableRoutes } from './tables.ts'

/** Scripts and styles from here alone, nothing framed, no address passed on (an invitation may be in it). */
const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' data: blob:; font-src 'self' data:; style-src 'self' 'unsafe-inline'; " +
    "connect-src 'self'; worker-src 'self' blob:; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

const MOST_BODY = 65_536
const QUIET: ReadonlySet<string> = new Set(['error', 'fatal', 'silent'])

/** An HTTP server that logs what was asked, never by whom or with what. */
export const makeApp = (config: Config, log: FastifyBaseLogger): FastifyInstance =>
  Fastify({
    // Where it listens is said once, by whoever started it.
    loggerInstance: log.child({}, { level: QUIET.has(config.logLevel) ? config.logLevel : 'warn' }),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MOST_BODY,
    // One proxy in front: the last address it names is the client's.
    trustProxy: config.trustProxy ? (_: string, hop: number) => hop === 0 : false,
    forceCloseConnections: true,
    requestTimeout: 15_000,
    keepAliveTimeout: 10_000,
  })

/** Everything but the WebSocket. */
export async function mount(app: FastifyInstance, site: Site, ready: () => boolean): Promise<void> {
  const { config, now, store, metrics } = site
  const requests = new Meter(config.limits.requests, now)

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS)
    if (config.secureCookies) reply.header('strict-transport-security', 'max-age=31536000')
    if (!request.url.startsWith('/api/')) return
    reply.header('cache-control', 'no-store')
    if (!requests.allows(request.ip)) throw new HttpError(429, 'Too many requests: wait a little.')
    const changes = request.method !== 'GET' && request.method !== 'HEAD'
    if (changes && !fromHere(site, request.headers.origin, request.headers.host))
      throw new HttpError(403, 'That did not come from a page of this server.')
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request
    const route = request.routeOptions.url ?? 'unknown'
    site.log.debug({ method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
  app.setErrorHandler((error: FastifyError | Error, _, reply) => {
    const [status, text] = verdict(error)
    if (status >= 500) site.log.error({ err: error }, 'a request failed')
    return reply.status(status).send({ error: text })
  })

  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_, reply) => {
    const answers =
      ready() &&
      (await store.ping().then(
        () => true,
        () => false,
      ))
    return reply.status(answers ? 200 : 503).send({ ready: answers })
  })
  app.get('/metrics', async (request, reply) => {
    if (config.metrics === 'local' && !LOCAL.has(request.ip)) throw new HttpError(404, 'Not found.')
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
  for (const routes of [peopleRoutes, passkeyRoutes, tableRoutes, recordRoutes, pushRoutes]) routes(app, site)
  await pageRoutes(app, config.web)
}

const LOCAL: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** What a failed request is told: the reason if it is the asker's to know. */
function verdict(error: FastifyError | Error): [status: number, text: string] {
  if (error instanceof HttpError) return [error.status, error.message]
  if (error instanceof InputError) return [400, error.message]
  if (error instanceof Unplayable) return [409, saidByTable('en', 'no.rules')]
  if (error instanceof ZodError) return [400, z.prettifyError(error)]
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  if (status < 500) return [status, error.message]
  return [503, 'That could not be done just now: try again.']
}

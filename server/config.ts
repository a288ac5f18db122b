import { availableParallelism } from 'node:os'
import { InputError } from '@pantheon/core'

/** Everything an operator decides. */
export interface Config {
  readonly port: number
  readonly host: string
  /** The folder of the SQLite database; used where no PostgreSQL server is named. */
  readonly data: string
  readonly databaseUrl: string | null
  /** Connections to the PostgreSQL server. */
  readonly connections: number
  /** Where browsers may come from, besides the address they were served from. */
  readonly origins: readonly string[]
  /** Behind a proxy that sets X-Forwarded-For and -Proto. */
  readonly trustProxy: boolean
  /** Cookies for https only. */
  readonly secureCookies: boolean
  /** Who may read /metrics: this machine, or everyone. */
  readonly metrics: 'local' | 'open'
  readonly logLevel: string
  /** The program of the bots' threads. */
  readonly botWorker: URL
  readonly bots: {
    readonly threads: number
    /** No bot has more time than this for a move. */
    readonly limitMs: number
    readonly paceMs: number
  }
  /** The built web client, if there is one. */
  readonly web: string | null
  /** For this long a process counts as alive after it last said so. */
  readonly leaseSeconds: number
  /** A table that nobody looks at leaves the memory after this long. */
  readonly idleSeconds: number
  readonly push: {
    /** Whom a push service may ask about this server: a mailto: or https: address. */
    readonly subject: string
    readonly allowPrivate: boolean
  }
  readonly limits: Limits
}

/** How much one address or one person may ask for. */
export interface Limits {
  /** Requests a second from one address, and how many at once. */
  readonly requests: { readonly rate: number; readonly burst: number }
  /** Sign-ins and claims of names from one address. */
  readonly signIns: { readonly rate: number; readonly burst: number }
  /** New guests and tables from one address or person. */
  readonly makings: { readonly rate: number; readonly burst: number }
  /** Messages a second over one person's connections. */
  readonly messages: { readonly rate: number; readonly burst: number }
  /** A connection is cut off after so many messages too many. */
  readonly patience: number
  readonly messageBytes: number
  readonly socketsPerAddress: number
  readonly socketsPerPerson: number
  readonly tablesPerSocket: number
  readonly openTablesPerPerson: number
}

/** The defaults, generous to people and closed to floods. */
export const LIMITS: Limits = {
  requests: { rate: 20, burst: 100 },
  signIns: { rate: 0.2, burst: 10 },
  makings: { rate: 0.5, burst: 20 },
  messages: { rate: 20, burst: 60 },
  patience: 200,
  messageBytes: 16_384,
  socketsPerAddress: 200,
  socketsPerPerson: 10,
  tablesPerSocket: 50,
  openTablesPerPerson: 100,
}

/** The tables keep a core for themselves, if there are two. */
const BOTS = { threads: Math.max(1, availableParallelism() - 1), limitMs: 5_000, paceMs: 700 }

/** A configuration with defaults where nothing else is said. */
export const configure = (given: Partial<Config> & Pick<Config, 'botWorker'>): Config => ({
  port: 8080,
  host: '0.0.0.0',
  data: 'data',
  databaseUrl: null,
  connections: 8,
  origins: [],
  trustProxy: false,
  secureCookies: false,
  metrics: 'local',
  logLevel: 'info',
  bots: BOTS,
  web: null,
  leaseSeconds: 8,
  idleSeconds: 60,
  push: { subject: 'mailto:nobody@example.invalid', allowPrivate: false },
  limits: LIMITS,
  ...given,
})

const yes = (value: string | undefined): boolean => value === '1' || value === 'true'

/** A limit from the environment: `PANTHEON_MESSAGES=20/60` is 20 a second, 60 at once. */
function rateFrom(env: NodeJS.ProcessEnv, name: string, normal: { rate: number; burst: number }) {
  const text = env[name]
  if (text === undefined) return normal
  const [, rate, burst] = text.match(/^(\d+(?:\.\d+)?)\/(\d+)$/) ?? []
  if (rate === undefined)
    throw new InputError(`${name}: expected a rate and a burst such as 20/60, not "${text}"`)
  return { rate: Number(rate), burst: Number(burst) }
}

function wholeFrom(env: NodeJS.ProcessEnv, name: string, normal: number): number {
  const text = env[name]
  if (text === undefined) return normal
  if (!/^\d+$/.test(text)) throw new InputError(`${name}: expected a whole number, not "${text}"`)
  return Number(text)
}

/** What the environment says; `docs/operating.md` lists the names. */
export function fromEnvironment(env: NodeJS.ProcessEnv): Partial<Config> {
  return {
    databaseUrl: env.DATABASE_URL || null,
    connections: wholeFrom(env, 'PANTHEON_CONNECTIONS', 8),
    origins: (env.PANTHEON_ORIGINS ?? '').split(',').filter(origin => origin !== ''),
    trustProxy: yes(env.PANTHEON_TRUST_PROXY),
    secureCookies: yes(env.PANTHEON_SECURE_COOKIES),
    metrics: env.PANTHEON_METRICS === 'open' ? 'open' : 'local',
    logLevel: env.PANTHEON_LOG ?? 'info',
    leaseSeconds: wholeFrom(env, 'PANTHEON_LEASE_SECONDS', 8),
    idleSeconds: wholeFrom(env, 'PANTHEON_IDLE_SECONDS', 60),
    bots: {
      threads: Math.max(1, wholeFrom(env, 'PANTHEON_BOT_THREADS', BOTS.threads)),
      limitMs: wholeFrom(env, 'PANTHEON_BOT_LIMIT_MS', BOTS.limitMs),
      paceMs: wholeFrom(env, 'PANTHEON_BOT_PACE_MS', BOTS.paceMs),
    },
    push: {
      subject: env.PANTHEON_PUSH_SUBJECT ?? 'mailto:nobody@example.invalid',
      allowPrivate: yes(env.PANTHEON_PUSH_PRIVATE),
    },
    limits: {
      requests: rateFrom(env, 'PANTHEON_REQUESTS', LIMITS.requests),
      signIns: rateFrom(env, 'PANTHEON_SIGN_INS', LIMITS.signIns),
      makings: rateFrom(env, 'PANTHEON_MAKINGS', LIMITS.makings),
      messages: rateFrom(env, 'PANTHEON_MESSAGES', LIMITS.messages),
      patience: wholeFrom(env, 'PANTHEON_PATIENCE', LIMITS.patience),
      messageBytes: wholeFrom(env, 'PANTHEON_MESSAGE_BYTES', LIMITS.messageBytes),
      socketsPerAddress: wholeFrom(env, 'PANTHEON_SOCKETS_PER_ADDRESS', LIMITS.socketsPerAddress),
      socketsPerPerson: wholeFrom(env, 'PANTHEON_SOCKETS_PER_PERSON', LIMITS.socketsPerPerson),
      tablesPerSocket: wholeFrom(env, 'PANTHEON_TABLES_PER_SOCKET', LIMITS.tablesPerSocket),
      openTablesPerPerson: wholeFrom(env, 'PANTHEON_OPEN_TABLES', LIMITS.openTablesPerPerson),
    },
  }
}

import type { Pool } from '@pantheon/bots'
import type { Game } from '@pantheon/core'
import type { ServerMessage, Table } from '@pantheon/table'
import type { FastifyBaseLogger } from 'fastify'
import type { Metrics } from '../metrics.ts'
import type { Store } from '../store/store.ts'
import type { Live } from './live.ts'
import type { Eyes } from './presence.ts'

/** What the hall stands on. */
export interface Ground {
  readonly store: Store
  readonly games: (id: string) => Game
  /** Threads in which bots think. */
  readonly bots: Pool
  readonly metrics: Metrics
  readonly log: FastifyBaseLogger
  /** This process. */
  readonly me: string
  /** Other processes may serve the same tables. */
  readonly shared: boolean
  /** A bot's move is shown this long after the question was put, so that its haste tells nothing. */
  readonly paceMs: number
  now(): number
  /** A table has come to this number: other processes want to know. */
  tell(id: string, n: number): void
  /** Who looks at tables over this process: other processes want to know. */
  show(tables: readonly (readonly [id: string, eyes: Eyes])[]): void
  /** Something that is in no log is told to everyone who looks at a table over other processes. */
  say(id: string, message: ServerMessage): void
  /** An entry is kept: for notifications. */
  kept(live: Live): void
  /** A game is over and its result is to be kept. */
  settle(table: Table): Promise<void>
}

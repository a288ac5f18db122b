import type { Pool } from '@pantheon/bots'
import type { Game } from '@pantheon/core'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Signer } from './cookies.ts'
import type { Metrics } from './metrics.ts'
import type { People } from './people.ts'
import type { Hall } from './play/hall.ts'
import type { Push } from './push.ts'
import type { Store } from './store/store.ts'

/** What every part of the server may use. */
export interface Site {
  readonly config: Config
  readonly store: Store
  readonly people: People
  readonly hall: Hall
  readonly bots: Pool
  readonly push: Push
  readonly signer: Signer
  readonly metrics: Metrics
  readonly log: FastifyBaseLogger
  readonly games: readonly Game[]
  gameNamed(id: string): Game
  now(): number
}

import type { Entry } from '@pantheon/table'
import { botName } from '@pantheon/table/chairs'
import { go } from '../app/route.ts'
import { keep } from '../table/shelf.ts'
import type { Founded } from '../worker/messages.ts'
import type { Level } from './levels.ts'

/** What may differ from table to table. */
interface Wishes {
  readonly level?: Level
}

const random = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

/** Makes a table on this device and goes there: a name where a person sits, null where a bot does. */
export function found(
  game: string,
  people: readonly (string | null)[],
  { level = 'hero' }: Wishes = {},
): void {
  const founded: Founded = {
    id: random().slice(0, 12),
    game,
    plan: {
      game,
      options: {},
      places: people.map(name => (name === null ? { bot: level } : 'invited')),
      clock: { kind: 'none' },
      hints: true,
      listed: false,
    },
    secret: random(),
    names: people.map((name, seat) => name ?? botName(seat)),
    at: Date.now(),
  }
  keep({ founded, entries: [], over: false })
  go('table', founded.id)
}

/** One person against bots. */
export const playNow = (game: string, seats: number, name: string, wishes: Wishes = {}): void =>
  found(
    game,
    Array.from({ length: seats }, (_, seat) => (seat === 0 ? name : null)),
    wishes,
  )

/** A game played on from some moment, beside the one it comes from. */
export function playOn(from: Founded, entries: readonly Entry[]): void {
  const founded = { ...from, id: random().slice(0, 12), at: Date.now() }
  keep({ founded, entries, over: false })
  go('table', founded.id)
}

import type { GameRecord } from '@pantheon/core'
import type { Entry } from '@pantheon/table'
import { playOn } from '../home/found.ts'

type Act = Entry['act']

/** How a record says that a player left. */
const LEAVES = 'leaves'

/** A record's decisions as acts of a table: chance plays by itself. */
const actOf = ([who, move]: GameRecord['log'][number]): Act[] =>
  who === 'chance'
    ? []
    : move === LEAVES
      ? [{ do: 'resign', seat: who }]
      : [{ do: 'move', seat: who, move, bot: false }]

/** Plays a finished game on from one of its decisions, on this device, in one seat against bots in the others. */
export function playOnFrom(record: GameRecord, count: number, names: readonly string[], seat: number): void {
  const { game, options, overrides, fair, log } = record
  if (fair.kind !== 'committed') return
  const acts: Act[] = [
    { do: 'sit', seat, person: `seat-${seat}`, name: names[seat] },
    { do: 'start' },
    ...log.slice(0, count).flatMap(actOf),
  ]
  const entries = acts.map((act, i) => ({ seq: i + 1, at: 0, by: null, id: null, act }))
  playOn(
    {
      id: '',
      game,
      plan: {
        game,
        options,
        ...(overrides === undefined ? {} : { edition: overrides }),
        places: names.map((_, at) => (at === seat ? 'invited' : { bot: 'hero' })),
        clock: { kind: 'none' },
        hints: true,
        listed: false,
      },
      secret: fair.secret,
      phrases: fair.phrases,
      names,
      at: 0,
    },
    entries,
  )
}

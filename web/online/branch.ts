import type { GameRecord } from '@pantheon/core'
import type { Entry } from '@pantheon/table'
import type { Founded } from '../worker/messages.ts'

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

/** A game to be played on from a decision of a finished one: its plan, and the entries up to there. */
export interface Branch {
  readonly founded: Founded
  readonly entries: readonly Entry[]
}

/** A finished game from one of its decisions on, in one seat against bots in the others; null without its secret. */
export function branchOf(
  { game, options, overrides, fair, log }: GameRecord,
  count: number,
  names: readonly string[],
  seat: number,
): Branch | null {
  if (fair.kind !== 'committed') return null
  const acts: Act[] = [
    { do: 'sit', seat, person: `seat-${seat}`, name: names[seat] },
    { do: 'start' },
    ...log.slice(0, count).flatMap(actOf),
  ]
  const entries = acts.map((act, i) => ({ seq: i + 1, at: 0, by: null, id: null, act }))
  const plan: Founded['plan'] = {
    game,
    options,
    ...(overrides === undefined ? {} : { edition: overrides }),
    places: names.map((_, at) => (at === seat ? 'invited' : { bot: 'hero' })),
    clock: { kind: 'none' },
    hints: true,
    listed: false,
  }
  const { secret, phrases } = fair
  return { founded: { id: '', game, plan, secret, phrases, names, at: 0 }, entries }
}

import { botNamed } from '@pantheon/bots'
import {
  acts,
  edition,
  type Game,
  InputError,
  type Language,
  readOptions,
  type Seat,
  textIn,
  whyNot,
} from '@pantheon/core'
import { distinct } from './chairs.ts'
import type { Act, Person } from './journal.ts'
import type { Command, Plan, Reason } from './protocol.ts'
import type { Table } from './table.ts'
import { type Key, say } from './text/index.ts'

/** Nothing has changed, and why. */
export interface Refused {
  readonly kind: 'refused'
  readonly reason: Reason
  text(language: Language): string
  readonly rule?: string
}

type Ruling = { readonly kind: 'act'; readonly act: Act } | Refused
type Asked<K extends Command['do']> = Extract<Command, { do: K }>
type Rulings = {
  readonly [K in Command['do']]: (table: Table, command: Asked<K>, person: Person, invited: boolean) => Ruling
}

const allow = (act: Act): Ruling => ({ kind: 'act', act })

/** A refusal, for every host to speak with one voice: a sentence of the table's, or one made for the occasion. */
export const refuse = (reason: Reason, words: Key | Refused['text'], rule?: string): Refused => ({
  kind: 'refused',
  reason,
  text: typeof words === 'string' ? language => say(language, words) : words,
  ...(rule ? { rule } : {}),
})

const NOT_YOURS = refuse('not-yours', 'no.seat')
const NOT_HOST = refuse('not-yours', 'no.host')
const STARTED = refuse('not-now', 'no.started')
const NOT_PLAYING = refuse('not-now', 'no.playing')
const STALE = refuse('stale', 'no.stale')

/** Checks a plan against its game; an `InputError` says what is wrong. */
export function checkPlan(game: Game, plan: Plan): void {
  const [min, max] = game.seats
  if (plan.places.length < min || plan.places.length > max)
    throw new InputError(`${game.id}: expected ${min} to ${max} seats, not ${plan.places.length}`)
  readOptions(game, plan.options)
  if (plan.edition !== undefined) edition(game, plan.edition)
  for (const place of plan.places) if (typeof place === 'object') botNamed(place.bot)
}

/** Who holds a seat decides there, in a game that runs, on what they have seen; null if all is well. */
function turn(
  table: Table,
  { seat, expect }: { readonly seat: Seat; readonly expect: number },
  person: Person,
  since: number,
): Refused | null {
  if (table.seatOf(person.id) !== seat) return NOT_YOURS
  if (table.status !== 'playing') return NOT_PLAYING
  const { away, resigned } = table.chairs[seat]
  if (resigned) return refuse('not-now', 'no.resigned')
  if (away) return refuse('not-now', 'no.bot')
  return expect < since || expect > table.n ? STALE : null
}

/** May this seat's holder take the last decision back? Not one that a bot made for them. */
export function mayUndo(table: Table, seat: Seat): boolean {
  const last = table.lines.findLast(line => line.to > line.from)
  return table.match?.mayUndo(seat) === true && !(last?.act.do === 'move' && last.act.bot)
}

/** May this seat's holder make the decision after all that was taken back last? */
export const mayRedo = (table: Table, seat: Seat): boolean => table.taken.at(-1)?.seat === seat

const RULINGS: Rulings = {
  sit(table, { seat }, person, invited) {
    if (table.status !== 'open') return STARTED
    if (table.seatOf(person.id) !== null) return refuse('not-now', 'no.already-sit')
    const mine = invited || person.id === table.founding.host
    const free = ({ kind }: { kind: string }) => kind === 'open' || (kind === 'invited' && mine)
    const chosen = seat ?? table.chairs.findIndex(free)
    const chair = table.chairs[chosen]
    if (chair === undefined) return refuse('not-now', 'no.free')
    if (chair.kind === 'invited' && !mine) return refuse('not-invited', 'no.invited')
    if (!free(chair)) return refuse('not-now', 'no.taken')
    return allow({ do: 'sit', seat: chosen, person: person.id, name: distinct(person.name, table.chairs) })
  },
  place(table, { seat, place }, person) {
    if (person.id !== table.founding.host) return NOT_HOST
    if (table.status !== 'open') return STARTED
    const chair = table.chairs[seat]
    if (chair === undefined || chair.kind === 'person') return refuse('not-now', 'no.not-free')
    if (typeof place === 'object')
      try {
        botNamed(place.bot)
      } catch (error) {
        if (error instanceof InputError) return refuse('malformed', () => error.message)
        throw error
      }
    return allow({ do: 'place', seat, place })
  },
  phrase(table, { phrase }, person) {
    const seat = table.seatOf(person.id)
    if (seat === null) return NOT_YOURS
    return table.status === 'open' ? allow({ do: 'phrase', seat, phrase }) : STARTED
  },
  start(table, _, person) {
    if (person.id !== table.founding.host) return NOT_HOST
    if (table.status !== 'open') return STARTED
    if (table.chairs.some(({ kind }) => kind === 'open' || kind === 'invited'))
      return refuse('not-now', 'no.waiting')
    return allow({ do: 'start' })
  },
  submit(table, command, person) {
    const { seat } = command
    const refused = turn(table, command, person, table.asked[seat])
    if (refused !== null || table.match === null) return refused ?? NOT_PLAYING
    const { game, state } = table.match
    try {
      const move = game.moves.parse(command.move)
      const refusal = whyNot(game, state, seat, move)
      if (refusal === null) return allow({ do: 'move', seat, move: game.moves.format(move), bot: false })
      const text = (language: Language) =>
        textIn(game, language).say(refusal, seat => table.chairs[seat].name)
      return refuse(acts(state.who, seat) ? 'illegal' : 'not-now', text, refusal.rule)
    } catch (error) {
      if (error instanceof InputError) return refuse('illegal', () => error.message)
      throw error
    }
  },
  undo(table, command, person) {
    const refused = turn(table, command, person, table.moved)
    if (refused !== null) return refused
    if (mayUndo(table, command.seat)) return allow({ do: 'undo', seat: command.seat })
    return refuse('not-allowed', 'no.undo')
  },
  redo(table, command, person) {
    const refused = turn(table, command, person, table.moved)
    if (refused !== null) return refused
    if (mayRedo(table, command.seat)) return allow({ do: 'redo', seat: command.seat })
    return refuse('not-allowed', 'no.redo')
  },
  leave(table, { seat }, person) {
    if (table.seatOf(person.id) !== seat) return NOT_YOURS
    if (table.status === 'open') return allow({ do: 'stand', seat })
    if (table.status === 'over') return NOT_PLAYING
    if (table.chairs[seat].away) return refuse('not-now', 'no.already-bot')
    return allow({ do: 'away', seat, why: 'left' })
  },
  back(table, { seat }, person) {
    if (table.seatOf(person.id) !== seat) return NOT_YOURS
    const { away, resigned } = table.chairs[seat]
    if (!away || resigned) return refuse('not-now', 'no.bot-holds')
    return allow({ do: 'back', seat })
  },
  resign(table, { seat }, person) {
    if (table.seatOf(person.id) !== seat) return NOT_YOURS
    if (table.status !== 'playing') return NOT_PLAYING
    if (table.chairs[seat].resigned) return refuse('not-now', 'no.already-resigned')
    return allow({ do: 'resign', seat })
  },
  chat(table, { text }, person) {
    const seat = table.seatOf(person.id)
    return seat === null ? NOT_YOURS : allow({ do: 'chat', seat, text })
  },
}

/** What a command comes to at this table: an act, or a refusal. Changes nothing. */
export const rule = (table: Table, command: Command, person: Person, invited: boolean): Ruling =>
  (RULINGS[command.do] as (...args: [Table, Command, Person, boolean]) => Ruling)(
    table,
    command,
    person,
    invited,
  )

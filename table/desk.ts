import { acts, InputError, type Language, type Seat, whyNot } from '@pantheon/core'
import type { Entry, Person } from './journal.ts'
import type { Command, Query, ServerMessage } from './protocol.ts'
import { type Refused, refuse } from './rulings.ts'
import type { Table } from './table.ts'
import { voiceOf } from './voice.ts'

/** What a host says to the one who asked, and the entry it must keep before it says so. */
export interface Answer {
  readonly reply: ServerMessage
  readonly entry: Entry | null
}

/** A refusal as a message, in the language of who asked. */
export const refusal = (
  refused: Refused,
  language: Language = 'en',
  table?: string,
  id?: string,
): ServerMessage => ({
  is: 'refused',
  ...(table === undefined ? {} : { table }),
  ...(id === undefined ? {} : { id }),
  reason: refused.reason,
  text: refused.text(language),
  ...(refused.rule === undefined ? {} : { rule: refused.rule }),
})

/** Answers a person's command, which may change the table. */
export function answer(
  table: Table,
  command: Command,
  person: Person,
  now: number,
  invited: boolean,
): Answer {
  const outcome = table.handle(command, person, now, invited)
  const { table: id, id: request } = command
  if (outcome.kind === 'refused')
    return { reply: refusal(outcome, person.language, id, request), entry: null }
  const [n, entry] = outcome.kind === 'again' ? [outcome.n, null] : [outcome.entry.seq, outcome.entry]
  return { reply: { is: 'done', table: id, id: request, n }, entry }
}

/** Tells the holder of a seat why a move is not possible. */
export function explain(table: Table, query: Extract<Query, { do: 'why' }>, person: Person): ServerMessage {
  const { table: id, id: request, seat, move } = query
  const { match } = table
  if (match === null || table.seatOf(person.id) !== seat)
    return refusal(refuse('not-yours', 'no.seat'), person.language, id, request)
  const name = (seat: Seat) => table.chairs[seat].name
  const voice = voiceOf(match.game, person.language ?? 'en')
  try {
    const why = whyNot(match.game, match.state, seat, match.game.moves.parse(move))
    const text = why === null ? voice.say('why.possible') : voice.game.say(why, name)
    return { is: 'why', table: id, id: request, legal: why === null, text, rule: why?.rule ?? '' }
  } catch (error) {
    if (error instanceof InputError)
      return refusal(
        refuse('malformed', () => error.message),
        person.language,
        id,
        request,
      )
    throw error
  }
}

/** May this person ask a bot for advice now? Null if they may. */
export function hintRefused(
  table: Table,
  { seat }: Extract<Query, { do: 'hint' }>,
  person: Person,
): Refused | null {
  if (table.seatOf(person.id) !== seat) return refuse('not-yours', 'no.seat')
  if (!table.founding.plan.hints) return refuse('not-allowed', 'no.hints')
  if (!acts(table.match?.state.who ?? 0, seat)) return refuse('not-now', 'no.turn')
  return null
}

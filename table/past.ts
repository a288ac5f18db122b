import { LEAVE, Match, totals } from '@pantheon/core'
import { refusal } from './desk.ts'
import type { Person } from './journal.ts'
import type { Query, ServerMessage } from './protocol.ts'
import { refuse } from './rulings.ts'
import type { Table } from './table.ts'
import { eyeOf } from './update.ts'

/** The game as it stood after some decisions: played again, going on from the last look where that is earlier. */
export class Past {
  private match: Match | null = null

  /** The first `count` decisions of a game, chance included, played again. */
  upTo(source: Match, count: number): Match {
    const known = this.match
    const same = known !== null && known.log.length <= count && agrees(known, source)
    const match = same ? known : new Match(source.game, source.setup, null)
    this.match = match
    for (let i = match.log.length; i < count; i++) {
      const { seat, move } = source.log[i]
      if (move === LEAVE) match.leave(seat)
      else match.submit(seat, move)
    }
    return match
  }

  /** How a table looked to a person when an entry of its log had been made. */
  answer(table: Table, query: Extract<Query, { do: 'look' }>, person: Person): ServerMessage {
    const { table: id, id: request, n } = query
    if (table.match === null) return refusal(refuse('not-now', 'no.playing'), person.language, id, request)
    const count = decisionsAt(table, n)
    const { game, state } = this.upTo(table.match, count)
    const eye = eyeOf(table, person.id)
    const points = totals(state.seats, game.score(state, eye))
    const at = table.status === 'over' ? count : null
    return { is: 'past', table: id, id: request, n, at, view: game.view(state, eye), totals: points }
  }
}

/** How many decisions had been made when an entry of the table's log was. */
export const decisionsAt = (table: Table, entry: number): number =>
  table.lines.findLast(line => line.n <= entry)?.to ?? 0

/** Decisions may have been taken back since. */
const agrees = (known: Match, source: Match): boolean =>
  known.log.every((entry, i) => source.log[i]?.move === entry.move && source.log[i].seat === entry.seat)

import { millis, suggest } from '@pantheon/bots'
import { advise, HINT_TIME } from './advice.ts'
import { decide } from './bots.ts'
import { answer, explain, hintRefused, refusal } from './desk.ts'
import type { Entry, Person } from './journal.ts'
import { Past } from './past.ts'
import { ClientMessage, type Command, type Query, type ServerMessage } from './protocol.ts'
import { refuse } from './rulings.ts'
import { type Founding, Table } from './table.ts'
import { updateFor } from './update.ts'

/** What a solo table needs of its surroundings. */
export interface Surroundings {
  send(message: ServerMessage): void
  /** Keeps an entry, so that the game can be gone on with later. */
  keep(entry: Entry): void
  now(): number
}

/** A table for one person against bots, without a server: the browser's worker hosts it. */
export class Solo {
  readonly table: Table
  private readonly past = new Past()
  private told = 0

  constructor(
    founding: Founding,
    private person: Person,
    private readonly around: Surroundings,
    entries: readonly Entry[] = [],
  ) {
    this.table = Table.from(founding, entries)
  }

  /** A message of the client; anything that is not one is refused. */
  receive(raw: unknown): void {
    const read = ClientMessage.safeParse(raw)
    if (!read.success) this.around.send(refusal(refuse('malformed', 'no.message'), this.person.language))
    else if (read.data.table !== this.table.founding.id)
      this.around.send(refusal(refuse('unknown-table', 'no.table'), this.person.language, read.data.table))
    else if (isQuery(read.data)) this.ask(read.data)
    else this.command(read.data)
  }

  /** Lets one bot decide, or hands over a seat whose time is up; false if nothing is to be done. */
  step(): boolean {
    const late = this.table.timeUp(this.around.now())
    if (late) return this.keep(late)
    const [turn] = this.table.botTurns()
    const { match, founding, n } = this.table
    if (turn === undefined || match === null) return false
    const move = decide(match.game, match.state, { ...turn, seed: `${founding.secret}/${n}` })
    const entry = this.table.botMoves(turn.seat, move, turn.asked, this.around.now())
    return entry !== null && this.keep(entry)
  }

  private command(command: Command): void {
    const { reply, entry } = answer(this.table, command, this.person, this.around.now(), true)
    if (entry) this.keep(entry)
    this.around.send(reply)
  }

  private keep(entry: Entry): true {
    this.around.keep(entry)
    this.update()
    return true
  }

  private update(): void {
    const { id, language } = this.person
    this.around.send(updateFor(this.table, id, this.told, this.around.now(), language))
    this.told = this.table.n
  }

  private ask(query: Query): void {
    const { table, person, around } = this
    const { id, plan, game } = table.founding
    switch (query.do) {
      case 'follow':
        around.send({ is: 'welcome', table: id, game: game.id, plan, seen: query.since })
        this.person = { ...person, language: query.language }
        this.told = query.since
        this.update()
        return
      case 'why':
        around.send(explain(table, query, person))
        return
      case 'look':
        around.send(this.past.answer(table, query, person))
        return
      case 'hint':
        this.hint(query)
    }
  }

  private hint(query: Extract<Query, { do: 'hint' }>): void {
    const { table, person, around } = this
    const refused = hintRefused(table, query, person)
    const { match } = table
    if (refused) around.send(refusal(refused, person.language, query.table, query.id))
    if (refused || match === null) return
    const { language = 'en' } = person
    const wishes = { seed: `hint/${table.n}`, language }
    const [best] = suggest(match.game, match.state, query.seat, millis(HINT_TIME), wishes)
    around.send(advise(table, query, best, language))
  }
}

const QUERIES: ReadonlySet<string> = new Set(['follow', 'unfollow', 'seen', 'hint', 'why', 'look'])

/** Does a message only ask? */
export const isQuery = (message: ClientMessage): message is Query => QUERIES.has(message.do)

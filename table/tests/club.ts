import { type Game, legal, MoveList, type Rng, seatsOf } from '@pantheon/core'
import { type Command, type Entry, type Outcome, type Person, Plan, Table } from '@pantheon/table'

/** People to play with. */
export const PEOPLE: readonly Person[] = ['Ann', 'Ben', 'Cleo', 'Dion', 'Eos'].map(name => ({
  id: name.toLowerCase(),
  name,
}))

const [ANN] = PEOPLE

/** A command as a test writes it: the table and the client's id are filled in. */
type Short = Command extends infer C
  ? C extends Command
    ? Omit<C, 'table' | 'id'> & { id?: string }
    : never
  : never

/** A table with a host who keeps its entries, and shorthands to play on it. */
export class Club {
  readonly table: Table
  readonly entries: Entry[] = []
  now = 1_000
  private asked = 0

  constructor(
    readonly game: Game,
    plan: Partial<Plan> = {},
    secret = 'a secret',
  ) {
    const seats = game.seats[1]
    const places = Array.from({ length: seats }, () => 'open' as const)
    const whole = Plan.parse({ game: game.id, places, ...plan })
    this.table = new Table({ id: 'table', game, plan: whole, host: ANN.id, secret })
  }

  ask(person: Person, command: Short, invited = false): Outcome {
    const id = command.id ?? `request-${this.asked++}`
    const outcome = this.table.handle(
      { ...command, table: 'table', id } as Command,
      person,
      this.now,
      invited,
    )
    if (outcome.kind === 'done') this.entries.push(outcome.entry)
    return outcome
  }

  /** Everybody sits down, adds a phrase, and the host starts. */
  start(): this {
    const open = this.table.chairs.filter(chair => chair.kind === 'open').length
    for (const person of PEOPLE.slice(0, open)) {
      this.ask(person, { do: 'sit' })
      this.ask(person, { do: 'phrase', phrase: `${person.name} was here` })
    }
    this.ask(ANN, { do: 'start' })
    return this
  }

  /** A person makes a random move for each seat that must act; false when the game is over. */
  round(rng: Rng): boolean {
    for (const seat of seatsOf(this.table.match?.state.who ?? 0)) this.move(seat, rng)
    return this.table.status === 'playing'
  }

  move(seat: number, rng: Rng): Outcome {
    const { match } = this.table
    if (match === null) throw new Error('not started')
    const moves = legal(match.game, match.state, seat, new MoveList())
    const move = match.game.moves.format(moves.at(rng.below(moves.length)))
    const person = PEOPLE.find(({ id }) => id === this.table.chairs[seat].person)
    if (person === undefined) throw new Error(`nobody holds seat ${seat}`)
    return this.ask(person, { do: 'submit', seat, move, expect: this.table.n })
  }
}

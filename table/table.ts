import {
  acts,
  commit,
  committed,
  edition,
  type Fair,
  type Game,
  type GameRecord,
  InputError,
  Match,
  type Move,
  over,
  type Seat,
  seatsOf,
  top,
  toRecord,
} from '@pantheon/core'
import { botOf, type Chair, chairFor } from './chairs.ts'
import { Clock } from './clock.ts'
import type { Act, Entry, Person } from './journal.ts'
import type { Command, Plan } from './protocol.ts'
import { type Refused, rule } from './rulings.ts'

/** A line of the story: an entry of the log that still stands, and for moves the part of the match it made. */
export interface Line {
  readonly n: number
  readonly act: Act
  readonly from: number
  readonly to: number
}

/** What came of a command: an entry to be kept, one that had been kept before, or a refusal. */
export type Outcome =
  | { readonly kind: 'done'; readonly entry: Entry }
  | { readonly kind: 'again'; readonly n: number }
  | Refused

/** What a table is made from, besides its log. */
export interface Founding {
  readonly id: string
  readonly game: Game
  readonly plan: Plan
  /** The person who made it: they may start it and change free seats. */
  readonly host: string
  /** Fixed before anyone adds a phrase; only its commitment is shown before the end. */
  readonly secret: string
}

/** One live table: who sits where, the game, what happened. It knows no network, no store and no time of day. */
export class Table {
  readonly chairs: Chair[] = []
  readonly commitment: string
  readonly lines: Line[] = []
  /** What was told and later taken back: the number, and when. */
  readonly drops: { readonly n: number; readonly at: number }[] = []
  match: Match | null = null
  clock: Clock | null = null
  /** The number of the last entry. */
  n = 0
  /** The time of the last entry. */
  at = 0
  /** The last entry that changed the position. */
  moved = 0
  /** For each seat, the entry that put the question it now has. */
  readonly asked: number[]
  /** Decisions taken back, the last one last, that may be made after all. */
  taken: { readonly seat: Seat; readonly move: Move }[] = []
  private readonly done = new Map<string, number>()

  constructor(readonly founding: Founding) {
    for (const [seat, place] of founding.plan.places.entries())
      this.chairs.push(chairFor(place, seat, this.chairs))
    this.asked = this.chairs.map(() => 0)
    this.commitment = commit(founding.secret)
  }

  /** A table made again from its log. */
  static from(founding: Founding, entries: Iterable<Entry>): Table {
    const table = new Table(founding)
    for (const entry of entries) table.apply(entry)
    return table
  }

  get status(): 'open' | 'playing' | 'over' {
    return this.match === null ? 'open' : over(this.match.state) ? 'over' : 'playing'
  }

  /** The seat that a person holds, or null. */
  seatOf(person: string): Seat | null {
    const seat = this.chairs.findIndex(chair => chair.person === person)
    return seat < 0 ? null : seat
  }

  /** A person's command; `invited` says that they brought the invitation. What is done must then be kept. */
  handle(command: Command, person: Person, now: number, invited = false): Outcome {
    const before = this.done.get(`${person.id}/${command.id}`)
    if (before !== undefined) return { kind: 'again', n: before }
    const ruling = rule(this, command, person, invited)
    if (ruling.kind === 'refused') return ruling
    return { kind: 'done', entry: this.enter(ruling.act, now, person.id, command.id) }
  }

  /** The seats that a bot decides for now, and its level. */
  botTurns(): { readonly seat: Seat; readonly level: string; readonly asked: number }[] {
    const turns = []
    for (const seat of seatsOf(this.match?.state.who ?? 0)) {
      const level = botOf(this.chairs[seat])
      if (level !== null) turns.push({ seat, level, asked: this.asked[seat] })
    }
    return turns
  }

  /** A bot's decision on the question put in entry `asked`; null if that question is gone. */
  botMoves(seat: Seat, move: Move, asked: number, now: number): Entry | null {
    const turn = this.botTurns().find(turn => turn.seat === seat && turn.asked === asked)
    if (turn === undefined) return null
    return this.enter({ do: 'move', seat, move: this.founding.game.moves.format(move), bot: true }, now)
  }

  /** The next seat whose time is up at `now` is handed to a bot; null if none is. */
  timeUp(now: number): Entry | null {
    const next = this.clock?.next()
    if (!next || next.at > now) return null
    return this.enter({ do: 'away', seat: next.seat, why: 'clock' }, now)
  }

  /** The game as a record; its secret is in it, so only when the game is over. */
  record(): GameRecord {
    const { match, commitment, founding } = this
    if (match === null || !over(match.state)) throw new InputError('the game is not over')
    const fair: Fair = { kind: 'committed', commitment, secret: founding.secret, phrases: this.phrases() }
    return toRecord(match, fair, founding.plan.edition)
  }

  /** What the players added to the chance of this game, by seat. */
  phrases(): string[] {
    return this.chairs.map(chair => chair.phrase)
  }

  private enter(act: Act, now: number, by: string | null = null, id: string | null = null): Entry {
    // A host's clock may be set back; the log's never is.
    const entry: Entry = { seq: this.n + 1, at: Math.max(now, this.at), by, id, act }
    this.apply(entry)
    return entry
  }

  /** Plays an entry of the log: one just made, or one that another host made. */
  apply({ seq, at, by, id, act }: Entry): void {
    if (seq !== this.n + 1) throw new InputError(`entry ${seq} does not follow entry ${this.n}`)
    const from = this.match?.log.length ?? 0
    const who = this.match?.state.who ?? 0
    const frame = this.match && !over(this.match.state) ? top(this.match.state) : null
    this.change(act, seq)
    this.n = seq
    this.at = at
    if (by !== null && id !== null) this.done.set(`${by}/${id}`, seq)
    const length = this.match?.log.length ?? 0
    this.lines.push({ n: seq, act, from: Math.min(from, length), to: length })
    if (MOVES.has(act.do)) this.ask(act, who, frame)
    if (this.match === null) return
    if (act.do === 'move' || act.do === 'redo') this.clock?.decided(act.seat, at)
    this.clock?.run(seat => this.thinks(seat), at)
  }

  /** A seat that others decided beside still has the same question; all others have a new one. */
  private ask(act: Act, who: number, frame: unknown): void {
    const { state } = this.match as Match
    this.moved = this.n
    for (const seat of seatsOf(state.who)) {
      const mover = !('seat' in act) || act.seat === seat || act.do === 'undo'
      if (mover || !acts(who, seat) || top(state) !== frame) this.asked[seat] = this.n
    }
  }

  private thinks(seat: Seat): boolean {
    return this.match !== null && acts(this.match.state.who, seat) && botOf(this.chairs[seat]) === null
  }

  private change(act: Act, seq: number): void {
    switch (act.do) {
      case 'sit':
        Object.assign(this.chairs[act.seat], { kind: 'person', person: act.person, name: act.name })
        return
      case 'stand':
        this.chairs[act.seat] = chairFor(openPlace(this.founding.plan, act.seat), act.seat, this.chairs)
        return
      case 'place':
        this.chairs[act.seat] = chairFor(act.place, act.seat, this.chairs)
        return
      case 'phrase':
        this.chairs[act.seat].phrase = act.phrase
        return
      case 'start':
        this.start()
        return
      case 'move':
        this.play(act.seat, this.founding.game.moves.parse(act.move), seq)
        this.taken = []
        return
      case 'redo': {
        const move = this.taken.pop()
        if (move?.seat !== act.seat) throw new InputError(`entry ${seq}: nothing to make after all`)
        this.play(act.seat, move.move, seq)
        return
      }
      case 'undo':
        this.takeBack(act.seat, seq)
        return
      case 'away':
        this.chairs[act.seat].away = true
        return
      case 'back':
        this.chairs[act.seat].away = false
        this.clock?.returned(act.seat)
        return
      case 'resign':
        this.chairs[act.seat].resigned = true
        this.match?.leave(act.seat)
        this.taken = []
    }
  }

  private start(): void {
    const { game, plan, secret } = this.founding
    const data = plan.edition === undefined ? game.data : edition(game, plan.edition)
    const setup = { seats: this.chairs.length, options: plan.options, data }
    this.match = new Match(game, setup, committed(secret, this.phrases()))
    this.clock = plan.clock.kind === 'none' ? null : new Clock(plan.clock, this.chairs.length)
  }

  private play(seat: Seat, move: Move, seq: number): void {
    const refusal = this.match?.submit(seat, move)
    if (refusal !== null) {
      const { game } = this.founding
      const why = refusal ? game.text.say(refusal, seat => this.chairs[seat].name) : 'not started'
      throw new InputError(`entry ${seq}: seat ${seat} may not "${game.moves.format(move)}": ${why}`)
    }
  }

  private takeBack(seat: Seat, seq: number): void {
    const last = this.match?.log.at(-1)
    if (!last || !this.match?.undo(seat)) throw new InputError(`entry ${seq}: seat ${seat} may not take back`)
    this.taken.push({ seat, move: last.move })
    const line = this.lines.findLastIndex(line => line.to > line.from)
    this.drops.push({ n: this.lines[line].n, at: seq })
    this.lines.splice(line, 1)
  }
}

/** The acts that change the position. */
const MOVES: ReadonlySet<Act['do']> = new Set(['start', 'move', 'undo', 'redo', 'resign'])

/** A seat given up before the start is as free as it was planned to be. */
const openPlace = (plan: Plan, seat: Seat) => (plan.places[seat] === 'invited' ? 'invited' : 'open')

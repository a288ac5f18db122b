import { millis, suggest } from '@pantheon/bots'
import { type Game, InputError, type Language, type Move, type Seat } from '@pantheon/core'
import {
  advise,
  answer,
  type ClientMessage,
  type Command,
  decisionsAt,
  type Entry,
  explain,
  HINT_TIME,
  hintRefused,
  isQuery,
  type Person,
  type Query,
  refusal,
  Table,
  updateFor,
  voiceOf,
} from '@pantheon/table'
import type { Asked, AskedBack, Founded, Telling } from './messages.ts'
import { Minds } from './minds.ts'
import { Looking, type Source, verdict } from './past.ts'
import { awaitsConfirmation, scripted } from './turn.ts'

/** The id of the person on a seat: on one device a person is known by their seat. */
export const personAt = (seat: Seat): string => `seat-${seat}`

/** The first decisions of bots between two of a person's are shown one by one, the others hurried through. */
const SHOWN = 4
const SLOW = 420
const QUICK = 110
const OPENING = 60

/** A table on this device: people who share the screen, and bots. It runs in the worker and speaks the table's protocol. */
export class House {
  readonly table: Table
  private readonly looking = new Looking()
  private told = 0
  private eyes: Seat
  private inARow = 0
  private readonly founded: Founded
  private readonly language: Language
  private readonly once: boolean
  private readonly confirms: boolean
  /** The number of the log up to which a person has confirmed their turns. */
  private confirmed = 0
  private waking: ReturnType<typeof setTimeout> | undefined
  /** The question that a bot thinks about, if one does. */
  private pondered = ''
  private closed = false

  constructor(
    game: Game,
    { founded, entries, pace, confirm, language }: Extract<Asked, { ask: 'open' }>,
    private readonly tell: (telling: Telling) => void,
    private readonly minds = new Minds(),
  ) {
    this.founded = founded
    this.language = language
    this.once = pace === 'once'
    this.confirms = confirm
    const { id, plan, secret, names, phrases = [] } = founded
    this.table = new Table({ id, game, plan, host: personAt(this.people[0]), secret })
    for (const [seat, chair] of this.table.chairs.entries()) {
      if (chair.kind === 'bot') chair.name = names[seat]
      chair.phrase = phrases[seat] ?? ''
    }
    for (const entry of entries) this.table.apply(entry)
    this.eyes = this.people[0]
    if (this.table.n === 0) this.begin()
    this.update()
    this.wake()
  }

  /** Everything the page can ask once a table is open. */
  receive(asked: AskedBack | Extract<Asked, { ask: 'say' | 'eyes' | 'confirm' }>): void {
    if (asked.ask === 'say') this.hear(asked.message)
    else if (asked.ask === 'confirm') this.goOn()
    else if (asked.ask !== 'eyes') this.tell({ tell: 'answer', id: asked.id, answer: this.lookBack(asked) })
    else {
      this.eyes = asked.seat
      this.told = 0
      this.update()
    }
  }

  private lookBack(asked: AskedBack): Answered {
    switch (asked.ask) {
      case 'look':
        return this.looking.look(this.source(), asked.at, asked.eye)
      case 'curve':
        return this.looking.curve(this.source(), asked.eye)
      case 'verify':
        return verdict(this.source().match, this.table.record())
      case 'record':
        return JSON.stringify(this.table.record(), null, 1)
    }
  }

  private source(): Source {
    const { table } = this
    if (table.match === null) throw new InputError('the game has not begun')
    return {
      match: table.match,
      text: this.voice.game,
      name: this.name,
      entryOf: count => table.lines.find(line => line.to >= Math.max(count, 1))?.n ?? table.n,
      countAt: entry => decisionsAt(table, entry),
    }
  }

  private readonly name = (seat: Seat): string => this.table.chairs[seat].name

  private get voice() {
    return voiceOf(this.table.founding.game, this.language)
  }

  private person(seat: Seat): Person {
    return { id: personAt(seat), name: this.founded.names[seat], language: this.language }
  }

  /** Stops thinking: another table takes this one's place. */
  close(): void {
    this.closed = true
    clearTimeout(this.waking)
    this.minds.close()
  }

  private get people(): Seat[] {
    return this.founded.plan.places.flatMap((place, seat) => (typeof place === 'string' ? [seat] : []))
  }

  private begin(): void {
    for (const seat of this.people)
      this.command({ do: 'sit', table: this.founded.id, id: `sit-${seat}`, seat }, seat)
    this.command({ do: 'start', table: this.founded.id, id: 'start' }, this.people[0])
  }

  private hear(message: ClientMessage): void {
    if (isQuery(message)) this.ask(message)
    else {
      this.command(message, this.eyes)
      this.inARow = 0
      this.wake()
    }
  }

  private command(command: Command, seat: Seat): void {
    const { reply, entry } = answer(this.table, command, this.person(seat), Date.now(), true)
    if (entry) this.keep(entry)
    if (reply.is === 'refused') this.tell({ tell: 'says', message: reply })
  }

  private keep(entry: Entry): void {
    this.tell({ tell: 'kept', entry })
    const shown = !this.once || this.held || this.table.botTurns().length === 0
    if (this.table.status !== 'open' && shown) this.update()
  }

  private update(): void {
    const { table } = this
    const update = updateFor(table, personAt(this.eyes), this.told, Date.now(), this.language)
    this.told = table.n
    const drawn = this.voice.game.draw(update.view, this.name)
    const decisions = table.match?.log.length ?? 0
    this.tell({ tell: 'update', update, drawn, decisions, held: this.held })
  }

  /** Does a person's turn wait for their word before anyone goes on? */
  private get held(): boolean {
    const { match, n } = this.table
    return this.confirms && n > this.confirmed && match !== null && awaitsConfirmation(match, this.eyes)
  }

  private goOn(): void {
    this.confirmed = this.table.n
    this.update()
    this.wake()
  }

  private wake(): void {
    clearTimeout(this.waking)
    if (this.closed || this.held) return
    if (this.table.botTurns().length > 0) this.waking = setTimeout(() => void this.think(), this.pause())
  }

  private pause(): number {
    if (this.once) return 0
    const opening = this.table.lines.length < 40 && !this.table.lines.some(isOwn)
    return opening ? OPENING : this.inARow < SHOWN ? SLOW : QUICK
  }

  /** One bot's decision. A person may act meanwhile: if the question is gone by then, so is the answer. */
  private async think(): Promise<void> {
    const [turn] = this.table.botTurns()
    const { match, founding, n } = this.table
    if (turn === undefined || match === null) return
    const question = `${turn.seat}/${turn.asked}`
    if (this.pondered === question) return
    this.pondered = question
    const task = { ...turn, seed: `${founding.secret}/${n}` }
    try {
      const next = scripted(match, this.founded.script ?? [])
      this.moves(turn, next ?? (await this.minds.decide(this.table, task)))
    } finally {
      if (this.pondered === question) this.pondered = ''
    }
    this.wake()
  }

  private moves({ seat, asked }: BotTurn, move: Move): void {
    if (this.closed || this.held) return
    const entry = this.table.botMoves(seat, move, asked, Date.now())
    if (entry === null) return
    this.inARow++
    this.keep(entry)
  }

  private ask(query: Query): void {
    const person = this.person(this.eyes)
    if (query.do === 'why') this.tell({ tell: 'says', message: explain(this.table, query, person) })
    if (query.do !== 'hint') return
    const refused = hintRefused(this.table, query, person)
    const { match, n } = this.table
    if (refused) this.tell({ tell: 'says', message: refusal(refused, this.language, query.table, query.id) })
    if (refused || match === null) return
    const { game, state } = match
    const [best] = suggest(game, state, query.seat, millis(HINT_TIME), {
      seed: `hint/${n}`,
      language: this.language,
    })
    this.tell({ tell: 'says', message: advise(this.table, query, best, this.language) })
  }
}

type BotTurn = ReturnType<Table['botTurns']>[number]
type Answered = Extract<Telling, { tell: 'answer' }>['answer']

/** A decision that a person made, not a bot. */
const isOwn = ({ act }: Table['lines'][number]): boolean => act.do === 'move' && !act.bot

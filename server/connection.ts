import {
  advise,
  ClientMessage,
  explain,
  HINT_TIME,
  hintRefused,
  isQuery,
  Past,
  type Person,
  type Query,
  questionAt,
  type Refused,
  refusal,
  refuse,
  type ServerMessage,
  saidByTable,
} from '@pantheon/table'
import type { WebSocket } from 'ws'
import type { Meter } from './limits.ts'
import { Unplayable } from './play/founding.ts'
import type { Follower, Live } from './play/live.ts'
import type { Site } from './site.ts'

/** A client that does not read is cut off once this much waits for it. */
const MOST_WAITING = 4_000_000
const POLICY = 1008
const RESTART = 1012

const NO_TABLE = refuse('unknown-table', 'no.table')
const FLOOD = refuse('too-many', 'no.flood')
const GARBLED = refuse('malformed', 'no.message')
const AWAY = refuse('try-again', 'no.reach')
const MOVED_ON = refuse('stale', 'no.stale')
const OTHER_RULES = refuse('not-now', 'no.rules')

/** What a message counts for beyond one: a bot thinks for seconds, a look back plays the game again. */
const DEAR: { readonly [K in ClientMessage['do']]?: number } = { hint: 9, look: 1 }

/** One WebSocket: one person, looking at some tables. */
export class Connection {
  private readonly followed = new Map<
    string,
    { live: Live; follower: Follower; invited: boolean; past: Past }
  >()
  private excess = 0
  private alive = true
  /** Messages are taken one after another, so that what was sent first is done first. */
  private line: Promise<void> = Promise.resolve()

  constructor(
    private readonly ws: WebSocket,
    private person: Person,
    private readonly site: Site,
    private readonly meter: Meter,
  ) {
    ws.on('message', (data, binary) => this.receive(data.toString(), binary))
    ws.on('pong', () => {
      this.alive = true
    })
    // A message too large or not of the protocol ends the connection (ws closes it with a reason).
    ws.on('error', () => ws.terminate())
    ws.on('close', () => this.leave())
  }

  pulse(): void {
    if (!this.alive) this.ws.terminate()
    else this.ws.ping()
    this.alive = false
  }

  goodbye(): void {
    this.send({ is: 'closing', text: saidByTable(this.person.language ?? 'en', 'closing') })
    this.ws.close(RESTART, 'restarting')
  }

  cut(): void {
    this.ws.terminate()
  }

  private receive(text: string, binary: boolean): void {
    if (!this.meter.allows(this.person.id)) {
      this.refuse(FLOOD)
      if (++this.excess > this.site.config.limits.patience) this.ws.close(POLICY, 'too many messages')
      return
    }
    const message = binary ? null : parse(text)
    if (message === null) this.refuse(GARBLED)
    else if (this.affords(message)) this.take(message)
    else this.refuse(FLOOD, message.table, 'id' in message ? message.id : undefined)
  }

  /** What takes the server more work than a move counts for more. */
  private affords({ do: what }: ClientMessage): boolean {
    const extra = DEAR[what]
    return extra === undefined || this.meter.allows(this.person.id, extra)
  }

  /** What concerns a table at hand is done at once; the rest waits its turn. */
  private take(message: ClientMessage): void {
    const live = this.followed.get(message.table)?.live
    if (live && !isQuery(message)) this.command(live, message)
    else this.line = this.line.then(() => this.handle(message)).catch(error => this.failed(message, error))
  }

  private async handle(message: ClientMessage): Promise<void> {
    const followed = this.followed.get(message.table)
    const live = followed?.live ?? (await this.site.hall.open(message.table))
    if (followed) await this.site.hall.ready(followed.live)
    const invite = 'invite' in message ? message.invite : undefined
    if (!live || !(followed?.invited || live.admits(this.person.id, invite)))
      return this.refuse(NO_TABLE, message.table, 'id' in message ? message.id : undefined)
    if (isQuery(message)) await this.query(live, message)
    else this.command(live, message)
  }

  private command(live: Live, message: Exclude<ClientMessage, Query>): void {
    const brought = message.do === 'sit' && message.invite === live.invite
    const invited = brought || this.followed.get(live.id)?.invited === true
    this.site.hall.command(live, message, this.person, invited, reply => this.send(reply))
  }

  private async query(live: Live, query: Query): Promise<void> {
    switch (query.do) {
      case 'follow':
        return this.follow(live, query)
      case 'unfollow': {
        const followed = this.followed.get(live.id)
        if (followed) this.site.hall.unfollow(live, followed.follower)
        this.followed.delete(live.id)
        return
      }
      case 'seen':
        return this.seen(live, query.n)
      case 'why':
        return this.answer(live, query, () => this.send(explain(live.table, query, this.person)))
      case 'look':
        return this.answer(live, query, () => this.look(live, query))
      case 'hint':
        // A bot thinks: nothing else waits for it.
        void this.hint(live, query).catch(error => this.failed(query, error))
    }
  }

  /** Nothing is told before it is kept, not even in an answer. */
  private answer(live: Live, { table, id }: { table: string; id: string }, tell: () => void): void {
    live.whenClean({ kept: tell, lost: () => this.refuse(AWAY, table, id) })
  }

  private async follow(
    live: Live,
    { since, invite, table, language }: Extract<Query, { do: 'follow' }>,
  ): Promise<void> {
    if (this.followed.size >= this.site.config.limits.tablesPerSocket && !this.followed.has(table))
      return this.refuse(refuse('too-many', 'no.many'), table)
    const before = this.followed.get(table)
    const invited = invite === live.invite || before?.invited === true
    if (before) this.site.hall.unfollow(live, before.follower)
    const seen = await this.site.store.db
      .selectFrom('seen')
      .select('n')
      .where('table_id', '=', table)
      .where('person', '=', this.person.id)
      .executeTakeFirst()
    await this.site.hall.ready(live)
    if (this.ws.readyState !== this.ws.OPEN) return
    const { plan, game } = live.table.founding
    this.send({ is: 'welcome', table, game: game.id, plan, seen: seen?.n ?? 0 })
    this.person = { ...this.person, language }
    const follower: Follower = {
      person: this.person,
      send: text => this.write(text),
      told: since,
      sent: since,
    }
    this.followed.set(table, { live, follower, invited, past: new Past() })
    this.site.hall.follow(live, follower)
    this.takeBack(live)
  }

  /** Who is back has their seat back. */
  private takeBack(live: Live): void {
    const seat = live.table.seatOf(this.person.id)
    if (seat === null || !live.table.chairs[seat].away || live.table.chairs[seat].resigned) return
    this.command(live, { do: 'back', table: live.id, id: `return-${live.table.n}`, seat })
  }

  private async seen(live: Live, n: number): Promise<void> {
    const { db } = this.site.store
    await db
      .insertInto('seen')
      .values({ table_id: live.id, person: this.person.id, n: Math.min(n, live.table.n) })
      .onConflict(conflict =>
        conflict
          .columns(['table_id', 'person'])
          .doUpdateSet(eb => ({ n: eb.ref('excluded.n') }))
          .where('seen.n', '<', n),
      )
      .execute()
  }

  private look(live: Live, query: Extract<Query, { do: 'look' }>): void {
    const past = this.followed.get(live.id)?.past ?? new Past()
    this.send(past.answer(live.table, query, this.person))
  }

  private async hint(live: Live, query: Extract<Query, { do: 'hint' }>): Promise<void> {
    const { table } = live
    const refused = hintRefused(table, query, this.person)
    if (refused) return this.refuse(refused, query.table, query.id)
    const { language = 'en' } = this.person
    const asked = table.asked[query.seat]
    const question = questionAt(table, query.seat, `hint/${table.n}`)
    const [best] = await this.site.bots.suggest(question, language, HINT_TIME)
    if (best === undefined) this.refuse(AWAY, query.table, query.id)
    else if (!live.awake || live.table !== table || table.asked[query.seat] !== asked)
      this.refuse(MOVED_ON, query.table, query.id)
    else this.send(advise(table, query, best, language))
  }

  private failed(message: ClientMessage, error: unknown): void {
    this.site.log.warn({ err: error }, 'a message could not be answered')
    this.refuse(
      error instanceof Unplayable ? OTHER_RULES : AWAY,
      message.table,
      'id' in message ? message.id : undefined,
    )
  }

  private refuse(why: Refused, table?: string, id?: string): void {
    this.send(refusal(why, this.person.language, table, id))
  }

  private send(message: ServerMessage): void {
    if (message.is === 'refused') this.site.metrics.refusals.inc({ reason: message.reason })
    this.write(JSON.stringify(message))
  }

  private write(text: string): void {
    if (this.ws.readyState !== this.ws.OPEN) return
    if (this.ws.bufferedAmount > MOST_WAITING) this.ws.terminate()
    else this.ws.send(text)
  }

  private leave(): void {
    for (const { live, follower } of this.followed.values()) this.site.hall.unfollow(live, follower)
    this.followed.clear()
  }
}

function parse(text: string): ClientMessage | null {
  try {
    return ClientMessage.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

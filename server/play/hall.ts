import type { Move } from '@pantheon/core'
import {
  answer,
  type Command,
  type Entry,
  type Person,
  refusal,
  refuse,
  type ServerMessage,
  STAND_IN,
  type Table,
} from '@pantheon/table'
import type { TableRow } from '../store/store.ts'
import { anyMove } from './bots.ts'
import { tableFrom, Unplayable } from './founding.ts'
import type { Ground } from './ground.ts'
import { Keeper } from './keeper.ts'
import { dueOf, type Follower, Live, type Loss, type Passenger, SEATING } from './live.ts'

const TRY_AGAIN = refuse('try-again', 'no.reach')
const MOST_RETRIES = 3
const RELOAD_PAUSE = 250

/** The tables in this process's memory: everything that happens to a table happens here. */
export class Hall {
  private readonly lives = new Map<string, Live>()
  private readonly opening = new Map<string, Promise<Live | null>>()
  private readonly keeper: Keeper
  private closed = false

  constructor(private readonly ground: Ground) {
    const { store, me, metrics } = ground
    this.keeper = new Keeper(
      store,
      me,
      metrics,
      live => this.onKept(live),
      (live, error) => this.onLost(live, error),
    )
  }

  get size(): number {
    return this.lives.size
  }

  /** A table, from memory or from the store; null if there is none of that id. */
  open(id: string): Promise<Live | null> {
    const live = this.lives.get(id)
    if (live) return (live.reloading ?? Promise.resolve()).then(() => live)
    const under = this.opening.get(id)
    if (under) return under
    const load = this.load(id).finally(() => this.opening.delete(id))
    this.opening.set(id, load)
    return load
  }

  private async load(id: string): Promise<Live | null> {
    const row = await this.ground.store.table(id)
    if (row === undefined) return null
    const table = await this.tableOf(row)
    const live = new Live(id, row.invite, row.listed === 1, table)
    live.settled = row.status === 'over' && row.due === null
    live.touched = this.ground.now()
    this.lives.set(id, live)
    return live
  }

  private async tableOf(row: TableRow): Promise<Table> {
    return tableFrom(row, await this.ground.store.entries(row.id), this.ground.games)
  }

  /** A person's command; the answer comes when what it did is kept. */
  command(live: Live, command: Command, person: Person, invited: boolean, send: Send, tries = 0): void {
    if (this.closed || live.reloading) {
      send(refusal(TRY_AGAIN, person.language, live.id, command.id))
      return
    }
    const now = this.ground.now()
    live.touched = now
    const { reply, entry } = answer(live.table, command, person, now, invited)
    const passenger = {
      kept: () => send(reply),
      lost: (why: Loss) => {
        if (why === 'conflict' && tries < MOST_RETRIES)
          void live.reloading?.then(() => this.command(live, command, person, invited, send, tries + 1))
        else send(refusal(TRY_AGAIN, person.language, live.id, command.id))
      },
    }
    if (entry !== null) this.add(live, entry, passenger)
    else if (reply.is === 'refused' && this.ground.shared && tries === 0)
      void this.refresh(live).then(
        newer => (newer ? this.command(live, command, person, invited, send, 1) : send(reply)),
        () => send(refusal(TRY_AGAIN, person.language, live.id, command.id)),
      )
    else live.whenClean(passenger)
  }

  /** Before something is refused: has another process taken the table further than this one knows? */
  private async refresh(live: Live): Promise<boolean> {
    const before = live.table.n
    const row = await this.ground.store.db
      .selectFrom('tables')
      .select('head')
      .where('id', '=', live.id)
      .executeTakeFirst()
    await this.heard(live.id, row?.head ?? 0)
    return live.table.n > before
  }

  private add(live: Live, entry: Entry, passenger = NOBODY_WAITS): void {
    live.add(entry, passenger, this.ground.now())
    this.ground.metrics.entries.inc({ act: entry.act.do })
    if (SEATING.has(entry.act.do)) live.whenClean({ kept: () => this.present(live), lost: () => {} })
    this.keeper.keep(live)
  }

  follow(live: Live, follower: Follower): void {
    live.touched = this.ground.now()
    live.followers.add(follower)
    if (!live.reloading) live.prepare(follower, live.touched)
    this.present(live)
  }

  unfollow(live: Live, follower: Follower): void {
    if (live.followers.delete(follower)) this.present(live)
  }

  private present(live: Live): void {
    const people = new Set([...live.followers].map(({ person }) => person.id))
    const seats = live.table.chairs.map(({ person }) => person !== null && people.has(person))
    const spectators = people.size - seats.filter(Boolean).length
    live.broadcast({ is: 'present', table: live.id, seats, spectators })
  }

  /** Another process says that a table has come to this number. */
  async heard(id: string, n: number): Promise<void> {
    const live = this.lives.get(id)
    if (live === undefined || live.table.n >= n || live.reloading || !live.clean) return
    const entries = await this.ground.store.entries(id, live.table.n)
    if (!live.clean || live.reloading) return
    for (const entry of entries) if (entry.seq === live.table.n + 1) live.table.apply(entry)
    live.persisted = live.table.n
    for (const follower of live.followers) live.prepare(follower, this.ground.now())
  }

  /** Other processes may have been missed: everything that someone looks at is compared with the store. */
  async catchUp(): Promise<void> {
    const ids = [...this.lives.keys()]
    for (let i = 0; i < ids.length; i += 500) {
      const rows = await this.ground.store.db
        .selectFrom('tables')
        .select(['id', 'head'])
        .where('id', 'in', ids.slice(i, i + 500))
        .execute()
      for (const { id, head } of rows) await this.heard(id, head)
    }
  }

  /** Does what is due at a table: time that is up, bots that must decide, a result to keep. */
  async tend(live: Live): Promise<void> {
    if (this.closed || live.reloading) return
    const { table } = live
    const late = table.timeUp(this.ground.now())
    if (late) this.add(live, late)
    else if (table.status === 'over') await this.settle(live)
    else for (const turn of table.botTurns()) void this.botTurn(live, turn)
  }

  /** Looks after tables that are due and whose process is this one; puts right when they are due next. */
  async look(ids: readonly string[]): Promise<void> {
    for (const id of ids)
      try {
        const live = await this.open(id)
        if (live === null) continue
        await this.tend(live)
        if (!live.clean || live.thinking.size > 0 || live.table.status === 'over') continue
        await this.ground.store.db
          .updateTable('tables')
          .set({ due: dueOf(live.table) })
          .where('id', '=', id)
          .where('head', '=', live.persisted)
          .execute()
      } catch (error) {
        this.ground.log.warn({ err: error, table: id }, 'a table could not be looked after')
        if (error instanceof Unplayable) await this.shelve(id)
      }
  }

  /** A table whose log the rules no longer allow waits for an operator (`pantheon check-tables`). */
  private async shelve(id: string): Promise<void> {
    await this.ground.store.db.updateTable('tables').set({ due: null }).where('id', '=', id).execute()
  }

  private async settle(live: Live): Promise<void> {
    if (live.settled || live.settling || !live.clean) return
    live.settling = true
    try {
      await this.ground.settle(live.table)
      live.settled = true
    } catch (error) {
      this.ground.log.warn({ err: error, table: live.id }, 'a result could not be kept yet')
    }
    live.settling = false
  }

  private async botTurn(live: Live, turn: BotTurn): Promise<void> {
    const key = `${turn.seat}/${turn.asked}`
    if (live.thinking.has(key)) return
    live.thinking.add(key)
    const { table } = live
    const paced = this.ground.paceMs > 0 && new Promise(done => setTimeout(done, this.ground.paceMs))
    const move = await this.think(table, turn, `${table.founding.secret}/${turn.asked}/${turn.seat}`)
    await paced
    live.thinking.delete(key)
    if (this.closed || live.table !== table || live.reloading) return
    const entry = table.botMoves(turn.seat, move, turn.asked, this.ground.now())
    if (entry) this.add(live, entry)
    else void this.tend(live)
  }

  /** What a bot would do; if it does not answer in time, any legal move. */
  async think(table: Table, who: { seat: number; level?: string }, seed: string): Promise<Move> {
    const otherwise = anyMove(table, who.seat, seed)
    const move = await this.ground.bots.decideFor(table, { level: STAND_IN, ...who, seed })
    if (move === null) this.ground.metrics.botTimeouts.inc()
    return move ?? otherwise
  }

  private onKept(live: Live): void {
    this.ground.tell(live.id, live.persisted)
    this.ground.kept(live)
    void this.tend(live)
  }

  /** The store refused: the table is made again from what the store has. */
  private onLost(live: Live, error: unknown): void {
    const why: Loss = error === null ? 'conflict' : 'away'
    if (error !== null) this.ground.log.warn({ err: error, table: live.id }, 'entries were not kept')
    this.ground.metrics.lost.inc({ why })
    live.reloading = this.reload(live)
    live.thinking.clear()
    live.sank(why)
  }

  private async reload(live: Live): Promise<void> {
    while (!this.closed) {
      try {
        const row = await this.ground.store.table(live.id)
        if (row === undefined) throw new Error(`table ${live.id} is gone`)
        const table = await this.tableOf(row)
        live.reloading = null
        live.renew(table, this.ground.now())
        void this.tend(live)
        return
      } catch (error) {
        this.ground.log.warn({ err: error, table: live.id }, 'a table cannot be read again yet')
        await new Promise(resolve => setTimeout(resolve, RELOAD_PAUSE))
      }
    }
  }

  /** Forgets tables that nobody looks at and nothing happens at. */
  evict(before: number): void {
    for (const live of this.lives.values())
      if (live.followers.size === 0 && live.touched < before && live.clean && !live.reloading)
        if (live.thinking.size === 0) this.lives.delete(live.id)
    this.ground.metrics.tables.set(this.lives.size)
  }

  /** A message to everyone here who looks at a table. */
  announce(id: string, message: ServerMessage): void {
    this.lives.get(id)?.broadcast(message)
  }

  /** Takes nothing new, and waits until everything is kept. */
  async close(): Promise<void> {
    this.closed = true
    await this.keeper.drained()
  }
}

type BotTurn = ReturnType<Table['botTurns']>[number]
type Send = (message: ServerMessage) => void

const NOBODY_WAITS: Passenger = { kept: () => {}, lost: () => {} }

import {
  answer,
  type Command,
  type Entry,
  type Person,
  refusal,
  refuse,
  type ServerMessage,
} from '@pantheon/table'
import type { Ground } from './ground.ts'
import { Keeper } from './keeper.ts'
import { type Follower, type Live, type Loss, type Passenger, SEATING } from './live.ts'
import { Lookers } from './lookers.ts'
import { readAgain, readLive } from './reading.ts'
import { Tender } from './tender.ts'

const TRY_AGAIN = refuse('try-again', 'no.reach')
const MOST_RETRIES = 3
/** Who asks for a table that cannot be read hears so after this time. */
const MOST_WAIT = 1_000

/** The tables in this process's memory: everything that happens to a table happens here. */
export class Hall {
  readonly tender: Tender
  readonly lookers: Lookers
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
      (live, error) => this.lose(live, error),
    )
    this.tender = new Tender(ground, this)
    this.lookers = new Lookers(ground, this.lives)
  }

  /** A table ready to be played at, from memory or from the store; null if there is none of that id. */
  async open(id: string): Promise<Live | null> {
    const live = this.lives.get(id) ?? (await this.read(id))
    if (live) await this.ready(live)
    return live
  }

  private read(id: string): Promise<Live | null> {
    const under = this.opening.get(id)
    if (under) return under
    const reading = readLive(this.ground, id)
      .then(live => {
        if (live) this.lives.set(id, live)
        return live
      })
      .finally(() => this.opening.delete(id))
    this.opening.set(id, reading)
    return reading
  }

  /** When a table is awake; fails if the store does not give it soon. */
  async ready(live: Live): Promise<void> {
    live.touched = this.ground.now()
    if (live.awake) return
    live.reloading ??= this.reload(live)
    let timer: NodeJS.Timeout | undefined
    const late = new Promise(resolve => {
      timer = setTimeout(resolve, MOST_WAIT)
    })
    await Promise.race([live.reloading, late])
    clearTimeout(timer)
    if (!live.awake) throw new Error(`table ${live.id} cannot be read now`)
  }

  /** A person's command; the answer comes when what it did is kept. */
  command(live: Live, command: Command, person: Person, invited: boolean, send: Send, tries = 0): void {
    let refused = false
    const away = () => {
      if (!refused) send(refusal(TRY_AGAIN, person.language, live.id, command.id))
      refused = true
    }
    const again = (tries: number) => this.command(live, command, person, invited, send, tries)
    if (this.closed) {
      away()
      return
    }
    if (!live.awake) {
      void this.ready(live).then(() => again(tries), away)
      return
    }
    live.touched = this.ground.now()
    try {
      const { reply, entry } = answer(live.table, command, person, live.touched, invited)
      const passenger = {
        kept: () => send(reply),
        lost: (why: Loss) => {
          if (why === 'conflict' && tries < MOST_RETRIES)
            void this.ready(live).then(() => again(tries + 1), away)
          else away()
        },
      }
      if (entry !== null) this.add(live, entry, passenger)
      else if (reply.is === 'refused' && this.ground.shared && tries === 0)
        void this.refresh(live).then(newer => (newer ? again(1) : send(reply)), away)
      else live.whenClean(passenger)
    } catch (error) {
      // A fault of the game's: the table is as it was kept, and nobody else notices.
      this.lose(live, error)
      away()
    }
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
    return !live.awake || live.table.n > before
  }

  /** Keeps an entry just made, and tells everyone when it is kept. */
  add(live: Live, entry: Entry, passenger: Passenger = NOBODY_WAITS): void {
    live.add(entry, passenger, this.ground.now())
    this.ground.metrics.entries.inc({ act: entry.act.do })
    if (SEATING.has(entry.act.do)) live.whenClean({ kept: () => this.lookers.changed(live), lost: () => {} })
    this.keeper.keep(live)
  }

  /** Someone looks at a table that is awake. */
  follow(live: Live, follower: Follower): void {
    live.touched = this.ground.now()
    live.followers.add(follower)
    live.prepare(follower, live.touched)
    this.lookers.changed(live, true)
  }

  unfollow(live: Live, follower: Follower): void {
    if (live.followers.delete(follower)) this.lookers.changed(live)
  }

  /** Another process says that a table has come to this number. */
  async heard(id: string, n: number): Promise<void> {
    // One that is just being read may have been read too early to know.
    const live = this.lives.get(id) ?? (await this.opening.get(id)?.catch(() => null))
    if (!live || (!live.awake && live.followers.size === 0)) return
    await this.ready(live)
    // What is not kept yet will meet a conflict, and the table is read again.
    if (live.table.n >= n || !live.clean) return
    const entries = await this.ground.store.entries(id, live.table.n)
    if (!live.awake || !live.clean) return
    for (const entry of entries) if (entry.seq === live.table.n + 1) live.table.apply(entry)
    live.persisted = live.table.n
    live.prepareAll(this.ground.now())
    this.lookers.changed(live)
  }

  /** Other processes may have been missed: everything that someone looks at is compared with the store. */
  async catchUp(): Promise<void> {
    this.lookers.introduce()
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

  private onKept(live: Live): void {
    this.ground.tell(live.id, live.persisted)
    this.ground.kept(live)
    void this.tender.tend(live)
  }

  /** What was not kept is forgotten, and the table made again from what the store has. */
  lose(live: Live, error: unknown): void {
    const why: Loss = error === null ? 'conflict' : 'away'
    if (error !== null) this.ground.log.warn({ err: error, table: live.id }, 'entries were not kept')
    this.ground.metrics.lost.inc({ why })
    this.keeper.forget(live)
    live.reloading = this.reload(live)
    live.thinking.clear()
    live.sank(why)
  }

  private async reload(live: Live): Promise<void> {
    const table = await readAgain(this.ground, live.id, () => this.closed)
    if (table === null) return
    live.reloading = null
    try {
      live.renew(table, this.ground.now())
    } catch (error) {
      this.ground.log.error({ err: error, table: live.id }, 'a table cannot be shown')
    }
    void this.tender.tend(live)
  }

  /** Forgets tables at which nothing has happened for a while; where someone looks, only their games. */
  evict(before: number): void {
    let asleep = 0
    for (const live of this.lives.values()) {
      if (live.touched >= before || !live.idle) continue
      if (live.followers.size === 0) this.lives.delete(live.id)
      else {
        live.sleep()
        asleep++
      }
    }
    this.ground.metrics.tables.set(this.lives.size)
    this.ground.metrics.asleep.set(asleep)
  }

  /** A message to everyone who looks at a table, wherever they are connected. */
  announce(id: string, message: ServerMessage): void {
    this.said(id, message)
    this.ground.say(id, message)
  }

  /** A message to everyone who looks at a table over this process. */
  said(id: string, message: ServerMessage): void {
    this.lives.get(id)?.broadcast(message)
  }

  /** Takes nothing new, and waits until everything is kept. */
  async close(): Promise<void> {
    this.closed = true
    this.tender.close()
    await this.keeper.drained()
  }
}

type Send = (message: ServerMessage) => void

const NOBODY_WAITS: Passenger = { kept: () => {}, lost: () => {} }

import { acts, type Who } from '@pantheon/core'
import {
  type Chair,
  type Entry,
  type Person,
  type ServerMessage,
  type Table,
  updateFor,
} from '@pantheon/table'
import type { SeatsTable } from '../store/schema.ts'
import type { Addition } from '../store/store.ts'
import type { Eyes } from './presence.ts'

/** Someone who looks at a table over one connection. */
export interface Follower {
  readonly person: Person
  send(text: string): void
  /** The last number prepared for them, and the last that went out. */
  told: number
  sent: number
}

/** What waits for a commit: it goes out when all is kept, or is told why it was not. */
export interface Passenger {
  kept(): void
  lost(why: Loss): void
}

/** Why entries were not kept: the log had moved on elsewhere, or the database is away. */
export type Loss = 'conflict' | 'away'

interface Batch {
  readonly entries: Entry[]
  readonly passengers: Passenger[]
}

/** A bot that has not moved, or a result that is not kept, is looked after again this long after it was due. */
export const GRACE = 1_000

/** What changes who sits where. */
export const SEATING: ReadonlySet<Entry['act']['do']> = new Set(['sit', 'stand', 'place'])

/** A table in this process's memory: the table, who looks at it, and what is not yet kept. */
export class Live {
  readonly followers = new Set<Follower>()
  /** Bots that think about a question of this table now. */
  readonly thinking = new Set<string>()
  /** The number of the last entry that the store has. */
  persisted: number
  /** The result has been kept, or is being kept. */
  settled = false
  settling = false
  /** When someone last did something here. */
  touched = 0
  /** While the table is made again from the store. */
  reloading: Promise<void> | null = null
  /** Who sits where, known even while the rest is not in memory. */
  private chairs: readonly Chair[]
  private held: Table | null
  private open: Batch = { entries: [], passengers: [] }
  private flying: Batch | null = null

  constructor(
    readonly id: string,
    readonly invite: string,
    readonly listed: boolean,
    table: Table,
  ) {
    this.held = table
    this.chairs = table.chairs
    this.persisted = table.n
  }

  /** The table; only where it is `awake`. */
  get table(): Table {
    if (this.held === null) throw new Error(`table ${this.id} is asleep`)
    return this.held
  }

  /** Is the table in memory, and what the store has? */
  get awake(): boolean {
    return this.held !== null && this.reloading === null
  }

  /** Lets go of the table, which can be made again from the store. Those who look at it do not notice. */
  sleep(): void {
    this.held = null
  }

  /** Does nothing happen here that is still to be finished? */
  get idle(): boolean {
    return this.clean && this.reloading === null && this.thinking.size === 0 && !this.settling
  }

  /** May this person see the table? */
  admits(person: string, invite: string | undefined): boolean {
    const { host } = this.table.founding
    return this.listed || invite === this.invite || person === host || this.table.seatOf(person) !== null
  }

  /** Is everything that has happened here kept? */
  get clean(): boolean {
    return this.open.entries.length === 0 && this.flying === null
  }

  /** Who looks at the table over this process. */
  eyes(): Eyes {
    const people = new Set([...this.followers].map(({ person }) => person.id))
    let seats = 0
    this.chairs.forEach(({ person }, seat) => {
      if (person !== null && people.delete(person)) seats |= 1 << seat
    })
    return { seats, others: people.size }
  }

  /** Tells everyone here who looks at the table. */
  show({ seats, others }: Eyes): void {
    const looks = this.chairs.map((_, seat) => acts(seats, seat))
    this.broadcast({ is: 'present', table: this.id, seats: looks, spectators: others })
  }

  /** An entry just made: everyone's update is worked out now and goes out when the entry is kept. */
  add(entry: Entry, passenger: Passenger, now: number): void {
    this.open.entries.push(entry)
    this.open.passengers.push(passenger)
    this.prepareAll(now)
  }

  /** Everyone's update; those who see the same get the same. */
  prepareAll(now: number): void {
    const texts = this.followers.size > this.chairs.length ? new Map<string, string>() : null
    for (const follower of this.followers) this.prepare(follower, now, texts)
  }

  /** Someone's update, now if all is kept, else when it is. */
  prepare(follower: Follower, now: number, texts: Map<string, string> | null = null): void {
    const { table } = this
    const { id, language } = follower.person
    const key = texts && `${table.seatOf(id)}/${id === table.founding.host}/${language}/${follower.told}`
    const known = key === null ? undefined : texts?.get(key)
    const text = known ?? JSON.stringify(updateFor(table, id, follower.told, now, language))
    if (key !== null) texts?.set(key, text)
    const n = table.n
    follower.told = n
    this.whenClean({
      kept: () => {
        if (!this.followers.has(follower)) return
        follower.send(text)
        follower.sent = n
      },
      lost: () => {},
    })
  }

  /** Lets a passenger go at once if all is kept, else with what is still to be kept. */
  whenClean(passenger: Passenger): void {
    if (this.open.entries.length > 0) this.open.passengers.push(passenger)
    else if (this.flying) this.flying.passengers.push(passenger)
    else passenger.kept()
  }

  broadcast(message: ServerMessage): void {
    const text = JSON.stringify(message)
    for (const follower of this.followers) follower.send(text)
  }

  /** What is to be kept next. */
  depart(owner: string): Addition {
    const { table, open } = this
    this.flying = open
    this.open = { entries: [], passengers: [] }
    const head = {
      id: this.id,
      from: this.persisted,
      head: table.n,
      status: table.status,
      acting: actingAt(table),
      due: this.settled ? null : dueOf(table),
      owner,
      at: table.at,
    }
    const seated = open.entries.some(entry => SEATING.has(entry.act.do))
    return { head, entries: open.entries, seats: seated ? seatRows(table) : null }
  }

  /** What departed is kept. */
  arrived(): void {
    const batch = this.flying
    this.flying = null
    if (batch === null) return
    this.persisted += batch.entries.length
    for (const passenger of batch.passengers) passenger.kept()
  }

  /** What departed is lost, and all that was built on it. */
  sank(why: Loss): void {
    const passengers = [...(this.flying?.passengers ?? []), ...this.open.passengers]
    this.flying = null
    this.open = { entries: [], passengers: [] }
    for (const passenger of passengers) passenger.lost(why)
  }

  /** The table made again from the store: everyone hears what they have missed. */
  renew(table: Table, now: number): void {
    this.held = table
    this.chairs = table.chairs
    this.persisted = table.n
    for (const follower of this.followers) {
      follower.told = follower.sent
      if (table.n > follower.sent) this.prepare(follower, now)
    }
  }
}

const actingAt = ({ match }: Table): Who => Math.max(0, match?.state.who ?? 0)

/** When someone has to look after a table; null if it can wait for its players. */
export function dueOf(table: Table): number | null {
  if (table.status === 'over' || table.botTurns().length > 0) return table.at + GRACE
  return table.clock?.next()?.at ?? null
}

/** Who sits where, to search by. */
export const seatRows = ({ founding, chairs }: Table): SeatsTable[] =>
  chairs.map(({ kind, person, name }, seat) => ({ table_id: founding.id, seat, kind, person, name }))

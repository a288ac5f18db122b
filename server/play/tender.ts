import { type Entry, questionAt, type Table } from '@pantheon/table'
import { Unplayable } from './founding.ts'
import type { Ground } from './ground.ts'
import { dueOf, type Live } from './live.ts'

/** What a tender asks of the hall. */
export interface Tables {
  open(id: string): Promise<Live | null>
  add(live: Live, entry: Entry): void
  lose(live: Live, error: unknown): void
}

type BotTurn = ReturnType<Table['botTurns']>[number]

/** A table at which bots failed so often waits for its players. */
const MOST_FAILURES = 3

/** Looks after tables: time that is up, bots that must decide, results to keep. */
export class Tender {
  private readonly failures = new WeakMap<Live, number>()
  private closed = false

  constructor(
    private readonly ground: Ground,
    private readonly tables: Tables,
  ) {}

  close(): void {
    this.closed = true
  }

  /** Does what is due at a table now. */
  async tend(live: Live): Promise<void> {
    if (this.closed || !live.awake) return
    const { table } = live
    try {
      const late = table.timeUp(this.ground.now())
      if (late) this.tables.add(live, late)
      else if (table.status === 'over') await this.settle(live)
      else for (const turn of table.botTurns()) void this.botTurn(live, turn)
    } catch (error) {
      this.failed(live, error)
    }
  }

  /** Looks after tables that are due and whose process is this one; puts right when they are due next. */
  async look(ids: readonly string[]): Promise<void> {
    for (const id of ids)
      try {
        const live = await this.tables.open(id)
        if (live === null) continue
        await this.tend(live)
        if (!live.awake || !live.clean || live.thinking.size > 0 || live.table.status === 'over') continue
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
    try {
      const paced = this.ground.paceMs > 0 && new Promise(done => setTimeout(done, this.ground.paceMs))
      const seed = `${table.founding.secret}/${turn.asked}/${turn.seat}`
      const { move } = await this.ground.bots.decide(questionAt(table, turn.seat, seed), turn.level)
      await paced
      live.thinking.delete(key)
      if (this.closed || !live.awake || live.table !== table) return
      const entry = table.botMoves(turn.seat, move, turn.asked, this.ground.now())
      if (entry) this.tables.add(live, entry)
      else void this.tend(live)
    } catch (error) {
      live.thinking.delete(key)
      this.failed(live, error)
    }
  }

  /** A fault of the game's: the table is read again, and after a few such faults left alone. */
  private failed(live: Live, error: unknown): void {
    this.ground.log.error({ err: error, table: live.id }, 'a table could not be gone on with')
    const failures = (this.failures.get(live) ?? 0) + 1
    this.failures.set(live, failures)
    if (failures <= MOST_FAILURES) this.tables.lose(live, error)
  }
}

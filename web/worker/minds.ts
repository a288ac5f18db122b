import { Pool, searches, type Thinker, thinkerOn } from '@pantheon/bots'
import { clone, type Move } from '@pantheon/core'
import { type BotTask, decide, questionAt, type Table } from '@pantheon/table'

/** A device lends at most so many threads, and keeps a core for the page. */
const MOST_THREADS = 4
/** Some browsers do not say how many cores there are. */
const cores = (): number => navigator.hardwareConcurrency || 1
const affordable = (): number => Math.max(1, Math.min(MOST_THREADS, cores() - 1))

/** Where bots of this device think: those who search in threads that are made when first needed, the others here and now. */
export class Minds {
  private pool: Pool | null = null

  constructor(
    /** Makes a thinker; null where no thread can be had. */
    private hire: (() => Thinker) | null = typeof Worker === 'undefined' ? null : thread,
    private readonly threads?: number,
  ) {}

  /** A bot's decision at a table as it is now. */
  async decide(table: Table, task: BotTask): Promise<Move> {
    const { seat, level, seed } = task
    const asked = questionAt(table, seat, seed)
    const pool = searches(level) ? this.lent() : null
    if (pool === null) return decide(asked.game, asked.state, task)
    // The table may have moved on when it turns out that no thread can be had.
    const state = clone(asked.state)
    const { move, by } = await pool.decide(asked, level)
    return by === null && this.hire === null ? decide(asked.game, state, task) : move
  }

  /** Ends all threads. */
  close(): void {
    this.pool?.close()
  }

  private lent(): Pool | null {
    if (this.hire === null) return null
    this.pool ??= new Pool(Array.from({ length: this.threads ?? affordable() }, this.hire), {
      onFault: ({ failing }) => {
        if (failing === 'absent') this.hire = null
      },
    })
    return this.pool
  }
}

/** What a worker is called that thinks for a house. */
export const THINKER = 'thinker'

/**
 * A thread of the house, by the house's own program: there is nothing more to fetch, or to keep for a day without a
 * network. It cannot be hurried: without cross-origin isolation a page shares no memory with its threads, and whoever
 * thinks does not listen. It can be ended.
 */
const thread = (): Thinker =>
  thinkerOn((hears, lost) => {
    const worker = new Worker(self.location.href, { type: 'module', name: THINKER })
    worker.addEventListener('message', ({ data }) => hears(data))
    worker.addEventListener('error', event => {
      event.preventDefault()
      worker.terminate()
      lost(new Error(event.message || 'a thinking thread could not be started'))
    })
    return {
      post: order => worker.postMessage(order),
      hurry: () => {},
      end: () => worker.terminate(),
    }
  })

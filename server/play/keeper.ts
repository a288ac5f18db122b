import type { Metrics } from '../metrics.ts'
import type { Addition } from '../store/store.ts'
import type { Live } from './live.ts'

/** What the keeper does with what it is given. */
export interface Shelf {
  append(additions: readonly Addition[]): Promise<ReadonlySet<string>>
}

const MOST_AT_ONCE = 500

/**
 * Keeps entries: all that came in while the last commit was under way goes into the next, so that a busy server
 * makes fewer, larger commits. Nothing is told to anyone before it is kept.
 */
export class Keeper {
  private readonly dirty = new Set<Live>()
  private busy = false
  private idle: (() => void)[] = []

  constructor(
    private readonly shelf: Shelf,
    private readonly me: string,
    private readonly metrics: Metrics,
    private readonly onKept: (live: Live) => void,
    private readonly onLost: (live: Live, error: unknown) => void,
  ) {}

  /** A table has something to keep. */
  keep(live: Live): void {
    this.dirty.add(live)
    if (this.busy) return
    this.busy = true
    setImmediate(() => void this.commit())
  }

  /** A table has nothing to keep after all. */
  forget(live: Live): void {
    this.dirty.delete(live)
  }

  /** When everything is kept or lost. */
  drained(): Promise<void> {
    return this.busy ? new Promise(resolve => this.idle.push(resolve)) : Promise.resolve()
  }

  private async commit(): Promise<void> {
    while (this.dirty.size > 0) {
      const lives = [...this.dirty].slice(0, MOST_AT_ONCE)
      for (const live of lives) this.dirty.delete(live)
      await this.commitOf(lives)
    }
    this.busy = false
    for (const resolve of this.idle.splice(0)) resolve()
  }

  private async commitOf(lives: readonly Live[]): Promise<void> {
    const stop = this.metrics.commitSeconds.startTimer()
    try {
      const additions = lives.map(live => live.depart(this.me))
      const conflicts = await this.shelf.append(additions)
      this.metrics.commitEntries.observe(additions.reduce((sum, { entries }) => sum + entries.length, 0))
      for (const live of lives)
        if (conflicts.has(live.id)) this.onLost(live, null)
        else {
          live.arrived()
          this.onKept(live)
        }
    } catch (error) {
      for (const live of lives) this.onLost(live, error)
    }
    stop()
  }
}

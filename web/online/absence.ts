import type { Told } from '@pantheon/table'
import { Store } from '../app/store.ts'
import type { Scene } from '../table/session.ts'
import { wire } from './wire.ts'

/** What has been looked at is told to the server a moment later. */
const RESTING = 800
/** Who was away for longer is told what happened. */
const LONG = 60_000

/** How far a player has looked, here and on other devices, and what the others did since. */
export class Absence {
  /** What the others did in one's absence. */
  readonly missed = new Store<readonly Told[]>([])
  private seen: number | null = null
  private told = 0
  private hiddenAt = 0
  private resting: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly table: string,
    private readonly scene: Store<Scene | null>,
  ) {
    document.addEventListener('visibilitychange', this.watched)
    addEventListener('pagehide', this.tell)
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.watched)
    removeEventListener('pagehide', this.tell)
    this.tell()
  }

  /** The server says how far one had looked. */
  welcome(seen: number): void {
    this.seen ??= seen
    this.told = Math.max(this.told, seen)
  }

  /** The table is shown as it stands now; `first` when one has just come to it. */
  shown(first: boolean): void {
    if (first) this.recap()
    if (document.visibilityState === 'visible') this.note()
  }

  private recap(): void {
    const { update, story } = this.scene.get() ?? {}
    if (!update || !story || update.status !== 'playing' || update.seat === null || !this.seen) return
    const { seen } = this
    const byOthers = ({ kind, n, seat }: Told) => kind === 'game' && n > seen && seat !== update.seat
    this.missed.set(story.filter(byOthers))
  }

  private note(): void {
    this.seen = this.scene.get()?.update.n ?? 0
    clearTimeout(this.resting)
    this.resting = setTimeout(this.tell, RESTING)
  }

  /** Tells the server how far one has looked, if it does not know. */
  private readonly tell = (): void => {
    clearTimeout(this.resting)
    const { seen, told, table } = this
    if (seen === null || seen === told) return
    this.told = seen
    wire.send({ do: 'seen', table, n: seen })
  }

  private readonly watched = (): void => {
    if (document.visibilityState === 'hidden') this.hiddenAt = performance.now()
    else {
      if (performance.now() - this.hiddenAt > LONG) this.recap()
      this.note()
    }
  }
}

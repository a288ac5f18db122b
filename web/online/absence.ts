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
  private hiddenAt = 0
  private resting: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly table: string,
    private readonly scene: Store<Scene | null>,
  ) {
    document.addEventListener('visibilitychange', this.watched)
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.watched)
    clearTimeout(this.resting)
  }

  /** The server says how far one had looked. */
  welcome(seen: number): void {
    this.seen ??= seen
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
    const n = this.scene.get()?.update.n ?? 0
    this.seen = n
    clearTimeout(this.resting)
    this.resting = setTimeout(() => wire.send({ do: 'seen', table: this.table, n }), RESTING)
  }

  private readonly watched = (): void => {
    if (document.visibilityState === 'hidden') this.hiddenAt = performance.now()
    else {
      if (performance.now() - this.hiddenAt > LONG) this.recap()
      this.note()
    }
  }
}

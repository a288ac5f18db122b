import type { Ground } from './ground.ts'
import type { Live } from './live.ts'
import { type Eyes, Presence } from './presence.ts'

const CROWD = 20
const BREATH = 500

/** Tells those who look at a table who else does, wherever they are connected. */
export class Lookers {
  private readonly presence = new Presence()
  private readonly crowded = new Set<string>()

  constructor(
    private readonly ground: Pick<Ground, 'me' | 'show'>,
    private readonly lives: ReadonlyMap<string, Live>,
  ) {}

  /** Who looks at a table, over all processes. */
  at(id: string): Eyes {
    return this.presence.of(id)
  }

  /** Someone has come to a table here or gone; one who has come is told even if nothing is new. */
  changed(live: Live, always = false): void {
    const eyes = live.eyes()
    const changed = this.presence.note(live.id, this.ground.me, eyes)
    if (changed) this.ground.show([[live.id, eyes]])
    if (changed || always) this.show(live)
  }

  /** Another process has just begun to listen: it hears who looks at tables here. */
  introduce(): void {
    this.ground.show(this.presence.by(this.ground.me))
  }

  /** Another process says who looks at its tables. */
  heard(process: string, tables: readonly (readonly [id: string, eyes: Eyes])[]): void {
    for (const [id, eyes] of tables) if (this.presence.note(id, process, eyes)) this.show(this.lives.get(id))
  }

  /** These processes live: nobody looks at anything over any other. */
  living(processes: ReadonlySet<string>): void {
    for (const id of this.presence.keepOnly(processes)) this.show(this.lives.get(id))
  }

  /** In a crowd, comings and goings are told together. */
  private show(live: Live | undefined): void {
    if (live === undefined || this.crowded.has(live.id)) return
    if (live.followers.size <= CROWD) {
      live.show(this.at(live.id))
      return
    }
    this.crowded.add(live.id)
    const later = setTimeout(() => {
      this.crowded.delete(live.id)
      live.show(this.at(live.id))
    }, BREATH)
    later.unref()
  }
}

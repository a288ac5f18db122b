import type { ServerMessage, Update } from '@pantheon/table'
import type { Store } from '../app/store.ts'
import type { Scene } from '../table/session.ts'
import type { Curve, Look, Moment, Verdict } from '../worker/messages.ts'
import { api } from './api.ts'
import { Reading } from './reading.ts'

/** How the table looked to one's own eyes, as the server answers. */
export type Past = Extract<ServerMessage, { is: 'past' }>

/** The players' names by seat. */
export const namesOf = ({ seats }: Update): string[] => seats.map(({ name }) => name)

/** The entries that told something of the game: what one can look back at while it runs. */
export const momentsOf = (story: Scene['story']): number[] => [
  ...new Set(story.filter(({ kind }) => kind === 'game').map(({ n }) => n)),
]

/** Looking back at a table on the server: while the game runs it answers, afterwards the record tells all. */
export class Hindsight {
  private reading: Reading | null = null
  private reviewing: Promise<Reading> | null = null

  constructor(
    private readonly id: string,
    private readonly invite: string | undefined,
    private readonly scene: Store<Scene | null>,
    private readonly game: () => string,
    private readonly ask: (entry: number) => Promise<Past>,
  ) {}

  close(): void {
    this.reading?.close()
  }

  /** The table in words. */
  draw(update: Update): Promise<string> {
    return this.reader(update).draw(update.view)
  }

  async look(at: Moment, eye: number): Promise<Look> {
    const { update, story } = this.shown()
    if (update.status === 'over') return this.lookAtRecord(at, eye)
    const moments = momentsOf(story)
    const entry = 'entry' in at ? at.entry : (moments[at.decisions - 1] ?? 0)
    const { view, totals } = await this.ask(entry)
    const told = story.filter(({ n }) => n === entry).map(({ text }) => text)
    const drawn = await this.reader(update).draw(view)
    const count = moments.filter(n => n <= entry).length
    return { at: count, of: moments.length, n: entry, view, drawn, told, totals }
  }

  async curve(eye: number): Promise<Curve> {
    return (await this.review()).curve(eye)
  }

  async verify(): Promise<Verdict> {
    return (await this.review()).verify()
  }

  async record(): Promise<string> {
    return (await this.review()).record()
  }

  private async lookAtRecord(at: Moment, eye: number): Promise<Look> {
    const reading = await this.review()
    if ('decisions' in at) return reading.look(at, eye)
    const past = await this.ask(at.entry)
    return reading.look({ decisions: past.at ?? 0 }, eye)
  }

  private shown(): Scene {
    const scene = this.scene.get()
    if (scene === null) throw new Error('the table has not been seen yet')
    return scene
  }

  private reader(update: Update): Reading {
    this.reading ??= new Reading(this.game(), namesOf(update))
    return this.reading
  }

  private review(): Promise<Reading> {
    this.reviewing ??= this.fetchRecord()
    return this.reviewing
  }

  private async fetchRecord(): Promise<Reading> {
    try {
      const record = await api.record(this.id, this.invite)
      const reader = this.reader(this.shown().update)
      reader.review(record)
      return reader
    } catch (error) {
      this.reviewing = null
      throw error
    }
  }
}

import type { ClientMessage, Entry, Told, Update } from '@pantheon/table'
import { settings } from '../app/settings.ts'
import { Store } from '../app/store.ts'
import type { Asked, Curve, Founded, Look, Telling, Verdict } from '../worker/messages.ts'
import { keep, taken } from './shelf.ts'

/** Why something is not possible, with the section of the rules that says so. */
export interface Why {
  readonly legal: boolean
  readonly text: string
  readonly rule: string
}

/** What a bot would do. */
export interface Hint {
  readonly move: string
  readonly text: string
}

/** A table as the page knows it. */
export interface Scene {
  readonly update: Update
  /** The table drawn in text, for games without a board and for people who prefer words. */
  readonly drawn: string
  /** How many decisions have been made, chance included. */
  readonly decisions: number
  readonly story: readonly Told[]
}

/** Entries are put on the shelf a moment after the last one came. */
const RESTING = 250

/** A table in the worker, from the page's side. */
export class Session {
  readonly scene = new Store<Scene | null>(null)
  /** The last refusal: said once, then gone. */
  readonly refused = new Store<Why | null>(null)
  private readonly worker = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' })
  private readonly entries: Entry[]
  private readonly waiting = new Map<string, (answer: unknown) => void>()
  private resting: ReturnType<typeof setTimeout> | undefined
  private count = 0

  constructor(readonly founded: Founded) {
    this.entries = [...(taken(founded.id)?.entries ?? [])]
    this.worker.addEventListener('message', ({ data }: MessageEvent<Telling>) => this.hear(data))
    this.ask({ ask: 'open', founded, entries: this.entries, pace: settings().pace })
    addEventListener('pagehide', this.shelve)
  }

  /** Leaves the table; the game is kept. */
  close(): void {
    this.shelve()
    removeEventListener('pagehide', this.shelve)
    this.worker.terminate()
  }

  submit(move: string): void {
    const seat = this.seat
    if (seat !== null) this.say({ do: 'submit', ...this.asked(), seat, expect: this.n, move })
  }

  undo(): void {
    const seat = this.seat
    if (seat !== null) this.say({ do: 'undo', ...this.asked(), seat, expect: this.n })
  }

  redo(): void {
    const seat = this.seat
    if (seat !== null) this.say({ do: 'redo', ...this.asked(), seat, expect: this.n })
  }

  /** Hot seat: someone else looks now. */
  eyes(seat: number): void {
    this.scene.set(null)
    this.ask({ ask: 'eyes', seat })
  }

  hint(): Promise<Hint | null> {
    const seat = this.seat
    if (seat === null) return Promise.resolve(null)
    const asked = this.asked()
    return this.wait<Hint | null>(asked.id, () => this.say({ do: 'hint', ...asked, seat }))
  }

  why(move: string): Promise<Why> {
    const asked = this.asked()
    return this.wait<Why>(asked.id, () => this.say({ do: 'why', ...asked, seat: this.seat ?? 0, move }))
  }

  look(at: Extract<Asked, { ask: 'look' }>['at'], eye: number): Promise<Look> {
    const { id } = this.asked()
    return this.wait<Look>(id, () => this.ask({ ask: 'look', id, at, eye }))
  }

  curve(eye: number): Promise<Curve> {
    const { id } = this.asked()
    return this.wait<Curve>(id, () => this.ask({ ask: 'curve', id, eye }))
  }

  verify(): Promise<Verdict> {
    const { id } = this.asked()
    return this.wait<Verdict>(id, () => this.ask({ ask: 'verify', id }))
  }

  record(): Promise<string> {
    const { id } = this.asked()
    return this.wait<string>(id, () => this.ask({ ask: 'record', id }))
  }

  /** The first `n` entries of the log: to play on from there. */
  first(n: number): readonly Entry[] {
    return this.entries.slice(0, n)
  }

  private get seat(): number | null {
    return this.scene.get()?.update.seat ?? null
  }

  private get n(): number {
    return this.scene.get()?.update.n ?? 0
  }

  private asked(): { table: string; id: string } {
    return {
      table: this.founded.id,
      id: `${this.founded.at.toString(36)}-${Date.now().toString(36)}-${this.count++}`,
    }
  }

  private say(message: ClientMessage): void {
    this.ask({ ask: 'say', message })
  }

  private ask(asked: Asked): void {
    this.worker.postMessage(asked)
  }

  private wait<T>(id: string, send: () => void): Promise<T> {
    return new Promise(resolve => {
      this.waiting.set(id, resolve as (answer: unknown) => void)
      send()
    })
  }

  private settle(id: string, answer: unknown): boolean {
    const resolve = this.waiting.get(id)
    this.waiting.delete(id)
    resolve?.(answer)
    return resolve !== undefined
  }

  private hear(telling: Telling): void {
    switch (telling.tell) {
      case 'kept':
        this.entries.push(telling.entry)
        clearTimeout(this.resting)
        this.resting = setTimeout(this.shelve, RESTING)
        return
      case 'update':
        this.show(telling)
        return
      case 'answer':
        this.settle(telling.id, telling.answer)
        return
      case 'says':
        this.told(telling.message)
    }
  }

  private told(message: Extract<Telling, { tell: 'says' }>['message']): void {
    if (message.is === 'why' || message.is === 'hint') this.settle(message.id, message)
    else if (message.is === 'refused') {
      const why = { legal: false, text: message.text, rule: message.rule ?? '' }
      if (!this.settle(message.id ?? '', why)) this.refused.set(why)
    }
  }

  private show({ update, drawn, decisions }: Extract<Telling, { tell: 'update' }>): void {
    const before = update.since === 0 ? [] : (this.scene.get()?.story ?? [])
    const dropped = new Set(update.dropped)
    const story = [...before.filter(({ n }) => !dropped.has(n)), ...update.story]
    this.refused.set(null)
    this.scene.set({ update, drawn, decisions, story })
  }

  private readonly shelve = (): void => {
    const over = this.scene.get()?.update.status === 'over'
    if (this.entries.length > 0) keep({ founded: this.founded, entries: this.entries, over })
  }
}

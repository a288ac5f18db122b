import type { ClientMessage, Entry, Plan } from '@pantheon/table'
import { settings } from '../app/settings.ts'
import { Store } from '../app/store.ts'
import { found, playOn } from '../home/found.ts'
import { LEVELS, type Level } from '../home/levels.ts'
import { grown, type Hint, type Scene, type Session, type Why } from '../table/session.ts'
import { keep, taken } from '../table/shelf.ts'
import { Answers } from './answers.ts'
import type { Asked, Curve, Founded, Look, Moment, Telling, Verdict } from './messages.ts'

/** Entries are put on the shelf a moment after the last one came. */
const RESTING = 250

/** A table in the worker of this device. */
export class LocalSession implements Session {
  readonly scene = new Store<Scene | null>(null)
  readonly refused = new Store<Why | null>(null)
  readonly branches = true
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  private readonly entries: Entry[]
  private readonly answers = new Answers()
  private resting: ReturnType<typeof setTimeout> | undefined

  constructor(readonly founded: Founded) {
    this.entries = [...(taken(founded.id)?.entries ?? [])]
    this.worker.addEventListener('message', ({ data }: MessageEvent<Telling>) => this.hear(data))
    const { pace, language, confirm } = settings()
    const confirms = confirm === 'on' && founded.lessons !== true
    this.ask({ ask: 'open', founded, entries: this.entries, pace, language, confirm: confirms })
    addEventListener('pagehide', this.shelve)
  }

  get id(): string {
    return this.founded.id
  }

  get game(): string {
    return this.founded.game
  }

  get lessons(): boolean {
    return this.founded.lessons === true
  }

  close(): void {
    this.shelve()
    removeEventListener('pagehide', this.shelve)
    this.worker.terminate()
  }

  submit(move: string): void {
    const { seat } = this
    if (seat !== null) this.say({ do: 'submit', ...this.asked(), seat, expect: this.n, move })
  }

  confirm(): void {
    this.ask({ ask: 'confirm' })
  }

  undo(): void {
    const { seat } = this
    if (seat !== null) this.say({ do: 'undo', ...this.asked(), seat, expect: this.n })
  }

  redo(): void {
    const { seat } = this
    if (seat !== null) this.say({ do: 'redo', ...this.asked(), seat, expect: this.n })
  }

  /** Hot seat: someone else looks now. */
  eyes(seat: number): void {
    this.scene.set(null)
    this.ask({ ask: 'eyes', seat })
  }

  hint(): Promise<Hint | null> {
    const { seat } = this
    if (seat === null) return Promise.resolve(null)
    const asked = this.asked()
    return this.answers.wait(asked.id, () => this.say({ do: 'hint', ...asked, seat }))
  }

  why(move: string): Promise<Why> {
    const asked = this.asked()
    return this.answers.wait(asked.id, () => this.say({ do: 'why', ...asked, seat: this.seat ?? 0, move }))
  }

  look(at: Moment, eye: number): Promise<Look> {
    const id = this.answers.id()
    return this.answers.wait(id, () => this.ask({ ask: 'look', id, at, eye }))
  }

  curve(eye: number): Promise<Curve> {
    const id = this.answers.id()
    return this.answers.wait(id, () => this.ask({ ask: 'curve', id, eye }))
  }

  verify(): Promise<Verdict> {
    const id = this.answers.id()
    return this.answers.wait(id, () => this.ask({ ask: 'verify', id }))
  }

  record(): Promise<string> {
    const id = this.answers.id()
    return this.answers.wait(id, () => this.ask({ ask: 'record', id }))
  }

  playOn({ n }: Look): void {
    playOn(this.founded, this.entries.slice(0, n))
  }

  again(): void {
    const { game, plan, names } = this.founded
    const people = plan.places.map((place, seat) => (typeof place === 'string' ? names[seat] : null))
    found(game, people, levelOf(plan.places))
  }

  private get seat(): number | null {
    return this.scene.get()?.update.seat ?? null
  }

  private get n(): number {
    return this.scene.get()?.update.n ?? 0
  }

  private asked(): { table: string; id: string } {
    return { table: this.id, id: this.answers.id() }
  }

  private say(message: ClientMessage): void {
    this.ask({ ask: 'say', message })
  }

  private ask(asked: Asked): void {
    this.worker.postMessage(asked)
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
        this.answers.settle(telling.id, telling.answer)
        return
      case 'says':
        this.told(telling.message)
    }
  }

  private told(message: Extract<Telling, { tell: 'says' }>['message']): void {
    if (message.is === 'why' || message.is === 'hint') this.answers.settle(message.id, message)
    else if (message.is === 'refused') {
      const why = { legal: false, text: message.text, rule: message.rule ?? '' }
      if (!this.answers.settle(message.id ?? '', why)) this.refused.set(why)
    }
  }

  private show({ update, drawn, decisions, held }: Extract<Telling, { tell: 'update' }>): void {
    const story = grown(this.scene.get()?.story ?? [], update)
    this.refused.set(null)
    this.scene.set({ update, drawn, decisions, held, story })
  }

  private readonly shelve = (): void => {
    const over = this.scene.get()?.update.status === 'over'
    if (this.entries.length > 0) keep({ founded: this.founded, entries: this.entries, over })
  }
}

/** A rematch is played by bots as strong as before. */
function levelOf(places: Plan['places']): { level?: Level } {
  const bot = places.find(place => typeof place === 'object')?.bot
  const level = LEVELS.find(one => one === bot)
  return level ? { level } : {}
}

import type { ClientMessage, Place, Plan, Reason, ServerMessage, Update } from '@pantheon/table'
import { go } from '../app/route.ts'
import { settings } from '../app/settings.ts'
import { Store } from '../app/store.ts'
import { playOn } from '../home/found.ts'
import { grown, type Hint, type Scene, type Session, type Why } from '../table/session.ts'
import { say } from '../text/index.ts'
import { Answers } from '../worker/answers.ts'
import type { Curve, Look, Moment, Verdict } from '../worker/messages.ts'
import { Absence } from './absence.ts'
import { api, type TableInfo } from './api.ts'
import { branchOf } from './branch.ts'
import { Hindsight, momentsOf, namesOf, type Past } from './hindsight.ts'
import { refreshMine } from './mine.ts'
import { troubleOf } from './trouble.ts'
import { type Listener, wire } from './wire.ts'

/** Who looks at a table now. */
export type Presence = Extract<ServerMessage, { is: 'present' }>

type Request = Extract<ClientMessage, { id: string }>
type Short<M> = M extends Request ? Omit<M, 'table' | 'id'> : never

/** A table on the server. */
export class OnlineSession implements Session, Listener {
  readonly scene = new Store<Scene | null>(null)
  readonly refused = new Store<Why | null>(null)
  readonly present = new Store<Presence | null>(null)
  /** The plan of the table; null until the server has answered. */
  readonly plan = new Store<Plan | null>(null)
  /** The rematch, once someone has asked for it. */
  readonly next = new Store<TableInfo['next']>(null)
  /** Why the table cannot be seen. */
  readonly gone = new Store<Reason | null>(null)
  readonly absence: Absence
  private readonly hindsight: Hindsight
  readonly lessons = false
  /** When the last update came, by the page's own clock. */
  arrived = 0
  private readonly answers = new Answers()
  /** Updates are shown one after another, each once it is drawn. */
  private line: Promise<void> = Promise.resolve()

  constructor(
    readonly id: string,
    readonly invite: string | undefined,
  ) {
    this.absence = new Absence(id, this.scene)
    this.hindsight = new Hindsight(
      id,
      invite,
      this.scene,
      () => this.game,
      n => this.wait<Past>({ do: 'look', n }),
    )
    wire.follow(id, this)
  }

  get game(): string {
    return this.plan.get()?.game ?? ''
  }

  get branches(): boolean {
    return this.update?.status === 'over'
  }

  close(): void {
    this.absence.close()
    wire.unfollow(this.id)
    this.hindsight.close()
  }

  submit(move: string): void {
    this.decide(seat => ({ do: 'submit', seat, expect: this.n, move }))
  }

  undo(): void {
    this.decide(seat => ({ do: 'undo', seat, expect: this.n }))
  }

  redo(): void {
    this.decide(seat => ({ do: 'redo', seat, expect: this.n }))
  }

  sit(seat?: number): void {
    this.ask({ do: 'sit', ...(seat === undefined ? {} : { seat }), ...this.invitation })
  }

  place(seat: number, place: Place): void {
    this.ask({ do: 'place', seat, place })
  }

  phrase(phrase: string): void {
    this.ask({ do: 'phrase', phrase })
  }

  start(): void {
    this.ask({ do: 'start' })
  }

  leave(): void {
    this.decide(seat => ({ do: 'leave', seat }))
  }

  back(): void {
    this.decide(seat => ({ do: 'back', seat }))
  }

  resign(): void {
    this.decide(seat => ({ do: 'resign', seat }))
  }

  chat(text: string): void {
    this.ask({ do: 'chat', text })
  }

  hint(): Promise<Hint | null> {
    const seat = this.update?.seat ?? null
    return seat === null ? Promise.resolve(null) : this.wait({ do: 'hint', seat })
  }

  why(move: string): Promise<Why> {
    return this.wait({ do: 'why', seat: this.update?.seat ?? 0, move })
  }

  look(at: Moment, eye: number): Promise<Look> {
    return this.hindsight.look(at, eye)
  }

  curve(eye: number): Promise<Curve> {
    return this.hindsight.curve(eye)
  }

  verify(): Promise<Verdict> {
    return this.hindsight.verify()
  }

  record(): Promise<string> {
    return this.hindsight.record()
  }

  playOn({ at }: Look): void {
    const { update } = this
    if (!update) return
    void this.record().then(text => {
      const branch = branchOf(JSON.parse(text), at, namesOf(update), update.seat ?? 0)
      if (branch) playOn(branch.founded, branch.entries)
    })
  }

  again(): void {
    const { language } = settings()
    api.rematch(this.id).then(
      ({ id, invite }) => go('online', id, invite),
      error => this.refused.set({ legal: false, text: say(language, troubleOf(error, 'refused')), rule: '' }),
    )
  }

  greeting(): ClientMessage {
    return { do: 'follow', table: this.id, since: this.n, language: settings().language, ...this.invitation }
  }

  hear(message: ServerMessage): void {
    switch (message.is) {
      case 'welcome':
        this.plan.set(message.plan)
        this.absence.welcome(message.seen)
        return
      case 'update':
        this.line = this.line.then(() => this.take(message)).catch(reportError)
        return
      case 'present':
        this.present.set(message)
        return
      case 'next':
        void this.findNext()
        return
      case 'refused':
        this.hearNo(message)
        return
      case 'hint':
      case 'why':
      case 'past':
        this.answers.settle(message.id, message)
    }
  }

  private get update(): Update | undefined {
    return this.scene.get()?.update
  }

  private get n(): number {
    return this.update?.n ?? 0
  }

  private get invitation(): { invite?: string } {
    return this.invite === undefined ? {} : { invite: this.invite }
  }

  private ask(request: Short<Request>): void {
    this.send(request, this.answers.id())
  }

  private wait<T>(request: Short<Request>): Promise<T> {
    const id = this.answers.id()
    return this.answers.wait(id, () => this.send(request, id))
  }

  private send(request: Short<Request>, id: string): void {
    wire.send({ ...request, table: this.id, id } as Request)
  }

  private decide(request: (seat: number) => Short<Request>): void {
    const seat = this.update?.seat ?? null
    if (seat !== null) this.ask(request(seat))
  }

  private hearNo({ id, reason, text, rule = '' }: Extract<ServerMessage, { is: 'refused' }>): void {
    if (id === undefined && this.scene.get() === null) this.gone.set(reason)
    const why = { legal: false, text, rule }
    if (!this.answers.settle(id ?? '', why)) this.refused.set(why)
  }

  /** Once it is over, one can look back at every decision of the record. */
  private async countRecord(): Promise<void> {
    const { of } = await this.look({ decisions: 0 }, 0)
    const scene = this.scene.get()
    if (scene) this.scene.set({ ...scene, decisions: of })
  }

  private async take(update: Update): Promise<void> {
    const before = this.scene.get()
    const story = grown(before?.story ?? [], update)
    const drawn = update.view === null ? '' : await this.hindsight.draw(update)
    this.arrived = performance.now()
    this.refused.set(null)
    this.scene.set({ update, drawn, story, decisions: momentsOf(story).length })
    this.absence.shown(before === null)
    refreshMine()
    if (update.status === 'over' && before?.update.status !== 'over') {
      void this.countRecord().catch(() => undefined)
      void this.findNext()
    }
  }

  /** Whoever played is let in to the rematch. */
  private async findNext(): Promise<void> {
    const table = await api.table(this.id, this.invite).catch(() => null)
    if (table?.next) this.next.set(table.next)
  }
}

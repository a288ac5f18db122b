import type { GameRecord } from '@pantheon/core'
import { settings } from '../app/settings.ts'
import { Answers } from '../worker/answers.ts'
import type { Asked, Curve, Look, Moment, Telling, Verdict } from '../worker/messages.ts'

/** The worker's help for a game that is played elsewhere: it draws the table in words and looks back at records. */
export class Reading {
  private readonly worker = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' })
  private readonly answers = new Answers()

  constructor(game: string, names: readonly string[]) {
    this.worker.addEventListener('message', ({ data }: MessageEvent<Telling>) => {
      if (data.tell === 'answer') this.answers.settle(data.id, data.answer)
    })
    this.ask({ ask: 'read', game, names, language: settings().language })
  }

  draw(view: unknown): Promise<string> {
    return this.wait(id => ({ ask: 'draw', id, view }))
  }

  review(record: GameRecord): void {
    this.ask({ ask: 'review', record })
  }

  look(at: Moment, eye: number): Promise<Look> {
    return this.wait(id => ({ ask: 'look', id, at, eye }))
  }

  curve(eye: number): Promise<Curve> {
    return this.wait(id => ({ ask: 'curve', id, eye }))
  }

  verify(): Promise<Verdict> {
    return this.wait(id => ({ ask: 'verify', id }))
  }

  record(): Promise<string> {
    return this.wait(id => ({ ask: 'record', id }))
  }

  close(): void {
    this.worker.terminate()
  }

  private wait<T>(asked: (id: string) => Asked): Promise<T> {
    const id = this.answers.id()
    return this.answers.wait(id, () => this.ask(asked(id)))
  }

  private ask(asked: Asked): void {
    this.worker.postMessage(asked)
  }
}

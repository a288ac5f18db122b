import { clone, type Language } from '@pantheon/core'
import { Crew, type Decided, isShared, type Question, type Terms } from './crew.ts'
import type { Hint } from './hints.ts'
import { inLine } from './names.ts'
import type { Thinker } from './thinker.ts'

interface Waiting {
  readonly all: boolean
  take(hands: Thinker[]): void
}

/**
 * Threads that many tables share. A decision takes one that is idle, a level limited by time alone all that are idle at that
 * moment; where none is, it waits its turn.
 */
export class Pool {
  private readonly idle: Thinker[]
  private readonly line: Waiting[] = []
  private readonly crews = new Set<Crew>()
  private closed: boolean

  constructor(
    thinkers: readonly Thinker[],
    private readonly terms: Partial<Terms> = {},
  ) {
    this.idle = [...thinkers]
    // Nobody waits for a thread that will never be there.
    this.closed = thinkers.length === 0
  }

  /** Decides for a seat: always, by lot if need be. */
  async decide(question: Question, bot: string): Promise<Decided> {
    const asked = asItIs(question)
    return this.lend(isShared(inLine(bot)[0]), crew => crew.decide(asked, bot))
  }

  /** The best moves of a seat, after thinking for so long; none if that fails. */
  suggest(question: Question, language: Language, millis: number): Promise<readonly Hint[]> {
    const asked = asItIs(question)
    return this.lend(false, crew => crew.suggest(asked, language, millis))
  }

  /** Ends all threads. Who waits for a decision has one by lot. */
  close(): void {
    this.closed = true
    for (const crew of this.crews) crew.dismiss()
    for (const thinker of this.idle) thinker.stop()
    this.next()
  }

  private async lend<T>(all: boolean, use: (crew: Crew) => Promise<T>): Promise<T> {
    const hands = await new Promise<Thinker[]>(take => {
      this.line.push({ all, take })
      this.next()
    })
    const crew = new Crew(hands, this.terms)
    if (this.closed) crew.dismiss()
    this.crews.add(crew)
    try {
      return await use(crew)
    } finally {
      this.crews.delete(crew)
      this.idle.push(...hands)
      this.next()
    }
  }

  /** Who waits longest goes first; once the pool is closed there is nothing to wait for. */
  private next(): void {
    while (this.idle.length > 0 || this.closed) {
      const first = this.line.shift()
      if (first === undefined) return
      first.take(this.idle.splice(0, first.all ? this.idle.length : 1))
    }
  }
}

/** The position as it is now: the table may have moved on by the time that a thread is idle. */
const asItIs = (question: Question): Question => ({ ...question, state: clone(question.state) })

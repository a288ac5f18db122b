import type { Language, Move, Seat } from '@pantheon/core'
import type { Hint } from './hints.ts'
import type { Findings } from './ismcts/index.ts'

/** What a position is played by: a game's id, and the parts of its tables that an edition overrides, if any. */
export interface Rules {
  readonly game: string
  readonly edition: unknown
}

/**
 * A position to think about: plain data. It is a guess: the truth never leaves the host. The edition's tables do not
 * travel with it, or every task would bring tables of its own, and what games work out for them once would be lost.
 */
interface Scene extends Rules {
  /** As `dump` gives it. */
  readonly position: unknown
  readonly seat: Seat
  readonly seed: string
  /** A search ends by then. */
  readonly millis: number
}

/** One thread's part in a decision of the bot of that name. */
export interface Decision extends Scene {
  readonly bot: string
}

/** Moves to suggest, with reasons in a language. */
export interface Advice extends Scene {
  readonly language: Language
}

/** What a thread thinks about. */
export type Task = Decision | Advice

/** What a thread has to say: a move, what its search found out, or what it suggests. */
export type Thought =
  | { readonly move: Move }
  | { readonly findings: Findings }
  | { readonly hints: readonly Hint[] }

/** What is sent to a thread. */
export type Order = { readonly meet: Rules } | { readonly task: Task }

/** What a thread sends back. */
export type Reply = { readonly met: true } | { readonly thought: Thought } | { readonly error: string }

/** Someone who thinks in a thread that a host lends: Node's (`lab/thinker.ts`), a browser's (`web/worker/minds.ts`). */
export interface Thinker {
  /** Starts the thread and lets it meet a game, if that is still to be done: then its first thought is as quick as the next. */
  ready(rules: Rules): Promise<void>
  /** Thinks about one task at a time; fails if the thread breaks down. */
  think(task: Task): Promise<Thought>
  /** Asks for an answer now: a search gives what it has, within 20 ms. */
  hurry(): void
  /** Ends whatever the thread is doing; the next order finds a fresh one. */
  stop(): void
}

/** A thread that runs. */
export interface Thread {
  post(order: Order): void
  hurry(): void
  end(): void
}

/** Starts a thread; what it says is told, and so is its end, unless that was wanted. */
export type Hire = (hears: (reply: Reply) => void, lost: (error: Error) => void) => Thread

interface Waiting {
  resolve(reply: Reply): void
  reject(error: Error): void
}

/** A thinker over threads of any kind: one at a time, a fresh one where the last is gone. It starts when it is needed. */
export function thinkerOn(hire: Hire): Thinker {
  const met = new Set<string>()
  let thread: Thread | null = null
  let waiting: Waiting | null = null

  const lose = (error: Error): void => {
    thread = null
    met.clear()
    waiting?.reject(error)
    waiting = null
  }
  const begin = (): Thread => {
    const begun: Thread = hire(
      reply => {
        if (thread !== begun) return
        waiting?.resolve(reply)
        waiting = null
      },
      error => {
        if (thread === begun) lose(error)
      },
    )
    return begun
  }
  const send = async (order: Order): Promise<Reply> => {
    const running = thread ?? begin()
    thread = running
    const reply = await new Promise<Reply>((resolve, reject) => {
      waiting = { resolve, reject }
      running.post(order)
    })
    if ('error' in reply) throw new Error(reply.error)
    return reply
  }
  return {
    async ready(rules) {
      const name = JSON.stringify([rules.game, rules.edition])
      if (met.has(name)) return
      await send({ meet: rules })
      met.add(name)
    },
    async think(task) {
      const reply = await send({ task })
      if ('thought' in reply) return reply.thought
      throw new Error('a thinking thread answered something else')
    },
    hurry: () => thread?.hurry(),
    stop() {
      thread?.end()
      lose(new Error('the thread was stopped'))
    },
  }
}

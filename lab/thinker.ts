import { Worker } from 'node:worker_threads'
import { Crew, type OnFault, type Task, type Thinker, type Thought } from '@pantheon/bots'

/** What a thinking thread is told when it starts: the word that tells it from a simulation thread, and its flag. */
export interface ThinkerData {
  readonly thinks: true
  /** One number; not 0 asks for an answer now. */
  readonly hurry: SharedArrayBuffer
}

/** What a thinking thread sends back. */
export type Reply = { readonly thought: Thought } | { readonly error: string }

/** A thread of Node's that runs the program at `url` (`lab/worker.ts`, built). It starts at once. */
export function thinker(url: URL | string): Thinker {
  const hurry = new Int32Array(new SharedArrayBuffer(4))
  const data: ThinkerData = { thinks: true, hurry: hurry.buffer }
  let worker: Worker | null = null
  let fail: (error: Error) => void = () => {}
  let settle: (reply: Reply) => void = () => {}

  const begin = (): Worker => {
    const begun = new Worker(url, { workerData: data })
    begun.unref()
    const lose = (error: Error) => {
      if (worker !== begun) return
      worker = null
      fail(error)
    }
    begun.on('message', (reply: Reply) => settle(reply))
    begun.on('error', lose)
    begun.on('exit', code => lose(new Error(`a thinking thread stopped with code ${code}`)))
    return begun
  }
  worker = begin()
  return {
    think: (task: Task) =>
      new Promise<Thought>((resolve, reject) => {
        fail = reject
        settle = reply => ('error' in reply ? reject(new Error(reply.error)) : resolve(reply.thought))
        Atomics.store(hurry, 0, 0)
        worker ??= begin()
        worker.ref()
        worker.postMessage(task)
      }).finally(() => worker?.unref()),
    hurry: () => void Atomics.store(hurry, 0, 1),
    stop() {
      const ended = worker
      worker = null
      void ended?.terminate()
      fail(new Error('the thread was stopped'))
    },
  }
}

/** A crew of that many threads. */
export const crewOf = (threads: number, url: URL | string, onFault?: OnFault, patience?: number): Crew =>
  new Crew(
    Array.from({ length: threads }, () => thinker(url)),
    onFault,
    patience,
  )

import { Worker } from 'node:worker_threads'
import { type Order, type Reply, type Thinker, thinkerOn } from '@pantheon/bots'

/** What a thinking thread is told when it starts: the word that tells it from a simulation thread, and its flag. */
export interface ThinkerData {
  readonly thinks: true
  /** One number; not 0 asks for an answer now. */
  readonly hurry: SharedArrayBuffer
}

/** Someone who thinks in a thread of Node's, which runs the program at `url` (`lab/worker.ts`, built). */
export const thinker = (url: URL | string): Thinker =>
  thinkerOn((hears, lost) => {
    const hurry = new Int32Array(new SharedArrayBuffer(4))
    const data: ThinkerData = { thinks: true, hurry: hurry.buffer }
    const worker = new Worker(url, { workerData: data })
    worker.on('message', (reply: Reply) => {
      worker.unref()
      hears(reply)
    })
    worker.on('error', lost)
    worker.on('exit', code => lost(new Error(`a thinking thread stopped with code ${code}`)))
    return {
      post(order: Order) {
        Atomics.store(hurry, 0, 0)
        worker.ref()
        worker.postMessage(order)
      },
      hurry: () => void Atomics.store(hurry, 0, 1),
      end: () => void worker.terminate(),
    }
  })

/** That many of them. */
export const thinkers = (count: number, url: URL | string): Thinker[] =>
  Array.from({ length: count }, () => thinker(url))

import { Worker } from 'node:worker_threads'
import { type Batch, type Outcome, player } from './batch.ts'
import type { Plan, Request } from './request.ts'

/** Someone who plays batches, one at a time. */
export interface Hand {
  play(batch: Batch): Promise<Outcome>
  /** No more batches will come. */
  dismiss(): void
}

/** Plays in this very thread, letting others have a turn between batches. */
export function here(plan: Plan): Hand {
  const play = player(plan)
  return {
    play: batch => new Promise<void>(resolve => setImmediate(resolve)).then(() => play(batch)),
    dismiss() {},
  }
}

/** Plays in a thread of its own, which runs the program at `url` (`lab/worker.ts`, built). */
export function thread(url: URL | string, request: Request): Hand {
  const worker = new Worker(url, { workerData: request })
  let settle: { resolve(outcome: Outcome): void; reject(error: Error): void } | null = null
  let lost: Error | null = null
  const lose = (error: Error) => {
    lost ??= error
    settle?.reject(lost)
  }
  worker.on('message', (outcome: Outcome) => settle?.resolve(outcome))
  worker.on('error', lose)
  worker.on('exit', code => lose(new Error(`a simulation thread stopped with code ${code}`)))
  return {
    play: batch =>
      new Promise((resolve, reject) => {
        settle = { resolve, reject }
        if (lost) reject(lost)
        else worker.postMessage(batch)
      }),
    dismiss: () => void worker.terminate(),
  }
}

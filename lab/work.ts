import { parentPort, workerData } from 'node:worker_threads'
import { type Batch, player } from './batch.ts'
import { type Find, planOf, type Request } from './request.ts'

/** The inside of a simulation thread: plays the batches that come in until it is ended from outside. */
export function work(find: Find): void {
  const port = parentPort
  if (port === null) throw new Error('this is the inside of a simulation thread: start it as a worker')
  const play = player(planOf(workerData as Request, find))
  port.on('message', (batch: Batch) => {
    const outcome = play(batch)
    port.postMessage(outcome, [outcome.logs.buffer])
  })
}

import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { type Order, thinking } from '@pantheon/bots'
import { type Batch, player } from './batch.ts'
import { type Find, planOf, type Request } from './request.ts'
import type { ThinkerData } from './thinker.ts'

/** The inside of a thread of the lab: it plays batches of a simulation or thinks about positions until it is ended. */
export function work(find: Find): void {
  const port = parentPort
  if (port === null) throw new Error('this is the inside of a thread: start it as a worker')
  const told = workerData as Request | ThinkerData
  if ('thinks' in told) thinkOn(port, find, new Int32Array(told.hurry))
  else playOn(port, find, told)
}

function playOn(port: MessagePort, find: Find, request: Request): void {
  const play = player(planOf(request, find))
  port.on('message', (batch: Batch) => {
    const outcome = play(batch)
    port.postMessage(outcome, [outcome.logs.buffer])
  })
}

function thinkOn(port: MessagePort, find: Find, hurry: Int32Array): void {
  const answer = thinking(find, () => Atomics.load(hurry, 0) !== 0)
  port.on('message', async (order: Order) => port.postMessage(await answer(order)))
}

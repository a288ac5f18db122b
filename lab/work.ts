import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { type Task, thoughtOn } from '@pantheon/bots'
import { type Batch, player } from './batch.ts'
import { type Find, planOf, type Request } from './request.ts'
import type { Reply, ThinkerData } from './thinker.ts'

/** The inside of a thread of the lab: it plays batches of a simulation or thinks for a crew until it is ended. */
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
  const stop = () => Atomics.load(hurry, 0) !== 0
  port.on('message', (task: Task) => {
    let reply: Reply
    try {
      reply = { thought: thoughtOn(task, find(task.game), stop) }
    } catch (error) {
      reply = { error: error instanceof Error ? error.message : String(error) }
    }
    port.postMessage(reply)
  })
}

import { parentPort, workerData } from 'node:worker_threads'
import { gameNamed } from '@pantheon/games'
import { Fault, fuzz } from '@pantheon/kit/fuzz'
import type { Batch, Outcome } from './soak.ts'

const game = gameNamed(workerData as string)

parentPort?.on('message', (batch: Batch) => {
  parentPort?.postMessage(outcomeOf(batch))
})

function outcomeOf(batch: Batch): Outcome {
  try {
    return { report: fuzz(game, { ...batch, check: true }) }
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    return { fault: error.message, record: error.record }
  }
}

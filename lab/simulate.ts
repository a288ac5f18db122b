import { createHash } from 'node:crypto'
import { type GameRecord, InputError } from '@pantheon/core'
import { gameNamed } from '@pantheon/games'
import type { Outcome } from './batch.ts'
import { type Hand, here, thread } from './crew.ts'
import { GameFailed } from './game.ts'
import { type Report, reportOf } from './report.ts'
import { type Find, planOf, type Request } from './request.ts'
import { addTally, emptyTally } from './tally.ts'

/** Takes the record of game number `index`; called in the order of the games. */
export type RecordSink = (index: number, record: GameRecord) => void

/** A simulation to run, and where its games' records go if they are wanted. */
export interface SimulationRequest extends Request {
  readonly records?: RecordSink
}

/** What the simulation runs on. */
export interface Host {
  /** One if left out. More than one needs `workerUrl`. */
  readonly threads?: number
  /** `lab/worker.ts`, built to one file that Node can run. */
  readonly workerUrl?: URL | string
  readonly onProgress?: (done: number, total: number) => void
  /** Where games are looked up in this thread: the registry, unless a test says otherwise. */
  readonly find?: Find
}

/** A batch is made so large that it takes about this long: short enough for a lively progress bar. */
const BATCH_MILLIS = 100
const MOST_GAMES_A_BATCH = 64

/**
 * Plays the games and reports. The same request gives the same games, the same digest and the same figures
 * (but for the speed) whatever the number of threads: each game has streams of its own.
 */
export async function simulate(request: SimulationRequest, host: Host = {}): Promise<Report> {
  const { records, ...plain } = request
  const { threads = 1, workerUrl, onProgress, find = gameNamed } = host
  if (!Number.isInteger(threads) || threads < 1)
    throw new InputError(`threads: expected a whole number from 1 on, not ${threads}`)
  const plan = planOf(plain, find)
  const first = plain.from ?? 0
  const end = first + plain.games
  const tally = emptyTally(plain.seats)
  const hash = createHash('sha256')
  const waiting = new Map<number, Outcome>()
  let next = first
  let summed = first
  let done = 0

  /** Adds up, in the order of the games, all outcomes that are there. */
  const sumUp = () => {
    for (let outcome = waiting.get(summed); outcome; outcome = waiting.get(summed)) {
      waiting.delete(summed)
      for (const [i, record] of outcome.records.entries()) records?.(summed + i, record)
      if (outcome.failure !== null)
        throw new GameFailed(outcome.failure.message, { cause: outcome.failure.trace })
      hash.update(outcome.logs)
      addTally(tally, outcome.tally)
      summed += outcome.tally.games
    }
  }
  const employ = async (hand: Hand) => {
    for (let size = 1; next < end; ) {
      const batch = { first: next, size: Math.min(size, end - next), records: records !== undefined }
      next += batch.size
      const began = performance.now()
      const outcome = await hand.play(batch)
      const millis = (performance.now() - began) / batch.size
      size = Math.min(Math.max(Math.round(BATCH_MILLIS / millis), 1), MOST_GAMES_A_BATCH)
      // After a failure no later game matters: those still out may only turn up an earlier one.
      if (outcome.failure !== null) next = end
      waiting.set(batch.first, outcome)
      done += outcome.tally.games
      onProgress?.(done, plain.games)
      sumUp()
    }
  }

  const hands =
    workerUrl === undefined || threads === 1
      ? [here(plan)]
      : Array.from({ length: Math.min(threads, plain.games) }, () => thread(workerUrl, plain))
  const began = performance.now()
  try {
    await Promise.all(hands.map(employ))
  } finally {
    for (const hand of hands) hand.dismiss()
  }
  return reportOf(plan, tally, (performance.now() - began) / 1000, hash.digest('hex'))
}

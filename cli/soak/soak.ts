import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Game, Options } from '@pantheon/core'
import type { Fault, FuzzReport } from '@pantheon/kit/fuzz'

/** Games for one thread to play at one sitting. */
export interface Batch {
  readonly seats: number
  readonly options: Options
  readonly games: number
  readonly seed: string
}

/** What came of a batch. */
export type Outcome =
  | { readonly report: FuzzReport }
  | { readonly fault: string; readonly record: Fault['record'] }

/** A law was broken: the message tells the seed and the last decisions. */
export class SoakFailed extends Error {
  override readonly name = 'SoakFailed'

  constructor(
    message: string,
    readonly record: Fault['record'],
  ) {
    super(message)
  }
}

/** The sum of all games at one number of players. */
export interface SoakRow {
  readonly seats: number
  games: number
  decisions: number
  longest: number
  readonly endings: Record<string, number>
}

/** What a soak reached. */
export interface SoakReport {
  readonly rows: readonly SoakRow[]
  readonly verbs: Readonly<Record<string, number>>
  readonly things: Readonly<Record<string, number>>
}

const GAMES_A_BATCH = 250

/** Plays `games` random games at every number of players, with the laws checked after every decision. */
export async function soak(
  game: Game,
  request: { readonly games: number; readonly seed: string; readonly threads: number },
  workerUrl: URL,
  onProgress: (done: number, total: number) => void,
): Promise<SoakReport> {
  const batches = plan(game, request.games, request.seed)
  const total = batches.reduce((sum, batch) => sum + batch.games, 0)
  const rows = new Map<number, SoakRow>()
  const verbs: Record<string, number> = {}
  const things: Record<string, number> = {}
  let next = 0
  let done = 0

  const add = (batch: Batch, report: FuzzReport): void => {
    const row = rows.get(batch.seats) ?? {
      seats: batch.seats,
      games: 0,
      decisions: 0,
      longest: 0,
      endings: {},
    }
    rows.set(batch.seats, row)
    row.games += report.games
    row.decisions += report.decisions
    row.longest = Math.max(row.longest, report.longest)
    addCounts(row.endings, report.endings)
    addCounts(verbs, report.verbs)
    addCounts(things, report.things)
    done += report.games
    onProgress(done, total)
  }
  const employ = async (worker: Worker): Promise<void> => {
    while (next < batches.length) {
      const batch = batches[next++]
      const outcome = await give(worker, batch)
      if ('fault' in outcome) throw new SoakFailed(outcome.fault, outcome.record)
      add(batch, outcome.report)
    }
  }

  const count = Math.min(request.threads, batches.length)
  const workers = Array.from({ length: count }, () => new Worker(workerUrl, { workerData: game.id }))
  try {
    await Promise.all(workers.map(employ))
  } finally {
    await Promise.all(workers.map(worker => worker.terminate()))
  }
  return { rows: [...rows.values()].sort((a, b) => a.seats - b.seats), verbs, things }
}

/** Batches at every number of players; each has a seed of its own, so the games do not depend on the threads. */
function plan(game: Game, games: number, seed: string): Batch[] {
  const [min, max] = game.seats
  const options = optionSets(game)
  const batches: Batch[] = []
  for (let seats = min; seats <= max; seats++)
    for (let made = 0; made < games; made += GAMES_A_BATCH)
      batches.push({
        seats,
        options: options[batches.length % options.length],
        games: Math.min(GAMES_A_BATCH, games - made),
        seed: `${seed}/${seats}/${made}`,
      })
  return batches
}

/** The defaults, and each other value of each option by itself; batches take them in turn. */
const optionSets = (game: Game): Options[] => [
  {},
  ...Object.entries(game.options).flatMap(([name, { values }]) =>
    values.slice(1).map(value => ({ [name]: value })),
  ),
]

async function give(worker: Worker, batch: Batch): Promise<Outcome> {
  worker.postMessage(batch)
  const [outcome] = await once(worker, 'message')
  return outcome as Outcome
}

function addCounts(sums: Record<string, number>, counts: Readonly<Record<string, number>>): void {
  for (const [name, count] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + count
}

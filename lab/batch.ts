import { CHANCE, type GameRecord, Match, seeded, toRecord } from '@pantheon/core'
import { GameFailed, Meter, type Played, playGame } from './game.ts'
import { gameSeed, type Plan } from './request.ts'
import { emptyTally, type Tally, tallyGame } from './tally.ts'

/** A stretch of games of a run, and whether their records are wanted. */
export interface Batch {
  readonly first: number
  readonly size: number
  readonly records: boolean
}

/** What became of a batch: plain data, so that it can travel between threads. */
export interface Outcome {
  readonly tally: Tally
  /** The logs as bytes, one line of JSON a game: what the digest is taken over. */
  readonly logs: Uint8Array<ArrayBuffer>
  readonly records: readonly GameRecord[]
  /** Why the batch broke off, if it did: what to say, and where in the code it came from. */
  readonly failure: { readonly message: string; readonly trace: string | undefined } | null
}

/** Plays batches of a plan, one after the other. */
export function player(plan: Plan): (batch: Batch) => Outcome {
  const meter = new Meter(plan)
  const write = logWriter(plan)
  const encoder = new TextEncoder()
  return ({ first, size, records: wanted }) => {
    const tally = emptyTally(plan.setup.seats)
    const records: GameRecord[] = []
    let logs = ''
    let failure: Outcome['failure'] = null
    try {
      for (let index = first; index < first + size; index++) {
        const played = playGame(plan, index, meter)
        tallyGame(tally, plan, played, meter)
        logs += write(played.log)
        if (wanted) records.push(recordOf(plan, played))
      }
    } catch (error) {
      if (!(error instanceof GameFailed)) throw error
      failure = {
        message: error.message,
        trace: error.cause instanceof Error ? error.cause.stack : undefined,
      }
    }
    return { tally, logs: encoder.encode(logs), records, failure }
  }
}

/** Writes logs as they stand in records, one line each; every entry's text is made once. */
function logWriter({ game, setup }: Plan): (log: readonly number[]) => string {
  const entries: string[][] = Array.from({ length: setup.seats + 1 }, () => [])
  const text = (seat: number, move: number): string =>
    JSON.stringify([seat === CHANCE ? 'chance' : seat, game.moves.format(move)])
  return log => {
    let line = '['
    for (let i = 0; i < log.length; i += 2) {
      const known = entries[log[i] + 1]
      known[log[i + 1]] ??= text(log[i], log[i + 1])
      line += (i === 0 ? '' : ',') + known[log[i + 1]]
    }
    return `${line}]\n`
  }
}

/** The record of a played game: its decisions entered into a match whose chance is drawn again from the seed. */
function recordOf({ game, setup, request }: Plan, { index, log }: Played): GameRecord {
  const seed = gameSeed(request, index)
  const match = new Match(game, setup, seeded(seed))
  for (let i = 0; i < log.length; i += 2)
    if (log[i] !== CHANCE && match.submit(log[i], log[i + 1]) !== null)
      throw new Error(`${game.id}, game ${index}: entry ${i / 2} is refused when played again`)
  return toRecord(match, { kind: 'seed', seed }, request.overrides)
}

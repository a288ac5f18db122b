import type { Bot } from './bot.ts'

/**
 * What can go wrong with a bot: it breaks down, answers with what is not legal, does not answer in time, or has no thread
 * to think in.
 */
export type Failing = 'threw' | 'illegal' | 'overran' | 'absent'

/** A bot that had to be relieved for one move. */
export interface Fault {
  readonly bot: string
  readonly failing: Failing
  readonly why: string
}

/** Is told of every fault; the host counts them. */
export type OnFault = (fault: Fault) => void

/** Counts faults by bot and failing: a metric to show. */
export class FaultCount {
  readonly counts = new Map<string, number>()

  /** Counts one: hand this on as `OnFault`. */
  readonly add: OnFault = ({ bot, failing }) => {
    const key = `${bot} ${failing}`
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1)
  }

  /** All faults so far. */
  get total(): number {
    let sum = 0
    for (const count of this.counts.values()) sum += count
    return sum
  }
}

/** The faults of all bots in this thread that were asked for by the name of a level. */
export const faults = new FaultCount()

/** What an error says. */
export const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * A bot that always answers: the first of `bots`, each weaker than the one before, or any legal move at last. In its
 * own thread a bot cannot be stopped when it overruns; a `Crew` can do that.
 */
export const steady = (bots: readonly Bot[], onFault: OnFault = faults.add): Bot => ({
  name: bots[0].name,
  choose(seen, rng) {
    const { moves } = seen
    if (moves.length === 1) return moves.at(0)
    for (const bot of bots)
      try {
        const move = bot.choose(seen, rng)
        if (moves.has(move)) return move
        onFault({ bot: bot.name, failing: 'illegal', why: 'it answered with what is not legal' })
      } catch (error) {
        onFault({ bot: bot.name, failing: 'threw', why: reason(error) })
      }
    return moves.at(rng.below(moves.length))
  },
})

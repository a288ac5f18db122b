import type { Move } from '@pantheon/core'

/** A forecast is worth at least one visit, and at most so many. */
const MOST_FORECAST_VISITS = 1000

/** How far doubt goes: by this share of the usual spread of results a rarely tried turn may be better than it seems. */
const CURIOSITY = 0.7

/** Even where all results look the same there is this much doubt. */
const LEAST_SPREAD = 0.01

/** The moves of a turn that is on offer. */
interface Offer {
  readonly moves: readonly Move[]
}

/** What became of one turn. */
interface Tally {
  readonly moves: readonly Move[]
  readonly forecast: number
  visits: number
  sum: number
  /** How often it was on offer. */
  offers: number
}

/**
 * One information set of one seat: what became of each turn there, in that seat's eyes. Which turns are on offer may
 * differ from guess to guess, so each counts how often it was offered.
 */
export class Node {
  private readonly tallies: Tally[] = []
  /** The mean of the forecasts, and the sum of their squared distances from it. */
  private forecast = 0
  private distances = 0
  private count = 0
  private sum = 0
  private squares = 0

  /** How many turns are known here. */
  get size(): number {
    return this.tallies.length
  }

  /**
   * Takes in the turns on offer that are new here. `forecast` says how good one looks; only how the forecasts compare
   * counts, since a look ahead and a line of play end at different moments of a game.
   */
  meet<T extends Offer>(turns: readonly T[], forecast: (turn: T) => number): void {
    for (const turn of turns) {
      if (this.tallyOf(turn) !== undefined) continue
      const value = forecast(turn)
      this.tallies.push({ moves: turn.moves, forecast: value, visits: 0, sum: 0, offers: 0 })
      const distance = value - this.forecast
      this.forecast += distance / this.tallies.length
      this.distances += distance * (value - this.forecast)
    }
  }

  /**
   * The turn on offer that is best, doubt counted in its favour (UCT among those available). All must be known. Results are
   * those of the turns played most and so the best; set against the mean forecast of all, they make what was never tried
   * look better than it is, and it is tried.
   */
  select<T extends Offer>(turns: readonly T[]): T {
    const weigh = this.scales()
    let best = -Infinity
    let chosen = turns[0]
    for (const turn of turns) {
      const tally = this.known(turn)
      tally.offers++
      const { expected, doubt } = weigh(tally)
      const value = expected + CURIOSITY * doubt * Math.sqrt(Math.log(1 + tally.offers))
      if (value > best) {
        best = value
        chosen = turn
      }
    }
    return chosen
  }

  /** A line of play through `turn` was worth `value` to the seat, from 0 to 1. */
  learn(turn: Offer, value: number): void {
    const tally = this.known(turn)
    tally.visits++
    tally.sum += value
    this.count++
    this.sum += value
    this.squares += value * value
  }

  /** What is to be expected of a turn after its forecast and its results so far, and how far that may be wrong. */
  private scales(): (tally: Tally) => { readonly expected: number; readonly doubt: number } {
    const mean = this.count > 0 ? this.sum / this.count : 0
    const variance = this.count > 0 ? Math.max(0, this.squares / this.count - mean * mean) : 0
    const spread = Math.max(LEAST_SPREAD, Math.sqrt(variance))
    const trust = this.trust(variance)
    return ({ visits, sum, forecast }) => {
      const weight = visits + trust
      const expected = (sum + trust * (mean + forecast - this.forecast)) / weight
      return { expected, doubt: spread / Math.sqrt(weight) }
    }
  }

  /**
   * How many visits a forecast is worth. The more results scatter (`variance`) and the less forecasts err, the more lines it
   * takes to know better (the weight of a prior with that error). They are taken to err as much as they differ.
   */
  private trust(variance: number): number {
    const error = this.distances / this.tallies.length
    return error === 0 ? 1 : Math.min(Math.max(1, variance / error), MOST_FORECAST_VISITS)
  }

  private known(turn: Offer): Tally {
    const tally = this.tallyOf(turn)
    if (tally === undefined) throw new Error('a turn that was never on offer here')
    return tally
  }

  private tallyOf({ moves }: Offer): Tally | undefined {
    for (const tally of this.tallies) if (tally.moves === moves || isSame(tally.moves, moves)) return tally
    return undefined
  }
}

function isSame(a: readonly Move[], b: readonly Move[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

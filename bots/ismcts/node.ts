import type { Move, MoveList } from '@pantheon/core'

/** How many visits a move's forecast is worth: it leads while a move is new and fades as it is tried. */
const FORECAST_VISITS = 1

/** How far doubt goes: by this share of the usual spread of results a rarely tried move may be better than it seems. */
const CURIOSITY = 0.7

/** Even where all results look the same there is this much doubt. */
const LEAST_SPREAD = 0.01

/**
 * One information set of one seat: what became of each move there, in that seat's eyes. Which moves are on offer may
 * differ from guess to guess, so each counts how often it was offered.
 */
export class Node {
  private readonly moves: Move[] = []
  private readonly visits: number[] = []
  private readonly sums: number[] = []
  private readonly offers: number[] = []
  private readonly forecasts: number[] = []
  private forecast = 0
  private count = 0
  private sum = 0
  private squares = 0

  /** How many moves are known here. */
  get size(): number {
    return this.moves.length
  }

  /**
   * Takes in the moves on offer that are new here. `forecast` says how good number i of the list looks; only how the
   * forecasts compare counts, since a look ahead and a line of play end at different moments of a game.
   */
  meet(list: MoveList, forecast: (index: number) => number): void {
    for (let i = 0; i < list.length; i++) {
      if (this.indexOf(list.at(i), i) >= 0) continue
      const value = forecast(i)
      this.moves.push(list.at(i))
      this.visits.push(0)
      this.sums.push(0)
      this.offers.push(0)
      this.forecasts.push(value)
      this.forecast += (value - this.forecast) / this.moves.length
    }
  }

  /** The move on offer that is best, doubt counted in its favour (UCT among those available). All must be known. */
  select(list: MoveList): Move {
    const mean = this.mean()
    const variance = this.count > 0 ? this.squares / this.count - mean * mean : 0
    const doubt = CURIOSITY * Math.max(LEAST_SPREAD, Math.sqrt(Math.max(0, variance)))
    let best = -Infinity
    let chosen = list.at(0)
    for (let i = 0; i < list.length; i++) {
      const at = this.indexOf(list.at(i), i)
      this.offers[at]++
      const weight = this.visits[at] + FORECAST_VISITS
      const expected = mean + this.forecasts[at] - this.forecast
      const value =
        (this.sums[at] + FORECAST_VISITS * expected) / weight +
        doubt * Math.sqrt(Math.log(1 + this.offers[at]) / weight)
      if (value > best) {
        best = value
        chosen = list.at(i)
      }
    }
    return chosen
  }

  /** A line of play through `move` was worth `value` to the seat, from 0 to 1. */
  learn(move: Move, value: number): void {
    const at = this.moves.indexOf(move)
    this.visits[at]++
    this.sums[at] += value
    this.count++
    this.sum += value
    this.squares += value * value
  }

  private mean(): number {
    return this.count > 0 ? this.sum / this.count : 0
  }

  /** Where a move is kept, or -1; lists mostly come in the same order, so that place `i` is tried first. */
  private indexOf(move: Move, i: number): number {
    return this.moves[i] === move ? i : this.moves.indexOf(move)
  }
}

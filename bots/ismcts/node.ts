import type { Move, MoveList } from '@pantheon/core'

/** A forecast is worth at least one visit, and at most so many. */
const MOST_FORECAST_VISITS = 1000

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
  /** Their mean, and the sum of their squared distances from it. */
  private forecast = 0
  private distances = 0
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
      const distance = value - this.forecast
      this.forecast += distance / this.moves.length
      this.distances += distance * (value - this.forecast)
    }
  }

  /** The move on offer that is best, doubt counted in its favour (UCT among those available). All must be known. */
  select(list: MoveList): Move {
    const mean = this.count > 0 ? this.sum / this.count : 0
    const variance = this.count > 0 ? Math.max(0, this.squares / this.count - mean * mean) : 0
    const doubt = CURIOSITY * Math.max(LEAST_SPREAD, Math.sqrt(variance))
    const trust = this.trust(variance)
    let best = -Infinity
    let chosen = list.at(0)
    for (let i = 0; i < list.length; i++) {
      const at = this.indexOf(list.at(i), i)
      this.offers[at]++
      const weight = this.visits[at] + trust
      const expected = mean + this.forecasts[at] - this.forecast
      const value =
        (this.sums[at] + trust * expected) / weight +
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

  /**
   * How many visits a forecast is worth. Forecasts are about as wrong as they differ; results scatter by `variance`. The
   * more they scatter, the more of them it takes to know better (the weight of a prior with that error).
   */
  private trust(variance: number): number {
    const error = this.distances / this.moves.length
    return error === 0 ? 1 : Math.min(Math.max(1, variance / error), MOST_FORECAST_VISITS)
  }

  /** Where a move is kept, or -1; lists mostly come in the same order, so that place `i` is tried first. */
  private indexOf(move: Move, i: number): number {
    return this.moves[i] === move ? i : this.moves.indexOf(move)
  }
}

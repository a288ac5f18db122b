import type { Move, MoveList } from '@pantheon/core'

/** How many visits a move's forecast is worth: it leads while a move is new and fades as it is tried. */
export const N = { w: 1, c: 0.7 }

/** How far doubt goes: the share of the usual spread of results by which a rarely tried move may be better. */

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
  private count = 0
  private sum = 0
  private squares = 0

  /** How many moves are known here. */
  get size(): number {
    return this.moves.length
  }

  /** Takes in the moves on offer that are new here; `forecast` says how good number i of the list looks, from 0 to 1. */
  meet(list: MoveList, forecast: (index: number) => number): void {
    for (let i = 0; i < list.length; i++) {
      if (this.indexOf(list.at(i), i) >= 0) continue
      this.moves.push(list.at(i))
      this.visits.push(0)
      this.sums.push(0)
      this.offers.push(0)
      this.forecasts.push(forecast(i))
    }
  }

  /** Are all these moves known here? */
  knows(list: MoveList): boolean {
    for (let i = 0; i < list.length; i++) if (this.indexOf(list.at(i), i) < 0) return false
    return true
  }

  /** The move on offer that is best, doubt counted in its favour (UCT among those available). */
  select(list: MoveList): Move {
    const mean = this.count > 0 ? this.sum / this.count : 0
    const variance = this.count > 0 ? this.squares / this.count - mean * mean : 0
    const doubt = N.c * Math.max(LEAST_SPREAD, Math.sqrt(Math.max(0, variance)))
    let best = -Infinity
    let chosen = list.at(0)
    for (let i = 0; i < list.length; i++) {
      const at = this.indexOf(list.at(i), i)
      this.offers[at]++
      const tried = this.visits[at] + N.w
      const value = this.meanAt(at) + doubt * Math.sqrt(Math.log(1 + this.offers[at]) / tried)
      if (value > best) {
        best = value
        chosen = list.at(i)
      }
    }
    return chosen
  }

  /** A line of play through `move` was worth `value` to the seat. */
  learn(move: Move, value: number): void {
    const at = this.moves.indexOf(move)
    this.visits[at]++
    this.sums[at] += value
    this.count++
    this.sum += value
    this.squares += value * value
  }

  /** What was found out about a move. */
  about(move: Move): { readonly visits: number; readonly value: number } {
    const at = this.moves.indexOf(move)
    return at < 0 ? { visits: 0, value: 0 } : { visits: this.visits[at], value: this.meanAt(at) }
  }

  private meanAt(at: number): number {
    return (this.sums[at] + N.w * this.forecasts[at]) / (this.visits[at] + N.w)
  }

  /** Where a move is kept; lists mostly come in the same order, so that number i is tried first. */
  private indexOf(move: Move, i: number): number {
    return this.moves[i] === move ? i : this.moves.indexOf(move)
  }
}

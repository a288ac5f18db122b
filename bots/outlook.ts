import { type Game, over, type State } from '@pantheon/core'

/**
 * By how many points of its evaluation a lead must grow for the odds to grow e-fold, if a game does not say. About the
 * middle of what fitted the last third of 14 games between erring greedy players at each of eight tables (4 to 12).
 */
const USUAL_SCALE = 8

/** The scale of a game's evaluation: a game may carry its own, learnt, as `scale`. */
export const scaleOf = (game: Game & { readonly scale?: number }): number => game.scale ?? USUAL_SCALE

/**
 * How good a position looks for everybody: by seat the chance to win, from 0 to 1, all adding up to 1, and the
 * evaluation itself in points.
 */
export class Outlook {
  readonly chances: Float64Array
  readonly margins: Float64Array

  constructor(
    private readonly game: Game,
    private readonly seats: number,
    private readonly scale = scaleOf(game),
  ) {
    this.chances = new Float64Array(seats)
    this.margins = new Float64Array(seats)
  }

  /** Looks at a position: the result if it is over, what the evaluation makes of it otherwise. */
  look(state: State): this {
    const { game, seats, chances, margins } = this
    for (let seat = 0; seat < seats; seat++) margins[seat] = game.evaluate(state, seat)
    if (over(state)) {
      const ranks = game.ranks(state)
      let winners = 0
      for (let seat = 0; seat < seats; seat++) if (ranks[seat] === 1) winners++
      for (let seat = 0; seat < seats; seat++) chances[seat] = ranks[seat] === 1 ? 1 / winners : 0
      return this
    }
    let most = -Infinity
    for (let seat = 0; seat < seats; seat++) most = Math.max(most, margins[seat])
    let total = 0
    for (let seat = 0; seat < seats; seat++) {
      chances[seat] = Math.exp((margins[seat] - most) / this.scale)
      total += chances[seat]
    }
    for (let seat = 0; seat < seats; seat++) chances[seat] /= total
    return this
  }

  /** The chance of `seat` if its margin were another one and all else as it was looked at. */
  chanceAt(seat: number, margin: number): number {
    let total = 1
    for (let other = 0; other < this.seats; other++)
      if (other !== seat) total += Math.exp((this.margins[other] - margin) / this.scale)
    return 1 / total
  }

  /** The chance of a seat that leads by `margin`, as if it had one rival, who sees it likewise. */
  alone(margin: number): number {
    return 1 / (1 + Math.exp((-2 * margin) / this.scale))
  }
}

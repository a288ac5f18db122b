import { type Features, type Game, over, type State } from '@pantheon/core'

/**
 * By how many points of its evaluation a lead must grow for the odds to grow e-fold, if a game does not say. About the
 * middle of what fitted the last third of 14 games between erring greedy players at each of eight tables (4 to 12).
 */
const USUAL_SCALE = 8

/**
 * How good a position looks for everybody: by seat the chance to win, from 0 to 1, all adding up to 1, and the
 * evaluation itself in points.
 */
export class Outlook {
  readonly chances: Float64Array
  readonly margins: Float64Array
  /** By seat, the logarithm of what its chance is in proportion to. */
  private readonly odds: Float64Array
  private readonly features: Features | null
  private readonly scale: number

  constructor(
    private readonly game: Game,
    private readonly seats: number,
  ) {
    this.chances = new Float64Array(seats)
    this.margins = new Float64Array(seats)
    this.odds = new Float64Array(seats)
    const { features = null } = game
    this.features = features === null || features.weights.length === 0 ? null : features
    this.scale = features?.scale ?? USUAL_SCALE
  }

  /** Looks at a position: the result if it is over, what is to be expected of it otherwise. */
  look(state: State): this {
    const { game, seats, chances, margins, odds } = this
    for (let seat = 0; seat < seats; seat++) margins[seat] = game.evaluate(state, seat)
    if (over(state)) {
      const ranks = game.ranks(state)
      let winners = 0
      for (let seat = 0; seat < seats; seat++) if (ranks[seat] === 1) winners++
      for (let seat = 0; seat < seats; seat++) chances[seat] = ranks[seat] === 1 ? 1 / winners : 0
      return this
    }
    let most = -Infinity
    for (let seat = 0; seat < seats; seat++) {
      odds[seat] = this.worth(state, seat)
      most = Math.max(most, odds[seat])
    }
    let total = 0
    for (let seat = 0; seat < seats; seat++) {
      chances[seat] = Math.exp(odds[seat] - most)
      total += chances[seat]
    }
    for (let seat = 0; seat < seats; seat++) chances[seat] /= total
    return this
  }

  /** The chance of `seat` if its margin were another one and all else as it was looked at. */
  chanceAt(seat: number, margin: number): number {
    const own = this.odds[seat] + (margin - this.margins[seat]) / this.scale
    let total = 1
    for (let other = 0; other < this.seats; other++)
      if (other !== seat) total += Math.exp(this.odds[other] - own)
    return 1 / total
  }

  /** The chance of a seat that leads by `margin`, as if it had one rival, who sees it likewise. */
  alone(margin: number): number {
    return 1 / (1 + Math.exp((-2 * margin) / this.scale))
  }

  private worth(state: State, seat: number): number {
    if (this.features === null) return this.margins[seat] / this.scale
    const { weights } = this.features
    const measures = this.features.of(state, seat)
    let sum = 0
    for (let i = 0; i < weights.length; i++) sum += weights[i] * measures[i]
    return sum
  }
}

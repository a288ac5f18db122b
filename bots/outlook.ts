import { type Game, type Judgement, over, type Seat, type State } from '@pantheon/core'

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
  /** By how many points a lead must grow for the odds to grow e-fold in the position last looked at. */
  scale = USUAL_SCALE
  /** Does the evaluation of a seat say all about its odds, whatever those of the others say? */
  private readonly alone: boolean

  constructor(
    private readonly game: Game,
    private readonly seats: number,
  ) {
    this.alone = game.judgement?.insight !== undefined
    this.chances = new Float64Array(seats)
    this.margins = new Float64Array(seats)
  }

  /** Looks at a position: the result if it is over, what is to be expected of it otherwise. */
  look(state: State): this {
    const { game, seats, chances, margins } = this
    const scale = this.measure(state)
    for (let seat = 0; seat < seats; seat++) margins[seat] = game.evaluate(state, seat)
    if (over(state)) {
      const ranks = game.ranks(state)
      let winners = 0
      for (let seat = 0; seat < seats; seat++) if (ranks[seat] === 1) winners++
      for (let seat = 0; seat < seats; seat++) chances[seat] = ranks[seat] === 1 ? 1 / winners : 0
      return this
    }
    const most = Math.max(...margins)
    let total = 0
    for (let seat = 0; seat < seats; seat++) {
      chances[seat] = Math.exp((margins[seat] - most) / scale)
      total += chances[seat]
    }
    for (let seat = 0; seat < seats; seat++) chances[seat] /= total
    return this
  }

  /** Looks at a position that is not over for one seat only: the others' chances and margins are left as they were. */
  lookFor(state: State, seat: Seat): void {
    this.measure(state)
    this.margins[seat] = this.game.evaluate(state, seat)
  }

  private measure(state: State): number {
    const { judgement } = this.game
    this.scale = judgement ? scaleOf(judgement, state) : USUAL_SCALE
    return this.scale
  }

  /**
   * The chance of `seat` if its margin were another one, perhaps at a later time, when another scale holds. What it gains
   * as a lead the others lose, so theirs are taken as they were, and the difference counts for both.
   */
  chanceAt(seat: number, margin: number, scale = this.scale): number {
    const { seats, margins } = this
    if (this.alone) return 1 / (1 + (seats - 1) * Math.exp((-margin * seats) / ((seats - 1) * scale)))
    const gained = ((margin - margins[seat]) * seats) / (seats - 1)
    let total = 1
    for (let other = 0; other < seats; other++)
      if (other !== seat) total += Math.exp((margins[other] - margins[seat] - gained) / scale)
    return 1 / total
  }
}

/**
 * The scale of evaluations at a position. A net has its own idea of how much a lead decides when: its odds become points by one
 * scale at all times, or the same odds would be more points now than a move later.
 */
export const scaleOf = (judgement: Judgement, state: State): number =>
  scaleAt(judgement.scale, judgement.insight === undefined ? judgement.toCome(state) : 0.5)

/** The scale with so much of the game to come: the nearer the end, the more a lead decides. */
export const scaleAt = ([first, last]: Judgement['scale'], toCome: number): number =>
  last + (first - last) * toCome

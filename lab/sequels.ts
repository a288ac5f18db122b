import { judgedBy, playOn, seenBy, takeTurn, turnsOf, worthsAt } from '@pantheon/bots'
import {
  ALL_SEEING,
  type Game,
  type Judgement,
  legal,
  MoveList,
  play,
  Rng,
  type Seat,
  type State,
  totals,
  type Worths,
} from '@pantheon/core'
import { judgementOf, judging } from './judging.ts'
import { dot, solve } from './linear.ts'
import { leeway, nudging } from './regress.ts'
import { type Gathering, wander } from './wander.ts'

/** How to learn worths from what turns come to. */
export interface Sequels extends Gathering {
  /** Each turn is followed by so many lines to the end of the game. */
  readonly lines: number
  /** How far a worth is expected to move, as a part of itself. */
  readonly give: number
}

/** A turn at a position: what the evaluation makes of its end, by how much that grows with each worth, and what came of it. */
export interface Sequel {
  readonly value: number
  readonly slopes: readonly number[]
  /** Points ahead of the best other, on the average of its lines. */
  readonly points: number
}

/** What came of it. */
export interface Fitted {
  readonly positions: number
  /** The share of how results differ at a position that the evaluation explains, with the worths before and with these. */
  readonly before: number
  readonly after: number
  readonly worths: Worths
}

/** How widely a seat thinks of its turns, and how many of them are followed. */
const LOOK = { positions: 400, keep: 3 }
const MOST_TURNS = 8
/** Holds a worth where it is on which nothing depends. */
const LEAST_PULL = 1e-9

/**
 * What turns come to, at positions of games in which greedy goes by these worths and errs now and then. At each position the best few
 * turns are followed by lines to the end of the game; line k of every turn has the same guess and the same luck, so that
 * turns are compared, not their luck. A position with a single turn teaches nothing.
 */
export function follow(game: Game, judgement: Judgement, worths: Worths, brief: Sequels): Sequel[][] {
  const judged = judgedBy(game, judgement, worths)
  const bot = judging(game, worths)
  const bots = Array.from({ length: brief.seats }, () => bot)
  const slopesAt = nudging(judgement, worths)
  const list = new MoveList()
  let met = 0

  const compare = (state: State, seat: Seat): Sequel[] => {
    const seed = `${brief.seed}/${met++}`
    const moves = legal(game, state, seat, new MoveList())
    const seen = seenBy(game, state, seat, moves)
    return turnsOf(judged, seen.guess(new Rng(seed)), seat, moves, LOOK)
      .slice(0, MOST_TURNS)
      .map(turn => {
        let points = 0
        for (let k = 0; k < brief.lines; k++) {
          const rng = new Rng(`${seed}/${k}`)
          const line = seen.guess(rng)
          takeTurn(game, line, seat, turn, list, (...step) => play(game, ...step))
          points += lead(game, playOn(game, line, bots, rng), seat) / brief.lines
        }
        return { value: turn.value, slopes: slopesAt(turn.end, seat, turn.value), points }
      })
  }
  return wander(game, brief, bot, compare)
    .map(({ note }) => note)
    .filter(({ length }) => length > 1)
}

/** By how many points a seat is ahead of the best other in the end. */
function lead(game: Game, state: State, seat: Seat): number {
  const points = totals(state.seats, game.score(state, ALL_SEEING))
  return points[seat] - Math.max(...points.filter((_, other) => other !== seat))
}

/**
 * The worths under which evaluations differ most like what turns came to, position by position: least squares, held back
 * towards the worths there were. Results have their own measure (a point of the evaluation may come to less), so it is the
 * worths in that measure that are fitted.
 */
export function fitSequels(
  positions: readonly (readonly Sequel[])[],
  worths: Worths,
  give: number,
): Omit<Fitted, 'positions'> {
  const rows = positions.flatMap(centred)
  const spread = sumOf(rows, ({ points }) => points ** 2)
  const along = sumOf(rows, ({ value, points }) => value * points)
  const length = sumOf(rows, ({ value }) => value ** 2)
  const measure = along > 0 ? along / length : 1
  const rest = rows.map(({ value, points }) => points - measure * value)
  const noise = sumOf(rest, left => left ** 2) / Math.max(1, rest.length)

  const names = Object.keys(worths)
  const right = names.map((_, k) => sumOf(rows, ({ slopes }, i) => slopes[k] * rest[i]))
  const matrix = leeway(worths, give).map((far, k) =>
    names.map((_, l) => {
      const pull = k === l ? noise / (measure * far) ** 2 + LEAST_PULL : 0
      return pull + sumOf(rows, ({ slopes }) => slopes[k] * slopes[l])
    }),
  )
  const moved = solve(matrix, right)
  const missed = sumOf(rows, ({ slopes }, i) => (rest[i] - dot(slopes, moved)) ** 2)
  return {
    before: 1 - sumOf(rest, left => left ** 2) / spread,
    after: 1 - missed / spread,
    worths: Object.fromEntries(names.map((name, k) => [name, worths[name] + moved[k] / measure])),
  }
}

/** The turns of a position against their mean: only how they differ counts. */
function centred(turns: readonly Sequel[]): Sequel[] {
  const value = meanOf(turns, turn => turn.value)
  const points = meanOf(turns, turn => turn.points)
  const slopes = turns[0].slopes.map((_, k) => meanOf(turns, turn => turn.slopes[k]))
  return turns.map(turn => ({
    value: turn.value - value,
    points: turn.points - points,
    slopes: turn.slopes.map((slope, k) => slope - slopes[k]),
  }))
}

function sumOf<T>(list: readonly T[], of: (item: T, i: number) => number): number {
  let sum = 0
  for (let i = 0; i < list.length; i++) sum += of(list[i], i)
  return sum
}

const meanOf = <T>(list: readonly T[], of: (item: T) => number): number => sumOf(list, of) / list.length

/** Plays, follows and fits; with four players and more from and for their own worths. */
export function fitToSequels(game: Game, brief: Sequels): Fitted {
  const judgement = judgementOf(game)
  const worths = worthsAt(judgement, brief.seats)
  const positions = follow(game, judgement, worths, brief)
  return { positions: positions.length, ...fitSequels(positions, worths, brief.give) }
}

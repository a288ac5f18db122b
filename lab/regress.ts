import { worthsAt } from '@pantheon/bots'
import type { Game, Judgement, Seat, State, Worths } from '@pantheon/core'
import { judgementOf, judging } from './judging.ts'
import { along, dot, inverseAt, solve } from './linear.ts'
import { type Gathering, wander } from './wander.ts'

/** What a logged position says about worths: how the evaluation answers to each of them, and who won. */
export interface Reading {
  /** What the seat's evaluation makes of it, by how much it grows with each worth. */
  readonly value: number
  readonly slopes: readonly number[]
  /** The seat's share of the victory. */
  readonly won: number
}

/** How to learn worths from who won. */
export interface Regression extends Gathering {
  /** By so many points a lead must grow for the odds to grow e-fold. */
  readonly scale: number
  /** How far a worth is expected to move, as a part of itself (or of `LEAST`, if it is small). */
  readonly give: number
}

/** What came of it. */
export interface Regressed {
  readonly positions: number
  /** How surprised one is by who won, with the worths before and with these. */
  readonly before: number
  readonly after: number
  readonly worths: Worths
  /** How far each may be off by chance (a standard error). */
  readonly doubts: Worths
}

/** A worth is moved by this much to see what it does: a part of itself, and at least so many points. */
const [NUDGE, SMALLEST] = [0.02, 0.05]
/** A small worth is expected to move as far as one of so many points. */
const LEAST = 5
const STEPS = 30

/**
 * By how much the evaluation of a position grows with each worth. An evaluation is a sum of worths times what it counts (or
 * nearly so: in some a worth stands before others), so a small nudge of each shows what it counts.
 */
export function nudging(
  judgement: Judgement,
  worths: Worths,
): (state: State, seat: Seat, value: number) => number[] {
  const nudges = Object.entries(worths).map(([name, worth]) => {
    const nudge = Math.max(SMALLEST, Math.abs(worth) * NUDGE)
    return { nudge, table: { ...worths, [name]: worth + nudge } }
  })
  return (state, seat, value) =>
    nudges.map(({ nudge, table }) => (judgement.of(table, state, seat) - value) / nudge)
}

/** By worth how far it is expected to move: a part of itself, or of `LEAST`, if it is small. */
export const leeway = (worths: Worths, give: number): number[] =>
  Object.values(worths).map(worth => give * Math.max(LEAST, Math.abs(worth)))

/** Readings from games in which greedy goes by these worths. */
export function read(game: Game, judgement: Judgement, worths: Worths, gathering: Gathering): Reading[] {
  const slopesAt = nudging(judgement, worths)
  const noted = wander(game, gathering, judging(game, worths), (state, seat) => {
    const value = judgement.of(worths, state, seat)
    return { seat, value, slopes: slopesAt(state, seat, value) }
  })
  return noted.map(({ note: { seat, value, slopes }, won }) => ({ value, slopes, won: won[seat] }))
}

/**
 * The worths under which the evaluation foretells best who wins: logistic regression with an intercept, held back towards
 * the worths there were by how far each is expected to move. Newton's steps, halved where they lead too far.
 */
export function fitWorths(
  readings: readonly Reading[],
  worths: Worths,
  { scale, give }: Pick<Regression, 'scale' | 'give'>,
): Omit<Regressed, 'positions'> {
  const names = Object.keys(worths)
  const pulls = [0, ...leeway(worths, give).map(far => 1 / far ** 2)]
  const features = readings.map(({ slopes }) => [1, ...slopes.map(slope => slope / scale)])
  const logit = (moved: readonly number[], i: number): number =>
    readings[i].value / scale + dot(features[i], moved)
  const surprise = (moved: readonly number[]): number => {
    let sum = 0
    for (const [i, { won }] of readings.entries()) {
      const z = logit(moved, i)
      sum += Math.log1p(Math.exp(-Math.abs(z))) + Math.max(0, z) - won * z
    }
    return sum
  }
  const cost = (moved: readonly number[]): number =>
    surprise(moved) +
    dot(
      pulls,
      moved.map(by => by * by),
    ) /
      2

  let moved = pulls.map(() => 0)
  let curvature: number[][] = []
  for (let step = 0; step < STEPS; step++) {
    const slope = moved.map((by, k) => -pulls[k] * by)
    curvature = pulls.map((pull, k) => pulls.map((_, l) => (k === l ? pull + 1e-9 : 0)))
    for (const [i, { won }] of readings.entries()) {
      const chance = 1 / (1 + Math.exp(-logit(moved, i)))
      const x = features[i]
      for (let k = 0; k < x.length; k++) {
        if (x[k] === 0) continue
        slope[k] += (won - chance) * x[k]
        const weight = chance * (1 - chance) * x[k]
        for (let l = 0; l < x.length; l++) curvature[k][l] += weight * x[l]
      }
    }
    const way = solve(curvature, slope)
    const before = cost(moved)
    let reach = 1
    while (reach > 1e-4 && cost(along(moved, way, reach)) > before) reach /= 2
    moved = along(moved, way, reach)
    if (Math.max(...way.map(Math.abs)) * reach < 1e-3) break
  }
  return {
    before: surprise([fitLevel(readings, scale), ...names.map(() => 0)]) / readings.length,
    after: surprise(moved) / readings.length,
    worths: Object.fromEntries(names.map((name, k) => [name, worths[name] + moved[k + 1]])),
    doubts: Object.fromEntries(names.map((name, k) => [name, Math.sqrt(inverseAt(curvature, k + 1))])),
  }
}

/** The intercept alone that fits best, by bisection: the worths before shall not be blamed for where they put even odds. */
function fitLevel(readings: readonly Reading[], scale: number): number {
  let [low, high] = [-20, 20]
  for (let i = 0; i < 40; i++) {
    const level = (low + high) / 2
    let excess = 0
    for (const { value, won } of readings) excess += 1 / (1 + Math.exp(-level - value / scale)) - won
    if (excess > 0) high = level
    else low = level
  }
  return (low + high) / 2
}

/** Plays, reads and fits; with four players and more from and for their own worths. */
export function regress(game: Game, brief: Regression): Regressed {
  const judgement = judgementOf(game)
  const worths = worthsAt(judgement, brief.seats)
  const readings = read(game, judgement, worths, brief)
  return { positions: readings.length, ...fitWorths(readings, worths, brief) }
}

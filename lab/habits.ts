import { type Bot, contest, greedy, Impression, type Seen } from '@pantheon/bots'
import { type Game, type Habits, InputError, type Move, Rng } from '@pantheon/core'

/** A decision: what there was to each move, and which was made. */
export interface Decision {
  readonly moves: readonly Impression[]
  readonly made: number
}

/** What was learnt of the habits of players. */
export interface Lesson {
  readonly decisions: number
  /** How well the weights foretell decisions they were not fitted to, as the mean surprise; and knowing nothing. */
  readonly surprise: number
  readonly ignorance: number
  /** The share of them in which the likeliest move was made. */
  readonly foretold: number
  readonly weights: readonly number[]
}

/** One decision in so many is kept to judge by. */
const KEPT = 10
const BATCH = 32
const PASSES = 6
/** How fast weights change in the first pass; by the last it is a good deal less. */
const RATE = 0.05
/** So much of the mean gradient, and of its mean square, is kept from batch to batch (Adam). */
const [INERTIA, MEMORY] = [0.9, 0.99]

/** Decisions of greedy players in games at these tables in turn. */
export function decisionsOf(game: Game, tables: readonly number[], games: number, seed: string): Decision[] {
  const { habits } = game
  if (habits === undefined) throw new InputError(`${game.id}: it tells nothing of habits`)
  const all: Decision[] = []
  const player: Bot = {
    name: 'noted',
    choose(seen, rng) {
      const made = greedy.choose(seen, rng)
      const decision = decisionOf(habits, seen, made, rng)
      if (seen.moves.length > 1 && decision.moves.some(move => move.length > 0)) all.push(decision)
      return made
    },
  }
  for (let i = 0; i < games; i++)
    contest(game, new Array<Bot>(tables[i % tables.length]).fill(player), `${seed}/${i}`)
  return all
}

function decisionOf(habits: Habits, { seat, moves, guess }: Seen, made: Move, rng: Rng): Decision {
  const state = guess(rng)
  const sensed = moves.toArray().map(move => {
    const out = new Impression(8)
    habits.sense(state, seat, move, out)
    return out
  })
  return { moves: sensed, made: moves.toArray().indexOf(made) }
}

/** Fits the odds of moves to what was done (a conditional logit, by gradient descent). */
export function fit(places: number, all: readonly Decision[], seed: string): Lesson {
  const kept = all.filter((_, i) => i % KEPT === 0)
  const lessons = all.filter((_, i) => i % KEPT !== 0)
  const rng = new Rng(seed)
  const weights = new Float64Array(places)
  const steps = new Float64Array(places)
  const squares = new Float64Array(places)
  const slope = new Float64Array(places)
  for (let pass = 0; pass < PASSES; pass++) {
    rng.shuffle(lessons)
    for (let first = 0; first < lessons.length; first += BATCH) {
      slope.fill(0)
      for (const decision of lessons.slice(first, first + BATCH)) addSlope(slope, weights, decision)
      for (let i = 0; i < places; i++) {
        steps[i] = INERTIA * steps[i] + (1 - INERTIA) * slope[i]
        squares[i] = MEMORY * squares[i] + (1 - MEMORY) * slope[i] ** 2
        weights[i] += ((RATE / (1 + 2 * pass)) * steps[i]) / (Math.sqrt(squares[i]) + 1e-6)
      }
    }
  }
  let surprise = 0
  let ignorance = 0
  let foretold = 0
  for (const decision of kept) {
    const odds = oddsOf(weights, decision)
    surprise -= Math.log(odds[decision.made]) / kept.length
    ignorance += Math.log(odds.length) / kept.length
    if (odds[decision.made] === Math.max(...odds)) foretold += 1 / kept.length
  }
  return { decisions: all.length, surprise, ignorance, foretold, weights: [...weights] }
}

/** By move how likely it is made. */
function oddsOf(weights: Float64Array, { moves }: Decision): number[] {
  const sums = moves.map(({ at, value, length }) => {
    let sum = 0
    for (let i = 0; i < length; i++) sum += weights[at[i]] * value[i]
    return sum
  })
  const most = Math.max(...sums)
  const parts = sums.map(sum => Math.exp(sum - most))
  const total = parts.reduce((a, b) => a + b)
  return parts.map(part => part / total)
}

function addSlope(slope: Float64Array, weights: Float64Array, decision: Decision): void {
  const odds = oddsOf(weights, decision)
  for (const [k, { at, value, length }] of decision.moves.entries()) {
    const missed = ((k === decision.made ? 1 : 0) - odds[k]) / BATCH
    for (let i = 0; i < length; i++) slope[at[i]] += missed * value[i]
  }
}

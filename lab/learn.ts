import { greedy, seenBy } from '@pantheon/bots'
import { CHANCE, type Game, legal, lowest, MoveList, over, play, Rng, seeded, start } from '@pantheon/core'

/** A logged position: what was known of every seat then, and how the game ended for it. */
export interface Sample {
  /** By seat: the evaluation, then the features. */
  readonly values: readonly (readonly number[])[]
  /** By seat: its share of the victory. */
  readonly won: readonly number[]
}

/** How to gather positions. */
export interface Gathering {
  readonly seats: number
  readonly games: number
  readonly seed: string
}

/** One decision in so many is drawn, so that games differ and mistakes are seen to be punished. */
const WHIMS = 8
/** One beginning of a turn in so many is logged: neighbours tell the same story. */
const EVERY = 3

/**
 * Positions from games of greedy players who err now and then, at the beginning of a turn: that is where a search judges
 * its lines.
 */
export function gather(game: Game, { seats, games, seed }: Gathering): Sample[] {
  const { features } = game
  const samples: Sample[] = []
  const list = new MoveList()
  for (let i = 0; i < games; i++) {
    const chance = seeded(`${seed}/${i}`)
    const rng = new Rng(`learn/${seed}/${i}`)
    const state = start(game, { seats })
    const logged: number[][][] = []
    let last = CHANCE
    for (let drawn = 0; !over(state); ) {
      const seat = state.who === CHANCE ? CHANCE : lowest(state.who)
      legal(game, state, seat, list)
      if (seat === CHANCE) {
        play(game, state, CHANCE, list.fall(chance.draw(drawn++, list.total)))
        continue
      }
      if (seat !== last && rng.below(EVERY) === 0)
        logged.push(
          Array.from({ length: seats }, (_, who) => [
            game.evaluate(state, who),
            ...(features?.of(state, who) ?? []),
          ]),
        )
      last = seat
      const whim = rng.below(WHIMS) === 0
      const move = whim
        ? list.at(rng.below(list.length))
        : greedy.choose(seenBy(game, state, seat, list), rng)
      play(game, state, seat, move)
    }
    const ranks = game.ranks(state)
    const winners = ranks.filter(rank => rank === 1).length
    const won = ranks.map(rank => (rank === 1 ? 1 / winners : 0))
    for (const values of logged) samples.push({ values, won })
  }
  return samples
}

/** The chances of all seats if `worth` says how much each seat's standing weighs (softmax). */
function chancesOf({ values }: Sample, worth: (row: readonly number[]) => number): number[] {
  const worths = values.map(worth)
  const most = Math.max(...worths)
  const odds = worths.map(value => Math.exp(value - most))
  const total = odds.reduce((sum, value) => sum + value, 0)
  return odds.map(value => value / total)
}

/** How surprised one is by who won, on the average: 0 is all-knowing, log(seats) knows nothing. */
export function surprise(samples: readonly Sample[], worth: (row: readonly number[]) => number): number {
  let sum = 0
  for (const sample of samples) {
    const chances = chancesOf(sample, worth)
    for (const [seat, won] of sample.won.entries())
      if (won > 0) sum -= won * Math.log(Math.max(1e-12, chances[seat]))
  }
  return sum / samples.length
}

const [LEAST_SCALE, MOST_SCALE, SCALE_STEP] = [0.1, 1000, 1.05]

/** The scale of a game's evaluation with which it foretells the winners best (logistic regression of one weight). */
export function fitScale(samples: readonly Sample[]): { readonly scale: number; readonly surprise: number } {
  let best = { scale: 1, surprise: Infinity }
  for (let scale = LEAST_SCALE; scale < MOST_SCALE; scale *= SCALE_STEP) {
    const found = surprise(samples, ([margin]) => margin / scale)
    if (found < best.surprise) best = { scale, surprise: found }
  }
  return best
}

const DESCENTS = 400
const STRIDE = 0.5
const RIDGE = 1e-3

/**
 * The weights with which the features foretell the winners best: multinomial logistic regression on features brought to
 * one spread, by gradient descent with a little pull to zero. Given in the features' own units.
 */
export function fitWeights(samples: readonly Sample[]): number[] {
  const size = (samples[0]?.values[0].length ?? 1) - 1
  const rows = samples.flatMap(({ values }) => values)
  const spread = Array.from({ length: size }, (_, i) => {
    const mean = rows.reduce((sum, row) => sum + row[i + 1], 0) / rows.length
    return Math.sqrt(rows.reduce((sum, row) => sum + (row[i + 1] - mean) ** 2, 0) / rows.length) || 1
  })
  const weights = new Array<number>(size).fill(0)
  const worth = (row: readonly number[]): number =>
    weights.reduce((sum, weight, i) => sum + (weight * row[i + 1]) / spread[i], 0)
  for (let round = 0; round < DESCENTS; round++) {
    const slope = weights.map(weight => -RIDGE * weight)
    for (const sample of samples) {
      const chances = chancesOf(sample, worth)
      for (const [seat, row] of sample.values.entries())
        for (let i = 0; i < size; i++)
          slope[i] += ((sample.won[seat] - chances[seat]) * row[i + 1]) / spread[i] / samples.length
    }
    for (let i = 0; i < size; i++) weights[i] += STRIDE * slope[i]
  }
  return weights.map((weight, i) => weight / spread[i])
}

const weighted = (weights: readonly number[], row: readonly number[]): number =>
  weights.reduce((sum, weight, i) => sum + weight * row[i + 1], 0)

/** What was learnt, with a note of how: data to be kept beside the game or the bots. */
export interface Lesson extends Gathering {
  readonly game: string
  readonly rules: string
  readonly positions: number
  readonly scale: number
  /** How the evaluation foretells the winners, and how the weighted features do; null if there are none. */
  readonly surprise: number
  readonly weighted: number | null
  /** What knowing nothing would give. */
  readonly ignorance: number
  readonly weights: Readonly<Record<string, number>>
}

/** Plays, logs and fits: the scale of the evaluation for every game, weights for those that have features. */
export function learn(game: Game, gathering: Gathering): Lesson {
  const samples = gather(game, gathering)
  const names = game.features?.names ?? []
  const weights = names.length === 0 ? [] : fitWeights(samples)
  return {
    game: game.id,
    rules: game.rules,
    ...gathering,
    positions: samples.length,
    ...fitScale(samples),
    weighted: names.length === 0 ? null : surprise(samples, row => weighted(weights, row)),
    ignorance: Math.log(gathering.seats),
    weights: Object.fromEntries(names.map((name, i) => [name, weights[i]])),
  }
}

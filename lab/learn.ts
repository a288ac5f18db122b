import { greedy, learnt, seenBy } from '@pantheon/bots'
import { CHANCE, type Game, legal, lowest, MoveList, over, play, Rng, seeded, start } from '@pantheon/core'

/** A logged position: how it looked for every seat then, and how the game ended for it. */
export interface Sample {
  /** By seat: what the game's judgement makes of it. */
  readonly values: readonly number[]
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
  const { evaluate } = learnt(game)
  const samples: Sample[] = []
  const list = new MoveList()
  for (let i = 0; i < games; i++) {
    const chance = seeded(`${seed}/${i}`)
    const rng = new Rng(`learn/${seed}/${i}`)
    const state = start(game, { seats })
    const logged: number[][] = []
    let last = CHANCE
    for (let drawn = 0; !over(state); ) {
      const seat = state.who === CHANCE ? CHANCE : lowest(state.who)
      legal(game, state, seat, list)
      if (seat === CHANCE) {
        play(game, state, CHANCE, list.fall(chance.draw(drawn++, list.total)))
        continue
      }
      if (seat !== last && rng.below(EVERY) === 0)
        logged.push(Array.from({ length: seats }, (_, who) => evaluate(state, who)))
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

/** How surprised one is by who won, on the average: 0 is all-knowing, log(seats) knows nothing. */
export function surprise(samples: readonly Sample[], scale: number): number {
  let sum = 0
  for (const { values, won } of samples) {
    const most = Math.max(...values)
    const odds = values.map(value => Math.exp((value - most) / scale))
    const total = odds.reduce((all, each) => all + each, 0)
    for (const [seat, share] of won.entries())
      if (share > 0) sum -= share * Math.log(Math.max(1e-12, odds[seat] / total))
  }
  return sum / samples.length
}

const [LEAST_SCALE, MOST_SCALE, SCALE_STEP] = [0.1, 1000, 1.05]

/** The scale of a game's judgement with which it foretells the winners best (logistic regression of one weight). */
export function fitScale(samples: readonly Sample[]): { readonly scale: number; readonly surprise: number } {
  let best = { scale: 1, surprise: Infinity }
  for (let scale = LEAST_SCALE; scale < MOST_SCALE; scale *= SCALE_STEP) {
    const found = surprise(samples, scale)
    if (found < best.surprise) best = { scale, surprise: found }
  }
  return best
}

/** What was learnt, with a note of how: data to be kept beside the game. */
export interface Lesson extends Gathering {
  readonly game: string
  readonly rules: string
  readonly positions: number
  readonly scale: number
  /** How well the judgement foretells the winners with that scale. */
  readonly surprise: number
  /** What knowing nothing would give. */
  readonly ignorance: number
}

/** Plays, logs and fits. */
export function learn(game: Game, gathering: Gathering): Lesson {
  const samples = gather(game, gathering)
  return {
    game: game.id,
    rules: game.rules,
    ...gathering,
    positions: samples.length,
    ...fitScale(samples),
    ignorance: Math.log(gathering.seats),
  }
}

import { greedy, learnt, scaleAt } from '@pantheon/bots'
import type { Game, Judgement } from '@pantheon/core'
import { type Gathering, wander } from './wander.ts'

/** A logged position: how it looked for every seat then, and how the game ended for it. */
export interface Sample {
  /** How much of the game was still to come, from 1 to 0. */
  readonly toCome: number
  /** By seat: what the game's judgement makes of it. */
  readonly values: readonly number[]
  /** By seat: its share of the victory. */
  readonly won: readonly number[]
}

/** By so many points a lead must grow for the odds to grow e-fold, when a game begins and when it ends. */
type Scale = Judgement['scale']

/** Positions from games of greedy players who err now and then. */
export function gather(game: Game, gathering: Gathering): Sample[] {
  const { evaluate } = learnt(game)
  const toCome = game.judgement?.toCome ?? (() => 1)
  const noted = wander(game, gathering, greedy, state => ({
    toCome: toCome(state),
    values: Array.from({ length: state.seats }, (_, seat) => evaluate(state, seat)),
  }))
  return noted.map(({ note, won }) => ({ ...note, won }))
}

/** How surprised one is by who won, on the average: 0 is all-knowing, log(seats) knows nothing. */
export function surprise(samples: readonly Sample[], ends: Scale): number {
  let sum = 0
  for (const { toCome, values, won } of samples) {
    const scale = scaleAt(ends, toCome)
    const most = Math.max(...values)
    const odds = values.map(value => Math.exp((value - most) / scale))
    const total = odds.reduce((all, each) => all + each, 0)
    for (const [seat, share] of won.entries())
      if (share > 0) sum -= share * Math.log(Math.max(1e-12, odds[seat] / total))
  }
  return sum / samples.length
}

/** Steps by which a scale is made larger or smaller, the last as fine as it is worth. */
const STEPS = [2, 1.3, 1.05]
/** No scale is smaller or larger: in few games a lead may have decided always, or never. */
const [LEAST, MOST] = [0.1, 1000]
const bounded = (scale: number): number => Math.min(MOST, Math.max(LEAST, scale))
/** Both ends of a scale are sought at once, or a step of one alone may look like a loss. */
const WAYS = [-1, 0, 1]

/** The scale of a game's judgement with which it foretells the winners best (logistic regression of two weights). */
export function fitScale(samples: readonly Sample[]): { readonly scale: Scale; readonly surprise: number } {
  const scaled = (scale: Scale) => ({ scale, surprise: surprise(samples, scale) })
  let best = scaled([8, 8])
  for (const step of STEPS)
    for (let from: Scale | null = null; from !== best.scale; ) {
      from = best.scale
      const [first, last] = from
      for (const a of WAYS)
        for (const b of WAYS) {
          const found = scaled([bounded(first * step ** a), bounded(last * step ** b)])
          if (found.surprise < best.surprise) best = found
        }
    }
  return best
}

/** What was learnt, with a note of how: data to be kept beside the game. */
export interface Lesson extends Gathering {
  readonly game: string
  readonly rules: string
  readonly positions: number
  readonly scale: Scale
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

import { type Bot, worthsAt } from '@pantheon/bots'
import { type Game, Rng } from '@pantheon/core'
import { judgementOf, judging, shareOf } from './judging.ts'

/** How to probe worths: against whom, in how many games, and how far, as a power of e, each is pushed up or down. */
export interface Probing {
  readonly seats: number
  readonly foe: Bot
  readonly games: number
  readonly reach: number
  readonly seed: string
}

/** What came of it. */
export interface Slopes {
  /** The share of victories with worths pushed about. */
  readonly won: number
  /** By how much that share grows when a worth becomes e times as large, the steepest first. */
  readonly slopes: Readonly<Record<string, number>>
  /** How far a slope may be off by chance (a standard error). */
  readonly doubt: number
}

/**
 * Which worths of a game's evaluation winning depends on. In every game greedy goes by worths that are each pushed up or
 * down by lot, seats rotated; what a worth does is the difference between the games with more and with less of it. One
 * set of games tells about all of them at once.
 */
export function slopes(game: Game, { seats, foe, games, reach, seed }: Probing): Slopes {
  const worths = worthsAt(judgementOf(game), seats)
  const names = Object.keys(worths).filter(name => worths[name] !== 0)
  const rng = new Rng(seed)
  const pushes = names.map(() => 0)
  const gains = names.map(() => 0)
  let won = 0
  let squares = 0
  for (let i = 0; i < games; i++) {
    const ways = names.map(() => (rng.below(2) === 0 ? reach : -reach))
    const pushed = Object.fromEntries(names.map((name, k) => [name, worths[name] * Math.exp(ways[k])]))
    const share = shareOf(
      game,
      judging(game, { ...worths, ...pushed }),
      foe,
      seats,
      i % seats,
      `${seed}/${i}`,
    )
    won += share
    squares += share ** 2
    for (const [k, way] of ways.entries()) {
      pushes[k] += way
      gains[k] += way * share
    }
  }
  const mean = won / games
  const found = names.map((name, k) => [name, (gains[k] - mean * pushes[k]) / (games * reach ** 2)] as const)
  found.sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
  const doubt = Math.sqrt((squares / games - mean ** 2) / games) / reach
  return { won: mean, slopes: Object.fromEntries(found), doubt }
}

import { type Bot, greedy } from '@pantheon/bots'
import { type Game, Rng, type Worths } from '@pantheon/core'
import { judgementOf, judging, shareOf } from './judging.ts'

/** How long to tune, at which tables. */
export interface Tuning {
  readonly seats: readonly number[]
  readonly steps: number
  /** Games in each step. */
  readonly games: number
  readonly seed: string
}

/** What was found: worths, and the share of games that greedy wins with them against greedy as it is (2 seats: 50 % is even). */
export interface Tuned {
  readonly worths: Worths
  readonly shares: Readonly<Record<number, number>>
}

/** How far, as a power of e, two settings differ in a step, and how far a step goes after a win by all games. */
const [REACH, STRIDE] = [0.3, 1]
/** Both shrink as steps go by. */
const reachAt = (step: number): number => REACH / (1 + step / 300) ** 0.2
const strideAt = (step: number): number => STRIDE / (1 + step / 100) ** 0.5
/** Of the way that each step leads, so much goes into the average that is kept: single games scatter. */
const MEMORY = 0.02
/** Games that show at the end what was gained, at each table. */
const EXAMINATION = 1000

/**
 * Learns the worths of a game's evaluation by play: simultaneous perturbation (SPSA). In each step all worths go up or down
 * by lot; greedy with these plays greedy with the opposite, seats rotated; and all go a little towards who won more. It
 * starts at what is known so far.
 */
export function tune(
  game: Game,
  { seats, steps, games, seed }: Tuning,
  told?: (text: string) => void,
): Tuned {
  const known = judgementOf(game).worths
  const names = Object.keys(known)
  const rng = new Rng(seed)
  let at = names.map(() => 0)
  let kept = at
  const worthsAt = (powers: readonly number[]): Worths =>
    Object.fromEntries(names.map((name, i) => [name, known[name] * Math.exp(powers[i])]))

  for (let step = 0; step < steps; step++) {
    const table = seats[step % seats.length]
    const reach = reachAt(step)
    const ways = names.map(() => (rng.below(2) === 0 ? reach : -reach))
    const up = judging(game, worthsAt(at.map((power, i) => power + ways[i])))
    const down = judging(game, worthsAt(at.map((power, i) => power - ways[i])))
    const won = surplus(game, up, down, table, games, `${seed}/${step}`)
    const lost = table === 2 ? -won : surplus(game, down, up, table, games, `${seed}/${step}/back`)
    at = at.map((power, i) => power + (strideAt(step) * ways[i] * (won - lost)) / 2)
    kept = kept.map((power, i) => power + MEMORY * (at[i] - power))
    if ((step + 1) % 100 === 0) told?.(`${step + 1} steps of ${steps}`)
  }
  const worths = worthsAt(kept)
  const shares = seats.map(table => {
    const gain = surplus(game, judging(game, worths), greedy, table, EXAMINATION, `${seed}/examination`)
    return [table, (1 + gain) / table]
  })
  return { worths, shares: Object.fromEntries(shares) }
}

/** By how much one bot wins more than its share against others, seats rotated: 0 if they are even, 1 for twice its share. */
function surplus(game: Game, bot: Bot, others: Bot, seats: number, games: number, seed: string): number {
  let won = 0
  for (let i = 0; i < games; i++)
    won += shareOf(game, bot, others, seats, i % seats, `${seed}/${Math.floor(i / seats)}`)
  return (won * seats) / games - 1
}

import { Rng } from '@pantheon/core'
import type { Interval } from './stats.ts'

/** One game between two players of a ladder: 1 if the first came in ahead, ½ if they shared a place, 0 otherwise. */
export interface Duel {
  readonly a: number
  readonly b: number
  readonly score: number
}

/** A player's strength: 400 points more are odds of ten to one. */
export interface Rating {
  readonly elo: number
  readonly ci: Interval
}

/** The average of all ratings. */
const MEAN = 1000
const ROUNDS = 400
/** Each pair that met is given one even game: a player who won everything is strong, not infinitely so. */
const EVEN = 0.5
const RESAMPLES = 200

/**
 * Elo ratings by the Bradley–Terry model, with 95 % intervals from playing the same duels again with the strengths found
 * (a parametric bootstrap): so that who won everything has an interval too.
 */
export function ratings(players: number, games: readonly (readonly Duel[])[], seed = 'elo'): Rating[] {
  const rng = new Rng(seed)
  const duels = games.flat()
  const elos = fit(players, duels)
  const again = ({ a, b }: Duel): Duel => {
    const chance = 1 / (1 + 10 ** ((elos[b] - elos[a]) / 400))
    return { a, b, score: rng.next() < chance * 2 ** 32 ? 1 : 0 }
  }
  const resampled = Array.from({ length: RESAMPLES }, () => fit(players, duels.map(again)))
  return elos.map((elo, player) => {
    const drawn = resampled.map(all => all[player]).sort((a, b) => a - b)
    const at = (share: number) => drawn[Math.min(RESAMPLES - 1, Math.floor(share * RESAMPLES))]
    return { elo, ci: [Math.min(elo, at(0.025)), Math.max(elo, at(0.975))] }
  })
}

/** The most likely strengths, by Zermelo's iteration. */
function fit(players: number, duels: readonly Duel[]): number[] {
  const square = () => Array.from({ length: players }, () => new Array<number>(players).fill(0))
  const won = square()
  const met = square()
  for (const { a, b, score } of duels) {
    won[a][b] += score
    won[b][a] += 1 - score
    met[a][b]++
    met[b][a]++
  }
  for (let a = 0; a < players; a++)
    for (let b = 0; b < players; b++)
      if (met[a][b] > 0) {
        won[a][b] += EVEN
        met[a][b] += 2 * EVEN
      }
  let strength = new Array<number>(players).fill(1)
  for (let round = 0; round < ROUNDS; round++)
    strength = strength.map((own, a) => {
      let wins = 0
      let expected = 0
      for (let b = 0; b < players; b++) {
        wins += won[a][b]
        expected += met[a][b] / (own + strength[b])
      }
      return expected === 0 ? own : wins / expected
    })
  const elos = strength.map(value => 400 * Math.log10(value))
  const middle = elos.reduce((sum, elo) => sum + elo, 0) / players
  return elos.map(elo => elo - middle + MEAN)
}

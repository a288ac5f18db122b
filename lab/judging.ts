import { type Bot, contest, greedy, judgedBy } from '@pantheon/bots'
import type { Game, Judgement, Seat, Worths } from '@pantheon/core'

/** What a game carries to be learnt; a game without it has nothing to learn. */
export function judgementOf({ id, judgement }: Game): Judgement {
  if (judgement === undefined) throw new Error(`${id}: nothing to learn, it carries no judgement`)
  return judgement
}

/** Greedy that goes by these worths. */
export function judging(game: Game, worths: Worths): Bot {
  const judged = judgedBy(game, judgementOf(game), worths)
  return { name: 'judging', choose: (seen, rng) => greedy.choose({ ...seen, game: judged }, rng) }
}

/** What a bot in seat `own` gets of the victory in a game against others: all, a part of it, or nothing. */
export function shareOf(game: Game, bot: Bot, others: Bot, seats: number, own: Seat, seed: string): number {
  const bots = Array.from({ length: seats }, (_, seat) => (seat === own ? bot : others))
  const ranks = game.ranks(contest(game, bots, seed))
  return ranks[own] === 1 ? 1 / ranks.filter(rank => rank === 1).length : 0
}

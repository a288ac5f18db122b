import { type Bot, contest, greedy, judgedBy } from '@pantheon/bots'
import type { Game, Insight, Judgement, Seat, Worths } from '@pantheon/core'

/** What a game carries to be learnt; a game without it has nothing to learn. */
export function judgementOf({ id, judgement }: Game): Judgement {
  if (judgement === undefined) throw new Error(`${id}: nothing to learn, it carries no judgement`)
  return judgement
}

/** What a game tells its net; a game without one has none to teach. */
export function insightOf(game: Game): Insight {
  const { insight } = judgementOf(game)
  if (insight === undefined) throw new Error(`${game.id}: its judgement has no insight to teach`)
  return insight
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

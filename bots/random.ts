import type { Bot } from './bot.ts'

/** Any legal move, each as likely as the others. */
export const random: Bot = {
  name: 'random',
  choose: ({ moves }, rng) => moves.at(rng.below(moves.length)),
}

import { REWARDS, SECRETS } from '../names.ts'
import type { Reward, Secret } from './types.ts'

/** Copies at any table, further copies with four and five players, and the card's number. */
const REWARD_NUMBERS: readonly (readonly [copies: number, more: number, amount: number])[] = [
  [5, 7, 1],
  [6, 2, 2],
  [3, 0, 3],
  [8, 5, 3],
  [6, 3, 1],
  [7, 4, 1],
  [1, 1, 1],
  [1, 1, 1],
  [1, 1, 1],
  [1, 1, 1],
  [1, 1, 1],
  [3, 1, 1],
  [1, 0, 2],
  [6, 3, 1],
]

/** The Reward deck: the effects of potions and Dark runes stand in the rulebook, the numbers are reconstructed. */
export const REWARD_CARDS: readonly Reward[] = REWARDS.map((name, i) => {
  const [copies, more, amount] = REWARD_NUMBERS[i]
  return { name, copies, more, amount }
})

const SECRET_NUMBERS: readonly (readonly [copies: number, effect: string, range: number, amount: number])[] =
  [
    [1, 'golden', 0, 0],
    [1, 'golden', 0, 1],
    [1, 'golden', 0, 2],
    [1, 'golden', 0, 3],
    [1, 'golden', 0, 4],
    [1, 'golden', 0, 5],
    [4, 'cancel', 0, 0],
    [2, 'prophet', 1, 0],
    [2, 'faith', 1, 0],
    [2, 'vandalise', 2, 0],
    [3, 'again', 0, 0],
    [2, 'trap', 2, 1],
    [2, 'doll', 2, 0],
    [3, 'glove', 2, 0],
    [3, 'path', 5, 0],
    [2, 'mirage', 0, 2],
    [2, 'oracle', 0, 2],
    [2, 'weaken', 2, 3],
    [1, 'fog', 2, 1],
    [2, 'breath', 0, 0],
    [1, 'barter', 2, 0],
    [1, 'spy', 99, 0],
  ]

/** The Secret deck. The number of a golden card is the Guardian it beats. */
export const SECRET_CARDS: readonly Secret[] = SECRETS.map((name, i) => {
  const [copies, effect, range, amount] = SECRET_NUMBERS[i]
  return { name, copies, effect, range, amount }
})

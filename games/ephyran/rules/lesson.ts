import type { EphyranState } from './state.ts'

/**
 * What play taught about the evaluation (rules 1). Worths: `lab/tune-run.ts ephyran --seats 2 --steps 2000 --games 24` from the
 * table made by hand; greedy with them wins 62.6 % of 1,000 games with 2 seats against greedy as it is. Scale:
 * `lab/learn-run.ts` (seed "learn") found 19.8 and 5.9 in 300 games with 2 seats, 15.2 and 3.1 in 150 with 4 seats.
 */
export const LESSON = {
  scale: [17, 4] as const,
  toCome: ({ ending, left, data }: EphyranState) => (ending === '' ? left / data.deck.length : 0),
  horizon: 6,
  worths: {
    draw: 0.388,
    pick: 1.15,
    again: 4.05,
    settle: 0.627,
    aim: 0.497,
    success: 0.588,
    leader: 0.515,
    area: 0.339,
    lockedArea: 0.136,
    variety: 0.0496,
    safety: 0.0111,
    hand: 0.338,
    gap: 0.607,
    change: 0.265,
    dionysus: 2.07,
    playAgain: 0.914,
    pickOne: 0.162,
    takeToken: 0.924,
    stealToken: 0.516,
    exchange: 4.43,
    destroy: 0.184,
    lock: 3.38,
    unlock: 1.31,
  },
}

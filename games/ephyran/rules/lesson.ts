import { HIDDEN, WEIGHTS } from './net.ts'
import { SENSES, sense } from './senses.ts'
import type { EphyranState } from './state.ts'

/**
 * What play taught about the evaluation (rules 1). Worths, in three steps:
 *
 * 1. Tuned with two seats from the table made by hand (`lab/tune-run.ts ephyran --seats 2 --steps 2000 --games 24`).
 * 2. `crowded`: fitted with four seats to what turns are worth. At 1,861 positions up to eight turns were each followed by six
 *    lines to the end of the game, all with the same guesses and luck. Sought were the worths under which evaluations of where
 *    these turns end differ most like the points that the lines came to (least squares in a few rounds, held back towards
 *    the worths before; `lab/sequels-run.ts` does that now). They explain 10.6 % of how results differ at a position, those of step 1 6.4 % at the 1,063
 *    positions that came first; most of the rest is luck. `settle` was set to what a Dionysus turned out to bring where it settled.
 * 3. `worths`: half-way between both.
 *
 * Whoever takes the best of all moves at a glance, as everybody does in a line, wins from greedy as it is:
 *
 * | seats | step 1 | with `target` | half-way | step 2 | games |
 * |---:|---:|---:|---:|---:|---|
 * | 2 | | 69.3 % | 69.3 % | 65.9 % | 600, 600, 800 |
 * | 3 | | 44.7 % (and `settle`) | 49.7 % | 46.4 % | 600, 600, 800 |
 * | 4 | 14.5 % | 32.1 % | 39.2 % | 38.8 % | 1,000, 1,000, 1,200, 1,200 |
 *
 * In step 1 a Support about to be aimed was worth the same whatever there was to aim at, so hardly any was played in a line.
 * With four seats the search did better by step 2 than half-way, within chance. Horizon: with four seats, the same worths,
 * games and time 3 turns won 44 of 80 and 6 turns 29, by points to the best other 0.6 ahead and even (each give or take 0.7).
 *
 * Insight: the net of `lab/train-run.ts`, 32 units, in three stretches: 8,433 games with four seats (rates 0.001 to 0.0001); 91,404
 * with tables of 2, 3, 3, 4 and 4 seats (0.001 to 0.00004); 23,048 more in which it saw what each single move leads to, and not only
 * where turns end (0.0004 to 0.00002, λ 0.85): in lines everybody decides by single moves. Greedy that goes by it wins from greedy as
 * it is 75, 64 and 51 % with two, three and four seats (600 games each; before the last stretch 80, 64 and 55 % of 1,000). Reliance: with three
 * seats and 60 lines 57 of 80 with 4; not compared with others there. A net half taught had 13 of 30 with 1, 40 of 60 with 16 (40 lines).
 *
 * Scale: `lab/learn-run.ts` (seed "learn") found 19.8 and 5.9 in 300 games with 2 seats, 15.2 and 3.1 in 150 with 4 seats, by the
 * worths of step 1.
 */
export const LESSON = {
  scale: [17, 4] as const,
  toCome: ({ ending, left, data }: EphyranState) => (ending === '' ? left / data.deck.length : 0),
  insight: { places: SENSES, sense, hidden: HIDDEN, weights: WEIGHTS },
  horizon: 3,
  reliance: () => 4,
  worths: {
    draw: 0.666,
    pick: 1.56,
    again: 2.74,
    settle: 1.3,
    aim: 0,
    target: 1,
    success: 0.606,
    granted: 0.39,
    leader: 0.292,
    area: 0.232,
    lockedArea: -0.281,
    variety: -0.0173,
    safety: 0,
    throne: -0.674,
    crown: 0.155,
    hand: 0.641,
    gap: 0.688,
    change: 0.241,
    better: 0.242,
    spare: 0.597,
    both: 0.112,
    dionysus: 1.62,
    playAgain: 1.35,
    pickOne: 0.22,
    takeToken: -0.809,
    stealToken: 0.498,
    exchange: 3.42,
    destroy: 0.181,
    lock: 2.75,
    unlock: 1.1,
  },
  crowded: {
    draw: 0.944,
    pick: 1.96,
    again: 1.42,
    settle: 1.3,
    aim: 0,
    target: 1,
    success: 0.623,
    granted: 0.192,
    leader: 0.0686,
    area: 0.125,
    lockedArea: -0.699,
    variety: -0.0843,
    safety: -0.0108,
    throne: -1.35,
    crown: 0.311,
    hand: 0.945,
    gap: 0.769,
    change: 0.216,
    better: 0.483,
    spare: 0.194,
    both: 0.225,
    dionysus: 1.17,
    playAgain: 1.78,
    pickOne: 0.279,
    takeToken: -2.54,
    stealToken: 0.48,
    exchange: 2.41,
    destroy: 0.177,
    lock: 2.12,
    unlock: 0.892,
  },
}

import { BY_HAND } from './worth.ts'

/**
 * What play taught about the evaluation (rules 1). Scale: 500 games of greedy players who err now and then (2 seats, seed
 * "learn", 5059 beginnings of a turn), `lab/learn-run.ts`. Worths: those set by hand. After 500 steps of `lab/tune-run.ts`
 * with 12 games each, greedy won 51.5 % of 1,000 games with what was found, no more than chance explains.
 */
export const LESSON = { scale: 56.8, horizon: 1, worths: BY_HAND }

/**
 * What 200 games of greedy players who err now and then taught about the evaluation (2 seats, rules 1, seed "learn", 6730
 * beginnings of a turn). Made again by `lab/learn-run.ts ephyran --games 200 --seats 2`.
 */
export const LESSON = { scale: 13.2 }

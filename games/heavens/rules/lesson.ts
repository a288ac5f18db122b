/**
 * What 100 games of greedy players who err now and then taught about the evaluation (3 seats, rules 1, seed "learn", 3126
 * beginnings of a turn). Made again by `lab/learn-run.ts heavens --games 100 --seats 3`.
 */
export const LESSON = { scale: 19.4 }

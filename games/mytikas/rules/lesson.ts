/**
 * What 200 games of greedy players who err now and then taught about the parts of the evaluation (2 seats, rules 1, seed
 * "learn", 3164 beginnings of a turn). Made again by `lab/learn-run.ts mytikas --games 200 --seats 2`. Points, tokens and
 * plans weigh as the evaluation has them; a city is worth six points rather than one.
 */
export const LESSON = {
  scale: 27.3,
  /** In the order of the features: points, tokens, plans, cities. */
  weights: [0.0754, 0.0709, 0.0724, 0.473],
}

/**
 * What 200 games of greedy players who err now and then taught about the parts of the evaluation (2 seats, rules 1, seed
 * "learn", 2498 beginnings of a turn). Made again by `lab/learn-run.ts godolympics --games 200 --seats 2`.
 */
export const LESSON = {
  scale: 9.35,
  /** In the order of the features: tile, ahead, stack, hand, round. */
  weights: [0.21, 0.199, 0.137, 0.52, 0.078],
}

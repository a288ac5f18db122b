/**
 * What play taught about the evaluation (rules 1). Worths: `lab/tune-run.ts godolympics --seats 2,4 --steps 1400 --games 20`,
 * begun at the table made by hand; greedy with them wins 55.7 % with 2 seats and 31.4 % with 4 seats of 1,000 games against greedy as
 * it is. Scale: 400 games of greedy players who err now and then (2 seats, seed "learn", 5009 beginnings of a turn), `lab/learn-run.ts`.
 */
export const LESSON = {
  scale: 8.07,
  horizon: 4,
  worths: {
    front: 0.328,
    field: 0.171,
    hunted: 0.801,
    huntedInHand: 0.0513,
    rivalCard: 0.186,
    towardsGoal: 0.706,
    stackCard: 0.00982,
    strength: 2.45,
    personal: 0.587,
    lead: 0.242,
    shortcut: 0.65,
    nextTile: 0.262,
    peek: 0.0893,
    take: 0.268,
    draw: 0.198,
    willing: 1.02,
    foreign: 0.181,
    beats: 0.279,
    high: 0.269,
  },
}

/** What things are worth to the evaluation, set by hand: found by play against itself. In prestige unless it says otherwise. */
export const BY_HAND = {
  /** What each later night is worth against the one before it: a sky grows. */
  later: 1.1,
  /** Torch spaces that a god wins back by day: what a later night can count on beyond the morning's torch. */
  rekindled: 4.2,
  /** How the favour shrinks when only a share of the planets can shine: the best ones will. */
  shrink: 0.7,
  /** A planet on the Allotment, for each night that it may shine, and the Power that Hermes brings for it. */
  nightly: 1.3,
  errand: 1.4,
  /** The second and the third there, against the first. */
  second: 0.7,
  third: 0.45,
  /** The first Power in a purse are worth more than the third of a point that Zeus pays for them in the end. */
  purse: 3.4,
  purseScale: 7,
  /** With fewer phases than this to come, Power loses its extra worth. */
  purseLast: 5,
  /** What the others' mean prospects weigh against the own. */
  others: 0.7,
  /** What to take off a swap that is planned: the next wind blows it away again. */
  doubt: 6,
}

/** The table in use during one call of the evaluation. */
export let worths = BY_HAND

/** Exchanges it. */
export const weighBy = (table: typeof BY_HAND): void => {
  worths = table
}

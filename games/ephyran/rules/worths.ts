import { EFFECT_NAMES } from './data.ts'

/**
 * What things are worth to the evaluation, in points, set by hand. Found by playing greedy against itself; what is 0 or 1
 * below and has a meaning only to those who search was thought of later, and greedy goes on without it.
 */
export const BY_HAND = {
  /** A card still to be drawn, the better of several, and a play still to come. */
  draw: 0.3,
  pick: 0.8,
  again: 1.3,
  /** A Dionysus about to settle, and a Support about to be aimed. */
  settle: 1,
  aim: 0.5,
  /** The share of what its best target brings that counts before a Support is aimed. Greedy looks on to the targets. */
  target: 0,
  /** How often an attack is not stopped by its victim, and the taking of a token by nobody at the table. */
  success: 0.8,
  granted: 0.8,
  /** Of the others, how much the best counts beside their mean. */
  leader: 0.5,
  /** An area built: the next one can follow, and the city comes nearer. */
  area: 0.5,
  /** The same in an unfinished territory that is locked. */
  lockedArea: 0.1,
  /** Each area of a territory whose creatures are all different so far. */
  variety: 0.12,
  /** The share of its points that a shield is worth to a territory. */
  safety: 0.02,
  /** A Dionysus where areas count twice: it keeps out what would bring more. */
  throne: 0,
  /** The share of its doubling that counts of a token about to be laid down. */
  crown: 0,
  /** The share of what a card could bring that it is worth in hand. */
  hand: 0.4,
  /** What is left of that for each area still missing before it, and where it would only replace one. */
  gap: 0.5,
  change: 0.5,
  /** The share of what a replaced area would be better that counts beside that. */
  better: 0,
  /** What is left where another card of the hand is better for the same area. */
  spare: 1,
  /** The share of the lesser half of a card that counts beside the better one. */
  both: 0,
  dionysus: 1.5,
  /** What a Support could bring, by its effect. */
  playAgain: 1.6,
  pickOne: 0.7,
  takeToken: 1.5,
  stealToken: 1.4,
  exchange: 1.4,
  destroy: 1.2,
  lock: 0.8,
  unlock: 0.7,
}

/** The table in use during one call of the evaluation. */
export let worths = BY_HAND
/** What the Supports could bring, in the order of `EFFECT_NAMES`: looked up by number, many times a call. */
export const supportWorths = new Float64Array(EFFECT_NAMES.length)

/** Exchanges it. */
export const weighBy = (table: typeof BY_HAND): void => {
  if (table === worths) return
  worths = table
  noteSupports()
}

function noteSupports(): void {
  for (let effect = 0; effect < EFFECT_NAMES.length; effect++)
    supportWorths[effect] = worths[EFFECT_NAMES[effect]]
}
noteSupports()

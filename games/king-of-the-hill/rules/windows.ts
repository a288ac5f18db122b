/** The moments at which cards, artifacts and abilities may be used, as bits of a set. RULES 3.3 */
export const WINDOW = {
  /** On one's own turn, nothing rolled and open, no Temple built. */
  free: 1,
  /** The same, before the Movement. */
  early: 2,
  /** Before a God card is drawn. */
  village: 4,
  /** After a roll of a quest. */
  quest: 8,
  /** At the start of a Battle. */
  start: 16,
  /** Before an attack roll. */
  before: 32,
  /** After an attack roll. */
  after: 64,
  /** Missions may be completed. */
  mission: 128,
} as const

/** A set of windows. */
export type Windows = number

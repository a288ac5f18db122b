/** What things are worth to the evaluation, in points, while the game goes on. Found by trying settings against each other. */
export const BY_HAND = {
  /** A loose cube on level 1; each level up adds as much again. */
  loose: 0.06,
  /** More cubes of a kind on one level are of no further use. */
  enough: 4,
  /** How much of a cube counts for a building one level above it. */
  below: 0.62,
  /** What the best building in reach is worth when its cubes lie ready, and the second best. */
  plan: 0.85,
  second: 0.35,
  favor: 0.5,
  offering: 0.35,
  /** A lock keeps a card; offerings on it keep it in part. */
  safe: 1.2,
  /** A city produces in turns to come. */
  city: 1,
  /** Turns a player may hope for: what is not yet points fades over them. */
  turns: 36,
  least: 0.1,
}

/** The table in use during one call of the evaluation. */
export let worths = BY_HAND

/** Exchanges it. */
export const weighBy = (table: typeof BY_HAND): void => {
  worths = table
}

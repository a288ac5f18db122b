/** What things are worth to the evaluation, in steps, set by hand. Found by trial. */
export const BY_HAND = {
  /** A rival's tile, for the one in front and for the others on average. */
  front: 0.5,
  field: 0.5,
  /** A card of the hunted mythology in one's own Stack, and in hand. */
  hunted: 0.9,
  huntedInHand: 0.3,
  /** Any card in a rival's Stack. */
  rivalCard: 0.05,
  /** The first and second god of love or war towards a goal, and each card towards the largest Stack. */
  towardsGoal: 0.35,
  stackCard: 0.04,
  /** A strong card in hand, against a weak one. */
  strength: 1.1,
  personal: 0.55,
  lead: 0.1,
  shortcut: 0.8,
  /** The effect of the tile ahead. */
  nextTile: 0.25,
  /** Cards or knowledge still to come from an ability. */
  peek: 0.08,
  take: 0.15,
  draw: 0.3,
  /** Someone who can beat a card does so this often: they may have other plans. */
  willing: 0.8,
  /** The same where it takes LIFE: with others still to play after them, and as the last of the round. */
  challenge: 0.8,
  lastChallenge: 0.8,
  /** How strong a god is in hand: one of another's mythology, by its rank; one's own by what it beats and by its rank. */
  foreign: 0.3,
  beats: 0.5,
  high: 0.4,
  /** A god in hand against a weak one of another's mythology: one's own of love, weak (2 to 7), of war, of Rank 9, strong. */
  ownLove: 0,
  ownWeak: 0,
  ownWar: 0,
  ownNine: 0,
  ownStrong: 0,
  /** And one of another's mythology, of war and of the four highest Ranks. */
  war: 0,
  nine: 0,
  ten: 0,
  eleven: 0,
  twelve: 0,
  /** How far what counts in the evening depends on whether it comes before somebody finishes, from 0 to 1. */
  dusk: 0,
  /** By how much less a hunted card in the Stack counts in the morning: few are left to be won then. */
  fade: 0,
  /** The second god of love or war, which reaches the goal, beyond the first. */
  goal: 0,
  /** What the seat may make of the turn it is about to have, as a share of that. */
  poised: 0,
}

/** The table in use during one call of the evaluation. */
export let worths = BY_HAND

/** Exchanges it. */
export const weighBy = (table: typeof BY_HAND): void => {
  worths = table
}

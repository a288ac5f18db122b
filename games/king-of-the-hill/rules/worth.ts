/** What things are worth to the evaluation, in points, set by hand: what a bot likes, never what the rules allow. */
export const BY_HAND = {
  attack: 20,
  vigour: 0.9,
  health: 0.55,
  artifact: 4.5,
  slot: 1.5,
  reward: 2.1,
  secret: 1.7,
  temple: 6,
  special: 3,
  /** The Path that has come furthest, and to have completed one: as such, with the Hill's Guardian beaten, per tile away. */
  path: 42,
  complete: 34,
  ready: 26,
  nearHill: 5,
  /** To win the Hill, above that. */
  hill: 60,
  /** Every Path for itself, besides: different villages are found only on purpose. */
  wealthAlone: 8,
  championAlone: 8,
  faithAlone: 8,
  harmonyAlone: 24,
  /** When the Eclipse comes: to be the Dark Hero, another is, nobody is, to hold Dark runes enough, attack against him. */
  darkHero: 30,
  darkRival: 6,
  noDarkHero: 0,
  darkRunes: 0,
  darkArms: 0,
  mission: 11,
  /** A turn to come, and to begin it in camp. */
  turn: 8,
  camp: 3,
  /** What is left of an Arena's reward: the odds it is weighed with flatter. */
  arena: 1,
  look: 0.35,
  village: 0.5,
  /** An empty tile in reach, as part of the step on the Path of Faith that a Temple there would be. */
  ground: 0,
  /** Of each rival: the Paths all can see, and the rest. */
  rivalPath: 0.16,
  rivalAttack: 3.2,
  rivalHealth: 0.08,
  rivalArtifact: 0.5,
  rivalCard: 0.3,
  rivalTurn: 2,
  rivalCamp: 0.5,
  /** In the Final battle, on the Hill: rounds held, the Monster's and one's own Health, what each attacker is worth. */
  crown: 40,
  crownRound: 9,
  crownMonster: 7,
  crownHealth: 1.2,
  crownFoe: 0,
  /** In the Final battle, below: rounds gone, the Monster's Health, the Contender's, the way, one's own attack. */
  siege: 20,
  siegeRound: 2,
  siegeMonster: 7,
  siegeHealth: 1.6,
  siegeWay: 1.6,
  siegeAttack: 0,
  /** In the Final battle, on the Hill or below: the odds to hold it in the end, as their logarithm. */
  throne: 0,
}

/** The table in use during one call of the evaluation. */
export let worths = BY_HAND

/** Exchanges it. */
export const weighBy = (table: typeof BY_HAND): void => {
  worths = table
}

/** Reward cards in hand, by number; gold counts on its Path. */
export const REWARD_WORTH: readonly number[] = [
  0.2, 0.4, 0.6, 2, 1.3, 2, 1.4, 1.4, 1.4, 1.4, 1.4, 2.4, 2.8, 2.2,
]

/** Secret cards played and not yet answered, by effect, where the effect itself is not yet in the position. */
export const SECRET_WORTH: Readonly<Record<string, number>> = {
  golden: 9,
  prophet: 5,
  faith: 12,
  vandalise: 4,
  again: 9,
  trap: 3,
  doll: 5,
  glove: 3.2,
  path: 1,
  mirage: 1,
  oracle: 2.4,
  weaken: 1.6,
  fog: 1,
  breath: 1.8,
  barter: 1.5,
  spy: 2.2,
}

/** How likely a Mission of that kind is to be done at all. */
export const MISSION_EASE: Readonly<Record<string, number>> = {
  'deed-guardian': 0.35,
  'deed-secret': 0.4,
  'deed-camp': 0.25,
  'deed-temple': 0.6,
  'deed-discovery': 0.5,
  'deed-critical': 0.3,
  'deed-quest': 0.45,
  'deed-dark': 0.4,
  'near-camp': 0.5,
  'near-hero': 0.55,
  'near-hill': 0.6,
  'far-from-camp': 0.5,
  'weaker-hero': 0.5,
  attack: 0.25,
  hale: 0.3,
  temples: 0.45,
  'temple-pair': 0.35,
  'health-temple': 0.4,
  'village-kinds': 0.6,
  'village-pair': 0.55,
  'dark-villages': 0.15,
  'artifact-kinds': 0.4,
  moon: 0.5,
  gold: 0.4,
  'pay-secrets': 0.5,
  'pay-rewards': 0.55,
  'pay-potions': 0.35,
  'pay-health': 0.8,
  'pay-artifact': 0.5,
}

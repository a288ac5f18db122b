/** The mythologies, in the order that numbers them everywhere. */
export const MYTHOLOGIES = ['greek', 'egyptian', 'norse', 'slavic', 'hindu'] as const

/** A mythology by name. */
export type Mythology = (typeof MYTHOLOGIES)[number]

/** Gods in a mythology: one of each rank. */
export const GODS_EACH = 12

/** The gods, mythology by mythology: twelve Greek ones first. A god's place in this list is the card's number. */
export const GODS = [
  ...(['aphrodite', 'dionysus', 'demeter', 'hermes', 'artemis', 'apollo'] as const),
  ...(['athena', 'ares', 'hades', 'hera', 'poseidon', 'zeus'] as const),
  ...(['hathor', 'ptah', 'bastet', 'tefnut', 'toth', 'anubis'] as const),
  ...(['seth', 'sekhmet', 'horus', 'isis', 'osiris', 'ra'] as const),
  ...(['freja', 'idunn', 'baldr', 'skadi', 'freyr', 'hel'] as const),
  ...(['loki', 'tyr', 'heimdallr', 'frigg', 'thor', 'odin'] as const),
  ...(['lada', 'vesna', 'jarilo', 'zorya', 'stribog', 'morana'] as const),
  ...(['triglav', 'svetovid', 'veles', 'mokosh', 'perun', 'dazhbog'] as const),
  ...(['kama', 'lakshmi', 'saraswati', 'ganesha', 'ganga', 'kali'] as const),
  ...(['indra', 'kartikeya', 'brahma', 'parvati', 'shiva', 'vishnu'] as const),
] as const

/** A god by name. */
export type GodName = (typeof GODS)[number]

/** The abilities: what a god does for the player of its own mythology. */
export const ABILITIES = [
  ...(['war', 'charm', 'renewal', 'wisdom', 'foresight', 'prophecy', 'fate', 'reveal', 'insight'] as const),
  ...(['blessing', 'haste', 'pursuit', 'trickery', 'storm', 'flood', 'exile', 'theft', 'aegis'] as const),
  ...(['petrify', 'majesty', 'silence', 'triumph', 'martyr', 'resurrection', 'justice', 'ragnarok'] as const),
] as const

/** An ability by name. */
export type Ability = (typeof ABILITIES)[number]

/** The Bonus cards. A card's place in this list is its number. */
export const BONUSES = [
  ...(['play-greek', 'play-egyptian', 'play-norse', 'play-slavic', 'play-hindu'] as const),
  ...(['play-goddess-1', 'play-goddess-2', 'play-young-god', 'play-love', 'play-war'] as const),
  ...(['play-humble', 'play-mighty', 'play-ability', 'play-power', 'play-rank'] as const),
  ...(['win-goddess', 'win-humble', 'win-middle', 'win-mighty', 'win-own', 'win-foreign'] as const),
  ...(['win-first', 'win-last', 'win-love', 'win-war', 'win-again', 'win-behind'] as const),
  ...(['goal-love', 'goal-war', 'goal-most'] as const),
] as const

/** A Bonus card by name. */
export type BonusName = (typeof BONUSES)[number]

/** Where a counter's tiles come from: the lines of the score sheet. */
export const GAINS = [
  'wins',
  'play',
  'win',
  'personal',
  'goals',
  'diplomacy',
  'abilities',
  'war',
  'hindered',
  'tiles',
  'shortcuts',
  'passing',
] as const

/** A source of tiles by name. */
export type Gain = (typeof GAINS)[number]

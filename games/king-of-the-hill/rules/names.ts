/** The six runes, in the order of the hero die: five mythologies and the Dark. RULES 1.1 */
export const RUNES = ['greek', 'egyptian', 'norse', 'slavic', 'hindu', 'dark'] as const

/** The number of a rune, a mythology or a deck: 0 to 5. */
export type Rune = number

/** The dark rune. */
export const DARK: Rune = 5

/** How many runes and decks there are. */
export const KINDS = 6

/** The five heroes, in the order of their camps and runes. */
export const HEROES = ['heracles', 'imhotep', 'sigurd', 'baba-yaga', 'rama'] as const

/** The five kinds of Temple. */
export const TEMPLES = ['attack', 'health', 'rewards', 'secrets', 'market'] as const

/** The number of a kind of Temple. */
export type Temple = number

/** The kinds of Temple by name. */
export const TEMPLE = { attack: 0, health: 1, rewards: 2, secrets: 3, market: 4 } as const

/** The four Paths that break the Seal. */
export const PATHS = ['wealth', 'champion', 'faith', 'harmony'] as const

/** The Paths by name. */
export const PATH = { wealth: 0, champion: 1, faith: 2, harmony: 3 } as const

/** What an attack can come to. */
export const RESULTS = ['hit', 'evade', 'critical', 'hit-evade', 'miss'] as const

/** The results by name. */
export const RESULT = { hit: 0, evade: 1, critical: 2, 'hit-evade': 3, miss: 4 } as const

/** The faces of the Guardian die. */
export const ANSWERS = ['restore', 'miss', 'hit', 'critical'] as const

/** The faces of the Guardian die by name. */
export const ANSWER = { restore: 0, miss: 1, hit: 2, critical: 3 } as const

/** The faces of the Monster die. */
export const FURIES = ['block', 'quake', 'smash', 'ruin', 'disarm'] as const

/** The faces of the Monster die by name. */
export const FURY = { block: 0, quake: 1, smash: 2, ruin: 3, disarm: 4 } as const

/** The Reward cards. */
export const REWARDS = [
  'gold-1',
  'gold-2',
  'gold-3',
  'healing',
  'strength',
  're-roll',
  'rune-greek',
  'rune-egyptian',
  'rune-norse',
  'rune-slavic',
  'rune-hindu',
  'any-rune',
  'two-runes',
  'dark-rune',
] as const

/** The Reward cards the flow of play speaks of, by name. */
export const REWARD = {
  healing: 3,
  strength: 4,
  reroll: 5,
  firstRune: 6,
  any: 11,
  two: 12,
  dark: 13,
} as const

/** How many Reward cards are Gold: the first ones. */
export const GOLDS = 3

/** The Secret cards. */
export const SECRETS = [
  'golden-bow',
  'golden-scarab',
  'golden-horn',
  'golden-axe',
  'golden-flute',
  'golden-idol',
  'doppelganger',
  'false-prophet',
  'new-faith',
  'vandalism',
  'timewalk',
  'trap',
  'voodoo-doll',
  'thiefs-glove',
  'secret-path',
  'mirage',
  'oracle',
  'curse-of-weakness',
  'fog',
  'second-wind',
  'barter',
  'spy',
] as const

/** The Secret cards the flow of play speaks of, by name. */
export const SECRET = { doppelganger: 6, doll: 12, curse: 17, fog: 18 } as const

/** A row of zeros, one for each name. */
export const zeros = (length: number): number[] => new Array<number>(length).fill(0)

/** A row of the same number. */
export const row = (length: number, value: number): number[] => new Array<number>(length).fill(value)

/** The sum of a row. */
export function sum(numbers: readonly number[]): number {
  let total = 0
  for (let i = 0; i < numbers.length; i++) total += numbers[i]
  return total
}

/** Names as people say them. */
import { STANDARD } from '../rules/data/index.ts'
import { TILE_NAMES } from '../rules/map.ts'
import { HEROES, RUNES, SECRETS, TEMPLES } from '../rules/names.ts'

const SMALL = new Set(['of', 'the', 'and'])

/** `mask-of-loki` as a name: Mask of Loki. */
export const title = (slug: string): string =>
  slug
    .split('-')
    .map((word, i) => (i > 0 && SMALL.has(word) ? word : word.slice(0, 1).toUpperCase() + word.slice(1)))
    .join(' ')

/** Some of something. */
export const count = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`

/** A mythology. */
export const rune = (r: number): string => title(RUNES[r])
/** A hero. */
export const hero = (h: number): string => title(HEROES[h])
/** A god. */
export const god = (g: number): string => title(STANDARD.gods[g].name)
/** An artifact. */
export const artifact = (a: number): string => title(STANDARD.artifacts[a].name)
/** A Guardian. */
export const guardian = (r: number): string => title(STANDARD.guardians[r].name)
/** A Monster. */
export const monster = (r: number): string => title(STANDARD.monsters[r].name)
/** A tile. */
export const tile = (t: number): string => (TILE_NAMES[t] === 'd4' ? 'the Holy Hill' : TILE_NAMES[t])
/** A Temple. */
export const temple = (kind: number): string => templeName(TEMPLES[kind])
/** A Temple by its word. */
export const templeName = (kind: string): string =>
  kind === 'market' ? 'Market' : `Temple of ${title(kind)}`
/** A Secret card. */
export const secret = (card: number): string => secretName(SECRETS[card])
/** A Secret card by its word. */
export const secretName = (word: string): string => (word === 'thiefs-glove' ? "Thief's Glove" : title(word))

const REWARD_NAMES: Readonly<Record<string, string>> = {
  'gold-1': '1 Gold',
  'gold-2': '2 Gold',
  'gold-3': '3 Gold',
  healing: 'Healing potion',
  strength: 'Attack Potion',
  're-roll': 'Extra re-roll',
  'any-rune': 'Any rune',
  'two-runes': 'Two runes',
  'dark-rune': 'Dark rune',
}

/** A Reward card by its word. */
export const rewardName = (word: string): string =>
  REWARD_NAMES[word] ?? `${title(word.replace('rune-', ''))} rune`
/** A Reward card. */
export const reward = (card: number): string => rewardName(STANDARD.rewards[card].name)

const ROMAN = ['I', 'II', 'III', 'IV', 'V']

/** A slot of the Eclipse track. */
export const slot = (marker: number): string =>
  marker > 10 ? (ROMAN[marker - 11] ?? `${marker}`) : `${marker}`

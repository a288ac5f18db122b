/** Names as people say them. */
import { STANDARD } from '../../rules/data/index.ts'
import { TILE_NAMES } from '../../rules/map.ts'
import { HEROES, REWARDS, RUNES, SECRETS, TEMPLES } from '../../rules/names.ts'
import type { Labels } from '../board.ts'
import { taskText } from './tasks.ts'

const SMALL = new Set(['of', 'the', 'and'])

/** `mask-of-loki` as a name: Mask of Loki. */
export const title = (slug: string): string =>
  slug
    .split('-')
    .map((word, i) => (i > 0 && SMALL.has(word) ? word : word.slice(0, 1).toUpperCase() + word.slice(1)))
    .join(' ')

/** A word with its indefinite article. */
export const a = (words: string): string => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`

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
/** A Reward or Secret card by its word. */
export const cardName = (word: string): string =>
  (REWARDS as readonly string[]).includes(word) ? rewardName(word) : secretName(word)
/** A Reward card. */
export const reward = (card: number): string => rewardName(STANDARD.rewards[card].name)

const ROMAN = ['I', 'II', 'III', 'IV', 'V']

/** A slot of the Eclipse track. */
export const slot = (marker: number): string =>
  marker > 10 ? (ROMAN[marker - 11] ?? `${marker}`) : `${marker}`

const RUNE_WORDS: Readonly<Record<string, string>> = {
  G: 'Greek',
  E: 'Egyptian',
  N: 'Norse',
  S: 'Slavic',
  H: 'Hindu',
  D: 'dark',
}

/** A handful of dice: `GGD` is 2 Greek and 1 dark. */
export const handful = (word: string): string => {
  const runes = Object.keys(RUNE_WORDS).flatMap(letter => {
    const n = word.split(letter).length - 1
    return n > 0 ? [`${n} ${RUNE_WORDS[letter]}`] : []
  })
  return runes.length === 0 ? 'nothing' : runes.join(', ')
}

/** The words on the drawn table. */
export const LABELS: Labels = {
  letters: { greek: 'G', egyptian: 'E', norse: 'N', slavic: 'S', hindu: 'H', dark: 'D' },
  hero: title,
  god,
  mission: ({ god: word, ...task }) => `${title(word)} (${taskText(task)})`,
  artifact: title,
  temple: word => word,
  reward: rewardName,
  secret: secretName,
  village: title,
  arena: title,
  guardian,
  against: r => `the ${guardian(r)}`,
  monster: title,
  place: word => (word.endsWith('camp') ? 'in camp' : `at ${word}`),
  effect: word => word,
  toMove: 'to move',
  first: 'first',
  darkHero: 'Dark Hero',
  contender: 'Contender',
  health: 'Health',
  attack: 'attack',
  speed: 'speed',
  cards: 'cards',
  temples: 'Temples:',
  villages: 'villages:',
  arenas: 'Arenas:',
  artifacts: 'artifacts:',
  missions: 'Missions:',
  darkRunes: 'Dark runes:',
  hand: 'hand:',
  secrets: 'secrets:',
  adventures: 'Adventures',
  finalBattle: 'Final battle',
  moon: marker => `Moon on ${slot(marker)}`,
  guardians: side => `Guardians on side ${side}`,
  monsterState: (health, tokens) => `${health} Health, ${count(tokens, 'token')}`,
  quest: (of, rolls) => `Quest of ${of}: ${count(rolls, 'roll')} left`,
  fight: foe => `Fight against ${foe}`,
  foe: word => (word === 'hero' ? 'a hero' : `the ${title(word)}`),
  healthOf: health => `${health} Health`,
  dice: word => `dice ${handful(word)}`,
  arenaFight: 'Arena:',
  slots: ['able', 'no ability', 'dead'],
  market: 'Market:',
  legend: '@ hero  ~ village (a letter: its rune)  t Temple  ! Guardian  A Arena  # Seal',
}

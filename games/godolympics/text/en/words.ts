import { ABILITIES, BONUSES, type BonusName, GAINS, GODS, MYTHOLOGIES } from '../../rules/names.ts'
import type { Labels } from '../board.ts'

/** A word with a capital. */
export const title = (word: string): string => word[0].toUpperCase() + word.slice(1)

/** The gods, abilities and mythologies by number, as a sentence writes them. */
export const god = (card: number): string => title(GODS[card])
export const gods = (cards: readonly number[]): string =>
  cards.length === 0 ? 'no card' : cards.map(god).join(', ')
export const ability = (number: number): string => title(ABILITIES[number])
export const mythology = (number: number): string => title(MYTHOLOGIES[number])

/** `Zeus' Storm`, `Hera's Justice`: a name before what it owns. */
export const owned = (name: string): string => (name.endsWith('s') ? `${name}'` : `${name}'s`)

/** A number with its noun. */
export const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`

/** What each Bonus card asks for, in a few words. */
export const BONUS_TEXT: Readonly<Record<BonusName, string>> = {
  'play-greek': 'lay a Greek god',
  'play-egyptian': 'lay an Egyptian god',
  'play-norse': 'lay a Norse god',
  'play-slavic': 'lay a Slavic god',
  'play-hindu': 'lay a Hindu god',
  'play-goddess-1': 'lay a goddess',
  'play-goddess-2': 'lay a goddess',
  'play-young-god': 'lay a male god of rank 7 or less',
  'play-love': 'lay a god of love',
  'play-war': 'lay a god of war',
  'play-humble': 'lay a god of rank 4 or less',
  'play-mighty': 'lay a god of rank 10 or more',
  'play-ability': 'trigger an ability',
  'play-power': 'defeat a god by Power or love',
  'play-rank': 'defeat a god by Rank',
  'win-goddess': 'win with a goddess',
  'win-humble': 'win with rank 5 or less',
  'win-middle': 'win with rank 6 to 9',
  'win-mighty': 'win with rank 10 or more',
  'win-own': 'win with your own mythology',
  'win-foreign': 'win with another mythology',
  'win-first': 'win as the first player',
  'win-last': 'win as the last player',
  'win-love': 'win a bank with a god of love',
  'win-war': 'win a bank with a god of war',
  'win-again': 'win two rounds in a row',
  'win-behind': 'win without leading the race',
  'goal-love': 'two gods of love in the Stack',
  'goal-war': 'two gods of war in the Stack',
  'goal-most': 'the most cards in the Stack',
}

/** A Bonus card by number, as a sentence writes it. */
export const bonus = (number: number): string => `“${BONUS_TEXT[BONUSES[number]]}”`

const same = <K extends string>(keys: readonly K[], value: (key: K) => string): Readonly<Record<K, string>> =>
  Object.fromEntries(keys.map(key => [key, value(key)])) as Record<K, string>

/** The words on the drawn table. */
export const LABELS: Labels = {
  gods: same(GODS, title),
  abilities: same(ABILITIES, title),
  mythologies: same(MYTHOLOGIES, title),
  bonuses: BONUS_TEXT,
  gains: same(GAINS, gain => gain),
  scenarios: { classic: 'classic', arcade: 'arcade' },
  beforeRace: 'before the race',
  of: who => `${who}:`,
  when: (day, round, rounds) => `Day ${day}, round ${round} of ${rounds}`,
  left: (gods, bonuses) => `${count(gods, 'god')}, ${count(bonuses, 'bonus card')} left`,
  bonus: 'Bonus:',
  none: 'none',
  endgame: 'Endgame:',
  start: 'START',
  finish: 'FINISH',
  love: 'love ',
  hidden: cards => `${cards} hidden`,
  noMythology: 'no mythology yet',
  tile: tile => `tile ${tile}`,
  shortcut: tile => `shortcut to ${tile}`,
  hunts: mythology => `hunts ${mythology}`,
  steps: 'steps:',
  hand: 'hand:',
  stack: 'Stack:',
  personal: 'bonus:',
  aside: 'aside:',
  faceDown: 'face down',
  onTop: 'on top',
  by: who => `by ${who}`,
  unknown: 'unknown',
  bank: 'Bank:',
  discard: 'Discard pile:',
  onGods: 'On the Gods deck:',
  underGods: 'Under the Gods deck:',
  onBonuses: 'On the Bonus deck:',
}

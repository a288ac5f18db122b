import { AREAS, CARDS, GODS, PAYMENTS, PIECES, RESOURCES, SIDES, sideOf } from '../../rules/names.ts'
import type { Labels } from '../board.ts'

/** A word with a capital. */
export const title = (word: string): string => word[0].toUpperCase() + word.slice(1)

/** A god of the action board. */
export const god = (g: number): string => title(GODS[g])

/** A deity card. */
export const card = (c: number): string => title(CARDS[c])

/** A piece or a slot without its hyphens and number. */
export const spoken = (word: string): string => word.replace(/-\d$/, '').replaceAll('-', ' ')

/** `1 offering`, `2 offerings`. */
export const count = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`

/** `Zeus by day`. */
export const area = (a: number): string => `${god(a >> 1)} by ${SIDES[sideOf(a)]}`

/** The same from the word of a move. */
export const areaWord = (word: string): string => area((AREAS as readonly string[]).indexOf(word))

/** What a follower pays. */
export const payment = (p: number): string =>
  PAYMENTS[p] === 'offering' ? 'an offering' : `a ${god(p)} favor`

/** `1 stone and 1 marble`. */
export const goods = (amounts: readonly number[]): string =>
  amounts
    .map((n, r) => (n > 0 ? `${n} ${RESOURCES[r]}` : ''))
    .filter(Boolean)
    .join(' and ')

/** The words on the drawn table. */
export const LABELS: Labels = {
  mountain: 'Mount Olympus',
  full: 'full',
  board: 'Action board: main action › ribbon',
  line: 'Line:',
  faceDown: cards => `${cards} face down`,
  locks: 'Locks:',
  noLock: 'none left',
  none: 'none',
  deities: 'Deities',
  locked: 'locked',
  nextTurn: 'next turn',
  players: 'Players',
  level: 'L',
  offerings: 'offerings',
  favors: 'favors',
  toBuild: 'to build',
  nothing: 'nothing',
  building: 'Building: cost, points a level, what each slot gives',
  and: 'and',
  inHand: 'In hand:',
  initials: ['S', 'M', 'G'],
  legend: 'S stone  M marble  G gold',
  signs: ['m', 't', 'M', 'T'],
  pieces: PIECES.map(spoken),
  god,
  card,
  favorsOf: favors => count(favors, 'favor'),
  effects: {
    cities: () => 'every city produces',
    produce: () => 'produce on level 1',
    temple: () => 'build a temple',
    city: () => 'build a city',
    offerings: n => count(n, 'offering'),
    favor: n => count(n, 'favor'),
    up: n => count(n, 'arrow'),
    move: n => `move ${count(n, 'cube')}`,
    offer: () => 'make an offering',
    'take-or-offer': n => `${count(n, 'offering')} or make one`,
    gold: n => `${n} gold`,
  },
}

import { counted, de, listed } from '@pantheon/core/french'
import { AREAS, CARDS, type CardName, GODS, PAYMENTS, RESOURCES, SLOTS, sideOf } from '../../rules/names.ts'
import type { Labels } from '../board.ts'

/** The deities' names. */
const DEITIES: Readonly<Record<CardName, string>> = {
  zeus: 'Zeus',
  poseidon: 'Poséidon',
  demeter: 'Déméter',
  hades: 'Hadès',
  hera: 'Héra',
  apollo: 'Apollon',
  athena: 'Athéna',
  dionysus: 'Dionysos',
  pan: 'Pan',
  artemis: 'Artémis',
  aphrodite: 'Aphrodite',
  hermes: 'Hermès',
  hephaestus: 'Héphaïstos',
  persephone: 'Perséphone',
  hestia: 'Hestia',
  ares: 'Arès',
}

/** Cubes: one, several, and "of" them. Gold is counted without a plural. */
const CUBES = [
  { one: 'pierre', many: 'pierres', of: 'de pierre' },
  { one: 'marbre', many: 'marbres', of: 'de marbre' },
  { one: 'or', many: 'or', of: 'd’or' },
] as const

/** Pieces, with their article. */
const PIECE_NAMES = {
  'minor-city': {
    one: 'petite cité',
    a: 'une petite cité',
    your: 'Votre petite cité',
    many: 'Petites cités',
  },
  'small-temple': {
    one: 'petit temple',
    a: 'un petit temple',
    your: 'Votre petit temple',
    many: 'Petits temples',
  },
  'major-city': {
    one: 'grande cité',
    a: 'une grande cité',
    your: 'Votre grande cité',
    many: 'Grandes cités',
  },
  'large-temple': {
    one: 'grand temple',
    a: 'un grand temple',
    your: 'Votre grand temple',
    many: 'Grands temples',
  },
} as const

/** A deity by the word of a move. */
export const deity = (word: string): string => DEITIES[word as CardName]

/** A god of the action board. */
export const god = (g: number): string => DEITIES[GODS[g]]

/** A deity card. */
export const card = (c: number): string => DEITIES[CARDS[c]]

/** The piece of a slot, by number or by the word of a move. */
export const piece = (slot: number | string): (typeof PIECE_NAMES)[keyof typeof PIECE_NAMES] => {
  const word = typeof slot === 'number' ? SLOTS[slot] : slot
  return PIECE_NAMES[word.replace(/-\d$/, '') as keyof typeof PIECE_NAMES]
}

/** Cubes of a resource, by number or by the word of a move. */
export const cube = (resource: number | string): (typeof CUBES)[number] =>
  CUBES[typeof resource === 'number' ? resource : (RESOURCES as readonly string[]).indexOf(resource)]

/** `2 pierres`, `1 or`. */
export const cubes = (n: number, resource: number): string =>
  counted(n, cube(resource).one, cube(resource).many)

/** `1 pierre et 1 marbre`. */
export const goods = (amounts: readonly number[]): string =>
  listed(amounts.flatMap((n, r) => (n > 0 ? [cubes(n, r)] : [])))

/** `une faveur de Zeus`. */
export const favor = (name: string): string => `une faveur ${de(name)}`

/** `chez Zeus, de jour`. */
export const at = (area: number): string =>
  `chez ${god(area >> 1)}, de ${sideOf(area) === 0 ? 'jour' : 'nuit'}`

/** The same from the word of a move. */
export const atWord = (word: string): string => at((AREAS as readonly string[]).indexOf(word))

/** What a follower pays. */
export const payment = (p: number): string => (PAYMENTS[p] === 'offering' ? 'une offrande' : favor(god(p)))

/** The words on the drawn table. */
export const LABELS: Labels = {
  mountain: 'Mont Olympe',
  full: 'plein',
  board: 'Plateau d’action : action principale › ruban',
  line: 'Rangée :',
  faceDown: cards => `${cards} face cachée`,
  locks: 'Verrous :',
  noLock: 'plus aucun',
  none: 'aucune',
  deities: 'Divinités',
  locked: 'verrou',
  nextTurn: 'au prochain tour',
  players: 'Joueurs',
  level: 'N',
  offerings: 'offrandes',
  favors: 'faveurs',
  toBuild: 'à bâtir',
  nothing: 'rien',
  building: 'Bâtir : coût, points par niveau, ce que donne chaque emplacement',
  and: 'et',
  inHand: 'En main :',
  initials: ['P', 'M', 'O'],
  legend: 'P pierre  M marbre  O or',
  signs: ['c', 't', 'C', 'T'],
  pieces: Object.values(PIECE_NAMES).map(({ one }) => one),
  god,
  card,
  favorsOf: favors => counted(favors, 'faveur'),
  effects: {
    cities: () => 'chaque cité produit',
    produce: () => 'produire au niveau 1',
    temple: () => 'bâtir un temple',
    city: () => 'bâtir une cité',
    offerings: n => counted(n, 'offrande'),
    favor: n => counted(n, 'faveur'),
    up: n => counted(n, 'flèche'),
    move: n => `déplacer ${counted(n, 'cube')}`,
    offer: () => 'faire une offrande',
    'take-or-offer': n => `${counted(n, 'offrande')} ou en faire une`,
    gold: n => `${n} or`,
  },
}

/** The names of the pieces on the score sheet. */
export const pieces = (word: keyof typeof PIECE_NAMES): string => PIECE_NAMES[word].many

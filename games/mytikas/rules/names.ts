/** The words of Mytikas. Each list numbers its words from 0; the rest of the rules works on those numbers. */

/** Cubes, from the plainest to the dearest. */
export const RESOURCES = ['stone', 'marble', 'gold'] as const

/** The gods of the action board; favor tokens are theirs. */
export const GODS = ['zeus', 'demeter', 'poseidon', 'hades'] as const

/** The two sides of a god's zone. */
export const SIDES = ['day', 'night'] as const

/** The eight action areas: a god's day, then its night. */
export const AREAS = [
  'zeus-day',
  'zeus-night',
  'demeter-day',
  'demeter-night',
  'poseidon-day',
  'poseidon-night',
  'hades-day',
  'hades-night',
] as const

/** What can be built, by what it is worth a level. */
export const PIECES = ['minor-city', 'small-temple', 'major-city', 'large-temple'] as const

/** The pieces a player can build, each with a slot of its own on the player board. */
export const SLOTS = [
  'minor-city-1',
  'minor-city-2',
  'small-temple-1',
  'small-temple-2',
  'major-city-1',
  'major-city-2',
  'large-temple',
] as const

/** The kind of piece each slot holds. */
export const PIECE_OF: readonly number[] = [0, 0, 1, 1, 2, 2, 3]

/** The deity cards. */
export const CARDS = [
  'zeus',
  'poseidon',
  'demeter',
  'hades',
  'hera',
  'apollo',
  'athena',
  'dionysus',
  'pan',
  'artemis',
  'aphrodite',
  'hermes',
  'hephaestus',
  'persephone',
  'hestia',
  'ares',
] as const

/** A deity card's name. */
export type CardName = (typeof CARDS)[number]

/** What a follower can pay with: a favor of one of the gods, or an offering. */
export const PAYMENTS = [...GODS, 'offering'] as const

/** The payment that is an offering. */
export const BY_OFFERING = 4

/** What Demeter's card can make of stone. */
export const SMELTED = ['marble', 'gold'] as const

/** The two exchanges of Hades' card. */
export const PYRES = ['few', 'many'] as const

/** The levels of the mountain run from 1 to this. */
export const TOP = 4

export const STONE = 0
export const MARBLE = 1
export const GOLD = 2

/** The god of an area. */
export const godOf = (area: number): number => area >> 1

/** Day (0) or night (1). */
export const sideOf = (area: number): number => area & 1

/** The area of a god by day or night. */
export const areaOf = (god: number, side: number): number => god * 2 + side

/** Where cubes of a resource on a level are counted. */
export const cell = (resource: number, level: number): number => (level - 1) * 3 + resource

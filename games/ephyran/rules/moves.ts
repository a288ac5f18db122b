import { range, vocabulary } from '@pantheon/core'
import { AREAS, GODS, MAGIC, MOST_CARDS, SUPPORTS, TERRITORIES } from './names.ts'

const CARD = range(1, MOST_CARDS)
const CARD_OR_DIONYSUS = ['dionysus', ...Array.from({ length: MOST_CARDS }, (_, i) => `${i + 1}`)] as const
const SEAT = range(0, 3)
const AREA = range(1, AREAS)
/** Where an end-of-turn card may come from. */
export const SOURCES_OF_CARDS = ['pile', 'discard'] as const

/** The moves of Ephyran: those of chance first, then in the order of a turn. */
export const V = vocabulary({
  /** Chance: who holds the Athena token. */
  first: [SEAT],
  /** Chance, or the player where gods are chosen. */
  god: [GODS],
  /** Chance: the card drawn from the pile. */
  deal: [CARD],
  /** Chance: the token drawn from the supply. */
  find: [MAGIC],

  build: [CARD_OR_DIONYSUS, TERRITORIES],
  change: [CARD_OR_DIONYSUS, TERRITORIES, AREA],
  discard: [CARD_OR_DIONYSUS],
  take: [CARD, SEAT, TERRITORIES],
  settle: [TERRITORIES],
  invoke: [CARD, SUPPORTS],

  steal: [SEAT, TERRITORIES, AREA],
  trade: [SEAT, TERRITORIES, AREA],
  strike: [SEAT],
  lock: [TERRITORIES],
  unlock: [SEAT, TERRITORIES],

  block: [CARD],
  yield: [TERRITORIES],
  pass: [],

  place: [TERRITORIES, AREA],
  keep: [CARD],
  lay: [CARD],
  draw: [SOURCES_OF_CARDS],
})

/** One of Ephyran's verbs. */
export type Verb = (typeof V.verbs)[number]

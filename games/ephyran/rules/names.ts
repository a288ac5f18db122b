/** The four territories of every city, in the order of their gods. */
export const TERRITORIES = ['lagoon', 'mountain', 'forest', 'lands'] as const
/** The gods: number g builds for territory number g above all. */
export const GODS = ['poseidon', 'hephaestus', 'aether', 'gaia'] as const
/** The Supports. */
export const SUPPORTS = [
  'castor',
  'graeae',
  'token',
  'theft',
  'exchange',
  'destroy',
  'shield',
  'hecate',
] as const
/** The magical values: symbols printed on areas, and tokens laid on them. */
export const MAGIC = ['thunderbolt', 'trident', 'owl', 'helmet'] as const

/** A territory by its word. */
export type TerritoryName = (typeof TERRITORIES)[number]
/** A god by its word. */
export type GodName = (typeof GODS)[number]
/** A Support by its word. */
export type SupportName = (typeof SUPPORTS)[number]
/** A magical value by its word. */
export type MagicName = (typeof MAGIC)[number]

/** A territory's number: its place in `TERRITORIES`. */
export type Territory = number
/** An area's number within its territory, 1 to 4. */
export type Area = number
/** A Support's number: its place in `SUPPORTS`. */
export type Support = number
/** A magical value's number: its place in `MAGIC`. */
export type Magic = number
/** A card: its number in the deck from 1, or `DIONYSUS`. */
export type Card = number

/** Any of the Dionysus cards: they are all alike. */
export const DIONYSUS: Card = 0
/** How many areas make a territory. */
export const AREAS = 4
/** How many areas make a whole city. RULES 1.1 */
export const CITY = TERRITORIES.length * AREAS
/** No card, no token, no seat. */
export const NONE = -1
/** No area in particular. */
export const NO_AREA: Area = 0
/** The largest deck that the notation has numbers for. */
export const MOST_CARDS = 128

/** Where a card's half for a territory stands in the compiled tables. */
export const halfOf = (card: Card, territory: Territory): number => card * TERRITORIES.length + territory

/** Where an area stands in a city's row of 16. */
export const slotOf = (territory: Territory, area: Area): number => territory * AREAS + area - 1

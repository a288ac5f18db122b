import { AREAS, SUPPORTS, type SupportName, TERRITORIES } from './names.ts'

/** The letters that stand for territories, creatures and printed symbols in a card's code. */
const TERRITORY_CODES = 'PHAG'
const CREATURE_CODES = 'abcd'
const SYMBOL_CODES = 'zto'

/** One half of a card: an area of a territory, or a Support. Numbers are places in the tables of names. */
export type Half =
  | {
      readonly kind: 'area'
      readonly territory: number
      readonly area: number
      readonly creature: number
      /** The printed symbol: 0 thunderbolt, 1 trident, 2 owl, or -1 for none. */
      readonly symbol: number
    }
  | { readonly kind: 'support'; readonly support: number }

/** Reads one half of a card's code (`P2b+o`, `THEFT`); null if it is none. */
function readHalf(code: string): Half | null {
  const support = SUPPORTS.indexOf(code.toLowerCase() as SupportName)
  if (support >= 0 && code === code.toUpperCase()) return { kind: 'support', support }
  const match = /^([PHAG])([1-4])([abcd])(?:\+([zto]))?$/.exec(code)
  if (match === null) return null
  const [, territory, area, creature, symbol] = match
  return {
    kind: 'area',
    territory: TERRITORY_CODES.indexOf(territory),
    area: Number(area),
    creature: CREATURE_CODES.indexOf(creature),
    symbol: symbol === undefined ? -1 : SYMBOL_CODES.indexOf(symbol),
  }
}

/** Reads a card's code (`P2b+o / G3c+o`); null if it is none. */
export function readCard(code: string): readonly [Half, Half] | null {
  const [left, right, ...more] = code.split(' / ').map(readHalf)
  return left && right && more.length === 0 ? [left, right] : null
}

const areaCode = (territory: number, area: number, creature: number, symbol = ''): string =>
  `${TERRITORY_CODES[territory % 4]}${area}${CREATURE_CODES[creature % 4]}${symbol}`

/** Each area with each creature, territory by territory: the order in which the deck is laid out. */
function* everyArea(): Generator<readonly [territory: number, n: number, creature: number]> {
  for (let t = 0; t < TERRITORIES.length; t++)
    for (let n = 0; n < AREAS; n++) for (let c = 0; c < CREATURE_CODES.length; c++) yield [t, n, c]
}

/** Printed symbols: for area n+1, how far the creature's letter lies past the territory's number. */
const PRINTED = [
  { n: 3, shift: 0, symbol: '+z' },
  { n: 2, shift: 1, symbol: '+t' },
  { n: 1, shift: 2, symbol: '+t' },
  { n: 0, shift: 3, symbol: '+o' },
  { n: 1, shift: 1, symbol: '+o' },
  { n: 2, shift: 3, symbol: '+o' },
] as const

const printedOn = (t: number, n: number, c: number): string =>
  PRINTED.find(row => row.n === n && (t + row.shift) % 4 === c)?.symbol ?? ''

/** Which territory each one is paired with, in the three ways there are to pair four. */
const PARTNERS = [
  [1, 0, 3, 2],
  [2, 3, 0, 1],
  [3, 2, 1, 0],
] as const

/**
 * The standard deck of 112: cards 1-64 join every area and creature with a Support, 65-96 join them among
 * themselves with printed symbols, 97-112 give areas 1 and 2 a third time.
 */
export function standardDeck(): string[] {
  const deck: string[] = []
  for (const [t, n, c] of everyArea()) {
    const support = SUPPORTS[2 * ((t + n + c) % 4) + ((n + t) % 2)]
    deck.push(`${areaCode(t, n + 1, c)} / ${support.toUpperCase()}`)
  }
  const paired = new Set<string>()
  for (const [t, n, c] of everyArea()) {
    const partner = PARTNERS[(Math.min(n, 3 - n) + Math.min(c, 3 - c)) % 3][t]
    const half = areaCode(t, n + 1, c, printedOn(t, n, c))
    const other = areaCode(partner, 4 - n, 3 - c, printedOn(partner, 3 - n, 3 - c))
    if (!paired.has(half)) deck.push(`${half} / ${other}`)
    paired.add(half).add(other)
  }
  for (let t = 0; t < TERRITORIES.length; t++)
    for (let c = 0; c < CREATURE_CODES.length; c++)
      deck.push(`${areaCode(t, 1, c)} / ${areaCode(t + 1 + (c % 3), 2, c + 2)}`)
  return deck
}

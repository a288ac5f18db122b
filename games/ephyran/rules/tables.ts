import { EFFECT_NAMES, type EphyranData } from './data.ts'
import { type Half, readCard } from './deck.ts'
import {
  type Area,
  type Card,
  DIONYSUS,
  halfOf,
  MAGIC,
  NONE,
  SUPPORTS,
  TERRITORIES,
  type Territory,
} from './names.ts'

/** An edition's tables as rows of small numbers, worked out once: what a turn looks up all the time. */
export interface Tables {
  /** `sides[card * 2]` and the next: the territories of a card's halves, `NONE` for a Support. */
  readonly sides: Int8Array
  /** `area[card * 4 + territory]`: the area that card offers there, 0 for none. */
  readonly area: Int8Array
  /** `creature[card * 4 + territory]`: the creature's letter as a number, `NONE` for none. */
  readonly creature: Int8Array
  /** `printed[card * 4 + territory]`: points printed on that half. */
  readonly printed: Int8Array
  /** The Supports of each card, one bit each. */
  readonly supports: Int16Array
  /** `invokes[card * 2]` and the next: what a card's halves do, a place in `EFFECT_NAMES`; `NONE` for an area. */
  readonly invokes: Int8Array
  /** What each Support does: a place in `EFFECT_NAMES`. */
  readonly effects: Int8Array
  /** Which Support stops each one, as a bit of `supports`; 0 for none. */
  readonly stoppedBy: Int16Array
  /** The two halves of each card in words: `mountain 1, Chimera`, `Ares: theft`. */
  readonly halves: readonly (readonly string[])[]
  /** What each kind of token is worth. */
  readonly magicValue: Int8Array
  /** What an unknown token is worth on average, and where it may be laid among areas that count more than once. */
  readonly anyToken: number
  readonly anyPrize: number
}

function inWords(data: EphyranData, half: Half): string {
  if (half.kind === 'support') return data.supports[SUPPORTS[half.support]].title
  const territory = TERRITORIES[half.territory]
  const creature = data.territories[territory].creatures[half.creature]
  const symbol = half.symbol < 0 ? '' : `, ${MAGIC[half.symbol]}`
  return `${territory} ${half.area}, ${creature}${symbol}`
}

function meanToken({ tokens, magicValue }: EphyranData, worthOf: (value: number) => number): number {
  let count = 0
  let points = 0
  for (const kind of MAGIC) {
    count += tokens[kind]
    points += tokens[kind] * worthOf(magicValue[kind])
  }
  return count === 0 ? 0 : points / count
}

function compile(data: EphyranData): Tables {
  const cards = data.deck.length + 1
  const width = TERRITORIES.length
  const tables: Tables = {
    sides: new Int8Array(cards * 2).fill(NONE),
    area: new Int8Array(cards * width),
    creature: new Int8Array(cards * width).fill(NONE),
    printed: new Int8Array(cards * width),
    supports: new Int16Array(cards),
    invokes: new Int8Array(cards * 2).fill(NONE),
    effects: Int8Array.from(SUPPORTS, name => EFFECT_NAMES.indexOf(data.supports[name].effect)),
    stoppedBy: Int16Array.from(SUPPORTS, name => {
      const stop = data.supports[name].blockedBy
      return stop === '' ? 0 : 1 << SUPPORTS.indexOf(stop)
    }),
    halves: [[], ...data.deck.map(code => (readCard(code) ?? []).map(half => inWords(data, half)))],
    magicValue: Int8Array.from(MAGIC, kind => data.magicValue[kind]),
    anyToken: meanToken(data, value => value),
    anyPrize: meanToken(data, value => Math.max(value, value * data.ownGodFactor)),
  }
  const enter = (card: Card, side: number, half: Half): void => {
    if (half.kind === 'support') {
      tables.supports[card] |= 1 << half.support
      tables.invokes[card * 2 + side] = tables.effects[half.support]
      return
    }
    const at = card * width + half.territory
    tables.sides[card * 2 + side] = half.territory
    tables.area[at] = half.area
    tables.creature[at] = half.creature
    tables.printed[at] = half.symbol < 0 ? 0 : tables.magicValue[half.symbol]
  }
  data.deck.forEach((code, i) => {
    readCard(code)?.forEach((half, side) => {
      enter(i + 1, side, half)
    })
  })
  return tables
}

const compiled = new WeakMap<EphyranData, Tables>()
let lastData: EphyranData | null = null
let last: Tables | null = null

/** The compiled tables of an edition. One comparison where the edition is the one asked for last. */
export function tablesOf(data: EphyranData): Tables {
  if (data === lastData && last !== null) return last
  const tables = compiled.get(data) ?? compile(data)
  compiled.set(data, tables)
  lastData = data
  last = tables
  return tables
}

/** May this card stand as that area? Dionysus stands for any. RULES 3.4 */
export const fits = (tables: Tables, card: Card, territory: Territory, area: Area): boolean =>
  card === DIONYSUS || tables.area[halfOf(card, territory)] === area

/** Can that card stand as the shield of a locked territory? */
export function locksWith(tables: Tables, card: Card): boolean {
  const lock = EFFECT_NAMES.indexOf('lock')
  for (let k = 0; k < SUPPORTS.length; k++)
    if ((tables.supports[card] & (1 << k)) !== 0 && tables.effects[k] === lock) return true
  return false
}

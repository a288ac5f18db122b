import { MYTHOLOGY_OF } from './cards.ts'
import type { Kind } from './data/bonuses.ts'
import type { GodData } from './data.ts'
import { ABILITIES, BONUSES, GODS, GODS_EACH, MYTHOLOGIES } from './names.ts'

/** How a card comes on top of the bank: not at all (or as the first), by Rank, or by Power or love. */
export const UNMATCHED = 0
export const BY_RANK = 1
export const BY_POWER = 2

/** An edition's tables turned into flat arrays for the hot paths: by card, by Bonus card. */
export interface Tables {
  readonly rank: Int8Array
  /** The number of each card's ability in `ABILITIES`. */
  readonly ability: Int8Array
  readonly war: Int8Array
  /**
   * `beaters[top * 5 + mythology]`: the gods that defeat `top`, as bits: by Rank in its own mythology, by Power or love
   * in others, which takes their own player. RULES 3.3, 3.4
   */
  readonly beaters: Int32Array
  /** For each mythology the bit of its god of love and of its god of war. */
  readonly loves: Int32Array
  readonly wars: Int32Array
  /** The Bonus cards of each kind, as a set of bits. */
  readonly kinds: Readonly<Record<Kind, number>>
  /** `wants[bonus * 5 + mythology]`: the gods that fulfil a `god` condition, as bits. */
  readonly wants: Int32Array
  /** For each mythology the Bonus cards that name it: out of a game it takes no part in. RULES 2.4 */
  readonly naming: Int32Array
}

const known = new WeakMap<GodData, Tables>()
let lastData: GodData | null = null
let lastTables: Tables | null = null

/** The flat tables of an edition; worked out once for each. */
export function tablesOf(data: GodData): Tables {
  if (data === lastData && lastTables !== null) return lastTables
  const tables = known.get(data) ?? compile(data)
  known.set(data, tables)
  lastData = data
  lastTables = tables
  return tables
}

function compile(data: GodData): Tables {
  const gods = GODS.map(name => data.gods[name])
  const byMythology = (rank: number) =>
    Int32Array.from(MYTHOLOGIES, (_, m) => bitsWhere(m, card => gods[card].rank === rank))
  const cards = BONUSES.map(name => data.bonuses[name])
  const kind = (wanted: Kind) =>
    cards.reduce((set, card, i) => (card.kind === wanted ? set | (1 << i) : set), 0)

  const defeats = (card: number, top: number): boolean => {
    if (MYTHOLOGY_OF[card] === MYTHOLOGY_OF[top]) return gods[card].rank > gods[top].rank
    const love = gods[card].rank === data.loveRank && gods[card].sex !== gods[top].sex
    return love || gods[card].power >= gods[top].rank
  }

  return {
    rank: Int8Array.from(gods, god => god.rank),
    ability: Int8Array.from(gods, god => ABILITIES.indexOf(god.ability)),
    war: Int8Array.from(gods, god => (god.rank === data.warRank ? 1 : 0)),
    beaters: Int32Array.from(
      gods.flatMap((_, top) => MYTHOLOGIES.map((_, m) => bitsWhere(m, card => defeats(card, top)))),
    ),
    loves: byMythology(data.loveRank),
    wars: byMythology(data.warRank),
    kinds: { play: kind('play'), win: kind('win'), goal: kind('goal') },
    wants: Int32Array.from(
      cards.flatMap(want =>
        MYTHOLOGIES.map((mythology, m) =>
          want.mythology !== 'any' && want.mythology !== mythology
            ? 0
            : bitsWhere(m, card => {
                const { rank, sex } = gods[card]
                return rank >= want.low && rank <= want.high && (want.sex === 'any' || want.sex === sex)
              }),
        ),
      ),
    ),
    naming: Int32Array.from(MYTHOLOGIES, mythology =>
      cards.reduce((set, card, i) => (card.mythology === mythology ? set | (1 << i) : set), 0),
    ),
  }
}

/** The gods of a mythology that fit, as bits. */
function bitsWhere(m: number, fits: (card: number) => boolean): number {
  let set = 0
  for (let i = 0; i < GODS_EACH; i++) if (fits(m * GODS_EACH + i)) set |= 1 << i
  return set
}

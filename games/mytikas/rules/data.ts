import { freeze, type Source } from '@pantheon/core'
import type { CardName } from './names.ts'

/** Numbers of stone, marble and gold. */
export type Goods = readonly [stone: number, marble: number, gold: number]

/** Something an area, a ribbon or a building slot lets a player do; `effects.ts` gives each its meaning. */
export interface Effect {
  readonly do: EffectName
  /** How often, or how many. */
  readonly n: number
}

/** The kinds of effect. */
export type EffectName = (typeof EFFECTS)[number]

/** The kinds of effect there are: what an edition may name. */
export const EFFECTS = [
  'cities',
  'produce',
  'temple',
  'city',
  'offerings',
  'favor',
  'up',
  'move',
  'offer',
  'take-or-offer',
  'gold',
] as const

/** What a deity card counts at the end. */
export const TALLIES = [
  'stone',
  'marble',
  'gold',
  'offerings',
  'favors',
  'locks',
  'summit',
  'deities',
] as const

/** How a deity card scores: a base and more if a condition holds, so many for each piece, or by a count. */
export type Worth =
  | { readonly by: 'twins' | 'variety'; readonly base: number; readonly more: number }
  | { readonly by: 'favor'; readonly god: number; readonly base: number; readonly more: number }
  | { readonly by: 'temples' | 'cities'; readonly each: number }
  | { readonly by: (typeof TALLIES)[number]; readonly middle: number; readonly high: number }

/** The tables of Mytikas. Lists by player count start at two players. */
export interface Data {
  /** Level tokens on levels 1 to 4. RULES 1.1 */
  readonly levelTokens: readonly (readonly number[])[]
  /** RULES 1.3 */
  readonly favorsPerGod: readonly number[]
  /** Face-down cards in the line. RULES 1.4, 2.3 */
  readonly faceDown: readonly number[]
  /** Lock values in the order they are taken; the last one lies on the deck. */
  readonly locks: readonly (readonly number[])[]
  /** Start goods in turn order. RULES 2.4 */
  readonly start: readonly Goods[]
  /** What a city may produce on Zeus' day. */
  readonly harvest: readonly Goods[]
  /** What Demeter's day may produce. */
  readonly crop: readonly Goods[]
  /** By area. */
  readonly main: readonly Effect[]
  readonly ribbon: readonly Effect[]
  /** By piece. */
  readonly cost: readonly Goods[]
  readonly worth: readonly number[]
  /** By slot: what building there gives at once. RULES 1.2, 4.3 */
  readonly slot: readonly (readonly Effect[])[]
  /** Stone for one marble, stone for one gold (Demeter's card). */
  readonly smelt: readonly number[]
  /** Cubes given and offerings got (Hades' card). */
  readonly pyre: readonly { readonly give: number; readonly get: number }[]
  /** What a card gives for a low, a middle and a high count. */
  readonly tiers: readonly number[]
  readonly cards: Readonly<Record<CardName, Worth>>
}

/** The standard edition. */
export const DATA: Data = freeze({
  levelTokens: [
    [3, 4, 2, 1],
    [4, 5, 3, 2],
    [5, 6, 4, 2],
  ],
  favorsPerGod: [3, 3, 4],
  faceDown: [3, 4, 5],
  locks: [
    [4, 5, 5, 6],
    [4, 5, 5, 6, 6],
    [4, 4, 5, 5, 6, 6],
  ],
  start: [
    [1, 0, 0],
    [0, 1, 0],
    [2, 0, 0],
    [1, 1, 0],
  ],
  harvest: [
    [3, 0, 0],
    [1, 1, 0],
    [0, 0, 1],
  ],
  crop: [
    [4, 0, 0],
    [2, 1, 0],
    [1, 0, 1],
  ],
  main: [
    { do: 'cities', n: 1 },
    { do: 'temple', n: 1 },
    { do: 'produce', n: 1 },
    { do: 'city', n: 1 },
    { do: 'offerings', n: 2 },
    { do: 'favor', n: 1 },
    { do: 'up', n: 4 },
    { do: 'take-or-offer', n: 1 },
  ],
  ribbon: [
    { do: 'up', n: 2 },
    { do: 'offerings', n: 1 },
    { do: 'up', n: 2 },
    { do: 'move', n: 1 },
    { do: 'offer', n: 1 },
    { do: 'offerings', n: 1 },
    { do: 'move', n: 1 },
    { do: 'favor', n: 1 },
  ],
  cost: [
    [2, 1, 0],
    [1, 1, 1],
    [3, 2, 0],
    [1, 2, 2],
  ],
  worth: [1, 2, 3, 4],
  slot: [
    [{ do: 'move', n: 2 }],
    [{ do: 'favor', n: 1 }],
    [{ do: 'offerings', n: 2 }],
    [
      { do: 'offerings', n: 1 },
      { do: 'move', n: 1 },
    ],
    [{ do: 'gold', n: 1 }],
    [{ do: 'favor', n: 1 }],
    [{ do: 'favor', n: 2 }],
  ],
  smelt: [2, 3],
  pyre: [
    { give: 3, get: 1 },
    { give: 7, get: 3 },
  ],
  tiers: [2, 5, 7],
  cards: {
    zeus: { by: 'twins', base: 3, more: 4 },
    poseidon: { by: 'variety', base: 3, more: 4 },
    demeter: { by: 'stone', middle: 3, high: 7 },
    hades: { by: 'locks', middle: 1, high: 2 },
    hera: { by: 'favor', god: 0, base: 3, more: 4 },
    apollo: { by: 'gold', middle: 1, high: 2 },
    athena: { by: 'temples', each: 3 },
    dionysus: { by: 'favor', god: 1, base: 3, more: 4 },
    pan: { by: 'marble', middle: 2, high: 4 },
    artemis: { by: 'cities', each: 2 },
    aphrodite: { by: 'favor', god: 2, base: 3, more: 4 },
    hermes: { by: 'offerings', middle: 3, high: 6 },
    hephaestus: { by: 'favors', middle: 2, high: 4 },
    persephone: { by: 'favor', god: 3, base: 3, more: 4 },
    hestia: { by: 'summit', middle: 2, high: 3 },
    ares: { by: 'deities', middle: 2, high: 4 },
  },
})

/** Where the values come from; rows that differ from the rest of their table are named behind a dot. */
export const SOURCES: Readonly<Record<string, Source>> = {
  levelTokens: 'book',
  'levelTokens.2-players-level-4': 'reconstructed',
  favorsPerGod: 'book',
  faceDown: 'book',
  locks: 'reconstructed',
  start: 'book',
  harvest: 'derived',
  crop: 'reconstructed',
  'crop.stone-and-gold': 'book',
  main: 'book',
  'main.poseidon-day': 'reconstructed',
  'main.hades-day': 'reconstructed',
  ribbon: 'reconstructed',
  cost: 'reconstructed',
  worth: 'book',
  slot: 'reconstructed',
  'slot.small-temple-1': 'book',
  'slot.major-city-1': 'book',
  smelt: 'book',
  pyre: 'book',
  tiers: 'book',
  cards: 'book',
  'cards.demeter': 'derived',
  'cards.pan': 'reconstructed',
  'cards.apollo': 'derived',
  'cards.hermes': 'book',
  'cards.hephaestus': 'derived',
  'cards.hades': 'reconstructed',
  'cards.hestia': 'reconstructed',
  'cards.ares': 'reconstructed',
}

/** What an edition must hold beyond its shape. */
export function checkData(data: Data): string | null {
  const lists: [string, readonly unknown[], number][] = [
    ['levelTokens', data.levelTokens, 3],
    ['favorsPerGod', data.favorsPerGod, 3],
    ['faceDown', data.faceDown, 3],
    ['locks', data.locks, 3],
    ['start', data.start, 4],
    ['harvest', data.harvest, 3],
    ['crop', data.crop, 3],
    ['main', data.main, 8],
    ['ribbon', data.ribbon, 8],
    ['cost', data.cost, 4],
    ['worth', data.worth, 4],
    ['slot', data.slot, 7],
    ['smelt', data.smelt, 2],
    ['pyre', data.pyre, 2],
    ['tiers', data.tiers, 3],
    ...data.levelTokens.map((row, i): [string, readonly unknown[], number] => [`levelTokens[${i}]`, row, 4]),
    ...[...data.start, ...data.harvest, ...data.crop, ...data.cost].map(
      (row): [string, readonly unknown[], number] => ['stone, marble, gold', row, 3],
    ),
  ]
  for (const [name, list, length] of lists)
    if (list.length !== length) return `${name}: expected ${length} entries, not ${list.length}`

  for (const effect of [...data.main, ...data.ribbon, ...data.slot.flat()]) {
    if (!EFFECTS.includes(effect.do)) return `effect "${effect.do}": expected one of ${EFFECTS.join(', ')}`
    if (effect.n < 1) return `effect "${effect.do}": n must be 1 or more`
  }
  if ([...data.main, ...data.ribbon].some(effect => effect.do === 'gold'))
    return 'effect "gold": only a building slot can give it, on the level built on'
  for (let i = 0; i < 3; i++) {
    if (data.locks[i].length !== data.faceDown[i] + 1)
      return `locks[${i}]: expected one for each face-down card and one for the deck`
    if (data.locks[i].some((value, k) => value < 2 || value < (data.locks[i][k - 1] ?? 0)))
      return `locks[${i}]: expected rising values of 2 or more`
    // 16 cards: two dealt to each at most, then the line.
    if (2 * (i + 2) + data.faceDown[i] + 1 > 16) return `faceDown[${i}]: not enough deity cards`
  }
  const numbers = JSON.stringify(data).match(/-\d+/)
  return numbers ? `${numbers[0]}: no value is negative` : null
}

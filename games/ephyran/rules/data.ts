import { freeze, type Source } from '@pantheon/core'
import { readCard, standardDeck } from './deck.ts'
import {
  AREAS,
  MAGIC,
  type MagicName,
  MOST_CARDS,
  SUPPORTS,
  type SupportName,
  TERRITORIES,
  type TerritoryName,
} from './names.ts'

/** What Supports can do; `effects.ts` gives each its meaning. */
export const EFFECT_NAMES = [
  'playAgain',
  'pickOne',
  'takeToken',
  'stealToken',
  'exchange',
  'destroy',
  'lock',
  'unlock',
] as const

/** One of the things a Support can do. */
export type EffectName = (typeof EFFECT_NAMES)[number]

/** A Support as printed: its name, what it does, and which Support stops it ('' for none). */
export interface SupportCard {
  readonly title: string
  readonly effect: EffectName
  readonly blockedBy: SupportName | ''
}

/** A territory as printed: its creatures are the letters a, b, c, d of the deck's codes. */
export interface TerritoryCard {
  readonly title: string
  readonly god: string
  readonly creatures: readonly string[]
}

/** The tables of Ephyran. RULES 1.2 */
export interface EphyranData {
  /** Each card's two halves in code: territory letter, area, creature letter, symbol; or a Support. */
  readonly deck: readonly string[]
  readonly territories: Readonly<Record<TerritoryName, TerritoryCard>>
  readonly supports: Readonly<Record<SupportName, SupportCard>>
  /** How many tokens of each kind there are. */
  readonly tokens: Readonly<Record<MagicName, number>>
  /** What a token or a printed symbol is worth. RULES 3.3, 6.1 */
  readonly magicValue: Readonly<Record<MagicName, number>>
  /** Cards dealt from the pile to each hand, beside its Dionysus. */
  readonly dealt: number
  /** Dionysus cards in the box; those not handed out stay in it. */
  readonly dionysus: number
  /** Cards drawn with Castor & Pollux, and with the Graeae. */
  readonly castorDraws: number
  readonly graeaeDraws: number
  readonly creaturePoints: number
  readonly creatureBonus: number
  readonly dionysusPoints: number
  readonly ownGodFactor: number
  readonly cityBonusFirst: number
  readonly cityBonusSameRound: number
}

/** Where each table comes from. */
export const SOURCES: Readonly<Record<keyof EphyranData, Source>> = {
  deck: 'reconstructed',
  territories: 'reconstructed',
  supports: 'derived',
  tokens: 'reconstructed',
  magicValue: 'book',
  dealt: 'book',
  dionysus: 'reconstructed',
  castorDraws: 'book',
  graeaeDraws: 'book',
  creaturePoints: 'book',
  creatureBonus: 'book',
  dionysusPoints: 'book',
  ownGodFactor: 'book',
  cityBonusFirst: 'book',
  cityBonusSameRound: 'book',
}

/** The standard edition. */
export const DATA: EphyranData = freeze({
  deck: standardDeck(),
  territories: {
    lagoon: {
      title: "Poseidon's lagoon",
      god: 'Poseidon',
      creatures: ['Siren', 'Hippocampus', 'Triton', 'Scylla'],
    },
    mountain: {
      title: "Hephaestus's mountain",
      god: 'Hephaestus',
      creatures: ['Chimera', 'Cyclops', 'Phoenix', 'Bronze Bull'],
    },
    forest: {
      title: "Aether's forest",
      god: 'Aether',
      creatures: ['Pegasus', 'Griffin', 'Harpy', 'Stymphalian Bird'],
    },
    lands: {
      title: "Gaia's lands",
      god: 'Gaia',
      creatures: ['Minotaur', 'Centaur', 'Satyr', 'Nemean Lion'],
    },
  },
  supports: {
    castor: { title: 'Castor & Pollux', effect: 'playAgain', blockedBy: '' },
    graeae: { title: 'The Graeae', effect: 'pickOne', blockedBy: '' },
    token: { title: 'Athena: magical token', effect: 'takeToken', blockedBy: 'hecate' },
    theft: { title: 'Ares: theft', effect: 'stealToken', blockedBy: 'hecate' },
    exchange: { title: 'Athena: exchange', effect: 'exchange', blockedBy: 'shield' },
    destroy: { title: 'Ares: destruction', effect: 'destroy', blockedBy: 'shield' },
    shield: { title: "Athena's shield", effect: 'lock', blockedBy: '' },
    hecate: { title: 'Hecate', effect: 'unlock', blockedBy: '' },
  },
  tokens: { thunderbolt: 3, trident: 4, owl: 5, helmet: 4 },
  magicValue: { thunderbolt: 3, trident: 2, owl: 1, helmet: -1 },
  dealt: 4,
  dionysus: 4,
  castorDraws: 2,
  graeaeDraws: 3,
  creaturePoints: 1,
  creatureBonus: 1,
  dionysusPoints: 1,
  ownGodFactor: 2,
  cityBonusFirst: 3,
  cityBonusSameRound: 1,
})

const LARGEST_TABLE = 4
/** More than any token could be worth; the compiled tables hold small numbers. */
const MOST_POINTS = 99

/** The numbers that may not be negative, and the least each may be. */
const LEAST = {
  dealt: 1,
  dionysus: LARGEST_TABLE,
  castorDraws: 1,
  graeaeDraws: 1,
  creaturePoints: 0,
  creatureBonus: 0,
  dionysusPoints: 0,
  ownGodFactor: 1,
  cityBonusFirst: 0,
  cityBonusSameRound: 0,
} as const

/** What an edition demands beyond its shape. */
export function checkData(data: EphyranData): string | null {
  for (const [name, least] of Object.entries(LEAST) as [keyof typeof LEAST, number][])
    if (data[name] < least) return `${name}: expected at least ${least}, not ${data[name]}`
  for (const kind of MAGIC) {
    if (data.tokens[kind] < 0) return `tokens.${kind}: expected 0 or more, not ${data.tokens[kind]}`
    if (Math.abs(data.magicValue[kind]) > MOST_POINTS)
      return `magicValue.${kind}: expected -${MOST_POINTS} to ${MOST_POINTS}, not ${data.magicValue[kind]}`
  }
  for (const name of TERRITORIES)
    if (data.territories[name].creatures.length !== AREAS)
      return `territories.${name}.creatures: expected ${AREAS} names, not ${data.territories[name].creatures.length}`
  return checkSupports(data) ?? checkDeck(data)
}

function checkSupports(data: EphyranData): string | null {
  const defences = ['', ...SUPPORTS] as const
  for (const name of SUPPORTS) {
    const { effect, blockedBy } = data.supports[name]
    if (!EFFECT_NAMES.includes(effect))
      return `supports.${name}.effect: expected one of ${EFFECT_NAMES.join(', ')}, not "${effect}"`
    if (!defences.includes(blockedBy))
      return `supports.${name}.blockedBy: expected a Support or "", not "${blockedBy}"`
  }
  return null
}

function checkDeck({ deck, dealt }: EphyranData): string | null {
  const least = LARGEST_TABLE * dealt + 1
  if (deck.length < least || deck.length > MOST_CARDS)
    return `deck: expected ${least} to ${MOST_CARDS} cards, not ${deck.length}`
  for (const [i, code] of deck.entries()) {
    const halves = readCard(code)
    if (halves === null)
      return `deck[${i}]: expected two halves like "P2b+o / G3c" or "P1a / CASTOR", not "${code}"`
    const [left, right] = halves
    if (left.kind === 'area' && right.kind === 'area' && left.territory === right.territory)
      return `deck[${i}]: "${code}" has the same territory twice`
    if (left.kind === 'support' && right.kind === 'support' && left.support === right.support)
      return `deck[${i}]: "${code}" has the same Support twice`
  }
  return null
}

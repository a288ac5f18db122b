import { freeze, type Source } from '@pantheon/core'
import { ABILITY_CARDS, type AbilityCard } from './data/abilities.ts'
import { BONUS_CARDS, type Bonus } from './data/bonuses.ts'
import { GOD_CARDS, type God } from './data/gods.ts'
import { type Tile, TRACK } from './data/track.ts'
import {
  ABILITIES,
  type Ability,
  BONUSES,
  type BonusName,
  GODS,
  GODS_EACH,
  type GodName,
  MYTHOLOGIES,
} from './names.ts'

/** The tables of an edition. */
export interface GodData {
  readonly gods: Readonly<Record<GodName, God>>
  readonly abilities: Readonly<Record<Ability, AbilityCard>>
  readonly bonuses: Readonly<Record<BonusName, Bonus>>
  readonly track: readonly Tile[]
  /** The FINISH tile for 2, 3, 4 and 5 players. */
  readonly finish: readonly number[]
  /** Cards in a hand. */
  readonly hand: number
  /** The rank whose gods defeat by love, and the rank whose gods make war. */
  readonly loveRank: number
  readonly warRank: number
  /** How many War cards of each face there are. */
  readonly life: number
  readonly death: number
  /** Steps for a won round, for a bonus or goal, and for each card of the hunted mythology. */
  readonly winSteps: number
  readonly bonusSteps: number
  readonly diplomacySteps: number
}

/** The standard edition. */
export const DATA: GodData = freeze({
  gods: GOD_CARDS,
  abilities: ABILITY_CARDS,
  bonuses: BONUS_CARDS,
  track: TRACK,
  finish: [40, 30, 30, 30],
  hand: 4,
  loveRank: 1,
  warRank: 8,
  life: 1,
  death: 1,
  winSteps: 1,
  bonusSteps: 1,
  diplomacySteps: 1,
})

/** Where the values of each table come from; a table named reconstructed may hold single values of the book. */
export const SOURCES: Readonly<Record<keyof GodData, Source>> = {
  gods: 'reconstructed',
  abilities: 'reconstructed',
  bonuses: 'reconstructed',
  track: 'reconstructed',
  finish: 'reconstructed',
  hand: 'book',
  loveRank: 'book',
  warRank: 'book',
  life: 'book',
  death: 'book',
  winSteps: 'book',
  bonusSteps: 'book',
  diplomacySteps: 'book',
}

/** What is wrong with an edition beyond its shape, or null. */
export function checkData(data: GodData): string | null {
  return (
    wrongGods(data) ?? wrongAbilities(data) ?? wrongBonuses(data) ?? wrongTrack(data) ?? wrongNumbers(data)
  )
}

function wrongGods(data: GodData): string | null {
  for (const [m, mythology] of MYTHOLOGIES.entries()) {
    const ranks = new Set<number>()
    for (const name of GODS.slice(m * GODS_EACH, (m + 1) * GODS_EACH)) {
      const god = data.gods[name]
      if (god.rank < 1 || god.rank > GODS_EACH) return `gods.${name}.rank: expected 1 to 12, not ${god.rank}`
      if (ranks.has(god.rank)) return `gods.${name}.rank: a second ${mythology} god of rank ${god.rank}`
      if (god.sex !== 'female' && god.sex !== 'male') return `gods.${name}.sex: expected female or male`
      if (god.power < 0 || god.power > GODS_EACH)
        return `gods.${name}.power: expected 0 to 12, not ${god.power}`
      if (!ABILITIES.includes(god.ability)) return `gods.${name}.ability: unknown ability "${god.ability}"`
      ranks.add(god.rank)
    }
  }
  return null
}

function wrongAbilities(data: GodData): string | null {
  for (const name of ABILITIES) {
    const { timing, amount } = data.abilities[name]
    if (timing !== ABILITY_CARDS[name].timing)
      return `abilities.${name}.timing: this effect works "${ABILITY_CARDS[name].timing}", not "${timing}"`
    if (amount < 0) return `abilities.${name}.amount: expected 0 or more, not ${amount}`
  }
  return null
}

function wrongBonuses(data: GodData): string | null {
  for (const name of BONUSES) {
    const { kind, condition, mythology, sex, low, high } = data.bonuses[name]
    const standard = BONUS_CARDS[name]
    if (kind !== standard.kind) return `bonuses.${name}.kind: expected ${standard.kind}, not "${kind}"`
    if (
      !BONUSES.some(other => BONUS_CARDS[other].kind === kind && BONUS_CARDS[other].condition === condition)
    )
      return `bonuses.${name}.condition: no ${kind} card can ask for "${condition}"`
    if (mythology !== 'any' && !MYTHOLOGIES.includes(mythology))
      return `bonuses.${name}.mythology: unknown mythology "${mythology}"`
    if (!['any', 'female', 'male'].includes(sex)) return `bonuses.${name}.sex: expected female, male or any`
    if (low < 0 || low > high) return `bonuses.${name}: expected 0 <= low <= high`
  }
  return null
}

function wrongTrack(data: GodData): string | null {
  if (data.finish.length !== DATA.finish.length) return 'finish: expected a tile for 2, 3, 4 and 5 players'
  for (const tile of data.finish)
    if (tile < 1 || tile >= data.track.length) return `finish: the track has no tile ${tile}`
  for (const [at, { effect, amount }] of data.track.entries()) {
    if (!['plain', 'steps', 'arrow', 'star'].includes(effect))
      return `track[${at}].effect: unknown "${effect}"`
    if (effect === 'arrow' && (amount <= at || amount >= data.track.length))
      return `track[${at}].amount: a shortcut leads to a later tile of the track, not to ${amount}`
    if (at === 0 && effect !== 'plain') return 'track[0].effect: START is plain'
  }
  return null
}

function wrongNumbers(data: GodData): string | null {
  for (const key of ['hand', 'loveRank', 'warRank', 'life', 'death', 'winSteps', 'bonusSteps'] as const)
    if (data[key] < 1) return `${key}: expected 1 or more, not ${data[key]}`
  if (data.diplomacySteps < 0) return `diplomacySteps: expected 0 or more, not ${data.diplomacySteps}`
  // Two hands' worth must stay in the deck of the smallest table, so that an exchange never runs out (ruling G33).
  if (data.hand > GODS_EACH / 2) return `hand: expected at most ${GODS_EACH / 2}, not ${data.hand}`
  return null
}

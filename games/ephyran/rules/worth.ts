import type { Eye, Seat } from '@pantheon/core'
import { locked } from './city.ts'
import { EFFECT_NAMES } from './data.ts'
import {
  AREAS,
  type Card,
  CITY,
  DIONYSUS,
  halfOf,
  MAGIC,
  NONE,
  SUPPORTS,
  slotOf,
  TERRITORIES,
} from './names.ts'
import type { EphyranState } from './state.ts'
import { type Tables, tablesOf } from './tables.ts'
import { kindOf, knows, type Token } from './token.ts'
import { worths } from './worths.ts'

/** A position as one seat sees it. */
export interface Sight {
  readonly state: EphyranState
  readonly tables: Tables
  readonly eye: Eye
  /** From 1 to 0: how much of the game is still to come. */
  readonly future: number
  /** What an unknown token is worth on average. */
  readonly anyToken: number
}

/** A city's rows, perhaps as they would be after an attack. */
export interface Rows {
  readonly city: readonly Card[]
  readonly tokens: readonly Token[]
  readonly built: readonly number[]
}

/** So many cards of the pile for each player, and the end begins to be felt. */
const LATE = 5

/** What `eye` sees, with what follows from it for all cities. */
export function sightOf(state: EphyranState, eye: Seat): Sight {
  const { data } = state
  let tokens = 0
  let points = 0
  for (const kind of MAGIC) {
    tokens += data.tokens[kind]
    points += data.tokens[kind] * data.magicValue[kind]
  }
  return {
    state,
    tables: tablesOf(data),
    eye,
    future: futureOf(state, eye),
    anyToken: tokens === 0 ? 0 : points / tokens,
  }
}

/** In the last round only those who have not played yet have a little future left. */
function futureOf(state: EphyranState, seat: Seat): number {
  if (state.ending === '') return Math.min(1, state.left / (LATE * state.seats))
  const [table] = state.frames
  if (table?.at !== 'rounds') return 0
  const turnsAfter = (other: Seat): number => (other - state.first + state.seats) % state.seats
  return turnsAfter(seat) > turnsAfter(table.seat) ? 1 / LATE : 0
}

/** The points of a token, as far as known. */
export const tokenWorth = (sight: Sight, token: Token): number =>
  knows(sight.eye, token) ? sight.tables.magicValue[kindOf(token)] : sight.anyToken

/** How often the points of a territory count for a seat. */
export const factorOf = (state: EphyranState, seat: Seat, territory: number): number =>
  state.gods[seat] === territory ? state.data.ownGodFactor : 1

/** The rows of a seat as they are. */
export const rowsOf = (state: EphyranState, seat: Seat): Rows => ({
  city: state.city[seat],
  tokens: state.tokens[seat],
  built: state.built[seat],
})

/** A city's points as the seat that looks knows them, and what they promise. */
export function cityWorth(sight: Sight, seat: Seat, rows: Rows): number {
  const { state, tables, future } = sight
  const { data } = state
  let worth = 0
  let areas = 0
  let dionysus = 0
  for (let t = 0; t < TERRITORIES.length; t++) {
    const built = rows.built[t]
    if (built === 0) continue
    areas += built
    const factor = factorOf(state, seat, t)
    let seen = 0
    let different = 0
    let points = 0
    for (let area = 1; area <= built; area++) {
      const slot = slotOf(t, area)
      const at = halfOf(rows.city[slot], t)
      if (rows.city[slot] === DIONYSUS) dionysus = Math.max(dionysus, factor)
      else {
        const bit = 1 << tables.creature[at]
        if ((seen & bit) === 0) different++
        seen |= bit
        points += tables.printed[at]
      }
      if (rows.tokens[slot] !== NONE) points += tokenWorth(sight, rows.tokens[slot])
    }
    points += different * data.creaturePoints
    if (different === AREAS) points += data.creatureBonus
    worth += factor * (points + future * promise(sight, seat, t, built, different, points))
  }
  worth += dionysus * data.dionysusPoints
  if (state.finisher === seat) return worth + data.cityBonusFirst
  return areas === CITY ? worth + data.cityBonusSameRound : worth
}

/** What a territory promises beyond its points. */
function promise(
  { state }: Sight,
  seat: Seat,
  territory: number,
  built: number,
  different: number,
  points: number,
): number {
  const shut = locked(state, seat, territory)
  const area = shut && built < AREAS ? worths.lockedArea : worths.area
  const variety = different === built && !shut ? worths.variety : 0
  return built * (area + variety) + (shut ? points * worths.safety : 0)
}

/** What a card could bring to the seat that looks: the better of its halves. */
export function cardWorth(sight: Sight, seat: Seat, card: Card): number {
  if (card === DIONYSUS) return worths.dionysus
  const { tables } = sight
  let best = 0
  for (let t = 0; t < TERRITORIES.length; t++)
    if (tables.area[halfOf(card, t)] > 0) best = Math.max(best, areaWorth(sight, seat, card, t))
  const supports = tables.supports[card]
  for (let k = 0; supports >> k !== 0 && k < SUPPORTS.length; k++)
    if ((supports & (1 << k)) !== 0) best = Math.max(best, worths[EFFECT_NAMES[tables.effects[k]]])
  return best
}

/** What an area half could bring: in its turn, after those missing before it, or in place of the last one. */
function areaWorth({ state, tables }: Sight, seat: Seat, card: Card, t: number): number {
  if (locked(state, seat, t)) return 0
  const at = halfOf(card, t)
  const built = state.built[seat][t]
  const gap = tables.area[at] - built - 1
  let isNew = 1
  for (let area = 1; area <= built; area++) {
    const there = state.city[seat][slotOf(t, area)]
    if (there !== DIONYSUS && tables.creature[halfOf(there, t)] === tables.creature[at]) isNew = 0
  }
  const gain = factorOf(state, seat, t) * (isNew * state.data.creaturePoints + tables.printed[at])
  if (gap >= 0) return (gain + worths.area) * worths.gap ** gap
  return gap === -1 ? gain * worths.change : 0
}

/** The hand of the seat that looks. */
export function handWorth(sight: Sight, seat: Seat): number {
  const hand = sight.state.hands[seat]
  let worth = 0
  for (let i = 0; i < hand.length; i++) worth += cardWorth(sight, seat, hand[i])
  return worth * worths.hand * sight.future
}

import type { Eye, Seat } from '@pantheon/core'
import { locked, takesToken } from './city.ts'
import {
  AREAS,
  type Card,
  CITY,
  DIONYSUS,
  halfOf,
  NONE,
  slotOf,
  TERRITORIES,
  type Territory,
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
}

/** So many cards of the pile for each player, and the end begins to be felt. */
const LATE = 5

/** What `eye` sees, with what follows from it for all cities. */
export const sightOf = (state: EphyranState, eye: Seat): Sight => ({
  state,
  tables: tablesOf(state.data),
  eye,
  future: futureOf(state, eye),
})

/** In the last round only those who have not played yet have a little future left. */
function futureOf(state: EphyranState, seat: Seat): number {
  if (state.ending === '') return Math.min(1, state.left / (LATE * state.seats))
  const [table] = state.frames
  if (table?.at !== 'rounds') return 0
  return turnsAfter(state, seat) > turnsAfter(state, table.seat) ? 1 / LATE : 0
}

/** How many play before the seat in a round. */
const turnsAfter = ({ first, seats }: EphyranState, seat: Seat): number => (seat - first + seats) % seats

/** The points of a token, as far as known. */
export const tokenWorth = ({ eye, tables }: Sight, token: Token): number =>
  knows(eye, token) ? tables.magicValue[kindOf(token)] : tables.anyToken

/** The points of a token for whoever is about to lay it down: unless it is a helmet, where they count twice. */
export function prizeWorth(sight: Sight, seat: Seat, token: Token): number {
  const { state, tables, eye } = sight
  const isKnown = token !== NONE && knows(eye, token)
  const worth = isKnown ? tables.magicValue[kindOf(token)] : tables.anyToken
  if (worths.crown === 0 || !hasRoomAtHome(state, seat)) return worth
  const best = isKnown ? Math.max(worth, worth * state.data.ownGodFactor) : tables.anyPrize
  return worth + worths.crown * (best - worth)
}

/** Is there room for a token in the own god's territory? */
function hasRoomAtHome(state: EphyranState, seat: Seat): boolean {
  const own = state.gods[seat]
  for (let area = 1; area <= state.built[seat][own]; area++)
    if (takesToken(state, seat, own, area)) return true
  return false
}

/** How often the points of a territory count for a seat. */
export const factorOf = (state: EphyranState, seat: Seat, territory: Territory): number =>
  state.gods[seat] === territory ? state.data.ownGodFactor : 1

/** A city's points as the seat that looks knows them, and what they promise. Its rows may be those after an attack. */
export function cityWorth(
  sight: Sight,
  seat: Seat,
  city: readonly Card[] = sight.state.city[seat],
  tokens: readonly Token[] = sight.state.tokens[seat],
  heights: readonly number[] = sight.state.built[seat],
): number {
  const { state, tables, future } = sight
  const { data } = state
  let worth = 0
  let areas = 0
  let dionysus = 0
  for (let t = 0; t < TERRITORIES.length; t++) {
    const built = heights[t]
    if (built === 0) continue
    areas += built
    const factor = factorOf(state, seat, t)
    let seen = 0
    let different = 0
    let points = 0
    for (let area = 1; area <= built; area++) {
      const slot = slotOf(t, area)
      const at = halfOf(city[slot], t)
      if (city[slot] === DIONYSUS) dionysus = Math.max(dionysus, factor)
      else {
        const bit = 1 << tables.creature[at]
        if ((seen & bit) === 0) different++
        seen |= bit
        points += tables.printed[at]
      }
      if (tokens[slot] !== NONE) points += tokenWorth(sight, tokens[slot])
    }
    points += different * data.creaturePoints
    if (different === AREAS) points += data.creatureBonus
    worth += factor * (points + future * promise(sight, seat, t, built, different, points))
  }
  worth += dionysus * data.dionysusPoints
  if (dionysus > 1) worth += worths.throne * future
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

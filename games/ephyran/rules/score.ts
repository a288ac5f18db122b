import { ALL_SEEING, type Eye, type ScoreLine, type Seat, totals } from '@pantheon/core'
import { areasOf } from './city.ts'
import type { ScoreKey } from './events.ts'
import { AREAS, CITY, DIONYSUS, halfOf, NONE, slotOf, TERRITORIES, type Territory } from './names.ts'
import type { EphyranState } from './state.ts'
import { type Tables, tablesOf } from './tables.ts'
import { kindOf, knows } from './token.ts'

/** What a territory holds, as far as these eyes know. */
export interface Tally {
  /** Different creatures, Dionysus apart. */
  readonly creatures: number
  readonly dionysus: boolean
  /** Points printed on the areas, and on the tokens laid on them. */
  readonly printed: number
  readonly tokens: number
}

/** Counts one territory. RULES 9.2, 9.3 */
export function tally(
  state: EphyranState,
  tables: Tables,
  seat: Seat,
  territory: Territory,
  eye: Eye,
): Tally {
  let seen = 0
  let dionysus = false
  let printed = 0
  let tokens = 0
  for (let area = 1; area <= state.built[seat][territory]; area++) {
    const slot = slotOf(territory, area)
    const card = state.city[seat][slot]
    const token = state.tokens[seat][slot]
    if (card === DIONYSUS) dionysus = true
    else {
      seen |= 1 << tables.creature[halfOf(card, territory)]
      printed += tables.printed[halfOf(card, territory)]
    }
    if (token !== NONE && knows(eye, token)) tokens += tables.magicValue[kindOf(token)]
  }
  const creatures = (seen & 1) + ((seen >> 1) & 1) + ((seen >> 2) & 1) + ((seen >> 3) & 1)
  return { creatures, dionysus, printed, tokens }
}

/** The score sheet of one city. RULES 9.4, 9.5, 9.6 */
function sheetOf(state: EphyranState, seat: Seat, eye: Eye): ScoreLine[] {
  const { data } = state
  const lines: ScoreLine[] = []
  const enter = (what: ScoreKey, points: number, rule: string): void => {
    if (points !== 0) lines.push({ seat, what, points, rule })
  }
  const own = state.gods[seat]
  let ownPoints = 0
  let dionysus = false
  for (let i = 0; i < TERRITORIES.length; i++) {
    const territory = (Math.max(own, 0) + i) % TERRITORIES.length
    const name = TERRITORIES[territory]
    const counted = tally(state, tablesOf(data), seat, territory, eye)
    const creatures = counted.creatures * data.creaturePoints
    const bonus = counted.creatures === AREAS ? data.creatureBonus : 0
    enter(`score.creatures.${name}`, creatures, '9.2')
    enter(`score.bonus.${name}`, bonus, '9.2')
    enter(`score.printed.${name}`, counted.printed, '9.3')
    enter(`score.tokens.${name}`, counted.tokens, '9.3')
    dionysus ||= counted.dionysus
    if (territory !== own) continue
    ownPoints = creatures + bonus + counted.printed + counted.tokens
    if (counted.dionysus) ownPoints += data.dionysusPoints
  }
  // The one Dionysus point counts where it is worth most: in the own god's territory if one stands there.
  if (dionysus) enter('score.dionysus', data.dionysusPoints, '9.4')
  enter('score.own', ownPoints * (data.ownGodFactor - 1), '9.5')
  if (state.finisher === seat) enter('score.city.first', data.cityBonusFirst, '9.6')
  else if (areasOf(state, seat) === CITY) enter('score.city.same', data.cityBonusSameRound, '9.6')
  return lines
}

/** The score sheet: each city by territory, the own god's first. RULES 9.1 */
export function score(state: EphyranState, eye: Eye): ScoreLine[] {
  return Array.from({ length: state.seats }, (_, seat) => sheetOf(state, seat, eye)).flat()
}

/** All magical points of a city, printed and laid on it, none of them doubled. */
function magicOf(state: EphyranState, seat: Seat): number {
  return TERRITORIES.reduce((sum, _, territory) => {
    const { printed, tokens } = tally(state, tablesOf(state.data), seat, territory, ALL_SEEING)
    return sum + printed + tokens
  }, 0)
}

/** Places by points, then by areas built, then by magical points; what is still equal is shared. RULES 9.7 */
export function ranks(state: EphyranState): number[] {
  const points = totals(state.seats, score(state, ALL_SEEING))
  const standing = points.map((sum, seat) => [sum, areasOf(state, seat), magicOf(state, seat)])
  const beats = (a: readonly number[], b: readonly number[]): boolean => {
    const differs = a.findIndex((value, i) => value !== b[i])
    return differs >= 0 && a[differs] > b[differs]
  }
  return standing.map(mine => 1 + standing.filter(theirs => beats(theirs, mine)).length)
}

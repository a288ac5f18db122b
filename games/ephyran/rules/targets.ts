import type { Seat } from '@pantheon/core'
import { locked } from './city.ts'
import { EFFECT_NAMES, type EffectName } from './data.ts'
import { cardWorth } from './hand.ts'
import {
  AREAS,
  type Area,
  type Card,
  DIONYSUS,
  halfOf,
  NO_AREA,
  NONE,
  type Support,
  slotOf,
  TERRITORIES,
  type Territory,
} from './names.ts'
import { leastLoss } from './outcomes.ts'
import type { Token } from './token.ts'
import { factorOf, prizeWorth, type Sight, tokenWorth } from './worth.ts'
import { worths } from './worths.ts'

/**
 * What the best target of a Support brings, as often as it is not stopped. Those who look only one move ahead would not show
 * it otherwise: without a target it is but a card less.
 */
export const bestTarget = (sight: Sight, seat: Seat, support: Support): number =>
  TARGETS[EFFECT_NAMES[sight.tables.effects[support]]]?.(sight, seat) ?? 0

const TARGETS: Partial<Record<EffectName, (sight: Sight, seat: Seat) => number>> = {
  exchange: (sight, seat) => Math.max(worths.success * bestTrade(sight, seat), bestReplacement(sight, seat)),
  stealToken: (sight, seat) => worths.success * bestLoot(sight, seat),
  destroy: (sight, seat) => worths.success * bestPrey(sight, seat),
}

/** What others lose counts as far as it lowers their mean. */
const shareOf = (sight: Sight, loss: number): number => loss / (sight.state.seats - 1)

/** The most that an exchange with another city would bring. A Dionysus is not worth looking for. */
function bestTrade(sight: Sight, seat: Seat): number {
  const { state } = sight
  let best = 0
  for (let other = 0; other < state.seats; other++)
    for (let t = 0; t < TERRITORIES.length && other !== seat; t++) {
      if (locked(state, seat, t) || locked(state, other, t)) continue
      const mine = pointsWith(sight, seat, t, NO_AREA, NONE)
      const theirs = pointsWith(sight, other, t, NO_AREA, NONE)
      for (let area = Math.min(state.built[seat][t], state.built[other][t]); area > 0; area--) {
        const slot = slotOf(t, area)
        const given = state.city[seat][slot]
        const got = state.city[other][slot]
        if (given === DIONYSUS || got === DIONYSUS) continue
        const magic = magicOf(sight, state.tokens[other][slot]) - magicOf(sight, state.tokens[seat][slot])
        const gain = pointsWith(sight, seat, t, area, got) - mine + magic * factorOf(state, seat, t)
        if (gain <= 0) continue
        const loss = theirs - pointsWith(sight, other, t, area, given) + magic * factorOf(state, other, t)
        best = Math.max(best, gain + shareOf(sight, loss))
      }
    }
  return best
}

/** The most that an exchange with the own hand would bring, which nobody can stop. */
function bestReplacement(sight: Sight, seat: Seat): number {
  const { state, tables, future } = sight
  const hand = state.hands[seat]
  let best = 0
  for (let side = 0; side < hand.length * 2; side++) {
    const card = hand[side >> 1]
    const t = tables.sides[card * 2 + (side & 1)]
    if (card === DIONYSUS || t === NONE || locked(state, seat, t)) continue
    const area = tables.area[halfOf(card, t)]
    if (area > state.built[seat][t]) continue
    const gain = pointsWith(sight, seat, t, area, card) - pointsWith(sight, seat, t, NO_AREA, NONE)
    const lost = magicOf(sight, state.tokens[seat][slotOf(t, area)]) * factorOf(state, seat, t)
    const given = worths.hand * cardWorth(sight, seat, card)
    if (gain > 0) best = Math.max(best, gain - lost + (worths.draw - given) * future)
  }
  return best
}

/** The points of a territory's cards if another one stood in one of its areas. */
function pointsWith({ state, tables }: Sight, seat: Seat, t: Territory, there: Area, card: Card): number {
  let seen = 0
  let different = 0
  let points = 0
  for (let area = 1; area <= state.built[seat][t]; area++) {
    const stands = area === there ? card : state.city[seat][slotOf(t, area)]
    if (stands === DIONYSUS) continue
    const creature = 1 << tables.creature[halfOf(stands, t)]
    if ((seen & creature) === 0) different++
    seen |= creature
    points += tables.printed[halfOf(stands, t)]
  }
  points += different * state.data.creaturePoints
  if (different === AREAS) points += state.data.creatureBonus
  return points * factorOf(state, seat, t)
}

const magicOf = (sight: Sight, token: Token): number => (token === NONE ? 0 : tokenWorth(sight, token))

/** The most that a theft would bring: less than nothing where only helmets lie. */
function bestLoot(sight: Sight, seat: Seat): number {
  const { state } = sight
  let best = -Infinity
  for (let other = 0; other < state.seats; other++)
    for (let t = 0; t < TERRITORIES.length && other !== seat; t++)
      for (let area = locked(state, other, t) ? 0 : state.built[other][t]; area > 0; area--) {
        const token = state.tokens[other][slotOf(t, area)]
        if (token === NONE) continue
        const loss = tokenWorth(sight, token) * factorOf(state, other, t)
        best = Math.max(best, prizeWorth(sight, seat, token) + shareOf(sight, loss))
      }
  return best === -Infinity ? 0 : best
}

/** The most that a destruction would bring. */
function bestPrey(sight: Sight, seat: Seat): number {
  let most = 0
  for (let other = 0; other < sight.state.seats; other++) {
    const loss = other === seat ? 0 : leastLoss(sight, other)
    if (loss < Infinity) most = Math.max(most, loss)
  }
  return shareOf(sight, most)
}

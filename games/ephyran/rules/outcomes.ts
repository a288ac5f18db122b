import type { Seat } from '@pantheon/core'
import { locked } from './city.ts'
import type { EffectName } from './data.ts'
import { NONE, slotOf, TERRITORIES } from './names.ts'
import type { Attack } from './state.ts'
import { cityWorth, factorOf, prizeWorth, type Sight, tokenWorth } from './worth.ts'

/** What an attack that nobody stops would make of the cities' values. */
export const OUTCOMES: Partial<
  Record<EffectName, (sight: Sight, attack: Attack, values: Float64Array) => void>
> = {
  takeToken(sight, { seat }, values) {
    values[seat] += prizeWorth(sight, seat, NONE)
  },
  stealToken(sight, { seat, victim, territory, area }, values) {
    const token = sight.state.tokens[victim][slotOf(territory, area)]
    values[seat] += prizeWorth(sight, seat, token)
    values[victim] -= tokenWorth(sight, token) * factorOf(sight.state, victim, territory)
  },
  exchange(sight, { seat, victim, territory, area }, values) {
    const { state } = sight
    const slot = slotOf(territory, area)
    for (const [one, other] of [
      [seat, victim],
      [victim, seat],
    ]) {
      const city = state.city[one].with(slot, state.city[other][slot])
      const tokens = state.tokens[one].with(slot, state.tokens[other][slot])
      values[one] += cityWorth(sight, one, city, tokens) - cityWorth(sight, one)
    }
  },
  destroy(sight, { victim }, values) {
    const least = leastLoss(sight, victim)
    if (least < Infinity) values[victim] -= least
  },
}

/** What a destruction costs whom it hits, who chooses; infinite if there is nothing to hit. */
export function leastLoss(sight: Sight, victim: Seat): number {
  const { state } = sight
  const built = state.built[victim]
  const whole = cityWorth(sight, victim)
  let least = Infinity
  for (let t = 0; t < TERRITORIES.length; t++) {
    if (built[t] === 0 || locked(state, victim, t)) continue
    const rest = cityWorth(sight, victim, undefined, undefined, built.with(t, built[t] - 1))
    least = Math.min(least, whole - rest)
  }
  return least
}

import type { Seat } from '@pantheon/core'
import { locked } from './city.ts'
import { type Card, CITY, DIONYSUS, halfOf, NONE, slotOf, type Territory } from './names.ts'
import { factorOf, type Sight } from './worth.ts'
import { supportWorths, worths } from './worths.ts'

/** Where the card last looked at would stand, `NONE` if it is better kept for something else. */
let place = NONE
/** What the best card so far for each slot could bring. */
const bestFor = new Float64Array(CITY)

/** The hand of the seat that looks. */
export function handWorth(sight: Sight, seat: Seat): number {
  const hand = sight.state.hands[seat]
  bestFor.fill(0)
  let worth = 0
  for (let i = 0; i < hand.length; i++) {
    const brings = cardWorth(sight, seat, hand[i])
    worth += brings
    if (place === NONE) continue
    // Two cards for the same area: only one of them will stand there.
    worth -= (1 - worths.spare) * Math.min(brings, bestFor[place])
    bestFor[place] = Math.max(brings, bestFor[place])
  }
  return worth * worths.hand * sight.future
}

/** What a card could bring to the seat that looks: the better of its halves, and a share of the other. */
export function cardWorth(sight: Sight, seat: Seat, card: Card): number {
  place = NONE
  if (card === DIONYSUS) return worths.dionysus
  const first = sideWorth(sight, seat, card, 0)
  const second = sideWorth(sight, seat, card, 1)
  const side = first >= second ? 0 : 1
  const t = sight.tables.sides[card * 2 + side]
  if (t !== NONE) place = slotOf(t, sight.tables.area[halfOf(card, t)])
  return side === 0 ? first + worths.both * second : second + worths.both * first
}

/** What one half of a card could bring. */
function sideWorth(sight: Sight, seat: Seat, card: Card, side: number): number {
  const { tables } = sight
  const t = tables.sides[card * 2 + side]
  return t === NONE ? supportWorths[tables.invokes[card * 2 + side]] : areaWorth(sight, seat, card, t)
}

/** What an area half could bring: in its turn, after those missing before it, or in place of the last one. */
function areaWorth({ state, tables }: Sight, seat: Seat, card: Card, t: Territory): number {
  if (locked(state, seat, t)) return 0
  const at = halfOf(card, t)
  const built = state.built[seat][t]
  const gap = tables.area[at] - built - 1
  if (gap < -1) return 0
  const city = state.city[seat]
  const { creaturePoints } = state.data
  const creature = 1 << tables.creature[at]
  const last = slotOf(t, built)
  let covered = 0
  for (let slot = slotOf(t, 1); slot < last; slot++)
    if (city[slot] !== DIONYSUS) covered |= 1 << tables.creature[halfOf(city[slot], t)]
  const top = built === 0 || city[last] === DIONYSUS ? 0 : 1 << tables.creature[halfOf(city[last], t)]
  const factor = factorOf(state, seat, t)
  const isNew = ((covered | top) & creature) === 0 ? 1 : 0
  const gain = factor * (isNew * creaturePoints + tables.printed[at])
  if (gap >= 0) return (gain + worths.area) * worths.gap ** gap
  const before = top === 0 ? 0 : (covered & top ? 0 : creaturePoints) + tables.printed[halfOf(city[last], t)]
  const after = (covered & creature ? 0 : creaturePoints) + tables.printed[at]
  return gain * worths.change + worths.better * factor * Math.max(0, after - before)
}

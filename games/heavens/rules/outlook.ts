import { over, type Seat } from '@pantheon/core'
import { MOST_SEATS, NIGHT } from './data.ts'
import { favour } from './favour.ts'
import { type HeavensState, NIGHT_SOURCES } from './state.ts'
import { worths } from './worths.ts'

/** What a seat holds in a position that is imagined. */
export interface Holding {
  prestige: number
  power: number
  torch: number
  allotment: number
}

/** Plan phases that begin after the one that is running. */
export const phasesAfter = (s: HeavensState): number =>
  (s.data.days - s.day) * 3 + (s.phase === NIGHT ? 0 : 2 - s.phase)

/** What a purse is worth with so many phases to come. */
function purse(s: HeavensState, power: number, phases: number): number {
  const extra = worths.purse * Math.min(1, phases / worths.purseLast)
  return power / s.data.powerPerPrestige + extra * (1 - Math.exp(-power / worths.purseScale))
}

/** The share of its favour that a sky keeps when a torch lights only some of its planets. */
const shining = (planets: number, torch: number): number =>
  torch >= planets ? 1 : torch <= 0 ? 0 : (torch / planets) ** worths.shrink

/** What the planets on an Allotment are worth against the first: each waits for the one before it. */
const waiting = (place: number): number =>
  place === 0 ? 1 : place === 1 ? worths.second : place === 2 ? worths.third : 0

const points = new Int32Array(MOST_SEATS * NIGHT_SOURCES)

/** Prestige so far and to be expected from a sky, a torch and an Allotment. */
function prospects(
  s: HeavensState,
  seat: Seat,
  lit: number,
  torch: number,
  allotment: number,
  phases: number,
): number {
  let night = 0
  for (let source = 0; source < NIGHT_SOURCES; source++) night += points[seat * NIGHT_SOURCES + source]
  const { days, torch: track } = s.data
  let later = 0
  let weight = 1
  for (let day = Math.max(1, s.day); day < days; day++) {
    weight *= worths.later
    later += weight
  }
  const tomorrow = Math.max(track.bottom, torch - track.dropOther) + worths.rekindled
  let value = night * (shining(lit, torch) + later * shining(lit, tomorrow))
  const nights = Math.min(days - s.day + 1, phases / 3)
  for (let i = 0; i < allotment && i < phases; i++)
    value += waiting(i) * (worths.nightly * nights + worths.errand)
  return value
}

const lit = new Int32Array(MOST_SEATS)

/** How well a seat stands against the others, with this sky over the table and this in its own hands. */
export function outlook(
  s: HeavensState,
  seat: Seat,
  sky: ArrayLike<number>,
  own: Holding,
  phases: number,
): number {
  if (over(s)) points.fill(0)
  else favour(s.data, s.seats, sky, s.dark, points)
  lit.fill(0)
  for (let space = 0; space < sky.length; space++)
    if (sky[space] >= 0 && s.dark[space] === 0) lit[sky[space]]++
  let others = 0
  for (let other = 0; other < s.seats; other++)
    if (other !== seat)
      others +=
        s.prestige[other] + prospects(s, other, lit[other], s.torch[other], s.allotment[other], phases)
  const mine =
    own.prestige +
    prospects(s, seat, lit[seat], own.torch, own.allotment, phases) +
    purse(s, own.power, phases)
  return mine - (worths.others * others) / (s.seats - 1)
}

/** Notes what a seat holds now. */
export function hold(s: HeavensState, seat: Seat, into: Holding): void {
  into.prestige = s.prestige[seat]
  into.power = s.power[seat]
  into.torch = s.torch[seat]
  into.allotment = s.allotment[seat]
}

/** Spends in imagination, with Tyche's help where it is needed. A price that is only expected may be a fraction. */
export function spend(own: Holding, price: number, ratio: number): void {
  if (own.power < price) {
    const lacking = (price - own.power) / ratio
    const prestige = Number.isInteger(price) ? Math.ceil(lacking) : lacking
    own.prestige -= prestige
    own.power += prestige * ratio
  }
  own.power -= price
}

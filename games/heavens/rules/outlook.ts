import { over, type Seat } from '@pantheon/core'
import { MOST_SEATS, NIGHT } from './data.ts'
import { favour } from './favour.ts'
import { type HeavensState, NIGHT_SOURCES } from './state.ts'

/** What a seat holds in a position that is imagined. */
export interface Holding {
  prestige: number
  power: number
  torch: number
  allotment: number
}

/** What the evaluation believes, found by play against itself. All in prestige unless it says otherwise. */
const BELIEF = {
  /** What each later night is worth against the one before it: a sky grows. */
  later: 1.1,
  /** Torch spaces that a god wins back by day: what a later night can count on beyond the morning's torch. */
  rekindled: 4.2,
  /** How the favour shrinks when only a share of the planets can shine: the best ones will. */
  shrink: 0.7,
  /** A planet on the Allotment, for each night that it may shine, and the Power that Hermes brings for it. */
  waiting: [1, 0.7, 0.45],
  nightly: 1.3,
  errand: 1.4,
  /** The first Power in a purse are worth more than the third of a point that Zeus pays for them in the end. */
  purse: 3.4,
  purseScale: 7,
  /** With fewer phases than this to come, Power loses its extra worth. */
  purseLast: 5,
  /** What the others' mean prospects weigh against the own. */
  others: 0.7,
}

/** Plan phases that begin after the one that is running. */
export const phasesAfter = (s: HeavensState): number =>
  (s.data.days - s.day) * 3 + (s.phase === NIGHT ? 0 : 2 - s.phase)

/** What a purse is worth with so many phases to come. */
function purse(s: HeavensState, power: number, phases: number): number {
  const extra = BELIEF.purse * Math.min(1, phases / BELIEF.purseLast)
  return power / s.data.powerPerPrestige + extra * (1 - Math.exp(-power / BELIEF.purseScale))
}

/** The share of its favour that a sky keeps when a torch lights only some of its planets. */
const shining = (planets: number, torch: number): number =>
  torch >= planets ? 1 : torch <= 0 ? 0 : (torch / planets) ** BELIEF.shrink

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
    weight *= BELIEF.later
    later += weight
  }
  const tomorrow = Math.max(track.bottom, torch - track.dropOther) + BELIEF.rekindled
  let value = night * (shining(lit, torch) + later * shining(lit, tomorrow))
  const nights = Math.min(days - s.day + 1, phases / 3)
  for (let i = 0; i < allotment && i < phases; i++)
    value += (BELIEF.waiting[i] ?? 0) * (BELIEF.nightly * nights + BELIEF.errand)
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
  return mine - (BELIEF.others * others) / (s.seats - 1)
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

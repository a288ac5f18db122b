import { type Seat, top, weighed } from '@pantheon/core'
import { type HeavensData, PLANS, type Plan } from './data.ts'
import { LESSON } from './lesson.ts'
import { rivalsToExpect } from './likely.ts'
import { type Holding, hold, outlook, phasesAfter, spend } from './outlook.ts'
import { ACTIONS, climbable, errandPower, forgeable } from './plans.ts'
import type { HeavensState } from './state.ts'
import { competitionOf, tycheRatio } from './turn.ts'
import { BY_HAND, weighBy, worths } from './worths.ts'

const now: Holding = { prestige: 0, power: 0, torch: 0, allotment: 0 }
const then: Holding = { prestige: 0, power: 0, torch: 0, allotment: 0 }

export const { evaluate, judgement } = weighed(lead, weighBy, BY_HAND, LESSON)

/**
 * About how many points ahead `seat` stands. A Plan that it has chosen and not yet carried out counts as the best
 * that can be made of it, less the competition that is due or to be expected. It looks at no other purse and at no
 * Plan face down but its own.
 */
function lead(s: HeavensState, seat: Seat): number {
  const plan = planOf(s, seat)
  return standing(s, seat, plan) - (plan < 0 ? 0 : PROSPECTS[PLANS[plan]].doubt())
}

/** The Plan that a seat has chosen in this phase, face down or shown, or -1. */
function planOf(s: HeavensState, seat: Seat): number {
  const frame = top(s)
  return frame?.at === 'choice' ? frame.picks[seat] : s.plans[seat]
}

function standing(s: HeavensState, seat: Seat, plan: number): number {
  hold(s, seat, now)
  const phases = phasesAfter(s)
  const frame = top(s)
  if (frame?.at === 'choice' && plan >= 0)
    return promise(s, seat, plan, rivalsToExpect(s, seat, plan), 0, -1, phases)
  if (frame?.at === 'turn') {
    if (frame.seat === seat) return promise(s, seat, plan, 0, frame.ratio, frame.offered, phases)
    const waiting = (seat - s.moon + s.seats) % s.seats > s.seats - frame.left
    if (waiting) return promise(s, seat, plan, competitionOf(s, seat), 0, -1, phases)
  }
  return outlook(s, seat, s.owner, now, phases)
}

/**
 * The best outlook that a Plan still to be carried out allows, a pass included. `due` is the competition not yet paid,
 * `fixed` Tyche's ratio if the turn has begun (else 0), `offered` the space given to the wind (else -1).
 */
function promise(
  s: HeavensState,
  seat: Seat,
  plan: number,
  due: number,
  fixed: number,
  offered: number,
  phases: number,
): number {
  const ratio = fixed || tycheRatio(s, seat)
  spend(now, due, ratio)
  now.prestige -= s.data.passPenalty
  const pass = outlook(s, seat, s.owner, now, phases)
  now.prestige += s.data.passPenalty
  if (ACTIONS[plan].bar(s, seat) !== null) return pass
  return Math.max(pass, PROSPECTS[PLANS[plan]].best(s, seat, ratio, offered, phases))
}

/** The best outlook after an action, from what the seat holds `now`. */
type Best = (s: HeavensState, seat: Seat, ratio: number, offered: number, phases: number) => number

let sky = new Int8Array(64)

/** The sky as it is, to be imagined otherwise. */
function imagine(s: HeavensState): Int8Array {
  if (sky.length !== s.owner.length) sky = new Int8Array(s.owner.length)
  for (let space = 0; space < s.owner.length; space++) sky[space] = s.owner[space]
  return sky
}

/** The best of what can be bought at once. */
const purchase =
  (
    most: (s: HeavensState, seat: Seat) => number,
    prices: (data: HeavensData) => readonly number[],
    receive: (own: Holding, count: number) => void,
  ): Best =>
  (s, seat, ratio, _offered, phases) => {
    let best = -Infinity
    for (let count = 1; count <= most(s, seat); count++) {
      Object.assign(then, now)
      spend(then, prices(s.data)[count - 1], ratio)
      receive(then, count)
      best = Math.max(best, outlook(s, seat, s.owner, then, phases))
    }
    return best
  }

const forge = purchase(
  forgeable,
  data => data.forge.prices,
  (own, planets) => {
    own.allotment += planets
  },
)

const torch = purchase(
  climbable,
  data => data.torch.prices,
  (own, spaces) => {
    own.torch += spaces
  },
)

const hermes: Best = (s, seat, _ratio, _offered, phases) => {
  const imagined = imagine(s)
  let best = -Infinity
  for (let space = 0; space < imagined.length; space++) {
    if (imagined[space] >= 0) continue
    imagined[space] = seat
    Object.assign(then, now)
    then.allotment--
    then.power += errandPower(s, seat, imagined, space)
    best = Math.max(best, outlook(s, seat, imagined, then, phases))
    imagined[space] = -1
  }
  return best
}

/** So many own planets, and so many of others, are tried against each other. */
const GIVEN = 3
const TAKEN = 4

/**
 * All pairs would be hundreds of skies. So it looks first at which own planets are missed least and which of the
 * others' would help most, each alone, and then only at the pairs of the best.
 */
const zephyrus: Best = (s, seat, ratio, offered, phases) => {
  Object.assign(then, now)
  spend(then, s.data.zephyrus.price, ratio)
  then.prestige += s.data.zephyrus.prestige
  const imagined = imagine(s)
  const value = (space: number, owner: number): number => {
    const before = imagined[space]
    imagined[space] = owner
    const found = outlook(s, seat, imagined, then, phases)
    imagined[space] = before
    return found
  }
  const given: [number, number][] = []
  const taken: [number, number][] = []
  for (let space = 0; space < imagined.length; space++) {
    if (imagined[space] < 0 || s.moved[space] === 1) continue
    if (imagined[space] !== seat) taken.push([space, value(space, seat)])
    else if (offered < 0 || offered === space) given.push([space, value(space, -1)])
  }
  let best = -Infinity
  for (const [from] of given.sort(byValue).slice(0, GIVEN))
    for (const [to] of taken.sort(byValue).slice(0, TAKEN)) {
      imagined[from] = s.owner[to]
      best = Math.max(best, value(to, seat))
      imagined[from] = seat
    }
  return best
}

const byValue = (a: readonly [number, number], b: readonly [number, number]): number => b[1] - a[1]

const certain = (): number => 0

/** What each Plan may bring, and how much to take off it for doubt. */
const PROSPECTS: Readonly<Record<Plan, { readonly best: Best; doubt(): number }>> = {
  forge: { best: forge, doubt: certain },
  hermes: { best: hermes, doubt: certain },
  torch: { best: torch, doubt: certain },
  zephyrus: { best: zephyrus, doubt: () => worths.doubt },
}

import type { Rng, Seat } from '@pantheon/core'
import { PLANS, type Plan } from './data.ts'
import { ACTIONS } from './plans.ts'
import { type HeavensState, placed } from './state.ts'

/** How gods lean who want to win: what a Plan weighs against the others, from what lies open on the table. */
const LEANINGS: Readonly<Record<Plan, (s: HeavensState, seat: Seat) => number>> = {
  forge: (s, seat) => (s.allotment[seat] === 0 ? 4 : 1),
  hermes: () => 4,
  torch: (s, seat) => (s.torch[seat] < placed(s, seat) ? 4 : 1),
  zephyrus: () => 1,
}

/** What a Plan weighs for a seat: nothing if it can do nothing. */
const leaning = (s: HeavensState, seat: Seat, plan: number): number =>
  ACTIONS[plan].bar(s, seat) === null ? LEANINGS[PLANS[plan]](s, seat) : 0

function allLeanings(s: HeavensState, seat: Seat): number {
  let sum = 0
  for (let plan = 0; plan < PLANS.length; plan++) sum += leaning(s, seat, plan)
  return sum
}

/** A Plan that another seat may well have chosen. */
export function guessPlan(s: HeavensState, seat: Seat, rng: Rng): number {
  const sum = allLeanings(s, seat)
  if (sum === 0) return rng.below(PLANS.length)
  let left = rng.below(sum)
  let plan = 0
  for (; left >= leaning(s, seat, plan); plan++) left -= leaning(s, seat, plan)
  return plan
}

/** How many others may be expected to choose that Plan. */
export function rivalsToExpect(s: HeavensState, seat: Seat, plan: number): number {
  let rivals = 0
  for (let other = 0; other < s.seats; other++)
    if (other !== seat) rivals += leaning(s, other, plan) / Math.max(1, allLeanings(s, other))
  return rivals
}

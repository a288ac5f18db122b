import { type Emit, NOBODY, only, pop, type Seat, type Step } from '@pantheon/core'
import { PLANS } from './data.ts'
import type { Bar, HeavensEvent, HeavensRefusal } from './events.ts'
import { PASS, V } from './moves.ts'
import { ACTIONS, actionOf } from './plans.ts'
import { pay } from './power.ts'
import { notNow } from './refuse.ts'
import { award, board, FROM, type HeavensState, isFirst, leftOf, type Turn } from './state.ts'

/** The turns of a phase, clockwise from the Moon's holder: competition first, then the Plan or a pass. RULES 3.3 */
export const turn: Step<HeavensState, Turn, HeavensEvent> = {
  rule: '3.3',
  next(s, frame, emit) {
    for (; frame.left > 0; endTurn(s, frame)) {
      if (frame.ratio > 0) return only(frame.seat)
      const { seat } = frame
      frame.ratio = tycheRatio(s, seat)
      compete(s, frame, emit)
      const bar = actionOf(s, seat).bar(s, seat)
      if (bar === null) return only(seat)
      pass(s, seat, bar, emit)
    }
    pop(s)
    s.moved.fill(0)
    s.plans.fill(-1)
    return NOBODY
  },
  moves(s, frame, seat, out) {
    actionOf(s, seat).moves(s, frame, seat, out)
    if (frame.offered < 0) out.add(PASS)
  },
  play(s, frame, seat, move, emit) {
    if (move === PASS) pass(s, seat, null, emit)
    else if (!actionOf(s, seat).play(s, frame, seat, move, emit)) return
    endTurn(s, frame)
  },
  ask: (s, frame, seat) => actionOf(s, seat).ask(s, frame, seat),
  whyNot(s, frame, seat, move): HeavensRefusal {
    const verb = V.verb(move)
    const action = actionOf(s, seat)
    if (verb === 'pass') return { key: 'no.offered', rule: '4.4', space: board(s).names[frame.offered] }
    if (action.verbs.includes(verb)) return action.whyNot(s, frame, seat, move)
    const otherPlan = ACTIONS.some(other => other.verbs.includes(verb))
    return otherPlan ? { key: 'no.other-plan', rule: '3.3', plan: PLANS[s.plans[seat]] } : notNow(verb)
  },
}

function endTurn(s: HeavensState, frame: Turn): void {
  frame.left--
  frame.seat = leftOf(s, frame.seat)
  frame.ratio = 0
  frame.offered = -1
}

/** The Power that Tyche gives for one prestige in a turn that begins now. RULES 3.5 */
export const tycheRatio = (s: HeavensState, seat: Seat): number =>
  isFirst(s, seat) ? s.data.tyche.first : s.data.tyche.other

/** How many others chose the same Plan: the Power that the god asks of each. RULES 3.4 */
export function competitionOf(s: HeavensState, seat: Seat): number {
  let rivals = 0
  for (let other = 0; other < s.seats; other++) if (s.plans[other] === s.plans[seat]) rivals++
  return rivals - 1
}

function compete(s: HeavensState, frame: Turn, emit: Emit<HeavensEvent> | null): void {
  const { seat } = frame
  const price = competitionOf(s, seat)
  if (price === 0) return
  emit?.reveal({ key: 'competition', seat, plan: PLANS[s.plans[seat]], price })
  pay(s, seat, price, frame.ratio, emit)
}

/** A pass, chosen or (with the reason in `bar`) forced; it costs prestige either way. RULES 3.6 */
function pass(s: HeavensState, seat: Seat, bar: Bar | null, emit: Emit<HeavensEvent> | null): void {
  const prestige = s.data.passPenalty
  const plan = PLANS[s.plans[seat]]
  if (bar === null) emit?.tell({ key: 'passed', seat, plan, prestige })
  else emit?.tell({ key: 'barred', seat, plan, bar, prestige })
  award(s, seat, FROM.passing, -prestige)
}

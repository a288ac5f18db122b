import { NOBODY, only, pop, push, type Step } from '@pantheon/core'
import { PHASES, PLANS } from './data.ts'
import type { HeavensEvent } from './events.ts'
import { V } from './moves.ts'
import { notNow } from './refuse.ts'
import type { Choice, HeavensState } from './state.ts'

/** All choose a Plan in secret; when the last has chosen, all are shown at once. RULES 3.2 */
export const choice: Step<HeavensState, Choice, HeavensEvent> = {
  rule: '3.2',
  next(s, frame, emit) {
    let waiting = NOBODY
    for (let seat = 0; seat < s.seats; seat++) if (frame.picks[seat] < 0) waiting |= only(seat)
    if (waiting !== NOBODY) return waiting
    pop(s)
    for (let seat = 0; seat < s.seats; seat++) s.plans[seat] = frame.picks[seat]
    emit?.reveal({ key: 'revealed', plans: s.plans.map(plan => PLANS[plan]) })
    push(s, { at: 'turn', seat: s.moon, left: s.seats, ratio: 0, offered: -1 })
    return NOBODY
  },
  moves(_s, _frame, _seat, out) {
    for (let plan = 0; plan < PLANS.length; plan++) out.add(V.plan(plan))
  },
  play(_s, frame, seat, move, emit) {
    frame.picks[seat] = V.arg(move, 0)
    emit?.tell({ key: 'chose', seat, plan: PLANS[V.arg(move, 0)] }, only(seat))
  },
  ask: (s, _frame, seat) => ({
    key: 'ask.choice',
    day: s.day,
    phase: PHASES[s.phase],
    power: s.power[seat],
  }),
  whyNot: (_s, _frame, _seat, move) => notNow(V.verb(move)),
}

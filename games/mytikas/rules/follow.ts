import { NOBODY, only, pop, type Seat, type Step } from '@pantheon/core'
import { followable, pay } from './areas.ts'
import { FOLLOW_BY_ANY_FAVOR, FOLLOW_BY_OFFERING } from './cards.ts'
import { enter } from './effects.ts'
import type { MytikasEvent } from './events.ts'
import { V } from './moves.ts'
import { areaOf, BY_OFFERING, godOf, PAYMENTS, SIDES } from './names.ts'
import { after, type Follow, type State } from './state.ts'
import { useCard } from './table.ts'
import { whyNot } from './whynot.ts'

function canFollow(state: State, seat: Seat, area: number): boolean {
  for (let payment = 0; payment < PAYMENTS.length; payment++)
    for (let side = 0; side < SIDES.length; side++)
      if (followable(state, seat, area, payment, side)) return true
  return false
}

/** The others, clockwise, may each pay to do the same main action. Everything is open, so who cannot is not asked. RULES 3.5 */
export const follow: Step<State, Follow, MytikasEvent> = {
  rule: '3.5',
  next(state, frame) {
    for (; frame.asked < state.seats - 1; frame.asked++) {
      const seat = after(state, state.active, frame.asked + 1)
      if (canFollow(state, seat, frame.area)) return only(seat)
    }
    pop(state)
    return NOBODY
  },
  moves(state, frame, seat, out) {
    for (let payment = 0; payment < PAYMENTS.length; payment++)
      for (let side = 0; side < SIDES.length; side++)
        if (followable(state, seat, frame.area, payment, side)) out.add(V.follow(payment, side))
    out.add(V.pass())
  },
  play(state, frame, seat, move, emit) {
    frame.asked++
    if (V.verb(move) === 'pass') {
      emit?.tell({ key: 'passed', seat })
      return
    }
    const payment = V.arg(move, 0)
    const area = areaOf(godOf(frame.area), V.arg(move, 1))
    pay(state, seat, payment, 1)
    emit?.tell({ key: 'followed', seat, payment, area })
    if (payment === BY_OFFERING) useCard(seat, FOLLOW_BY_OFFERING, emit)
    else if (payment !== godOf(area)) useCard(seat, FOLLOW_BY_ANY_FAVOR, emit)
    state.acted = false
    enter(state, state.data.main[area], { seat, must: true, main: true, level: 0 }, emit)
  },
  ask: (state, frame) => ({ key: 'ask.follow', area: frame.area, active: state.active }),
  whyNot,
}

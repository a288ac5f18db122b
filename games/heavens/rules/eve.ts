import { CHANCE, NOBODY, only, pop, type Seat, type Step } from '@pantheon/core'
import { SPACES } from './board.ts'
import type { HeavensEvent, HeavensRefusal } from './events.ts'
import { V } from './moves.ts'
import { notNow, whyNotSpace } from './refuse.ts'
import { board, type Eve, type First, type HeavensState } from './state.ts'

/** A lot decides who holds Sun and Moon first. RULES 2.1 */
export const first: Step<HeavensState, First, HeavensEvent> = {
  rule: '2.1',
  next: () => CHANCE,
  moves(s, _frame, _seat, out) {
    for (let seat = 0; seat < s.seats; seat++) out.add(V.first(seat))
  },
  play(s, _frame, _seat, move, emit) {
    pop(s)
    s.sun = V.arg(move, 0)
    s.moon = s.sun
    emit?.tell({ key: 'first', seat: s.sun })
  },
  whyNot: (_s, _frame, _seat, move) => notNow(V.verb(move)),
}

/** Each god steals out twice, counter-clockwise, the Sun's holder last, both times (ruling 2). RULES 2.2 */
export const eve: Step<HeavensState, Eve, HeavensEvent> = {
  rule: '2.2',
  next(s, frame) {
    if (frame.placed < 2 * s.seats) return only(eveSeat(s, frame))
    pop(s)
    return NOBODY
  },
  moves(s, _frame, seat, out) {
    const { size, words, orbits } = board(s)
    const own = s.owner.indexOf(seat)
    const taken = own < 0 ? -1 : orbits[own]
    for (let space = 0; space < size; space++)
      if (s.owner[space] < 0 && orbits[space] !== taken) out.add(V.place(words[space]))
  },
  play(s, frame, seat, move, emit) {
    frame.placed++
    const { spaceOf, names } = board(s)
    const space = spaceOf[V.arg(move, 0)]
    s.owner[space] = seat
    s.allotment[seat]--
    emit?.tell({ key: 'eve', seat, space: names[space] })
  },
  ask: (s, _frame, seat) => ({ key: 'ask.eve', second: s.owner.includes(seat) }),
  whyNot(s, _frame, seat, move): HeavensRefusal {
    if (V.verb(move) !== 'place') return notNow(V.verb(move))
    const blocked = whyNotSpace(s, V.arg(move, 0))
    if (blocked) return blocked
    const { names } = board(s)
    const own = s.owner.indexOf(seat)
    return { key: 'no.same-orbit', rule: '2.2', space: SPACES[V.arg(move, 0)], first: names[own] }
  },
}

/** Who steals out next: from the right of the Sun's holder, counter-clockwise. */
export const eveSeat = (s: HeavensState, frame: Eve): Seat =>
  (s.sun - 1 - (frame.placed % s.seats) + s.seats) % s.seats

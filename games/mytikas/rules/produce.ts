import { NOBODY, only, pop, push, type Seat } from '@pantheon/core'
import { EXTRA_CROP, LIFT_AFTER_HARVEST, works } from './cards.ts'
import { withDescents } from './descend.ts'
import { V } from './moves.ts'
import { PIECE_OF, RESOURCES, SLOTS } from './names.ts'
import type { Cities, Extra, Produce, State } from './state.ts'
import { gain, hasBelowTop, useCard } from './table.ts'
import { whyNot } from './whynot.ts'

/** How far Apollo lifts after a harvest. */
const APOLLO_LIFTS = 2

const isCity = (slot: number): boolean => PIECE_OF[slot] === 0 || PIECE_OF[slot] === 2

/** The level of a seat's city number `index`, or 0 when there are no more; the starting city on level 1 comes first. */
export function cityLevel(state: State, seat: Seat, index: number): number {
  if (index === 0) return 1
  let left = index
  for (let slot = 0; slot < SLOTS.length; slot++)
    if (isCity(slot) && state.slots[seat][slot] > 0 && --left === 0) return state.slots[seat][slot]
  return 0
}

/** Zeus by day: every city produces one of three combinations on its own level. RULES 4.1 */
export const cities = withDescents<Cities>({
  rule: '4.1',
  next(state, frame, emit) {
    if (cityLevel(state, frame.seat, frame.city) > 0) return only(frame.seat)
    pop(state)
    if (works(state, frame.seat, LIFT_AFTER_HARVEST) && hasBelowTop(state, frame.seat)) {
      useCard(frame.seat, LIFT_AFTER_HARVEST, emit)
      push(state, {
        at: 'lift',
        seat: frame.seat,
        must: false,
        main: false,
        left: APOLLO_LIFTS,
        refine: false,
      })
    }
    return NOBODY
  },
  moves(_state, frame, _seat, out) {
    for (let choice = 1; choice <= 3; choice++) out.add(V.produce(choice))
    if (!frame.must && frame.city === 0) out.add(V.skip())
  },
  play(state, frame, seat, move, emit) {
    if (V.verb(move) === 'skip') return pop(state)
    gain(state, seat, state.data.harvest[V.arg(move, 0) - 1], cityLevel(state, seat, frame.city), emit)
    frame.city++
  },
  ask: (state, frame) => ({
    key: 'ask.cities',
    level: cityLevel(state, frame.seat, frame.city),
    choices: state.data.harvest,
  }),
  whyNot,
})

/** Demeter by day: one of three combinations on level 1. RULES 4.4 */
export const produce = withDescents<Produce>({
  rule: '4.4',
  next: (_state, frame) => only(frame.seat),
  moves(_state, frame, _seat, out) {
    for (let choice = 1; choice <= 3; choice++) out.add(V.produce(choice))
    if (!frame.must) out.add(V.skip())
  },
  play(state, frame, seat, move, emit) {
    pop(state)
    if (V.verb(move) === 'skip') return
    const crop = V.arg(move, 0) - 1
    gain(state, seat, state.data.crop[crop], 1, emit)
    if (works(state, frame.seat, EXTRA_CROP)) push(state, { at: 'extra', seat, crop })
  },
  ask: state => ({ key: 'ask.produce', choices: state.data.crop }),
  whyNot,
})

/** Pan: one more cube of a resource just produced. RULES 5.5 */
export const extra = withDescents<Extra>({
  rule: '5.5',
  next: (_state, frame) => only(frame.seat),
  moves(state, frame, _seat, out) {
    for (let r = 0; r < RESOURCES.length; r++) if (state.data.crop[frame.crop][r] > 0) out.add(V.add(r))
    out.add(V.skip())
  },
  play(state, _frame, seat, move, emit) {
    pop(state)
    if (V.verb(move) === 'skip') return
    useCard(seat, EXTRA_CROP, emit)
    gain(state, seat, ONE[V.arg(move, 0)], 1, emit)
  },
  ask: () => ({ key: 'ask.extra' }),
  whyNot,
})

/** One cube of each resource. */
const ONE = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
] as const

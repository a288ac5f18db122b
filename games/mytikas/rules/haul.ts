import { NOBODY, only, pop } from '@pantheon/core'
import { REFINE } from './cards.ts'
import { withDescents } from './descend.ts'
import { able } from './effects.ts'
import { V } from './moves.ts'
import { cell, GOLD, RESOURCES, TOP } from './names.ts'
import type { Lift, Shift } from './state.ts'
import { cubesOf, refine, shift, useCard } from './table.ts'
import { whyNot } from './whynot.ts'

const UP = { do: 'up', n: 1 } as const

/** Arrows: a cube goes up one level for each, the same cube or others; arrows may be left unused. RULES 4.7 */
export const lift = withDescents<Lift>({
  rule: '4.7',
  next(state, frame) {
    if (frame.left > 0 && able(state, frame.seat, UP)) return only(frame.seat)
    pop(state)
    return NOBODY
  },
  moves(state, frame, seat, out) {
    const cubes = state.cubes[seat]
    for (let level = 1; level < TOP; level++)
      for (let r = 0; r < RESOURCES.length; r++) {
        if (cubes[cell(r, level)] === 0) continue
        out.add(V.up(r, level))
        if (frame.refine && r < GOLD) out.add(V.refine(r, level))
      }
    if (!frame.must || state.acted) out.add(V.done())
  },
  play(state, frame, seat, move, emit) {
    const verb = V.verb(move)
    if (verb === 'done') return pop(state)
    const [resource, level] = [V.arg(move, 0), V.arg(move, 1)]
    frame.left--
    if (verb === 'refine') {
      frame.refine = false
      useCard(seat, REFINE, emit)
      refine(state, seat, resource, level, emit)
    } else {
      shift(state, seat, resource, level, level + 1, emit)
      state.acted = true
    }
  },
  ask: (_state, frame) => ({ key: 'ask.lift', left: frame.left, refine: frame.refine }),
  whyNot,
})

/** Cubes go to any other level, each to one of its own. RULES 4.7 */
export const carry = withDescents<Shift>({
  rule: '4.7',
  next(state, frame) {
    if (frame.left > 0 && cubesOf(state, frame.seat) > 0) return only(frame.seat)
    pop(state)
    return NOBODY
  },
  moves(state, frame, seat, out) {
    const cubes = state.cubes[seat]
    for (let from = 1; from <= TOP; from++)
      for (let r = 0; r < RESOURCES.length; r++) {
        if (cubes[cell(r, from)] === 0) continue
        for (let to = 1; to <= TOP; to++) if (to !== from) out.add(V.move(r, from, to))
      }
    if (!frame.must || state.acted) out.add(V.done())
  },
  play(state, frame, seat, move, emit) {
    if (V.verb(move) === 'done') return pop(state)
    frame.left--
    shift(state, seat, V.arg(move, 0), V.arg(move, 1), V.arg(move, 2), emit)
    state.acted = true
  },
  ask: (_state, frame) => ({ key: 'ask.shift', left: frame.left }),
  whyNot,
})

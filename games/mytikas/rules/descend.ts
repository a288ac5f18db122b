import type { MoveList, Seat, Step } from '@pantheon/core'
import type { MytikasEvent } from './events.ts'
import { V } from './moves.ts'
import { cell, RESOURCES, TOP } from './names.ts'
import type { Frame, State } from './state.ts'
import { shift } from './table.ts'

/** A law that bringing cubes down must not break: in a building action something must stay affordable. */
type Keeps<F> = (state: State, frame: F, seat: Seat) => boolean

/** The moves down that are open to the active player: any cube, to any lower level. RULES 3.4 */
function listDescents(state: State, seat: Seat, out: MoveList, keeps: (() => boolean) | null): void {
  const cubes = state.cubes[seat]
  for (let from = TOP; from > 1; from--)
    for (let r = 0; r < RESOURCES.length; r++) {
      if (cubes[cell(r, from)] === 0) continue
      for (let to = from - 1; to >= 1; to--) {
        if (keeps !== null && !keepsAfter(cubes, cell(r, from), cell(r, to), keeps)) continue
        out.add(V.down(r, from, to))
      }
    }
}

function keepsAfter(cubes: number[], from: number, to: number, keeps: () => boolean): boolean {
  cubes[from]--
  cubes[to]++
  const kept = keeps()
  cubes[from]++
  cubes[to]--
  return kept
}

/**
 * A step in which the active player, at any moment, may also bring cubes down. The step itself knows nothing of
 * it. A follower has no such moves, because it is not their turn. RULES 3.4
 */
export const withDescents = <F extends Frame>(
  step: Required<Pick<Step<State, F, MytikasEvent>, 'moves' | 'play'>> & Step<State, F, MytikasEvent>,
  keeps: Keeps<F> | null = null,
): Step<State, F, MytikasEvent> => ({
  ...step,
  moves(state, frame, seat, out) {
    step.moves(state, frame, seat, out)
    if (seat === state.active) listDescents(state, seat, out, keeps && (() => keeps(state, frame, seat)))
  },
  play(state, frame, seat, move, emit) {
    if (V.verb(move) === 'down') shift(state, seat, V.arg(move, 0), V.arg(move, 1), V.arg(move, 2), emit)
    else step.play(state, frame, seat, move, emit)
  },
})

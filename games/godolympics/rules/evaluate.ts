import type { Seat } from '@pantheon/core'
import type { GodState } from './state.ts'

/** How far the seat stands ahead of the best of the others. */
export function evaluate(s: GodState, seat: Seat): number {
  let best = 0
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && s.tiles[other] > best) best = s.tiles[other]
  return s.tiles[seat] - best
}

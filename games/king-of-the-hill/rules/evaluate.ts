import type { Seat } from '@pantheon/core'
import type { World } from './state.ts'

/** How good the position looks for a seat. */
export const evaluate = (_s: World, _seat: Seat): number => 0

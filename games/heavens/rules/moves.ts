import { range, vocabulary } from '@pantheon/core'
import { SPACES } from './board.ts'
import { MOST_CLIMBED, MOST_FORGED, MOST_SEATS, PLANS } from './data.ts'

/** Every move: chance names the first god, all the rest are the players'. */
export const V = vocabulary({
  first: [range(0, MOST_SEATS - 1)],
  plan: [PLANS],
  forge: [range(1, MOST_FORGED)],
  place: [SPACES],
  raise: [range(1, MOST_CLIMBED)],
  offer: [SPACES],
  swap: [SPACES],
  darken: [SPACES],
  pass: [],
})

/** A verb of the game. */
export type Verb = keyof typeof V.domains

/** The move that passes, for comparing without a look-up. */
export const PASS = V.pass()

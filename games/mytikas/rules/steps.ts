import type { Steps } from '@pantheon/core'
import { build } from './build.ts'
import type { MytikasEvent } from './events.ts'
import { follow } from './follow.ts'
import { carry, lift } from './haul.ts'
import { deal, first, flip, keep, patron } from './opening.ts'
import { cities, extra, produce } from './produce.ts'
import type { State } from './state.ts'
import { buy, favor, offer, place, take } from './tokens.ts'
import { area, burn, depart, turn } from './turn.ts'

/** The steps of Mytikas, in the order of play: set-up, the turn, the actions. */
export const steps: Steps<State, MytikasEvent> = {
  first,
  deal,
  keep,
  flip,
  patron,
  turn,
  depart,
  burn,
  area,
  follow,
  cities,
  produce,
  extra,
  build,
  lift,
  shift: carry,
  take,
  favor,
  buy,
  offer,
  place,
}

import type { Steps } from '@pantheon/core'
import { gift, open } from './bonus-deck.ts'
import { deed, personal, trigger } from './deed.ts'
import type { GodEvent } from './events.ts'
import { draw, shuffle } from './gods-deck.ts'
import { appoint, assign, day, exchange, lot } from './morning.ts'
import { bury, peek } from './omens.ts'
import type { GodState } from './state.ts'
import { flood, give, insight, take, target } from './strikes.ts'
import { revive, tally } from './tally.ts'
import { round, turn, war } from './turn.ts'

/** What each kind of frame means. */
export const steps: Steps<GodState, GodEvent> = {
  day,
  assign,
  draw,
  appoint,
  exchange,
  shuffle,
  lot,
  round,
  open,
  turn,
  war,
  deed,
  trigger,
  target,
  take,
  give,
  bury,
  peek,
  insight,
  flood,
  gift,
  personal,
  tally,
  revive,
}

import type { Steps } from '@pantheon/core'
import { act } from './act.ts'
import { aim, attack } from './attack.ts'
import { graeae } from './effects-draw.ts'
import { prize } from './effects-token.ts'
import type { EphyranEvent } from './events.ts'
import { deal, first, gods } from './setup.ts'
import type { EphyranState } from './state.ts'
import { settle } from './taking.ts'
import { pile, rounds, turn } from './turn.ts'

/** What each frame means, in the order of play. */
export const steps: Steps<EphyranState, EphyranEvent> = {
  first,
  gods,
  deal,
  rounds,
  turn,
  act,
  settle,
  aim,
  attack,
  prize,
  graeae,
  pile,
}

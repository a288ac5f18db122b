import { EFFECT_NAMES, type EffectName } from './data.ts'
import type { Effect } from './effect.ts'
import { destroy } from './effect-destroy.ts'
import { exchange } from './effect-exchange.ts'
import { pickOne, playAgain } from './effects-draw.ts'
import { lock, unlock } from './effects-lock.ts'
import { stealToken, takeToken } from './effects-token.ts'
import type { Support } from './names.ts'
import type { Tables } from './tables.ts'

/** What each effect of a Support means. */
const MEANINGS: Readonly<Record<EffectName, Effect>> = {
  playAgain,
  pickOne,
  takeToken,
  stealToken,
  exchange,
  destroy,
  lock,
  unlock,
}

/** The same in the order of `EFFECT_NAMES`: looked up by number, many times a turn. */
const EFFECTS: readonly Effect[] = EFFECT_NAMES.map(name => MEANINGS[name])

/** What a Support of this edition does. */
export const effectOf = (tables: Tables, support: Support): Effect => EFFECTS[tables.effects[support]]

import { SPACES } from './board.ts'
import type { HeavensRefusal } from './events.ts'
import type { Verb } from './moves.ts'
import { board, type HeavensState } from './state.ts'

/** A move that belongs to another moment. RULES 3 */
export const notNow = (verb: Verb): HeavensRefusal => ({ key: 'no.not-now', rule: '3', verb })

/** Why no planet can go to the space of that word: it is not on this table, or someone is there. */
export function whyNotSpace(s: HeavensState, word: number): HeavensRefusal | null {
  const space = board(s).spaceOf[word]
  if (space < 0) return { key: 'no.unused', rule: '1.1', space: SPACES[word] }
  const seat = s.owner[space]
  return seat < 0 ? null : { key: 'no.occupied', rule: '1.2', space: SPACES[word], seat }
}

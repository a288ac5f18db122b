import type { MoveList, Seat } from '@pantheon/core'
import { inSet, lowestBit, MYTHOLOGY_OF } from './cards.ts'
import type { Condition } from './data/bonuses.ts'
import { V } from './moves.ts'
import { BONUSES, MYTHOLOGIES } from './names.ts'
import { type Deed, type GodState, isLast, isOwn, type Tally, tables } from './state.ts'
import { BY_POWER, BY_RANK } from './tables.ts'

/** A card laid (Play-to-go) or a round won (Win-to-go): what a bonus may be gained for. */
export type Feat = Deed | Tally

const isGodWanted = (s: GodState, bonus: number, card: number): boolean =>
  inSet(tables(s).wants[bonus * MYTHOLOGIES.length + MYTHOLOGY_OF[card]], card)

/** What each Play-to-go condition but `god` means. RULES 6.1 */
const PLAY_TESTS: Readonly<Partial<Record<Condition, (deed: Deed) => boolean>>> = {
  ability: deed => deed.triggered,
  'by-power': deed => deed.how === BY_POWER,
  'by-rank': deed => deed.how === BY_RANK,
}

/** What each Win-to-go condition but `god` means. RULES 6.2 */
const WIN_TESTS: Readonly<Partial<Record<Condition, (s: GodState, won: Tally) => boolean>>> = {
  own: (s, won) => isOwn(s, won.winner, won.card),
  foreign: (s, won) => !isOwn(s, won.winner, won.card),
  first: (_s, won) => won.index === 0,
  last: (s, won) => isLast(s, won.index),
  'bank-love': (_s, won) => won.love,
  'bank-war': (_s, won) => won.war,
  again: (_s, won) => won.again,
  behind: (_s, won) => won.behind,
}

/** Does the feat fulfil a Bonus card of its kind? */
export function fulfils(s: GodState, bonus: number, feat: Feat): boolean {
  const { condition } = s.data.bonuses[BONUSES[bonus]]
  if (!isOfKind(s, bonus, feat)) return false
  if (condition === 'god') return isGodWanted(s, bonus, feat.card)
  if (feat.at === 'deed') return PLAY_TESTS[condition]?.(feat) === true
  return WIN_TESTS[condition]?.(s, feat) === true
}

/** Is it a Play card for a card laid, a Win card for a round won? */
export const isOfKind = (s: GodState, bonus: number, feat: Feat): boolean =>
  (tables(s).kinds[feat.at === 'deed' ? 'play' : 'win'] & (1 << bonus)) !== 0

/** The personal cards that may count for a feat: a card just laid is too early for those drawn since (ruling G35). */
export const inTime = (s: GodState, seat: Seat, feat: Feat): number =>
  feat.at === 'deed' ? s.personal[seat] & ~s.fresh : s.personal[seat]

/** Lists the personal cards that the feat fulfils. */
export function listUses(s: GodState, seat: Seat, feat: Feat, out: MoveList): void {
  for (let b = inTime(s, seat, feat); b !== 0; b &= b - 1) {
    const bonus = lowestBit(b)
    if (fulfils(s, bonus, feat)) out.add(V.use(bonus))
  }
}

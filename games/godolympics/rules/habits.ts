import { type Habits, Places, type Senses, stair, top } from '@pantheon/core'
import { bits, type Card, inSet, MYTHOLOGY_OF, WHOLE } from './cards.ts'
import { HABIT_WEIGHTS } from './habit-weights.ts'
import { V } from './moves.ts'
import { ABILITIES, GODS_EACH, MYTHOLOGIES } from './names.ts'
import { type GodState, isOwn, participants, tables } from './state.ts'
import { laidBefore, PETRIFIED, SHIELDED, type Turning, unpackTurn } from './traces.ts'
import { beatersOf, traceOf } from './turn.ts'

/** How likely a card seems to stay on top, in steps. */
const STEPS = [0, 0.08, 0.16, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 0.95]

const places = new Places()
/** A god laid: to lead, with others still to play, as the last; of one's own mythology or another's; by Rank. */
const LAID = places.row(3 * 2 * GODS_EACH)
/** A god folded: of one's own mythology or another's, by Rank. */
const FOLDED = places.row(2 * GODS_EACH)
/** It takes LIFE: with others still to play, and as the last. */
const LIFE = places.row(2)
/** It goes with the round's Bonus card, which is for playing or for winning. */
const BONUS = places.row(2)
/** A god of the hunted mythology: laid with others still to play, laid as the last, folded. */
const HUNTED = places.row(3)
/** How likely it seems to stay on top: laid to lead, and with others still to play. */
const HOLDS = places.row(2 * STEPS.length)
/** The ability of one's own god: laid with others still to play, and as the last. */
const ABILITY = places.row(2 * ABILITIES.length)

/** A turn, and the cards that were laid before it. */
export interface Situation {
  readonly turn: Turning
  readonly gone: readonly number[]
  /** The card that went, -1 if it was folded unseen. */
  readonly went: Card
}

const isLastIn = ({ yet }: Turning): 0 | 1 => (yet > 0 ? 0 : 1)

/** Could this card be laid in such a turn? RULES 3.2, 3.3 */
export function canLay(s: GodState, { top, bar, seat }: Turning, card: Card): boolean {
  if (top < 0 || bar === PETRIFIED) return top < 0
  return inSet(beatersOf(s, top, bar === SHIELDED, seat, MYTHOLOGY_OF[card]), card)
}

/** Tells what there is to laying a card that is not hunted. */
export function senseLaying(s: GodState, situation: Situation, card: Card, out: Senses): void {
  const { rank, ability, wants, kinds } = tables(s)
  const { turn } = situation
  const foreign = isOwn(s, turn.seat, card) ? 0 : 1
  const last = isLastIn(turn)
  const when = turn.top < 0 ? 0 : 1 + last
  out.add(LAID + (2 * when + foreign) * GODS_EACH + rank[card] - 1)
  if (last === 0) out.add(HOLDS + when * STEPS.length + stair(STEPS, holds(s, situation, card)))
  if (foreign === 0) out.add(ABILITY + last * ABILITIES.length + ability[card])
  if (turn.life) out.add(LIFE + last)
  if (turn.bonus >= 0 && inSet(wants[turn.bonus * MYTHOLOGIES.length + MYTHOLOGY_OF[card]], card))
    out.add(BONUS + ((kinds.play & (1 << turn.bonus)) !== 0 ? 0 : 1))
}

/** Tells what there is to folding a card that is not hunted. */
export function senseFolding(s: GodState, { turn }: Situation, card: Card, out: Senses): void {
  const foreign = isOwn(s, turn.seat, card) ? 0 : 1
  out.add(FOLDED + foreign * GODS_EACH + tables(s).rank[card] - 1)
}

/** Where it counts that a card is hunted. */
export const huntedPlace = (turn: Turning, folds: boolean): number => HUNTED + (folds ? 2 : isLastIn(turn))

/** How likely a card stays on top against those who are still to play, by what all have seen. */
function holds(s: GodState, { turn, gone }: Situation, card: Card): number {
  const { beaters, war } = tables(s)
  const { life, death, hand } = s.data
  const own = MYTHOLOGY_OF[card]
  const beating = (m: number): number => bits(beaters[card * MYTHOLOGIES.length + m] & ~gone[m])
  const byRank = beating(own)
  const falls = war[card] === 1 && s.warAlways ? life / (life + death) : 1
  let left = 0
  for (const m of participants(s)) left += bits(WHOLE & ~gone[m])
  let chance = 1
  for (let i = 1; i <= turn.yet; i++) {
    const m = s.mythologies[(turn.seat + i) % s.seats]
    const able = byRank + (m === own ? 0 : beating(m))
    chance *= 1 - falls * (1 - (1 - able / left) ** hand)
  }
  return chance
}

/** What players lay and fold, by what all can see of it and by what they hunt. */
export const HABITS: Habits<GodState> = {
  places: places.count,
  weights: HABIT_WEIGHTS,
  sense(s, seat, move, out) {
    if (top(s).at !== 'turn') return
    const card = V.arg(move, 0)
    const folds = V.verb(move) === 'fold'
    const turns = [...s.traces, traceOf(s, seat, folds ? -1 : card)].map(unpackTurn)
    const situation = { turn: turns[turns.length - 1], gone: laidBefore(turns)[turns.length - 1], went: card }
    if (folds) senseFolding(s, situation, card, out)
    else senseLaying(s, situation, card, out)
    if (MYTHOLOGY_OF[card] === s.envoys[seat]) out.add(huntedPlace(situation.turn, folds))
  },
}

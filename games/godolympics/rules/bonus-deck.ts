import { CHANCE, type Emit, type MoveList, NOBODY, only, pop, type Step, type Who } from '@pantheon/core'
import { lowestBit } from './cards.ts'
import { endDay } from './evening.ts'
import { type GodEvent, notNow, question, refuse } from './events.ts'
import { V } from './moves.ts'
import { ALL_EYES, type Gift, type GodState, type Open, participants, tables } from './state.ts'

/** All Bonus cards of the game back in their deck; in Classic the Endgame cards lie open. RULES 2.4, 8.3 */
export function gatherBonuses(s: GodState): void {
  const { kinds, naming } = tables(s)
  s.foretold.length = 0
  s.pool = 0
  s.used = 0
  s.bonus = -1
  s.fresh = 0
  s.goals = 0
  s.personal.fill(0)
  s.bonusSeen.fill(0)
  const absent = absentBonuses(s, naming)
  s.pool = (kinds.play | kinds.win | kinds.goal) & ~absent
  if (s.arcade) return
  s.pool &= ~kinds.goal
  s.goals = kinds.goal & ~absent
}

/** The Bonus cards that name a mythology which takes no part. RULES 2.4 */
export function absentBonuses(s: GodState, naming: Int32Array): number {
  const taking = participants(s)
  return naming.reduce((set, cards, m) => (taking.includes(m) ? set : set | cards), 0)
}

/** Are there Bonus cards to draw, if need be from the used pile? RULES 6.6 */
export const bonusesLeft = (s: GodState): boolean => s.foretold.length > 0 || (s.pool | s.used) !== 0

/** Deck empty: the used pile is shuffled and becomes the deck. RULES 6.6 */
export function refillBonuses(s: GodState, emit: Emit<GodEvent> | null): void {
  if (s.pool !== 0 || s.used === 0) return
  for (let b = s.used; b !== 0; b &= b - 1) s.bonusSeen[lowestBit(b)] = 0
  s.pool = s.used
  s.used = 0
  emit?.tell({ key: 'reshuffled' })
}

/** Lists the unseen Bonus cards as outcomes of chance. */
export function listPool(s: GodState, out: MoveList): void {
  for (let b = s.pool; b !== 0; b &= b - 1) out.add(V.open(lowestBit(b)))
}

/** The Bonus card just drawn by chance leaves the pool. */
export function leavePool(s: GodState, bonus: number): void {
  s.pool &= ~(1 << bonus)
}

const isGoal = (s: GodState, bonus: number): boolean => (tables(s).kinds.goal & (1 << bonus)) !== 0

/** Lays an Endgame card open; the last of them ends the Day. RULES 6.5 */
function layOut(s: GodState, bonus: number, emit: Emit<GodEvent> | null): void {
  s.goals |= 1 << bonus
  s.bonusSeen[bonus] = ALL_EYES
  emit?.reveal({ key: 'goal-opened', bonus })
  if (s.goals === tables(s).kinds.goal) endDay(s, emit)
}

/** The round's Bonus card is put away: nothing stands in its place yet. */
export function retireBonus(s: GodState): void {
  if (s.bonus >= 0) s.used |= 1 << s.bonus
  s.bonus = -1
}

/** Turns a card up; an Endgame card is laid out and the frame stays, so that another follows. */
function turnUp(s: GodState, bonus: number, emit: Emit<GodEvent> | null): void {
  if (isGoal(s, bonus)) {
    layOut(s, bonus, emit)
    return
  }
  retireBonus(s)
  s.bonus = bonus
  s.bonusSeen[bonus] = ALL_EYES
  emit?.reveal({ key: 'opened', round: s.round, bonus })
  pop(s)
}

/** The round's Bonus card is opened; an old one gives way to it. RULES 3.1, 6.5 */
export const open: Step<GodState, Open, GodEvent> = {
  rule: '3.1',
  next(s, _frame, emit): Who {
    const foretold = s.foretold.shift()
    if (foretold !== undefined) {
      turnUp(s, foretold, emit)
      return NOBODY
    }
    refillBonuses(s, emit)
    if (s.pool !== 0) return CHANCE
    retireBonus(s)
    emit?.tell({ key: 'no-bonus' })
    pop(s)
    return NOBODY
  },
  moves(s, _frame, _seat, out) {
    listPool(s, out)
  },
  play(s, _frame, _seat, move, emit) {
    const bonus = V.arg(move, 0)
    leavePool(s, bonus)
    turnUp(s, bonus, emit)
  },
}

function pocket(s: GodState, frame: Gift, bonus: number, emit: Emit<GodEvent> | null): void {
  const { seat } = frame
  s.personal[seat] |= 1 << bonus
  s.fresh |= 1 << bonus
  s.bonusSeen[bonus] |= only(seat)
  frame.card = bonus
  emit?.tell({ key: 'gift', seat })
  emit?.reveal({ key: 'gift-card', seat, bonus }, only(seat))
}

/**
 * A personal Bonus card. In Arcade its owner is always asked, so that the question does not tell an Endgame card:
 * they may lay one out and draw another. RULES 6.3, 6.5
 */
export const gift: Step<GodState, Gift, GodEvent> = {
  rule: '6.3',
  next(s, frame, emit): Who {
    if (frame.card < 0) {
      const foretold = s.foretold.shift()
      if (foretold !== undefined) pocket(s, frame, foretold, emit)
      else {
        refillBonuses(s, emit)
        if (s.pool !== 0) return CHANCE
        emit?.tell({ key: 'no-gift', seat: frame.seat })
        pop(s)
        return NOBODY
      }
    }
    if (s.arcade) return only(frame.seat)
    pop(s)
    return NOBODY
  },
  moves(s, frame, seat, out) {
    if (seat === CHANCE) listPool(s, out)
    else {
      out.add(V.keep())
      if (isGoal(s, frame.card)) out.add(V.reveal())
    }
  },
  play(s, frame, seat, move, emit) {
    if (seat === CHANCE) {
      leavePool(s, V.arg(move, 0))
      pocket(s, frame, V.arg(move, 0), emit)
      return
    }
    if (V.verb(move) === 'keep') {
      pop(s)
      return
    }
    const bonus = frame.card
    s.personal[seat] &= ~(1 << bonus)
    s.fresh &= ~(1 << bonus)
    frame.card = -1
    layOut(s, bonus, emit)
  },
  ask: (s, frame) => question({ key: 'ask.gift', bonus: frame.card, goal: isGoal(s, frame.card) }),
  whyNot: (_s, frame, _seat, move) =>
    V.verb(move) === 'reveal' ? refuse('6.5', { key: 'no.goal', bonus: frame.card }) : notNow('6.3'),
}

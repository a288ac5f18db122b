import { CHANCE, only, pop, push, type Step } from '@pantheon/core'
import { faceOf, keepInHand, leavePile, listPile, type Tell } from './cards.ts'
import type { Effect } from './effect.ts'
import { type EphyranEvent, no } from './events.ts'
import { V } from './moves.ts'
import type { Card } from './names.ts'
import { notNow } from './refuse.ts'
import { type EphyranState, type Graeae, turnOf } from './state.ts'

/** Castor & Pollux: draw two cards, then play once more, but no Support. RULES 5.2 */
export const playAgain: Effect = {
  rule: '5.2',
  possible: (state, seat) => state.hands[seat].length > 1 || state.left > 0 || state.discard.length > 0,
  missing: () => ({ key: 'no.more' }),
  begin(state, _seat, card) {
    state.spent.push(card)
    const turn = turnOf(state)
    turn.draws = state.data.castorDraws
    turn.again = true
  },
}

/** The Graeae: three cards from the pile, one of them to keep. RULES 5.3 */
export const pickOne: Effect = {
  rule: '5.3',
  possible: state => state.left > 0,
  missing: () => ({ key: 'no.pile' }),
  begin(state, seat, card) {
    state.spent.push(card)
    turnOf(state).draws = 0
    push(state, { at: 'graeae', seat, cards: [], kept: false })
  },
}

/** The Graeae's cards are drawn, one is kept, the others laid on the discard pile. RULES 5.3 */
export const graeae: Step<EphyranState, Graeae, EphyranEvent> = {
  rule: '5.3',
  next: (state, frame) =>
    !frame.kept && frame.cards.length < state.data.graeaeDraws && state.left > 0 ? CHANCE : only(frame.seat),
  moves(state, frame, seat, out) {
    if (seat === CHANCE) listPile(state, out)
    else if (frame.kept) for (let i = 0; i < frame.cards.length; i++) out.add(V.lay(frame.cards[i]))
    else for (let i = 0; i < frame.cards.length; i++) out.add(V.keep(frame.cards[i]))
  },
  play(state, frame, seat, move, emit) {
    const card = V.arg(move, 0)
    if (seat === CHANCE) {
      emit?.tell({ key: 'drew', seat: frame.seat, card: faceOf(state.data, card) }, only(frame.seat))
      frame.cards.push(card)
      leavePile(state, card, emit)
      return
    }
    frame.cards.splice(frame.cards.indexOf(card), 1)
    if (frame.kept) lay(state, frame, card, emit)
    else {
      frame.kept = true
      keepInHand(state, seat, card)
      emit?.tell({ key: 'keeps', seat })
      emit?.tell({ key: 'kept', seat, card: faceOf(state.data, card) }, only(seat))
    }
    if (frame.cards.length > 1) return
    for (const rest of frame.cards) lay(state, frame, rest, emit)
    pop(state)
  },
  ask: (state, frame) => ({
    key: frame.kept ? 'ask.lay' : 'ask.keep',
    hand: frame.cards.map(card => faceOf(state.data, card)),
  }),
  whyNot(state, frame, _seat, move) {
    if (V.verb(move) !== (frame.kept ? 'lay' : 'keep')) return notNow(move, '5.3')
    return no('5.3', { key: 'no.among', card: faceOf(state.data, V.arg(move, 0)) })
  },
}

function lay(state: EphyranState, frame: Graeae, card: Card, emit: Tell): void {
  state.discard.push(card)
  emit?.reveal({ key: 'laid', seat: frame.seat, card: faceOf(state.data, card) })
}

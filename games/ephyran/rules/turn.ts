import { CHANCE, NOBODY, only, pop, push, type Step } from '@pantheon/core'
import { drawTo, listPile, pickUp, type Tell } from './cards.ts'
import { type EphyranEvent, no } from './events.ts'
import { V } from './moves.ts'
import { MAGIC, NONE } from './names.ts'
import { notNow } from './refuse.ts'
import { after, type EphyranState, type Pile, type Rounds, type Turn } from './state.ts'
import { FACE_UP, kindOf, tokenOf } from './token.ts'

/** Turns go clockwise until the round in which the end was brought about is complete. RULES 8.2 */
export const rounds: Step<EphyranState, Rounds, EphyranEvent> = {
  rule: '8.2',
  next(state, frame, emit) {
    const seat = frame.seat === NONE ? state.first : after(state, frame.seat)
    if (state.ending !== '' && seat === state.first) {
      uncover(state, emit)
      state.ended = state.ending
      pop(state)
      return NOBODY
    }
    frame.seat = seat
    push(state, { at: 'turn', seat, acted: false, draws: 1, closed: false, again: false })
    return NOBODY
  },
}

/** Before the scoring everyone turns the tokens of their city over. RULES 9.1 */
function uncover(state: EphyranState, emit: Tell): void {
  state.tokens.forEach((row, seat) => {
    const lying = row.filter(token => token !== NONE)
    row.forEach((token, slot) => {
      if (token !== NONE) row[slot] = tokenOf(kindOf(token), FACE_UP)
    })
    if (lying.length > 0)
      emit?.reveal({ key: 'uncovered', seat, kinds: lying.map(token => MAGIC[kindOf(token)]) })
  })
}

const discardOpen = (state: EphyranState, frame: Turn): boolean => state.discard.length > 0 && !frame.closed

/** One turn: an action, then a card from the pile or the discard pile. RULES 4.7 */
export const turn: Step<EphyranState, Turn, EphyranEvent> = {
  rule: '4.7',
  next(state, frame, emit) {
    if (!frame.acted || (frame.again && !mayDraw(state, frame))) return act(state, frame, emit)
    if (mayDraw(state, frame)) return only(frame.seat)
    pop(state)
    return NOBODY
  },
  moves(state, frame, _seat, out) {
    if (state.left > 0) out.add(V.draw(PILE))
    else out.add(V.pass())
    if (discardOpen(state, frame)) out.add(V.draw(DISCARD))
  },
  play(state, frame, seat, move, emit) {
    if (V.verb(move) === 'pass') {
      frame.draws = 0
      return
    }
    frame.draws--
    if (V.arg(move, 0) === DISCARD) {
      pickUp(state, seat, emit)
      return
    }
    emit?.tell({ key: 'draws', seat })
    push(state, { at: 'pile', seat })
  },
  ask: (state, frame) => ({ key: 'ask.draw', draws: frame.draws, pile: state.left }),
  whyNot(_state, frame, _seat, move) {
    const verb = V.verb(move)
    if (verb === 'pass') return no('4.7', { key: 'no.must' })
    if (verb !== 'draw') return notNow(move, '4.7')
    if (V.arg(move, 0) === PILE) return no('4.7', { key: 'no.pile' })
    return no('4.7', { key: frame.closed ? 'no.closed' : 'no.discard' })
  },
}

const PILE = 0
const DISCARD = 1

const mayDraw = (state: EphyranState, frame: Turn): boolean =>
  frame.draws > 0 && (state.left > 0 || discardOpen(state, frame))

/** The action, or the second one after Castor & Pollux; a hand without cards has none. */
function act(state: EphyranState, frame: Turn, emit: Tell): number {
  const again = frame.acted
  frame.acted = true
  frame.again = false
  if (again) frame.draws = 0
  if (state.hands[frame.seat].length > 0) push(state, { at: 'act', seat: frame.seat, again })
  else emit?.tell({ key: 'skipped', seat: frame.seat })
  return NOBODY
}

/** The top card of the pile is drawn. RULES 4.7 */
export const pile: Step<EphyranState, Pile, EphyranEvent> = {
  rule: '4.7',
  next: () => CHANCE,
  moves(state, _frame, _seat, out) {
    listPile(state, out)
  },
  play(state, frame, _seat, move, emit) {
    pop(state)
    drawTo(state, frame.seat, V.arg(move, 0), emit)
  },
}

import { CHANCE, everyone, NOBODY, only, pop, push, type Seat, type Step } from '@pantheon/core'
import type { MytikasEvent } from './events.ts'
import { V } from './moves.ts'
import { CARDS, GODS } from './names.ts'
import {
  ASIDE,
  after,
  type Deal,
  type First,
  type Flip,
  IN_LINE,
  type Keep,
  type Patron,
  type State,
  UNSEEN,
} from './state.ts'
import { gain, takeFavor } from './table.ts'
import { whyNot } from './whynot.ts'

/** Who begins is drawn by lot; the start goods follow the turn order. RULES 2.1, 2.4 */
export const first: Step<State, First, MytikasEvent> = {
  rule: '2.1',
  next: () => CHANCE,
  moves(state, _frame, _seat, out) {
    for (let seat = 0; seat < state.seats; seat++) out.add(V.first(seat))
  },
  play(state, _frame, _chance, move, emit) {
    pop(state)
    state.first = V.arg(move, 0)
    state.active = state.first
    emit?.tell({ key: 'first', seat: state.first })
    for (let k = 0; k < state.seats; k++)
      gain(state, after(state, state.first, k), state.data.start[k], 1, emit)
  },
}

/** The starting deity cards, in turn order: one each face up, or two each in secret. RULES 2.2 */
export const deal: Step<State, Deal, MytikasEvent> = {
  rule: '2.2',
  next(state, frame) {
    if (frame.dealt < state.seats * state.dealt) return CHANCE
    pop(state)
    if (state.dealt > 1)
      push(state, { at: 'keep', hands: frame.hands, kept: new Array(state.seats).fill(-1) })
    return NOBODY
  },
  moves(state, _frame, _seat, out) {
    for (let card = 0; card < CARDS.length; card++) if (state.place[card] === UNSEEN) out.add(V.deal(card))
  },
  play(state, frame, _chance, move, emit) {
    const card = V.arg(move, 0)
    const seat = after(state, state.first, frame.dealt++)
    if (state.dealt === 1) {
      receive(state, seat, card)
      emit?.tell({ key: 'dealt', seat, card })
    } else {
      state.place[card] = ASIDE
      frame.hands[seat].push(card)
      emit?.tell({ key: 'dealt', seat, card }, only(seat))
    }
  },
}

/** A starting card comes with one offering and works from the first turn. RULES 2.2 */
function receive(state: State, seat: Seat, card: number): void {
  state.place[card] = seat
  state.offerings[card] = 1
}

/** All keep one of their two cards at the same time; the other goes under the deck. RULES 2.2 */
export const keep: Step<State, Keep, MytikasEvent> = {
  rule: '2.2',
  next(state, frame, emit) {
    let waiting = everyone(state.seats)
    for (let seat = 0; seat < state.seats; seat++) if (frame.kept[seat] >= 0) waiting &= ~only(seat)
    if (waiting !== NOBODY) return waiting
    pop(state)
    for (let seat = 0; seat < state.seats; seat++) {
      receive(state, seat, frame.kept[seat])
      const [one, other] = frame.hands[seat]
      state.putBack[seat] = frame.kept[seat] === one ? other : one
    }
    emit?.reveal({ key: 'kept', cards: frame.kept })
    return NOBODY
  },
  moves(_state, frame, seat, out) {
    for (const card of frame.hands[seat]) out.add(V.keep(card))
  },
  play(_state, frame, seat, move) {
    frame.kept[seat] = V.arg(move, 0)
  },
  ask: () => ({ key: 'ask.keep' }),
  whyNot,
}

/** Cards of the line turn face up. Nobody has seen them, so they are drawn only now. RULES 2.3, 3.6 */
export const flip: Step<State, Flip, MytikasEvent> = {
  rule: '3.6',
  next(state, frame) {
    if (frame.left > 0) return CHANCE
    pop(state)
    return NOBODY
  },
  moves(state, _frame, _seat, out) {
    for (let card = 0; card < CARDS.length; card++) if (state.place[card] === UNSEEN) out.add(V.flip(card))
  },
  play(state, frame, _chance, move, emit) {
    const card = V.arg(move, 0)
    frame.left--
    state.place[card] = IN_LINE
    emit?.tell({ key: 'flipped', card })
  },
}

/** Each takes a favor, the last player first, all of different gods. RULES 2.5 */
export const patron: Step<State, Patron, MytikasEvent> = {
  rule: '2.5',
  next(state, frame) {
    if (frame.left > 0) return only(after(state, state.first, frame.left - 1))
    pop(state)
    return NOBODY
  },
  moves(state, _frame, _seat, out) {
    for (let god = 0; god < GODS.length; god++) if (!patronOf(state, god)) out.add(V.favor(god))
  },
  play(state, frame, seat, move, emit) {
    frame.left--
    takeFavor(state, seat, V.arg(move, 0), emit)
  },
  ask: () => ({ key: 'ask.patron' }),
  whyNot,
}

/** Has somebody taken this god's favor already? */
function patronOf(state: State, god: number): boolean {
  for (let seat = 0; seat < state.seats; seat++) if (state.favors[seat][god] > 0) return true
  return false
}

import {
  CHANCE,
  type Emit,
  type MoveList,
  NOBODY,
  only,
  pop,
  type Seat,
  type Step,
  type Who,
} from '@pantheon/core'
import {
  addCard,
  anyCard,
  type Card,
  type Cards,
  cardAt,
  countCards,
  noCards,
  pourCards,
  removeCard,
  WHOLE,
} from './cards.ts'
import type { GodEvent } from './events.ts'
import { V } from './moves.ts'
import { type Draw, type GodState, participants, type Shuffle } from './state.ts'
import { outdate } from './traces.ts'

/** Cards left in the Gods deck. */
export const deckSize = (s: GodState): number => countCards(s.deck) + s.top.length + s.bottom.length

/** All god cards of the game back in one unseen deck. RULES 8.3 */
export function gatherGods(s: GodState): void {
  s.top.length = 0
  s.bottom.length = 0
  s.bank.length = 0
  for (const set of [...s.hands, ...s.stacks, s.discard]) set.fill(0)
  s.deck.fill(0)
  for (const m of participants(s)) s.deck[m] = WHOLE
  s.seen.fill(0)
  s.traces.length = 0
  s.folds.length = 0
}

/** Lists the cards of a set as moves. */
export function listEach(set: Cards, move: (card: Card) => number, out: MoveList): void {
  for (let m = 0; m < set.length; m++) for (let b = set[m]; b !== 0; b &= b - 1) out.add(move(cardAt(m, b)))
}

/** The top card if its place is known to someone (a looked-at top, or only buried cards left); else -1. */
export function takeKnown(s: GodState): Card {
  if (s.top.length > 0) return s.top.shift() ?? -1
  if (!anyCard(s.deck)) return s.bottom.shift() ?? -1
  return -1
}

/** These eyes learn where the cards of a set are. */
export function show(s: GodState, set: Cards, eyes: number): void {
  for (let m = 0; m < set.length; m++) for (let b = set[m]; b !== 0; b &= b - 1) s.seen[cardAt(m, b)] |= eyes
}

/** A card left a hidden set unseen: only these eyes can still tell where each of its cards is. RULES 9.2 */
export function blur(s: GodState, set: Cards, eyes: number): void {
  for (let m = 0; m < set.length; m++) for (let b = set[m]; b !== 0; b &= b - 1) s.seen[cardAt(m, b)] &= eyes
}

/** A card goes from one hidden set to another before these eyes only; everybody else loses track. RULES 9.2 */
export function handOver(s: GodState, from: Cards, to: Cards, card: Card, eyes: Who): void {
  blur(s, from, eyes)
  removeCard(from, card)
  addCard(to, card)
  s.seen[card] |= eyes
}

/** A hand card goes under the Gods deck: its owner knows where it is, others lose track of that hand. */
export function bury(s: GodState, seat: Seat, card: Card): void {
  blur(s, s.hands[seat], only(seat))
  outdate(s, seat)
  removeCard(s.hands[seat], card)
  s.bottom.push(card)
}

function receive(s: GodState, seat: Seat, card: Card, emit: Emit<GodEvent> | null): void {
  addCard(s.hands[seat], card)
  s.seen[card] |= only(seat)
  emit?.reveal({ key: 'drew', seat, card }, only(seat))
}

/** A seat draws from the Gods deck until it has what it is due or the deck is empty. RULES 3.6 */
export const draw: Step<GodState, Draw, GodEvent> = {
  rule: '3.6',
  next(s, frame, emit): Who {
    while (frame.left > 0) {
      const card = takeKnown(s)
      if (card >= 0) receive(s, frame.seat, card, emit)
      else if (anyCard(s.deck)) return CHANCE
      frame.left--
    }
    pop(s)
    return NOBODY
  },
  moves(s, _frame, _seat, out) {
    listEach(s.deck, V.draw, out)
  },
  play(s, frame, _seat, move, emit) {
    const card = V.arg(move, 0)
    removeCard(s.deck, card)
    receive(s, frame.seat, card, emit)
    frame.left--
  },
}

/** What was put under the Gods deck is shuffled into it. RULES 2.5 */
export const shuffle: Step<GodState, Shuffle, GodEvent> = {
  rule: '2.5',
  next(s, _frame, emit): Who {
    pop(s)
    const back = noCards()
    for (const card of s.bottom) addCard(back, card)
    s.bottom.length = 0
    blur(s, back, 0)
    pourCards(back, s.deck)
    emit?.tell({ key: 'shuffled' })
    return NOBODY
  },
}

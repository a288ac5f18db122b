import { type Emit, only, type Seat } from '@pantheon/core'
import { addCard, type Card, type Cards, removeCard } from './cards.ts'
import type { GodEvent } from './events.ts'
import { blur } from './gods-deck.ts'
import { GODS } from './names.ts'
import { ALL_EYES, type GodState } from './state.ts'
import { noteFolds } from './traces.ts'

type Mouth = Emit<GodEvent> | null

/** A hand card joins the bank face down: only its player knows it. RULES 3.2, 9.2 */
export function foldToBank(s: GodState, seat: Seat, card: Card, emit: Mouth): void {
  blur(s, s.hands[seat], only(seat))
  removeCard(s.hands[seat], card)
  s.bank.push(card)
  emit?.tell({ key: 'folded', seat })
  emit?.tell({ key: 'folded-card', seat, card }, only(seat))
}

/** A hand card is shown to all and joins the bank; whether it comes on top is still to be seen. */
export function showToBank(s: GodState, seat: Seat, card: Card): void {
  removeCard(s.hands[seat], card)
  s.bank.push(card)
  s.seen[card] = ALL_EYES
}

/** The last card of the bank lies on top, face up. RULES 3.2 */
export function crownLast(s: GodState, seat: Seat, emit: Mouth): void {
  const index = s.bank.length - 1
  const card = s.bank[index]
  const below = s.crown >= 0 ? s.bank[s.crown] : -1
  s.up |= 1 << index
  s.crown = index
  s.fresh = 0
  emit?.reveal({ key: 'laid', seat, card, below, uses: GODS[card] })
}

/** Moves the whole bank into a set of cards, before the eyes that get to see it; with it the round's marks go. */
export function emptyBank(s: GodState, into: Cards, eyes: number): void {
  noteFolds(s, eyes)
  for (let i = 0; i < s.bank.length; i++) {
    addCard(into, s.bank[i])
    s.seen[s.bank[i]] |= eyes
  }
  s.bank.length = 0
  s.up = 0
  s.triggered = 0
  s.crown = -1
  s.silencer = -1
}

/** The bank goes to the discard pile, which lies face up. RULES 5.7 */
export function discardBank(s: GodState, emit: Mouth): void {
  if (s.bank.length === 0) return
  emit?.reveal({ key: 'discarded', cards: s.bank.slice() })
  emptyBank(s, s.discard, ALL_EYES)
}

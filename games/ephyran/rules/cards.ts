import { type Emit, type MoveList, only, type Seat } from '@pantheon/core'
import type { EphyranData } from './data.ts'
import type { CardFace, EphyranEvent } from './events.ts'
import { V } from './moves.ts'
import { type Card, DIONYSUS, halfOf, TERRITORIES, type Territory } from './names.ts'
import type { EphyranState } from './state.ts'
import { tablesOf } from './tables.ts'

/** Where the game's events go. */
export type Tell = Emit<EphyranEvent> | null

/** A card as messages carry it. */
export const faceOf = (data: EphyranData, card: Card): CardFace => ({
  card,
  halves: tablesOf(data).halves[card] ?? [],
})

/** The cards of a hand as questions to its owner carry them. */
export const handOf = (state: EphyranState, seat: Seat): CardFace[] =>
  state.hands[seat].map(card => faceOf(state.data, card))

/** What lives on a card that stands in that territory. */
export function creatureName(data: EphyranData, card: Card, territory: Territory): string {
  if (card === DIONYSUS) return 'Dionysus'
  return data.territories[TERRITORIES[territory]].creatures[tablesOf(data).creature[halfOf(card, territory)]]
}

/** Puts a card into an ascending list. */
function insert(cards: Card[], card: Card): void {
  let at = cards.length
  cards.push(card)
  for (; at > 0 && cards[at - 1] > card; at--) cards[at] = cards[at - 1]
  cards[at] = card
}

/** Takes a card out of a list; false if it was not in it. */
function remove(cards: Card[], card: Card): boolean {
  const last = cards.length - 1
  let at = 0
  while (at <= last && cards[at] !== card) at++
  if (at > last) return false
  for (; at < last; at++) cards[at] = cards[at + 1]
  cards.pop()
  return true
}

/** Does the seat hold that card? */
export function holds(state: EphyranState, seat: Seat, card: Card): boolean {
  const hand = state.hands[seat]
  for (let i = 0; i < hand.length; i++) if (hand[i] === card) return true
  return false
}

/**
 * A card leaves a hand face up. Gives the way to tell of it: what the others had not known to be there is
 * revealed, and nobody takes that back.
 */
export function leaveHand(state: EphyranState, seat: Seat, card: Card): 'tell' | 'reveal' {
  remove(state.hands[seat], card)
  return remove(state.shown[seat], card) ? 'tell' : 'reveal'
}

/** Lists every card that chance may draw from the pile. */
export function listPile(state: EphyranState, out: MoveList): void {
  const { pile } = state
  for (let card = 1; card < pile.length; card++) if (pile[card] > 0) out.add(V.deal(card), pile[card])
}

/** The card on its way from the pile to whoever draws it; the last one brings the end. RULES 8.1 */
export function leavePile(state: EphyranState, card: Card, emit: Tell): void {
  state.pile[card]--
  state.left--
  if (state.left > 0) return
  emit?.tell({ key: 'emptied' })
  if (state.ending === '') state.ending = 'pile'
}

/** A card drawn from the pile goes to a hand, seen by its owner alone. */
export function drawTo(state: EphyranState, seat: Seat, card: Card, emit: Tell): void {
  emit?.tell({ key: 'drew', seat, card: faceOf(state.data, card) }, only(seat))
  insert(state.hands[seat], card)
  leavePile(state, card, emit)
}

/** A card nobody else has seen goes to a hand. */
export function keepInHand(state: EphyranState, seat: Seat, card: Card): void {
  insert(state.hands[seat], card)
}

/** The top card of the discard pile goes to a hand; everybody knows it there. */
export function pickUp(state: EphyranState, seat: Seat, emit: Tell): void {
  const card = state.discard.pop()
  if (card === undefined) return
  emit?.tell({ key: 'picks', seat, card: faceOf(state.data, card) })
  insert(state.hands[seat], card)
  insert(state.shown[seat], card)
}

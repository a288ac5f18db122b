import { NOBODY, only, pop, push } from '@pantheon/core'
import { BUY_FAVOR, TAKE_AND_OFFER, works } from './cards.ts'
import { withDescents } from './descend.ts'
import { canOffer, canTakeFavor, receiveOfferings } from './effects.ts'
import { MOST_PLACED, V } from './moves.ts'
import { CARDS, cell, GODS, MARBLE, TOP } from './names.ts'
import type { Buy, Favor, Offer, Place, State, Take } from './state.ts'
import {
  leastOffering,
  mostOffering,
  payMarble,
  placeOfferings,
  robFavor,
  takeFavor,
  takeOfferings,
  takesOffering,
  useCard,
} from './table.ts'
import { whyNot } from './whynot.ts'

/** Poseidon by day, where the ribbon alone would also do: take the offerings, or not. RULES 4.6 */
export const take = withDescents<Take>({
  rule: '4.6',
  next: (_state, frame) => only(frame.seat),
  moves(_state, _frame, _seat, out) {
    out.add(V.take())
    out.add(V.skip())
  },
  play(state, frame, seat, move, emit) {
    pop(state)
    if (V.verb(move) === 'take') receiveOfferings(state, seat, frame.n, frame.main, emit)
  },
  ask: (_state, frame) => ({ key: 'ask.take', n: frame.n }),
  whyNot,
})

/** Favors of one's choice, one at a time; from another player if the pile is empty. RULES 4.5 */
export const favor = withDescents<Favor>({
  rule: '4.5',
  next(state, frame) {
    if (frame.left > 0 && canTakeFavor(state, frame.seat)) return only(frame.seat)
    pop(state)
    if (frame.main && state.acted && works(state, frame.seat, BUY_FAVOR) && canBuy(state, frame.seat))
      push(state, { at: 'buy', seat: frame.seat })
    return NOBODY
  },
  moves(state, frame, seat, out) {
    for (let god = 0; god < GODS.length; god++) {
      if (state.pile[god] > 0) out.add(V.favor(god))
      else
        for (let other = 0; other < state.seats; other++)
          if (other !== seat && state.favors[other][god] > 0) out.add(V.rob(god, other))
    }
    if (!frame.must || state.acted) out.add(V.skip())
  },
  play(state, frame, seat, move, emit) {
    const verb = V.verb(move)
    if (verb === 'skip') frame.left = 0
    else {
      frame.left--
      if (verb === 'favor') takeFavor(state, seat, V.arg(move, 0), emit)
      else robFavor(state, seat, V.arg(move, 0), V.arg(move, 1), emit)
    }
  },
  ask: (_state, frame) => ({ key: 'ask.favor', left: frame.left }),
  whyNot,
})

function canBuy(state: State, seat: number): boolean {
  if (!canTakeFavor(state, seat)) return false
  for (let level = 1; level <= TOP; level++) if (state.cubes[seat][cell(MARBLE, level)] > 0) return true
  return false
}

/** Hephaestus: a marble from any level for one more favor. RULES 5.5 */
export const buy = withDescents<Buy>({
  rule: '5.5',
  next: (_state, frame) => only(frame.seat),
  moves(state, _frame, seat, out) {
    for (let level = 1; level <= TOP; level++)
      if (state.cubes[seat][cell(MARBLE, level)] > 0) out.add(V.buy(level))
    out.add(V.skip())
  },
  play(state, _frame, seat, move, emit) {
    pop(state)
    if (V.verb(move) === 'skip') return
    useCard(seat, BUY_FAVOR, emit)
    payMarble(state, seat, V.arg(move, 0), emit)
    push(state, { at: 'favor', seat, must: false, main: false, left: 1 })
  },
  ask: () => ({ key: 'ask.buy' }),
  whyNot,
})

/** Making an offering: first on which card; by Hades' night one may take an offering instead, with Ares before it. RULES 4.8, 5.5 */
export const offer = withDescents<Offer>({
  rule: '4.8',
  next: (_state, frame) => only(frame.seat),
  moves(state, frame, seat, out) {
    if (frame.take > 0) out.add(V.take())
    if (state.reserve[seat] > 0)
      for (let card = 0; card < CARDS.length; card++)
        if (takesOffering(state, seat, card)) out.add(V.offer(card))
    if (!frame.must) out.add(V.skip())
  },
  play(state, frame, seat, move, emit) {
    const verb = V.verb(move)
    pop(state)
    if (verb === 'take') {
      takeOfferings(state, seat, frame.take, emit)
      if (!frame.main || !works(state, seat, TAKE_AND_OFFER) || !canOffer(state, seat)) return
      useCard(seat, TAKE_AND_OFFER, emit)
      push(state, { at: 'offer', seat, must: false, main: false, take: 0 })
    } else if (verb === 'offer') push(state, { at: 'place', seat, card: V.arg(move, 0) })
  },
  ask: (_state, frame) => ({ key: 'ask.offer', take: frame.take }),
  whyNot,
})

/** Then how many: more than another player has there, and no more than the next lock asks. RULES 4.8, 4.9 */
export const place = withDescents<Place>({
  rule: '4.8',
  next: (_state, frame) => only(frame.seat),
  moves(state, frame, seat, out) {
    const most = Math.min(mostOffering(state, seat, frame.card), MOST_PLACED)
    for (let n = leastOffering(state, seat, frame.card); n <= most; n++) out.add(V.place(n))
  },
  play(state, frame, seat, move, emit) {
    pop(state)
    placeOfferings(state, seat, frame.card, V.arg(move, 0), emit)
  },
  ask: (state, frame) => ({
    key: 'ask.place',
    card: frame.card,
    least: leastOffering(state, frame.seat, frame.card),
    most: Math.min(mostOffering(state, frame.seat, frame.card), MOST_PLACED),
  }),
  whyNot,
})

import { CHANCE, NOBODY, only, pop, push, type Seat, type Step, type Who } from '@pantheon/core'
import { gatherBonuses } from './bonus-deck.ts'
import { addCard, anyCard, type Card, hasCard, listCards, MYTHOLOGY_OF, noCards, nthCard } from './cards.ts'
import { goOnEvening, startEvening, sunset } from './evening.ts'
import { type GodEvent, notNow, question, refuse } from './events.ts'
import { bury, gatherGods, listEach } from './gods-deck.ts'
import { V } from './moves.ts'
import { MYTHOLOGIES } from './names.ts'
import {
  type Appoint,
  type Assign,
  type Day,
  type Exchange,
  type GodState,
  type Lot,
  participants,
  seatOf,
} from './state.ts'

/** The Day: cards are dealt, rounds played, the evening's steps made, until somebody finishes. RULES 1.1, 8 */
export const day: Step<GodState, Day, GodEvent> = {
  rule: '1.1',
  next(s, frame, emit): Who {
    if (frame.stage === 'morning') {
      if (s.day === 0 && seatOf(s, -1) >= 0) push(s, { at: 'assign' })
      else {
        frame.stage = 'rounds'
        dawn(s)
        emit?.tell({ key: 'morning', day: s.day })
      }
    } else if (frame.stage === 'rounds') {
      if (anyCard(s.hands[0])) push(s, { at: 'round' })
      else startEvening(s, frame, false, emit)
    } else if (frame.stage === 'night') {
      if (s.day >= s.days) sunset(s, emit)
      else frame.stage = 'morning'
    } else goOnEvening(s, frame, emit)
    return NOBODY
  },
}

/** All cards are shuffled and dealt anew; counters stay where they are. RULES 2.2, 8.3 */
function dawn(s: GodState): void {
  s.day++
  s.round = 0
  gatherGods(s)
  gatherBonuses(s)
  s.envoys.fill(-1)
  s.envoySeen.fill(0)
  if (s.day === 1) push(s, { at: 'lot' })
  if (s.exchange) push(s, { at: 'exchange', aside: s.hands.map(noCards), asked: s.hands.map(() => 0) })
  push(s, { at: 'appoint', seat: 0 })
  for (let seat = s.seats - 1; seat >= 0; seat--) push(s, { at: 'draw', seat, left: s.data.hand })
}

/** Everyone gets a mythology, by lot or by choice; a duel a third one by lot. RULES 2.1, 2.7 */
export const assign: Step<GodState, Assign, GodEvent> = {
  rule: '2.1',
  next(s): Who {
    const seat = seatOf(s, -1)
    if (seat >= 0) return s.chosen ? only(seat) : CHANCE
    if (s.seats === 2 && s.third < 0) return CHANCE
    pop(s)
    return NOBODY
  },
  moves(s, _frame, seat, out) {
    for (let m = 0; m < MYTHOLOGIES.length; m++)
      if (seatOf(s, m) < 0) out.add(seat === CHANCE ? V.assign(m) : V.claim(m))
  },
  play(s, _frame, _seat, move, emit) {
    const mythology = V.arg(move, 0)
    const seat = seatOf(s, -1)
    if (seat >= 0) {
      s.mythologies[seat] = mythology
      emit?.tell({ key: 'assigned', seat, mythology })
    } else {
      s.third = mythology
      emit?.tell({ key: 'third', mythology })
    }
  },
  ask: () => question({ key: 'ask.claim' }),
  whyNot(s, _frame, _seat, move) {
    if (V.verb(move) !== 'claim') return notNow('2.1')
    const mythology = V.arg(move, 0)
    return refuse('2.1', { key: 'no.claimed', mythology, seat: seatOf(s, mythology) })
  },
}

/** A Diplomacy card for each, of the mythologies that take part. RULES 2.3 */
export const appoint: Step<GodState, Appoint, GodEvent> = {
  rule: '2.3',
  next(s, frame): Who {
    if (frame.seat < s.seats) return CHANCE
    pop(s)
    return NOBODY
  },
  moves(s, _frame, _seat, out) {
    for (const m of participants(s)) if (!s.envoys.includes(m)) out.add(V.appoint(m))
  },
  play(s, frame, _seat, move, emit) {
    const mythology = V.arg(move, 0)
    const seat = frame.seat++
    s.envoys[seat] = mythology
    s.envoySeen[seat] = only(seat)
    emit?.tell({ key: 'appointed', seat, mythology }, only(seat))
  },
}

/** The card a seat is being asked about: its hand is gone through in order. */
const askedCard = (s: GodState, frame: Exchange, seat: Seat): Card =>
  nthCard(s.hands[seat], frame.asked[seat])

/**
 * Everyone decides on each hand card in secret, all at once, and as many times as they have cards, so that nobody's
 * pace tells anything; then they draw as many as they set aside, and those are shuffled in (ruling G33). RULES 2.5
 */
export const exchange: Step<GodState, Exchange, GodEvent> = {
  rule: '2.5',
  next(s, frame, emit): Who {
    let waiting = NOBODY
    for (let seat = 0; seat < s.seats; seat++) if (askedCard(s, frame, seat) >= 0) waiting |= only(seat)
    if (waiting !== NOBODY) return waiting
    pop(s)
    push(s, { at: 'shuffle' })
    for (let seat = s.seats - 1; seat >= 0; seat--) {
      const aside = listCards(frame.aside[seat])
      for (const card of aside) bury(s, seat, card)
      push(s, { at: 'draw', seat, left: aside.length })
      emit?.reveal({ key: 'exchanged', seat, count: aside.length })
    }
    return NOBODY
  },
  moves(s, frame, seat, out) {
    out.add(V.exchange(askedCard(s, frame, seat)))
    out.add(V.keep())
  },
  play(s, frame, seat, move) {
    if (V.verb(move) === 'exchange') addCard(frame.aside[seat], askedCard(s, frame, seat))
    frame.asked[seat]++
  },
  ask: (s, frame, seat) => question({ key: 'ask.exchange', card: askedCard(s, frame, seat) }),
  whyNot(s, frame, seat, move) {
    if (V.verb(move) !== 'exchange') return notNow('2.5')
    const card = V.arg(move, 0)
    if (!hasCard(s.hands[seat], card)) return refuse('2.5', { key: 'no.card', card })
    return refuse('2.5', { key: 'no.other-card', card, asked: askedCard(s, frame, seat) })
  },
}

/** A god drawn from the deck, and shuffled back, names the first player; a duel's third mythology does not count. RULES 2.6 */
export const lot: Step<GodState, Lot, GodEvent> = {
  rule: '2.6',
  next: () => CHANCE,
  moves(s, _frame, _seat, out) {
    const players = s.deck.map((cards, m) => (seatOf(s, m) >= 0 ? cards : 0))
    listEach(players, V.lot, out)
  },
  play(s, _frame, _seat, move, emit) {
    const card = V.arg(move, 0)
    s.leader = seatOf(s, MYTHOLOGY_OF[card])
    emit?.tell({ key: 'lot', seat: s.leader, card })
    pop(s)
  },
}

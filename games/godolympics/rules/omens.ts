import { CHANCE, NOBODY, only, pop, push, type Step, type Who } from '@pantheon/core'
import { leavePool, listPool } from './bonus-deck.ts'
import { anyCard, hasCard, removeCard } from './cards.ts'
import { type GodEvent, notNow, question, refuse } from './events.ts'
import { bury as buryCard, listEach } from './gods-deck.ts'
import { V } from './moves.ts'
import type { Bury, GodState, Peek } from './state.ts'

/** RENEWAL and WISDOM: hand cards go under the Gods deck; RENEWAL then draws as many. RULES 5.4 */
export const bury: Step<GodState, Bury, GodEvent> = {
  rule: '5.4',
  next(s, frame): Who {
    if (frame.left > 0) return only(frame.seat)
    pop(s)
    if (frame.draws) push(s, { at: 'draw', seat: frame.seat, left: frame.buried })
    return NOBODY
  },
  moves(s, frame, seat, out) {
    listEach(s.hands[seat], V.bury, out)
    if (frame.draws && frame.buried > 0) out.add(V.done())
  },
  play(s, frame, seat, move, emit) {
    if (V.verb(move) === 'done') {
      frame.left = 0
      return
    }
    const card = V.arg(move, 0)
    buryCard(s, seat, card)
    frame.left--
    frame.buried++
    emit?.tell({ key: 'buried', seat })
    emit?.tell({ key: 'buried-card', seat, card }, only(seat))
  },
  ask: (_s, frame) => question({ key: 'ask.bury', left: frame.left, may: frame.draws && frame.buried > 0 }),
  whyNot(s, frame, seat, move) {
    const verb = V.verb(move)
    if (verb === 'done') return refuse('5.4', { key: frame.draws ? 'no.unburied' : 'no.must-bury' })
    if (verb !== 'bury' || hasCard(s.hands[seat], V.arg(move, 0))) return notNow('5.4')
    return refuse('5.4', { key: 'no.card', card: V.arg(move, 0) })
  },
}

/** The cards looked at, at the top of the one deck or the other. */
const looked = (s: GodState, frame: Peek): number[] => (frame.bonus ? s.foretold : s.top)

/** Takes the next unseen card up to be looked at where nothing is left to chance. */
const lift = (s: GodState, frame: Peek): boolean => {
  if (frame.bonus || anyCard(s.deck)) return false
  s.top.push(s.bottom.shift() ?? -1)
  return true
}

/** FORESIGHT and PROPHECY: the top cards of a deck are looked at and put back in any order. RULES 5.4 */
export const peek: Step<GodState, Peek, GodEvent> = {
  rule: '5.4',
  next(s, frame, emit): Who {
    const { seat, bonus, count } = frame
    const cards = looked(s, frame)
    if (frame.placed < 0) {
      while (cards.length < count) if (!lift(s, frame)) return CHANCE
      frame.placed = 0
      const seen = bonus ? s.bonusSeen : s.seen
      for (let i = 0; i < count; i++) seen[cards[i]] = only(seat)
      emit?.tell({ key: 'peeked', seat, bonus, count })
      if (bonus) emit?.reveal({ key: 'peeked-bonuses', seat, bonuses: cards.slice(0, count) }, only(seat))
      else emit?.reveal({ key: 'peeked-gods', seat, cards: cards.slice(0, count) }, only(seat))
    }
    if (frame.placed < count - 1) return only(seat)
    emit?.tell({ key: 'arranged', seat, bonus })
    pop(s)
    return NOBODY
  },
  moves(s, frame, seat, out) {
    if (seat === CHANCE) {
      if (frame.bonus) listPool(s, out)
      else listEach(s.deck, V.draw, out)
      return
    }
    const cards = looked(s, frame)
    for (let i = frame.placed; i < frame.count; i++)
      out.add(frame.bonus ? V.foretell(cards[i]) : V.order(cards[i]))
  },
  play(s, frame, seat, move) {
    const card = V.arg(move, 0)
    const cards = looked(s, frame)
    if (seat === CHANCE) {
      if (frame.bonus) leavePool(s, card)
      else removeCard(s.deck, card)
      cards.push(card)
      return
    }
    const from = cards.indexOf(card)
    cards[from] = cards[frame.placed]
    cards[frame.placed++] = card
  },
  ask: (_s, { bonus, placed, count }) =>
    question({ key: bonus ? 'ask.foretell' : 'ask.order', placed, count }),
  whyNot(_s, frame, _seat, move) {
    const verb = V.verb(move)
    if (verb !== 'order' && verb !== 'foretell') return notNow('5.4')
    return refuse('5.4', { key: 'no.looked', left: frame.count - frame.placed })
  },
}

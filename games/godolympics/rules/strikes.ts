import { CHANCE, type Emit, NOBODY, only, pop, push, type Seat, type Step, type Who } from '@pantheon/core'
import { EFFECTS, strikeAt, targets } from './abilities.ts'
import { addCard, type Card, cardAt, hasCard, removeCard } from './cards.ts'
import { type GodEvent, notNow, question, refuse } from './events.ts'
import { handOver, listEach } from './gods-deck.ts'
import { V } from './moves.ts'
import { ABILITIES, type Ability, MYTHOLOGIES } from './names.ts'
import { move as moveCounter } from './race.ts'
import {
  ALL_EYES,
  type Flood,
  type Give,
  type GodState,
  type Insight,
  seatOf,
  type Take,
  type Target,
} from './state.ts'
import { outdate } from './traces.ts'

type Mouth = Emit<GodEvent> | null

const openTargets = (s: GodState, seat: Seat, ability: number): number =>
  targets(s, seat, EFFECTS[ABILITIES[ability]].hits ?? (() => false))

/** The owner of an aimed ability chooses among those it can strike. RULES 5.3 */
export const target: Step<GodState, Target, GodEvent> = {
  rule: '5.3',
  next: (_s, frame) => only(frame.seat),
  moves(s, frame, seat, out) {
    const open = openTargets(s, seat, frame.ability)
    for (let other = 0; other < s.seats; other++)
      if ((open & only(other)) !== 0) out.add(V.target(s.mythologies[other]))
  },
  play(s, frame, seat, move, emit) {
    pop(s)
    strikeAt(s, seat, seatOf(s, V.arg(move, 0)), frame.ability, emit)
  },
  ask: (_s, frame) => question({ key: 'ask.target', ability: frame.ability }),
  whyNot(s, frame, seat, move) {
    if (V.verb(move) !== 'target') return notNow('5.3')
    const mythology = V.arg(move, 0)
    const other = seatOf(s, mythology)
    if (other < 0) return refuse('5.3', { key: 'no.player', mythology })
    if (other === seat) return refuse('5.3', { key: 'no.self' })
    return refuse('5.3', { key: 'no.target', target: other, ability: frame.ability })
  },
}

/** What becomes of the card that chance takes. RULES 5.4 */
const TAKES: Readonly<
  Partial<Record<Ability, (s: GodState, seat: Seat, from: Seat, card: Card, emit: Mouth) => void>>
> = {
  charm(s, seat, from, card, emit) {
    const both = only(seat) | only(from)
    handOver(s, s.hands[from], s.hands[seat], card, both)
    outdate(s, seat)
    outdate(s, from)
    emit?.tell({ key: 'took', seat, from })
    emit?.reveal({ key: 'took-card', seat, from, card }, both)
    push(s, { at: 'give', seat, to: from, taken: card })
  },
  exile(s, seat, from, card, emit) {
    removeCard(s.stacks[from], card)
    addCard(s.discard, card)
    s.seen[card] = ALL_EYES
    emit?.reveal({ key: 'exiled', seat, from, card })
  },
  theft(s, seat, from, card, emit) {
    const both = only(seat) | only(from)
    handOver(s, s.stacks[from], s.stacks[seat], card, both)
    emit?.tell({ key: 'stole', seat, from })
    emit?.reveal({ key: 'stole-card', seat, from, card }, both)
  },
}

/** Chance takes a card from a hand (CHARM) or a Stack (EXILE, THEFT); nobody chooses it. RULES 5.3 */
export const take: Step<GodState, Take, GodEvent> = {
  rule: '5.3',
  next: () => CHANCE,
  moves(s, frame, _seat, out) {
    const { from } = frame
    listEach(ABILITIES[frame.ability] === 'charm' ? s.hands[from] : s.stacks[from], V.take, out)
  },
  play(s, frame, _seat, move, emit) {
    pop(s)
    TAKES[ABILITIES[frame.ability]]?.(s, frame.seat, frame.from, V.arg(move, 0), emit)
  },
}

/** CHARM: any hand card but the one taken goes to its victim. RULES 5.4 */
export const give: Step<GodState, Give, GodEvent> = {
  rule: '5.4',
  next: (_s, frame) => only(frame.seat),
  moves(s, frame, seat, out) {
    for (let m = 0; m < MYTHOLOGIES.length; m++)
      for (let b = s.hands[seat][m]; b !== 0; b &= b - 1) {
        const card = cardAt(m, b)
        if (card !== frame.taken) out.add(V.give(card))
      }
  },
  play(s, frame, seat, move, emit) {
    const card = V.arg(move, 0)
    const { to } = frame
    const both = only(seat) | only(to)
    pop(s)
    handOver(s, s.hands[seat], s.hands[to], card, both)
    emit?.tell({ key: 'gave', seat, to })
    emit?.reveal({ key: 'gave-card', seat, to, card }, both)
  },
  ask: (_s, frame) => question({ key: 'ask.give', taken: frame.taken, to: frame.to }),
  whyNot(s, frame, seat, move) {
    if (V.verb(move) !== 'give') return notNow('5.4')
    const card = V.arg(move, 0)
    if (card === frame.taken) return refuse('5.4', { key: 'no.taken', card })
    return hasCard(s.hands[seat], card) ? notNow('5.4') : refuse('5.4', { key: 'no.card', card })
  },
}

/** INSIGHT: the Diplomacy card seen may be exchanged for one's own; both then know both. RULES 5.4 */
export const insight: Step<GodState, Insight, GodEvent> = {
  rule: '5.4',
  next: (_s, frame) => only(frame.seat),
  moves(_s, _frame, _seat, out) {
    out.add(V.swap())
    out.add(V.keep())
  },
  play(s, frame, seat, move, emit) {
    pop(s)
    if (V.verb(move) === 'keep') return
    const { other } = frame
    const both = only(seat) | only(other)
    swapEntries(s.envoys, seat, other)
    swapEntries(s.envoySeen, seat, other)
    s.envoySeen[seat] |= both
    s.envoySeen[other] |= both
    outdate(s, seat)
    outdate(s, other)
    emit?.reveal({ key: 'envoys-swapped', seat, other })
  },
  ask: (s, frame) => question({ key: 'ask.insight', other: frame.other, mythology: s.envoys[frame.other] }),
  whyNot: () => notNow('5.4'),
}

function swapEntries(list: number[], a: number, b: number): void {
  const held = list[a]
  list[a] = list[b]
  list[b] = held
}

/** FLOOD: everybody who was ahead goes back, the rearmost first. RULES 5.4 */
export const flood: Step<GodState, Flood, GodEvent> = {
  rule: '5.4',
  next(s, frame, emit): Who {
    let rearmost = -1
    for (let other = 0; other < s.seats; other++)
      if ((frame.left & only(other)) !== 0 && (rearmost < 0 || s.tiles[other] < s.tiles[rearmost]))
        rearmost = other
    if (rearmost < 0) pop(s)
    else {
      frame.left &= ~only(rearmost)
      moveCounter(s, rearmost, -s.data.abilities.flood.amount, 'hindered', emit)
    }
    return NOBODY
  },
}

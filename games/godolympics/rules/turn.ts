import {
  CHANCE,
  type Emit,
  NOBODY,
  only,
  pop,
  push,
  type Refusal,
  type Seat,
  type Step,
  type Who,
} from '@pantheon/core'
import { crownLast, foldToBank, showToBank } from './bank.ts'
import { retireBonus } from './bonus-deck.ts'
import { type Card, cardAt, hasCard, inSet, MYTHOLOGY_OF } from './cards.ts'
import { type GodEvent, notNow, question, refuse } from './events.ts'
import { deckSize, listEach } from './gods-deck.ts'
import { V } from './moves.ts'
import { GODS, MYTHOLOGIES } from './names.ts'
import { move as moveCounter } from './race.ts'
import {
  crowned,
  type GodState,
  isOwn,
  playerOf,
  type Round,
  rightAfterCrown,
  type Turn,
  tables,
  type War,
} from './state.ts'
import { BY_POWER, BY_RANK, UNMATCHED } from './tables.ts'
import { startTally } from './tally.ts'
import { FREE, PETRIFIED, packTurn, SHIELDED } from './traces.ts'

type Mouth = Emit<GodEvent> | null

/** One lap: a Bonus card is opened, everyone has a turn, the winner is found. RULES 3.1 */
export const round: Step<GodState, Round, GodEvent> = {
  rule: '3.1',
  next(s): Who {
    if (s.bank.length === s.seats) {
      pop(s)
      startTally(s)
    } else {
      push(s, { at: 'turn', seat: playerOf(s, s.bank.length) })
      if (s.bank.length === 0) startRound(s)
    }
    return NOBODY
  },
}

function startRound(s: GodState): void {
  s.round++
  retireBonus(s)
  push(s, { at: 'open' })
}

/** The gods of mythology `m` that would defeat the top card for this seat, as bits. RULES 3.3 */
export const beatersIn = (s: GodState, seat: Seat, m: number): number =>
  beatersOf(s, s.bank[s.crown], isShielded(s), seat, m)

/** The same for any card on top; `shielded`: not by Power or love. RULES 3.3 */
export function beatersOf(s: GodState, top: Card, shielded: boolean, seat: Seat, m: number): number {
  const byRank = m === MYTHOLOGY_OF[top]
  if (!byRank && (m !== s.mythologies[seat] || shielded)) return 0
  return tables(s).beaters[top * MYTHOLOGIES.length + m]
}

/** How a card comes on top: within a mythology only Rank counts, across them only Power and love. */
const howDefeats = (s: GodState, card: Card): number => {
  if (s.crown < 0) return UNMATCHED
  return MYTHOLOGY_OF[card] === MYTHOLOGY_OF[s.bank[s.crown]] ? BY_RANK : BY_POWER
}

/** AEGIS bars Power and love, for the next player only (ruling G32). */
const isShielded = (s: GodState): boolean => rightAfterCrown(s) && crowned(s, 'aegis')

/** PETRIFY makes the next player fold (ruling G32). */
export const isPetrified = (s: GodState): boolean => rightAfterCrown(s) && crowned(s, 'petrify')

/** Must whoever defeats the top card draw LIFE? Gods of war (rulings G6, G9), and MAJESTY. RULES 3.5 */
export function needsLife(s: GodState): boolean {
  if (s.crown < 0) return false
  if (tables(s).war[s.bank[s.crown]] === 1 && s.warAlways) return true
  return crowned(s, 'war') || crowned(s, 'majesty')
}

/** What all see and may remember of the turn that a seat is about to have: it lays a card, or folds one (-1). */
export const traceOf = (s: GodState, seat: Seat, laid: Card): number =>
  packTurn({
    seat,
    top: s.crown < 0 ? -1 : s.bank[s.crown],
    bar: isPetrified(s) ? PETRIFIED : isShielded(s) ? SHIELDED : FREE,
    life: needsLife(s),
    yet: s.seats - 1 - s.bank.length,
    bonus: s.bonus,
    laid,
    draws: deckSize(s) > 0,
  })

/** A god is played face up if it is stronger than the top card, or any is folded; the first player must play. RULES 3.2 */
export const turn: Step<GodState, Turn, GodEvent> = {
  rule: '3.2',
  next: (_s, frame) => only(frame.seat),
  moves(s, _frame, seat, out) {
    const hand = s.hands[seat]
    if (s.crown < 0) {
      listEach(hand, V.play, out)
      return
    }
    if (!isPetrified(s))
      for (let m = 0; m < hand.length; m++)
        if (hand[m] !== 0)
          for (let b = hand[m] & beatersIn(s, seat, m); b !== 0; b &= b - 1) out.add(V.play(cardAt(m, b)))
    listEach(hand, V.fold, out)
  },
  play(s, frame, seat, move, emit) {
    const card = V.arg(move, 0)
    const folds = V.verb(move) === 'fold'
    pop(s)
    s.traces.push(traceOf(s, seat, folds ? -1 : card))
    if (folds) {
      foldToBank(s, seat, card, emit)
      push(s, { at: 'draw', seat, left: 1 })
      return
    }
    const how = howDefeats(s, card)
    const life = needsLife(s)
    showToBank(s, seat, card)
    if (!life) crown(s, frame.seat, how, emit)
    else {
      emit?.reveal({ key: 'challenged', seat, card, below: s.bank[s.crown] })
      push(s, { at: 'war', seat, how })
    }
  },
  ask(s) {
    if (s.crown < 0) return question({ key: 'ask.lead' })
    const top = s.bank[s.crown]
    if (isPetrified(s)) return question({ key: 'ask.petrified', top })
    return question({ key: 'ask.turn', top, war: needsLife(s) })
  },
  whyNot(s, _frame, seat, move) {
    const verb = V.verb(move)
    if (verb !== 'play' && verb !== 'fold') return notNow('3.2')
    const card = V.arg(move, 0)
    if (!hasCard(s.hands[seat], card)) return refuse('3.2', { key: 'no.card', card })
    if (verb === 'fold') return refuse('3.2', { key: 'no.lead' })
    return whyWeaker(s, seat, card, s.bank[s.crown])
  },
}

function whyWeaker(s: GodState, seat: Seat, card: Card, top: Card): Refusal {
  const { rank, beaters } = tables(s)
  if (isPetrified(s)) return refuse('5.5', { key: 'no.petrified', top })
  const needs = rank[top]
  const m = MYTHOLOGY_OF[card]
  if (m === MYTHOLOGY_OF[top])
    return refuse('3.3', { key: 'no.rank', card, rank: rank[card], top, needs: needs + 1 })
  if (!isOwn(s, seat, card)) return refuse('3.3', { key: 'no.foreign', card, top })
  if (inSet(beaters[top * MYTHOLOGIES.length + m], card)) return refuse('5.5', { key: 'no.aegis', card, top })
  if (rank[card] === s.data.loveRank) return refuse('3.4', { key: 'no.love', card, top })
  const { power } = s.data.gods[GODS[card]]
  return refuse('3.3', { key: 'no.power', card, power, top, needs })
}

function crown(s: GodState, seat: Seat, how: number, emit: Mouth): void {
  const card = s.bank[s.bank.length - 1]
  crownLast(s, seat, emit)
  push(s, { at: 'deed', stage: 'ability', seat, card, how, triggered: false })
}

/** LIFE: the challenger comes on top. DEATH: it is folded for all to see, and a war that was declared pays. RULES 3.5 */
export const war: Step<GodState, War, GodEvent> = {
  rule: '3.5',
  next: () => CHANCE,
  moves(s, _frame, _seat, out) {
    out.add(V.life(), s.data.life)
    out.add(V.death(), s.data.death)
  },
  play(s, frame, _seat, move, emit) {
    pop(s)
    const { seat, how } = frame
    const card = s.bank[s.bank.length - 1]
    if (V.verb(move) === 'life') {
      emit?.tell({ key: 'life', seat, card })
      crown(s, seat, how, emit)
      return
    }
    emit?.tell({ key: 'death', seat, card })
    push(s, { at: 'draw', seat, left: 1 })
    if (crowned(s, 'war')) moveCounter(s, playerOf(s, s.crown), s.data.abilities.war.amount, 'war', emit)
  },
}

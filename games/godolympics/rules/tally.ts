import { type Emit, NOBODY, only, pop, push, type Seat, type Step, type Who } from '@pantheon/core'
import { discardBank, emptyBank } from './bank.ts'
import { addCard, anyCard, type Card, removeCard } from './cards.ts'
import { gainRoundBonus } from './deed.ts'
import { type GodEvent, notNow, question, refuse } from './events.ts'
import { blur, listEach } from './gods-deck.ts'
import { V } from './moves.ts'
import { ABILITIES, type Ability } from './names.ts'
import { isBehind, move as moveCounter } from './race.ts'
import { ALL_EYES, abilityOf, type GodState, playerOf, type Revive, type Tally, tables } from './state.ts'
import { outdate } from './traces.ts'

type Mouth = Emit<GodEvent> | null

/** The round is over: the owner of the top card has won it. RULES 4.1 */
export function startTally(s: GodState): void {
  const { crown } = s
  const winner = playerOf(s, crown)
  push(s, {
    at: 'tally',
    stage: 'revive',
    winner,
    card: s.bank[crown],
    index: crown,
    love: false,
    war: false,
    again: s.round > 1 && s.leader === winner,
    behind: false,
    late: [],
  })
  pushRevivals(s)
}

/** Does bank card `index` have this ability triggered? */
const hasTriggered = (s: GodState, index: number, ability: Ability): boolean =>
  (s.triggered & (1 << index)) !== 0 && ABILITIES[abilityOf(s, s.bank[index])] === ability

/** RESURRECTION* of defeated gods, asked in order of play. RULES 4.2, 5.6 */
function pushRevivals(s: GodState): void {
  for (let i = s.bank.length - 1; i >= 0; i--) {
    const seat = playerOf(s, i)
    if (i !== s.crown && hasTriggered(s, i, 'resurrection') && anyCard(s.hands[seat]))
      push(s, { at: 'revive', seat, index: i })
  }
}

/** Everything that follows a round, in its order. RULES 4.2 */
export const tally: Step<GodState, Tally, GodEvent> = {
  rule: '4.2',
  next(s, frame, emit): Who {
    const { winner } = frame
    switch (frame.stage) {
      case 'revive':
        frame.stage = 'step'
        settleBank(s, frame, emit)
        break
      case 'step':
        frame.stage = 'bonus'
        frame.behind = isBehind(s, winner)
        moveCounter(s, winner, s.data.winSteps, 'wins', emit)
        break
      case 'bonus':
        frame.stage = 'personal'
        gainRoundBonus(s, winner, frame, 'win', emit)
        break
      case 'personal':
        frame.stage = 'late'
        push(s, { at: 'personal', seat: winner })
        break
      default:
        if (frame.late.length > 0) stepLate(s, frame, emit)
        else pop(s)
    }
    return NOBODY
  },
}

/** Notes what later steps need from the bank, then sends it where it goes. RULES 4.1, 5.7 */
function settleBank(s: GodState, frame: Tally, emit: Mouth): void {
  const { winner } = frame
  emit?.tell({ key: 'won', seat: winner, card: frame.card, round: s.round })
  for (let i = 0; i < s.bank.length; i++) noteCard(s, frame, i)
  const ruling = bankAbility(s)
  if (ruling >= 0 && hasTriggered(s, ruling, 'ragnarok')) discardBank(s, emit)
  else {
    const owner = ruling >= 0 ? playerOf(s, ruling) : winner
    if (ruling >= 0) emit?.tell({ key: 'justice', seat: owner, winner })
    emit?.tell({ key: 'bank', seat: owner, count: s.bank.length })
    emit?.reveal({ key: 'bank-cards', seat: owner, cards: s.bank.slice() }, only(owner))
    emptyBank(s, s.stacks[owner], only(owner))
  }
  s.leader = winner
}

function noteCard(s: GodState, frame: Tally, index: number): void {
  const { rank } = tables(s)
  const card = s.bank[index]
  const seat = playerOf(s, index)
  if (rank[card] === s.data.loveRank) frame.love = true
  if (rank[card] === s.data.warRank) frame.war = true
  const pays =
    (hasTriggered(s, index, 'triumph') && seat === frame.winner) ||
    (hasTriggered(s, index, 'martyr') && index !== s.crown)
  if (pays) frame.late.push(seat, abilityOf(s, card))
}

/** The bank cannot be split: of the abilities that claim it, the one played last does (ruling G14). RULES 5.7 */
function bankAbility(s: GodState): number {
  for (let i = s.bank.length - 1; i >= 0; i--) {
    if (hasTriggered(s, i, 'ragnarok')) return i
    if (hasTriggered(s, i, 'justice') && i !== s.crown) return i
  }
  return -1
}

/** The first of the delayed steps that are left. RULES 5.6 */
function stepLate(s: GodState, frame: Tally, emit: Mouth): void {
  const [seat, ability] = frame.late.splice(0, 2)
  emit?.tell({ key: 'late', seat, ability })
  moveCounter(s, seat, s.data.abilities[ABILITIES[ability]].amount, 'abilities', emit)
}

/** RESURRECTION*: the defeated god comes back to the hand for another card, laid face down. RULES 5.6 */
export const revive: Step<GodState, Revive, GodEvent> = {
  rule: '5.6',
  next: (_s, frame) => only(frame.seat),
  moves(s, _frame, seat, out) {
    listEach(s.hands[seat], V.revive, out)
    out.add(V.pass())
  },
  play(s, frame, seat, move, emit) {
    pop(s)
    if (V.verb(move) === 'pass') return
    exchangeGod(s, seat, frame.index, V.arg(move, 0), emit)
  },
  ask: (s, frame) => question({ key: 'ask.revive', card: s.bank[frame.index] }),
  whyNot(_s, _frame, _seat, move) {
    if (V.verb(move) !== 'revive') return notNow('5.6')
    return refuse('5.6', { key: 'no.card', card: V.arg(move, 0) })
  },
}

function exchangeGod(s: GodState, seat: Seat, index: number, laid: Card, emit: Mouth): void {
  const god = s.bank[index]
  blur(s, s.hands[seat], only(seat))
  outdate(s, seat)
  removeCard(s.hands[seat], laid)
  addCard(s.hands[seat], god)
  s.seen[god] = ALL_EYES
  s.bank[index] = laid
  s.up &= ~(1 << index)
  s.triggered &= ~(1 << index)
  emit?.tell({ key: 'revived', seat, card: god })
  emit?.tell({ key: 'revived-card', seat, laid }, only(seat))
}

import type { Seat } from '@pantheon/core'
import { fulfils } from './bonuses.ts'
import { type Card, cardAt, inSet, MYTHOLOGY_OF } from './cards.ts'
import { ABILITIES, type Ability } from './names.ts'
import { inHand, outlook, unseenBy } from './prospects.ts'
import { isBehind } from './race.ts'
import { abilityOf, crowned, type GodState, participants, playerOf, tables } from './state.ts'
import { beatersIn, isPetrified, needsLife } from './turn.ts'
import { worths } from './worths.ts'

/** What a triggered ability is worth beyond what it has already moved, by how likely its god stays on top. */
const PROMISE: Readonly<Partial<Record<Ability, (holds: number, bank: number) => number>>> = {
  triumph: holds => holds,
  martyr: holds => 1 - holds,
  resurrection: holds => 0.3 * (1 - holds),
  justice: (holds, bank) => (1 - holds) * bank,
  silence: () => 0.1,
}

/** What the bank would bring the seat: cards it knows, and an average for those it does not. */
function bankWorth(s: GodState, seat: Seat): number {
  const average = averageWorth(s)
  let worth = average * (s.seats - s.bank.length)
  for (const card of s.bank) worth += (s.seen[card] & (1 << seat)) === 0 ? average : cardWorth(s, seat, card)
  return worth
}

/** What a card that the seat does not know would bring to its Stack. */
const averageWorth = (s: GodState): number => worths.hunted / participants(s).length

/** What this card would bring to the Stack of the seat. */
function cardWorth(s: GodState, seat: Seat, card: Card): number {
  const { loves, wars } = tables(s)
  const m = MYTHOLOGY_OF[card]
  if (m === s.envoys[seat]) return worths.hunted
  return inSet(loves[m] | wars[m], card) ? worths.towardsGoal : 0
}

/** What the round may still bring: the chance to win it with the card on top, or with the one that challenges it. */
export function round(s: GodState, seat: Seat, dusk: number): number {
  const frame = s.frames[s.frames.length - 1]
  if (worths.poised !== 0 && frame.at === 'turn' && frame.seat === seat)
    return worths.poised * bestPlay(s, seat, dusk)
  if (s.crown < 0) return 0
  const mine = playerOf(s, s.crown) === seat
  const challenges = frame.at === 'war' && frame.seat === seat
  if (challenges) {
    const life = s.data.life / (s.data.life + s.data.death)
    const card = s.bank[s.bank.length - 1]
    const { holds } = outlook(s, seat, card, false, unseenBy(s, seat))
    const fee = crowned(s, 'war') ? (1 - life) * s.data.abilities.war.amount : 0
    return life * holds * victory(s, seat, card, s.bank.length - 1, dusk * bankWorth(s, seat)) - fee
  }
  let worth = 0
  if (mine) {
    const card = s.bank[s.crown]
    const { holds, deaths } = outlook(s, seat, card, true, unseenBy(s, seat))
    worth = holds * victory(s, seat, card, s.crown, dusk * bankWorth(s, seat))
    if (crowned(s, 'war')) worth += deaths * s.data.abilities.war.amount
  }
  return worth + promises(s, seat, dusk)
}

/**
 * What the best card in hand may bring in the turn that the seat is about to have, less what it is worth in hand. Without
 * it a line of play that ends before the seat's turn would not show whether it ends well placed, as the last of a
 * round with a card that beats the top, or badly.
 */
function bestPlay(s: GodState, seat: Seat, dusk: number): number {
  const unseen = unseenBy(s, seat)
  const life = needsLife(s) ? s.data.life / (s.data.life + s.data.death) : 1
  const others = bankWorth(s, seat) - averageWorth(s)
  const mine = s.hands[seat]
  let best = -Infinity
  for (let m = 0; m < mine.length; m++) {
    const able = s.crown < 0 ? mine[m] : isPetrified(s) ? 0 : mine[m] & beatersIn(s, seat, m)
    for (let b = mine[m]; b !== 0; b &= b - 1) {
      const card = cardAt(m, b)
      let gain = -inHand(s, seat, card)
      if (inSet(able, card)) {
        const { holds } = outlook(s, seat, card, false, unseen, s.bank.length + 1)
        const bank = dusk * (others + cardWorth(s, seat, card))
        gain += Math.max(0, life * holds * victory(s, seat, card, s.bank.length, bank))
      }
      if (gain > best) best = gain
    }
  }
  return best
}

/** Winning the round with this card: the step, what the bank is worth, the round's bonus, the lead. */
function victory(s: GodState, seat: Seat, card: Card, index: number, bank: number): number {
  const worth = s.data.winSteps + worths.lead + (isBankLost(s) ? 0 : bank)
  return s.bonus >= 0 && winsBonus(s, seat, card, index) ? worth + s.data.bonusSteps : worth
}

const isBankLost = (s: GodState): boolean => {
  for (let i = 0; i < s.bank.length; i++) if (isTriggered(s, i, 'ragnarok')) return true
  return false
}

const isTriggered = (s: GodState, index: number, ability: Ability): boolean =>
  (s.triggered & (1 << index)) !== 0 && ABILITIES[abilityOf(s, s.bank[index])] === ability

function winsBonus(s: GodState, seat: Seat, card: Card, index: number): boolean {
  const { loves, wars } = tables(s)
  const holds = (wanted: Int32Array): boolean =>
    s.bank.some(held => (s.seen[held] & (1 << seat)) !== 0 && inSet(wanted[MYTHOLOGY_OF[held]], held))
  return fulfils(s, s.bonus, {
    at: 'tally',
    stage: 'bonus',
    winner: seat,
    card,
    index,
    love: holds(loves),
    war: holds(wars),
    again: s.round > 1 && s.leader === seat,
    behind: isBehind(s, seat),
    late: [],
  })
}

/** The seat's own abilities that wait for the end of the round. */
function promises(s: GodState, seat: Seat, dusk: number): number {
  let worth = 0
  for (let i = 0; i < s.bank.length; i++) {
    if ((s.triggered & (1 << i)) === 0 || playerOf(s, i) !== seat) continue
    const promise = PROMISE[ABILITIES[abilityOf(s, s.bank[i])]]
    if (promise === undefined) continue
    const holds = i === s.crown ? outlook(s, seat, s.bank[i], true, unseenBy(s, seat)).holds : 0
    worth += promise(holds, dusk * bankWorth(s, seat))
  }
  return worth
}

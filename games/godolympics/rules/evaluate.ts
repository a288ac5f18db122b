import { type Seat, weighed } from '@pantheon/core'
import { fulfils } from './bonuses.ts'
import { bits, type Card, cardAt, inSet, MYTHOLOGY_OF } from './cards.ts'
import { LESSON } from './lesson.ts'
import { ABILITIES, type Ability } from './names.ts'
import { outlook, strength, type Unseen, unseenBy } from './prospects.ts'
import { isBehind, raceOrder } from './race.ts'
import { abilityOf, crowned, type GodState, participants, playerOf, tables } from './state.ts'
import { BY_HAND, weighBy, worths } from './worths.ts'

/** What a triggered ability is worth beyond what it has already moved, by how likely its god stays on top. */
const PROMISE: Readonly<Partial<Record<Ability, (holds: number, bank: number) => number>>> = {
  triumph: holds => holds,
  martyr: holds => 1 - holds,
  resurrection: holds => 0.3 * (1 - holds),
  justice: (holds, bank) => (1 - holds) * bank,
  silence: () => 0.1,
}

const VICTORY = 50

/** About how many steps the seat stands ahead, with what it may expect of its hand, its Stack and the round. */
function lead(s: GodState, seat: Seat): number {
  if (s.ended !== '') return raceOrder(s)[0] === seat ? VICTORY : -VICTORY
  if (s.day === 0 || s.mythologies[seat] < 0) return 0
  const unseen = unseenBy(s, seat)
  return (
    standing(s, seat) +
    ahead(s, seat) +
    stack(s, seat) +
    hand(s, seat) +
    round(s, seat, unseen) +
    pending(s, seat)
  )
}

export const { evaluate, judgement } = weighed(lead, weighBy, BY_HAND, LESSON)

/** The own tile against the foremost rival's and the rivals' average. */
function standing(s: GodState, seat: Seat): number {
  let front = 0
  let sum = 0
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue
    const tile = s.tiles[other] + worths.rivalCard * stackSize(s, other)
    sum += tile
    if (tile > front) front = tile
  }
  return s.tiles[seat] - worths.front * front - (worths.field * sum) / (s.seats - 1)
}

function stackSize(s: GodState, seat: Seat): number {
  let size = 0
  for (const set of s.stacks[seat]) size += bits(set)
  return size
}

/** An open shortcut, and the tile in front of the counter. */
function ahead(s: GodState, seat: Seat): number {
  const tile = s.tiles[seat]
  const shortcut = s.shortcuts[seat]
  if (shortcut > 0) return worths.shortcut * (shortcut - tile - 1)
  const next = tile + 1
  if (next >= s.finish) return 0
  const { effect, amount } = s.data.track[next]
  if (effect === 'star') return worths.nextTile
  return effect === 'steps' && !s.spent[seat].includes(next) ? worths.nextTile * amount : 0
}

/** The Stack: cards of the hunted mythology, and what goes towards the goals. */
function stack(s: GodState, seat: Seat): number {
  const { loves, wars } = tables(s)
  const mine = s.stacks[seat]
  const hunted = s.envoys[seat]
  let love = 0
  let war = 0
  for (let m = 0; m < mine.length; m++) {
    if ((mine[m] & loves[m]) !== 0) love++
    if ((mine[m] & wars[m]) !== 0) war++
  }
  return (
    (hunted < 0 ? 0 : worths.hunted * bits(mine[hunted])) +
    worths.stackCard * stackSize(s, seat) +
    worths.towardsGoal * (Math.min(love, 2) + Math.min(war, 2))
  )
}

/** The hand and the personal Bonus cards. */
function hand(s: GodState, seat: Seat): number {
  const { kinds } = tables(s)
  const mine = s.hands[seat]
  let worth = worths.personal * bits(s.personal[seat] & ~kinds.goal)
  for (let m = 0; m < mine.length; m++)
    for (let b = mine[m]; b !== 0; b &= b - 1) {
      worth += worths.strength * strength(s, seat, cardAt(m, b))
      if (m === s.envoys[seat]) worth += worths.huntedInHand
    }
  return worth
}

/** What the bank would bring the seat: cards it knows, and an average for those it does not. */
function bankWorth(s: GodState, seat: Seat): number {
  const { loves, wars } = tables(s)
  const average = worths.hunted / participants(s).length
  let worth = average * (s.seats - s.bank.length)
  for (const card of s.bank) {
    const m = MYTHOLOGY_OF[card]
    if ((s.seen[card] & (1 << seat)) === 0) worth += average
    else if (m === s.envoys[seat]) worth += worths.hunted
    else if (inSet(loves[m] | wars[m], card)) worth += worths.towardsGoal
  }
  return worth
}

/** What the round may still bring: the chance to win it with the card on top, or with the one that challenges it. */
function round(s: GodState, seat: Seat, unseen: Unseen): number {
  if (s.crown < 0) return 0
  const mine = playerOf(s, s.crown) === seat
  const frame = s.frames[s.frames.length - 1]
  const challenges = frame.at === 'war' && frame.seat === seat
  if (challenges) {
    const life = s.data.life / (s.data.life + s.data.death)
    const card = s.bank[s.bank.length - 1]
    const { holds } = outlook(s, seat, card, false, unseen)
    const fee = crowned(s, 'war') ? (1 - life) * s.data.abilities.war.amount : 0
    return life * holds * victory(s, seat, card, s.bank.length - 1) - fee
  }
  let worth = 0
  if (mine) {
    const card = s.bank[s.crown]
    const { holds, deaths } = outlook(s, seat, card, true, unseen)
    worth = holds * victory(s, seat, card, s.crown)
    if (crowned(s, 'war')) worth += deaths * s.data.abilities.war.amount
  }
  return worth + promises(s, seat, unseen)
}

/** Winning the round with this card: the step, the bank, the round's bonus, the lead. */
function victory(s: GodState, seat: Seat, card: Card, index: number): number {
  const worth = s.data.winSteps + worths.lead + (isBankLost(s) ? 0 : bankWorth(s, seat))
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
function promises(s: GodState, seat: Seat, unseen: Unseen): number {
  let worth = 0
  for (let i = 0; i < s.bank.length; i++) {
    if ((s.triggered & (1 << i)) === 0 || playerOf(s, i) !== seat) continue
    const promise = PROMISE[ABILITIES[abilityOf(s, s.bank[i])]]
    if (promise === undefined) continue
    const holds = i === s.crown ? outlook(s, seat, s.bank[i], true, unseen).holds : 0
    worth += promise(holds, bankWorth(s, seat))
  }
  return worth
}

/** What the seat is in the middle of: cards to be drawn, taken or looked at. */
function pending(s: GodState, seat: Seat): number {
  let worth = 0
  for (const frame of s.frames) {
    if (!('seat' in frame) || frame.seat !== seat) continue
    if (frame.at === 'gift') worth += worths.personal
    else if (frame.at === 'draw') worth += worths.draw * frame.left
    else if (frame.at === 'deed') worth += worths.draw
    else if (frame.at === 'peek') worth += worths.peek
    else if (frame.at === 'take') worth += worths.take
    else if (frame.at === 'bury') worth += frame.draws ? worths.draw * frame.buried : -worths.take
  }
  return worth
}

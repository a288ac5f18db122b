import { type Seat, weighed } from '@pantheon/core'
import { bits, cardAt } from './cards.ts'
import { LESSON } from './lesson.ts'
import { eveningChance, inHand, roundsLeft } from './prospects.ts'
import { raceOrder } from './race.ts'
import { round } from './round-worth.ts'
import { type GodState, roundsOf, tables } from './state.ts'
import { BY_HAND, weighBy, worths } from './worths.ts'

const VICTORY = 50

/** About how many steps the seat stands ahead, with what it may expect of its hand, its Stack and the round. */
function lead(s: GodState, seat: Seat): number {
  if (s.ended !== '') return raceOrder(s)[0] === seat ? VICTORY : -VICTORY
  if (s.day === 0 || s.mythologies[seat] < 0) return 0
  const dusk = eveningChance(s)
  return (
    standing(s, seat, dusk) +
    ahead(s, seat) +
    dusk * stack(s, seat) +
    hand(s, seat) +
    round(s, seat, dusk) +
    pending(s, seat)
  )
}

export const { evaluate, judgement } = weighed(lead, weighBy, BY_HAND, LESSON)

/** The own tile against the foremost rival's and the rivals' average. */
function standing(s: GodState, seat: Seat, dusk: number): number {
  let front = 0
  let sum = 0
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue
    const tile = s.tiles[other] + dusk * worths.rivalCard * stackSize(s, other)
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
  const won = 1 - (worths.fade * roundsLeft(s)) / roundsOf(s)
  return (
    (hunted < 0 ? 0 : worths.hunted * won * bits(mine[hunted])) +
    worths.stackCard * stackSize(s, seat) +
    worths.towardsGoal * (Math.min(love, 2) + Math.min(war, 2)) +
    worths.goal * ((love > 1 ? 1 : 0) + (war > 1 ? 1 : 0))
  )
}

/** The hand and the personal Bonus cards. */
function hand(s: GodState, seat: Seat): number {
  const { kinds } = tables(s)
  const mine = s.hands[seat]
  let worth = worths.personal * bits(s.personal[seat] & ~kinds.goal)
  for (let m = 0; m < mine.length; m++)
    for (let b = mine[m]; b !== 0; b &= b - 1) {
      worth += inHand(s, seat, cardAt(m, b))
      if (m === s.envoys[seat]) worth += worths.huntedInHand
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

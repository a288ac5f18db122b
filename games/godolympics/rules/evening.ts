import { type Emit, pop, type Seat } from '@pantheon/core'
import { discardBank } from './bank.ts'
import { bits, countCards, listCards, lowestBit } from './cards.ts'
import type { GodEvent } from './events.ts'
import { show } from './gods-deck.ts'
import { BONUSES } from './names.ts'
import { move, raceOrder } from './race.ts'
import { ALL_EYES, type Day, type GodState, tables } from './state.ts'

type Mouth = Emit<GodEvent> | null

/** The last Endgame card is open: all that goes on stops, and the Day's evening begins. RULES 6.5 */
export function endDay(s: GodState, emit: Mouth): void {
  discardBank(s, emit)
  s.frames.length = 1
  const day = s.frames[0]
  if (day.at === 'day') startEvening(s, day, true, emit)
}

/** Stacks and Diplomacy cards are shown; the Endgame steps come first. RULES 8.1 */
export function startEvening(s: GodState, day: Day, early: boolean, emit: Mouth): void {
  day.stage = 'goals'
  day.order = raceOrder(s)
  day.index = 0
  emit?.tell({ key: 'evening', day: s.day, early })
  for (let seat = 0; seat < s.seats; seat++) {
    show(s, s.stacks[seat], ALL_EYES)
    s.envoySeen[seat] = ALL_EYES
    emit?.reveal({ key: 'shown', seat, cards: listCards(s.stacks[seat]), mythology: s.envoys[seat] })
  }
}

/** How many cards of a Stack are among these bits. */
function among(s: GodState, seat: Seat, wanted: Int32Array): number {
  let count = 0
  for (let m = 0; m < wanted.length; m++) count += bits(s.stacks[seat][m] & wanted[m])
  return count
}

/** No Stack is larger; several may share that (ruling G25). */
function isLargest(s: GodState, seat: Seat): boolean {
  const mine = countCards(s.stacks[seat])
  for (let other = 0; other < s.seats; other++) if (countCards(s.stacks[other]) > mine) return false
  return true
}

/** Has the seat's Stack fulfilled an Endgame card? RULES 6.4 */
export function meetsGoal(s: GodState, seat: Seat, bonus: number): boolean {
  const { condition, low } = s.data.bonuses[BONUSES[bonus]]
  if (condition === 'loves') return among(s, seat, tables(s).loves) >= low
  if (condition === 'wars') return among(s, seat, tables(s).wars) >= low
  return isLargest(s, seat)
}

/** One movement of all Endgame steps, for the next seat in order. RULES 8.1 */
function scoreGoals(s: GodState, seat: Seat, emit: Mouth): void {
  let met = 0
  for (let b = s.goals; b !== 0; b &= b - 1) {
    const bonus = lowestBit(b)
    if (!meetsGoal(s, seat, bonus)) continue
    met++
    emit?.tell({ key: 'goal', seat, bonus, uses: BONUSES[bonus] })
  }
  move(s, seat, met * s.data.bonusSteps, 'goals', emit)
}

/** One movement of a step for each card of the hunted mythology. RULES 8.2 */
function scoreDiplomacy(s: GodState, seat: Seat, emit: Mouth): void {
  const mythology = s.envoys[seat]
  const count = bits(s.stacks[seat][mythology])
  emit?.tell({ key: 'diplomacy', seat, mythology, count })
  move(s, seat, count * s.data.diplomacySteps, 'diplomacy', emit)
}

/** The next steps of the evening, in the order read when each stage began (ruling G41). RULES 8 */
export function goOnEvening(s: GodState, day: Day, emit: Mouth): void {
  if (day.index < s.seats) {
    const seat = day.order[day.index++]
    if (day.stage === 'goals') scoreGoals(s, seat, emit)
    else scoreDiplomacy(s, seat, emit)
  } else if (day.stage === 'goals') {
    day.stage = 'diplomacy'
    day.order = raceOrder(s)
    day.index = 0
  } else day.stage = 'night'
}

/** After the last Day the leader of the race has won (ruling G45). RULES 8.4 */
export function sunset(s: GodState, emit: Mouth): void {
  s.ended = 'sunset'
  emit?.tell({ key: 'outlasted', seat: raceOrder(s)[0] })
  pop(s)
}

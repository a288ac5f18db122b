/** What a seat is in the middle of, and what will probably come of it: for the evaluation only. */
import type { Seat } from '@pantheon/core'
import { sideOf } from './blows.ts'
import { type Dice, NO_DICE, SHOWS } from './dice.ts'
import { answerOdds, attackOdds, duelOf, type Roll, rollOdds } from './fight-odds.ts'
import { distance, needOf, progress } from './hero.ts'
import { HILL } from './map.ts'
import { DARK, KINDS, PATH, PATHS, type Rune } from './names.ts'
import { oddsKeeping, oddsShowing } from './odds.ts'
import { nudgesLeft } from './quest.ts'
import { assaultWorth } from './siege.ts'
import { type Arena, type Battle, deckOf, heroOf, type QuestFrame, type React, type World } from './state.ts'
import { mayBuild } from './temples.ts'
import { MISSION_EASE, SECRET_WORTH, worths } from './worth.ts'

/** An attack that hits whatever the dice show. */
const HIT: Roll = { own: 1, theirs: 0, count: 0 }

/** How much a Path counts for itself, by how far it was gone. */
const alone = (path: number): number => {
  switch (path) {
    case PATH.wealth:
      return worths.wealthAlone
    case PATH.champion:
      return worths.championAlone
    case PATH.faith:
      return worths.faithAlone
    default:
      return worths.harmonyAlone
  }
}

/** Of the seat last looked at: its steps on every Path, and how many it needs. */
const steps = new Float64Array(PATHS.length)
const needs = new Float64Array(PATHS.length)

function walk(s: World, seat: Seat): void {
  for (let path = 0; path < PATHS.length; path++) {
    steps[path] = progress(s, seat, path)
    needs[path] = needOf(s, seat, path)
  }
}

/** The standing on all Paths from `first` on, the best one above all. */
export function pathWorth(s: World, seat: Seat, first: number = PATH.wealth): number {
  walk(s, seat)
  return walkWorth(s, seat, first)
}

function walkWorth(s: World, seat: Seat, first: number): number {
  let best = 0
  let value = 0
  for (let path = first; path < PATHS.length; path++) {
    const done = Math.min(1, steps[path] / needs[path])
    if (done > best) best = done
    value += alone(path) * done
  }
  value += worths.path * best * Math.sqrt(best)
  if (best >= 1)
    value +=
      worths.complete +
      hillChances(s, seat) * (worths.ready - worths.nearHill * distance(s, s.place[seat], HILL))
  return value
}

/** The standing on the Paths that all can see: gold is in the hand. */
export const openPathWorth = (s: World, seat: Seat): number => pathWorth(s, seat, PATH.champion)

/** What one step on a Path would be worth. */
export function stepWorth(s: World, seat: Seat, path: number): number {
  walk(s, seat)
  const now = walkWorth(s, seat, PATH.wealth)
  steps[path]++
  return walkWorth(s, seat, PATH.wealth) - now
}

/** What a Temple is worth, if one can be built here. */
export const templeWorth = (s: World, seat: Seat): number =>
  mayBuild(s, seat, s.place[seat]) ? worths.temple + stepWorth(s, seat, PATH.faith) : 0

/** What a god's favour is worth: his artifact and a Temple. */
const favour = (s: World, seat: Seat): number => worths.artifact + templeWorth(s, seat)

/** What a won Arena is worth. */
const arenaGain = (s: World, seat: Seat): number =>
  worths.arena * (favour(s, seat) + stepWorth(s, seat, PATH.champion))

/** What it is worth to fight the Guardian of a god on the seat's own tile next turn, if his favour is worth so much. */
function fightAhead(s: World, seat: Seat, god: number, gain: number): number {
  const rune = deckOf(god)
  const { a, b } = s.data.guardians[rune]
  const side = s.sideB ? b : a
  const wins = attackOdds(duelOf(s, seat, rune, s.sideB), s.health[seat], side.health)
  return wins * (gain + side.rewards * worths.reward) - (1 - wins) * worths.camp - worths.turn
}

/** A Guardian waiting on the seat's own tile. */
export function waiting(s: World, seat: Seat): number {
  const god = s.guardian[s.place[seat]]
  return god === undefined || god < 0 ? 0 : fightAhead(s, seat, god, favour(s, seat))
}

/** About how likely the Guardian under the Seal is beaten: the mean of all sides B, or the one that waits there. */
export function hillChances(s: World, seat: Seat): number {
  if (s.hillGuardian >= 0) return hillOdds(s, seat, s.hillGuardian)
  let total = 0
  for (let rune = 0; rune < KINDS; rune++) total += hillOdds(s, seat, rune)
  return total / KINDS
}

const hillOdds = (s: World, seat: Seat, rune: Rune): number =>
  attackOdds(duelOf(s, seat, rune, true), s.health[seat], s.data.guardians[rune].b.health)

/** What is left of a god's favour when his quest has failed: his Guardian or his Mission, whichever is better. */
const consolation = (s: World, seat: Seat, god: number, gain: number): number =>
  Math.max(fightAhead(s, seat, god, gain), missionWorth(s, seat, god))

/** What a god's Mission would be worth, taken now. */
const missionWorth = (s: World, seat: Seat, god: number): number =>
  missionHope(s, god) * 0.5 ** s.missions[seat].length

/** What a Mission on top of the queue is worth that is not done yet. */
export const missionHope = (s: World, god: number): number =>
  worths.mission * 0.6 * MISSION_EASE[s.data.gods[god].mission]

/** The gods still to be met in a deck (a set): who lies under it is not known to all. */
function godsAhead(s: World, deck: Rune): number {
  let gods = s.gods[deck]
  for (let i = 0; i < s.under.length; i++) if (deckOf(s.under[i]) === deck) gods |= 1 << (s.under[i] % KINDS)
  return gods
}

/** What it is worth to meet a god of a deck, if his favour is worth so much. */
export function meetingWorth(s: World, seat: Seat, deck: Rune, gain = favour(s, seat)): number {
  const gods = godsAhead(s, deck)
  let count = 0
  let total = 0
  for (let k = 0; k < KINDS; k++) {
    if ((gods & (1 << k)) === 0) continue
    const god = deck * KINDS + k
    const { arena, quest } = s.data.gods[god]
    count++
    if (arena) total += arenaAhead(s, seat)
    else {
      const wins = oddsKeeping(quest, NO_DICE, s.data.numbers.rolls)
      total += wins * gain + (1 - wins) * consolation(s, seat, god, gain)
    }
  }
  return count === 0 ? 0 : total / count
}

/** A quest under way. */
export function questWorth(s: World, frame: QuestFrame): number {
  const { quest } = s.data.gods[frame.god]
  const help = { added: frame.added, nudges: nudgesLeft(s, frame) }
  const wins =
    frame.stage === 'choose'
      ? 0
      : frame.stage === 'roll' || frame.stage === 'nudge'
        ? oddsKeeping(quest, frame.kept, Math.max(1, frame.left), help)
        : oddsShowing(quest, frame.dice, frame.left, help)
  const gain = favour(s, frame.seat)
  return wins * gain + (1 - wins) * consolation(s, frame.seat, frame.god, gain)
}

/** How likely a Battle under way is won. */
function battleOdds(s: World, frame: Battle): number {
  const { seat, rune, health: left } = frame
  const duel = duelOf(s, seat, rune, frame.sideB, frame.silenced)
  const health = s.health[seat]
  const rollOf = (dice: Dice, count: number): Roll => ({
    own: SHOWS[dice][s.hero[seat]],
    theirs: SHOWS[dice][rune],
    count,
  })
  const boost = { damage: frame.bolt + (frame.mighty ? heroOf(s, seat).amount : 0), doubled: frame.doubled }
  switch (frame.stage) {
    case 'before':
    case 'keep':
      return attackOdds(duel, health, left, boost)
    case 'roll':
      return rollOdds(duel, health, left, rollOf(frame.kept, frame.count), boost)
    case 'after':
      return rollOdds(duel, health, left, frame.forced === 'none' ? rollOf(frame.dice, 0) : HIT, boost)
    default:
      return answerOdds(duel, health, left)
  }
}

/** A fight under way, from the side of the one who attacks. */
export function battleWorth(s: World, frame: Battle): number {
  const { seat } = frame
  if (frame.foe !== 'guardian') return assaultWorth(s, frame)
  const wins = battleOdds(s, frame)
  const gain =
    s.place[seat] === HILL ? worths.hill : favour(s, seat) + sideOf(s, frame).rewards * worths.reward
  return wins * gain - (1 - wins) * worths.camp
}

/** An Arena fight under way. */
export function arenaWorth(s: World, frame: Arena): number {
  const health = s.health[frame.seat]
  let hits = 0
  let coming = 0
  frame.foes.forEach((foe, slot) => {
    const { a, b } = s.data.guardians[foe]
    const attack = (frame.sideB ? b : a).attack
    if (frame.slots[slot] === 2) return
    hits += 2 - frame.slots[slot] + 0.12 * attack
    if (frame.stage === 'answers' && (frame.evaded & (1 << slot)) === 0 && slot >= frame.next)
      coming += (attack * 3 + 2) / 6
  })
  const left = Math.max(0, health - coming)
  const wins = 1 / (1 + Math.exp(-0.75 * (left - hits * 1.15 + 0.5)))
  return wins * arenaGain(s, frame.seat) - (1 - wins) * worths.camp
}

/** An Arena the seat is about to fight in. */
export const arenaAhead = (s: World, seat: Seat): number =>
  Math.min(0.8, Math.max(0.15, (s.health[seat] - 2) / 9)) * arenaGain(s, seat) - worths.turn

/** How many tokens of a rune lie where this seat has not looked. */
function unlooked(s: World, seat: Seat, rune: number): number {
  let count = s.data.villages[rune] - s.lost[rune]
  for (let other = 0; other < s.seats; other++) count -= s.villages[other][rune]
  for (let tile = 0; tile < s.village.length; tile++)
    if (s.village[tile] === rune && (s.seen[tile] & (1 << seat)) !== 0) count--
  return count
}

/** A village about to be turned over: cards, a new kind, a god. */
export function unseen(s: World, seat: Seat): number {
  let all = 0
  let total = 0
  const step = stepWorth(s, seat, PATH.harmony)
  const gain = favour(s, seat)
  for (let rune = 0; rune < KINDS; rune++) {
    const count = unlooked(s, seat, rune)
    const fresh = rune !== DARK && s.villages[seat][rune] === 0
    all += count
    total += count * (villageCards(s, seat, rune) + (fresh ? step : 0) + meetingWorth(s, seat, rune, gain))
  }
  return all <= 0 ? 0 : total / all
}

/** The Reward cards that a village of that rune brings. */
const villageCards = (s: World, seat: Seat, rune: Rune): number =>
  worths.reward * (rune === s.hero[seat] ? s.data.numbers.ownVillage : s.data.numbers.otherVillage)

/** A Secret card announced, before the others have answered. */
export function announced(s: World, frame: React): number {
  const { effect } = s.data.secrets[frame.card]
  if (effect === 'breath') return worths.health * (s.vigour[frame.seat] - s.health[frame.seat])
  if (effect === 'trap') return 0.3 * (s.health[frame.on] - 1)
  return SECRET_WORTH[effect] ?? 0
}

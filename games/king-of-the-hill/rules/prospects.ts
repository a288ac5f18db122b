/** What a seat is in the middle of, and what will probably come of it: for the evaluation only. */
import type { Seat } from '@pantheon/core'
import { sideOf } from './blows.ts'
import type { GuardianSide } from './data/index.ts'
import { SHOWS } from './dice.ts'
import { attackOf, needOf, progress } from './hero.ts'
import { HILL } from './map.ts'
import { DARK, KINDS, PATH, PATHS } from './names.ts'
import { oddsKeeping, oddsShowing } from './odds.ts'
import { nudgesLeft } from './quest.ts'
import { type Arena, type Battle, heroOf, type QuestFrame, type React, type World } from './state.ts'
import { mayBuild } from './temples.ts'
import { SECRET_WORTH, worths } from './worth.ts'

const OWN_RUNE = 0.6
const CRITICAL = 0.33
const ANSWERED = 0.62

/** About how likely a hero of that Health and attack beats a Guardian. */
function chances(health: number, attack: number, side: GuardianSide, left: number): number {
  if (left <= 0) return 1
  const rounds = (left * 1.1 + 1) / (OWN_RUNE * attack + CRITICAL)
  const damage = rounds * ANSWERED * (0.5 * side.attack + 0.33)
  const ratio = health / Math.max(0.5, damage)
  return 1 / (1 + Math.exp(-3.2 * (ratio - 1)))
}

/** The standing on all Paths, the best one above all; `plus` counts one step more on a Path. */
export function pathWorth(s: World, seat: Seat, plus = -1): number {
  let best = 0
  let value = 0
  for (let path = 0; path < PATHS.length; path++) {
    const steps = progress(s, seat, path) + (path === plus ? 1 : 0)
    const done = Math.min(1, steps / needOf(s, seat, path))
    if (done > best) best = done
    value += (path === PATH.harmony ? worths.harmonyAlone : worths.pathAlone) * done
  }
  value += worths.path * best * Math.sqrt(best)
  if (best >= 1) value += worths.complete + worths.ready * hillChances(s, seat)
  return value
}

/** What one step on a Path would be worth. */
export const stepWorth = (s: World, seat: Seat, path: number): number =>
  pathWorth(s, seat, path) - pathWorth(s, seat)

/** What a god's favour is worth: his artifact, and a Temple if one can be built here. */
const favour = (s: World, seat: Seat): number =>
  worths.artifact + (mayBuild(s, seat, s.place[seat]) ? worths.temple + stepWorth(s, seat, PATH.faith) : 0)

/** What a won Arena is worth. */
const arenaGain = (s: World, seat: Seat): number =>
  worths.arena * (favour(s, seat) + stepWorth(s, seat, PATH.champion))

/** A Guardian waiting on the seat's own tile. */
export function waiting(s: World, seat: Seat): number {
  const tile = s.place[seat]
  const god = s.guardian[tile]
  if (god === undefined || god < 0) return 0
  const guardian = s.data.guardians[Math.floor(god / KINDS)]
  const side = s.sideB ? guardian.b : guardian.a
  const wins = chances(s.health[seat], attackOf(s, seat), side, side.health)
  return 0.5 * wins * (favour(s, seat) + side.rewards * worths.reward) - (1 - wins) * 3
}

/** About how likely the Guardian under the Seal is beaten: the mean of all sides B, or the one that waits there. */
export function hillChances(s: World, seat: Seat): number {
  const attack = attackOf(s, seat)
  const one = s.data.guardians[s.hillGuardian]
  if (one !== undefined) return chances(s.health[seat], attack, one.b, one.b.health)
  let total = 0
  for (const { b } of s.data.guardians) total += chances(s.health[seat], attack, b, b.health)
  return total / KINDS
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
  return wins * (favour(s, frame.seat) + worths.temple * 0.2) + (1 - wins) * 2.5
}

/** How likely the attack under way hits; 0 once it is done. */
function hitOdds(s: World, frame: Battle): number {
  const own = s.hero[frame.seat]
  switch (frame.stage) {
    case 'before':
    case 'keep':
      return OWN_RUNE
    case 'roll':
      return SHOWS[frame.kept][own] > 0 ? 1 : 1 - (5 / 6) ** frame.count
    case 'rage':
    case 'after':
      return frame.forced !== 'none' || SHOWS[frame.dice][own] > 0 ? 1 : 0
    default:
      return 0
  }
}

/** A fight under way, from the side of the one who attacks. */
export function battleWorth(s: World, frame: Battle): number {
  const { seat } = frame
  const attack = attackOf(s, seat)
  const more = frame.bolt + (frame.mighty ? heroOf(s, seat).amount : 0) + (frame.doubled ? attack : 0)
  const coming = hitOdds(s, frame) * (attack + more)
  if (frame.foe !== 'guardian') return coming * 0.75
  const side = sideOf(s, frame)
  const answered = frame.stage === 'answer' ? 0.5 * side.attack + 0.33 : 0
  const left = frame.health - 0.9 * coming - (frame.silenced ? 1.5 : 0)
  const wins = chances(Math.max(0, s.health[seat] - answered), attack, side, Math.max(0.5, left))
  if (s.place[seat] === HILL) return wins * (worths.ready + worths.complete)
  return wins * (favour(s, seat) + side.rewards * worths.reward) - (1 - wins) * 3
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
  return wins * arenaGain(s, frame.seat) - (1 - wins) * 3
}

/** An Arena the seat is about to fight in. */
export const arenaAhead = (s: World, seat: Seat): number =>
  Math.min(0.8, Math.max(0.15, (s.health[seat] - 2) / 9)) * arenaGain(s, seat)

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
  let fresh = 0
  let own = 0
  for (let rune = 0; rune < KINDS; rune++) {
    const count = unlooked(s, seat, rune)
    all += count
    if (rune !== DARK && s.villages[seat][rune] === 0) fresh += count
    if (rune === s.hero[seat]) own = count
  }
  if (all <= 0) return 0
  return (
    worths.reward * (1 + (2 * own) / all) + (fresh / all) * stepWorth(s, seat, PATH.harmony) + worths.quest
  )
}

/** A Secret card announced, before the others have answered. */
export function announced(s: World, frame: React): number {
  const { effect } = s.data.secrets[frame.card]
  if (effect === 'breath') return worths.health * (s.vigour[frame.seat] - s.health[frame.seat])
  if (effect === 'trap') return 0.3 * (s.health[frame.on] - 1)
  return SECRET_WORTH[effect] ?? 0
}

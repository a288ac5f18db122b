/** How good a position looks for a seat, from what it may know. */
import { only, over, type Seat, weighed } from '@pantheon/core'
import { distance, safe, speedOf } from './hero.ts'
import { LESSON } from './lesson.ts'
import { HILL } from './map.ts'
import { DEMANDS } from './missions.ts'
import { empty } from './movement.ts'
import { DARK, PATH, REWARD, REWARDS, sum, TEMPLE } from './names.ts'
import {
  announced,
  arenaAhead,
  arenaWorth,
  battleWorth,
  hillChances,
  meetingWorth,
  missionHope,
  openPathWorth,
  pathWorth,
  questWorth,
  stepWorth,
  templeWorth,
  unseen,
  waiting,
} from './prospects.ts'
import { finalStanding, foes, prowess, throneWorth } from './siege.ts'
import { DEED, GONE, heroOf, type Scene, type Turn, type World } from './state.ts'
import { BY_HAND, REWARD_WORTH, weighBy, worths } from './worth.ts'

const WIN = 1000
/** More empty tiles in reach are of no further use: a turn builds on one. */
const ENOUGH_GROUND = 2

/** About how many points ahead a seat stands. While heroes are chosen nobody does: none is better than another. */
function lead(s: World, seat: Seat): number {
  if (over(s)) return s.ended !== 'all-lost' && s.contender === seat ? WIN : -WIN
  if (s.active < 0) return 0
  const value = strength(s, seat) + hands(s, seat) + pending(s, seat)
  if (s.final) return value + (worths.throne > 0 ? throneWorth(s, seat) : finalStanding(s, seat))
  return value + (adventures(s, seat) - rivals(s, seat))
}

export const { evaluate, judgement } = weighed(lead, weighBy, BY_HAND, LESSON)

/** Attack, Health, artifacts. */
function strength(s: World, seat: Seat): number {
  const bonus = s.active === seat ? s.strength : 0
  const carried = Math.min(s.artifacts[seat].length, s.data.numbers.slots)
  let value =
    worths.attack * prowess(s, seat, bonus) +
    worths.vigour * s.vigour[seat] +
    worths.health * s.health[seat] +
    worths.artifact * carried -
    (carried > 1 ? worths.slot * (carried - 1) : 0)
  for (let slot = 0; slot < carried; slot++)
    if (s.data.artifacts[s.artifacts[seat][slot]].type === 'active') value -= 1.3 * s.sides[seat][slot]
  const { needs } = heroOf(s, seat)
  const built = Math.min(
    s.data.numbers.templesForSpecial,
    s.temples[seat][TEMPLE[needs as keyof typeof TEMPLE]],
  )
  value += (worths.special * built * built) / s.data.numbers.templesForSpecial
  if (s.cursed[seat]) value -= 1.5
  return value - worths.turn * s.dolls[seat]
}

/** The seat's own cards; what others hold is only counted. */
function hands(s: World, seat: Seat): number {
  const hand = s.hand[seat]
  let value = worths.secret * sum(s.hidden[seat])
  for (let card = 0; card < REWARDS.length; card++) value += hand[card] * REWARD_WORTH[card]
  return value
}

/** The Paths, the Dark Hero card, Missions, what lies around. */
function adventures(s: World, seat: Seat): number {
  const value = pathWorth(s, seat) + eclipse(s, seat) + missions(s, seat) + outlook(s, seat)
  return safe(s, seat) ? value - worths.camp : value
}

/**
 * The Eclipse draws near: the Dark Hero will have the Hill, the others will need their weapons, and without one all
 * lose.
 */
function eclipse(s: World, seat: Seat): number {
  const { darkHero } = s
  const late = s.marker / s.data.numbers.lastRound
  if (darkHero === seat) return late * late * (worths.darkHero - worths.darkArms * foes(s, seat))
  const missing = (darkHero < 0 ? 0 : s.dark[darkHero]) + 1 - s.dark[seat]
  const hope = s.hand[seat][REWARD.dark] < missing ? 0 : worths.darkRunes / missing
  const outlook = darkHero < 0 ? -worths.noDarkHero : worths.darkArms * prowess(s, seat) - worths.darkRival
  return late * late * (hope + outlook)
}

function missions(s: World, seat: Seat): number {
  let value = 0
  let share = 1
  s.missions[seat].forEach((god, i) => {
    const card = s.data.gods[god]
    const done =
      s.deeds[seat][i] === DEED.done ||
      (!card.mission.startsWith('deed') && DEMANDS[card.mission](s, seat, card))
    value += share * (done ? 0.8 * worths.mission : missionHope(s, god))
    share *= 0.5
  })
  return value
}

/** What waits where the hero stands, and what he knows of the villages around. */
function outlook(s: World, seat: Seat): number {
  let value = waiting(s, seat)
  for (let deck = 0; deck < s.arenaHero.length; deck++)
    if (s.arenaHero[deck] === seat) value += arenaAhead(s, seat)
  const speed = speedOf(s, seat)
  let near = 0
  let sought = 0
  let ground = 0
  for (let tile = 0; tile < s.village.length; tile++) {
    if (tile === HILL) continue
    const steps = Math.max(1, distance(s, s.place[seat], tile))
    if (s.village[tile] === GONE) {
      if (ground < ENOUGH_GROUND && steps <= speed && empty(s, tile)) ground++
      continue
    }
    if (steps <= 3) near += 1 / steps
    if ((s.seen[tile] & only(seat)) === 0) continue
    const rune = s.village[tile]
    if (rune < DARK && s.villages[seat][rune] === 0) sought = Math.max(sought, 1 / steps)
  }
  value += 0.5 * sought * stepWorth(s, seat, PATH.harmony)
  if (ground > 0) value += worths.ground * ground * stepWorth(s, seat, PATH.faith)
  return value + worths.village * Math.min(near, 4)
}

/** How far the others have come, as everybody can see. */
function rivals(s: World, seat: Seat): number {
  let value = 0
  for (let other = 0; other < s.seats; other++) if (other !== seat) value += rivalry(s, other)
  return value
}

function rivalry(s: World, other: Seat): number {
  let value =
    worths.rivalPath * openPathWorth(s, other) +
    worths.rivalAttack * prowess(s, other) +
    worths.rivalHealth * s.health[other] +
    worths.rivalArtifact * s.artifacts[other].length +
    worths.rivalCard * (sum(s.hand[other]) + sum(s.hidden[other])) -
    worths.rivalTurn * s.dolls[other]
  if (s.cursed[other]) value -= 0.3
  if (s.fogged[other]) value -= 0.5
  if (safe(s, other)) value -= worths.rivalCamp
  return value
}

/** What is under way, and what will come of it. */
function pending(s: World, seat: Seat): number {
  let value = 0
  for (const frame of s.frames) if ('seat' in frame && frame.seat === seat) value += promise(s, frame, seat)
  return value
}

function promise(s: World, frame: Scene, seat: Seat): number {
  switch (frame.at) {
    case 'draw':
      return frame.rewards * worths.reward + frame.secrets * worths.secret
    case 'comb':
      return worths.reward * 1.6
    case 'glove':
      return worths.reward * 1.2
    case 'reveal':
      return worths.look
    case 'meet':
      return meetingWorth(s, seat, frame.deck) + (frame.want > 1 ? 1 : 0)
    case 'quest':
      return questWorth(s, frame)
    case 'battle':
      return battleWorth(s, frame)
    case 'arena':
      return frame.stage === 'setup' ? arenaAhead(s, seat) : arenaWorth(s, frame)
    case 'react':
      return announced(s, frame)
    case 'prophet':
      return 5
    case 'faith':
      return 9
    case 'turn':
      return turnPromise(s, frame, seat)
    default:
      return 0
  }
}

/** What the rest of a turn still holds. */
function turnPromise(s: World, { stage, rune }: Turn, seat: Seat): number {
  const again = s.again ? worths.turn : 0
  switch (stage) {
    case 'open':
    case 'scouted':
      return again + worths.turn + 0.3 * s.haste
    case 'arrive':
      return again + (s.place[seat] === HILL ? worths.hill * hillChances(s, seat) : 0)
    case 'discover':
      return again + unseen(s, seat)
    case 'village':
      return again + meetingWorth(s, seat, rune) + (s.oracle ? 1.8 : 0)
    case 'build':
      return again + templeWorth(s, seat)
    default:
      return again
  }
}

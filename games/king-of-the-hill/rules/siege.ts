/** The Final battle, for the evaluation only: who stands on the Hill, and what comes of an attack there. */
import type { Seat } from '@pantheon/core'
import { SHOWS } from './dice.ts'
import { attackOf, distance } from './hero.ts'
import { HILL } from './map.ts'
import { type Battle, heroOf, type World } from './state.ts'
import { kingships } from './throne.ts'
import { worths } from './worth.ts'

/** How often five dice show one's own rune, about. */
const OWN_RUNE = 0.6

/** An attack value in steps that mean about the same: a point more means most to those who have few. */
export const prowess = (s: World, seat: Seat, less = 0): number => Math.log1p((attackOf(s, seat) - less) / 3)

/** The attack of all others. */
export function foes(s: World, seat: Seat): number {
  let total = 0
  for (let other = 0; other < s.seats; other++) if (other !== seat) total += prowess(s, other)
  return total
}

/** The fight for the Hill: the odds to hold it in the end. */
export const throneWorth = (s: World, seat: Seat): number => worths.throne * Math.log(kingships(s)[seat])

/** The fight for the Hill, without odds: who stands on it, what stands between. */
export function finalStanding(s: World, seat: Seat): number {
  const { lastRound, monsterHealth } = s.data.numbers
  const round = s.marker - lastRound
  const monster = s.monster >= 0 ? s.monsterHealth / monsterHealth : 0
  const { contender } = s
  const health = s.health[contender]
  if (seat === contender)
    return (
      worths.crown +
      worths.crownRound * round +
      worths.crownMonster * monster +
      worths.crownHealth * health -
      worths.crownFoe * foes(s, seat)
    )
  return (
    worths.siege +
    worths.siegeRound * round -
    worths.siegeMonster * monster -
    worths.siegeHealth * health -
    worths.siegeWay * distance(s, s.place[seat], HILL) +
    worths.siegeAttack * prowess(s, seat)
  )
}

/** How likely an attack in the Final battle hits; 0 once it is done. */
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

/** What a point of damage is worth in the Final battle; some of it is blocked, or more than was needed. */
function woundWorth(s: World, { foe }: Battle): number {
  if (foe === 'monster') return (0.8 * worths.siegeMonster) / s.data.numbers.monsterHealth
  return foe === 'contender' ? 0.8 * worths.siegeHealth : worths.health
}

/** An attack under way on the Monster, the Contender, or a hero below. */
export function assaultWorth(s: World, frame: Battle): number {
  const { seat } = frame
  const attack = attackOf(s, seat)
  const more = frame.bolt + (frame.mighty ? heroOf(s, seat).amount : 0) + (frame.doubled ? attack : 0)
  return woundWorth(s, frame) * hitOdds(s, frame) * (attack + more)
}

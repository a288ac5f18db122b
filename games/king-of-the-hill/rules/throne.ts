/** Who will hold the Hill in the end: the rest of the Final battle foretold, turn by turn. For the evaluation only. RULES 11 */
import type { Seat } from '@pantheon/core'
import type { Tables } from './data/index.ts'
import { type Dice, NO_DICE, SHOWS } from './dice.ts'
import { showing } from './fight-odds.ts'
import { attackOf, criticalOf, distance, speedOf } from './hero.ts'
import { HILL } from './map.ts'
import { FURY, HEROES, sum } from './names.ts'
import { after, type Battle, heroOf, turnOf, type World } from './state.ts'

/** More Health than this makes no difference. */
const MOST_HEALTH = 20
/** Nobody is given up for lost: the Final battle holds more than these odds know of. */
const FAINTEST = 0.004

/**
 * Of those who want to strike at a Contender without a Monster, so many can: he has thrown the others back. Without it his
 * odds were 0.28 on the average where 0.39 became King (158 positions with four seats), with it 0.33.
 */
const READY = 0.8

/** An attack: how likely it is a HIT and a CRITICAL HIT, and what each does; `blocked` is how likely a Monster takes 5 off. */
interface Blow {
  readonly hit: number
  readonly critical: number
  readonly damage: number
  readonly more: number
  readonly blocked: number
}

/** How likely the Monster has so much Health left, with the Contender behind it unhurt. */
let monster: Float64Array = new Float64Array(0)
/** How likely a seat stands on the Hill with so much Health, by seat and Health. */
const holding = new Float64Array(HEROES.length * (MOST_HEALTH + 1))
/** By seat: the turns until it strikes, its attack then, and with how much Health it would take the Hill. */
const waits = new Int32Array(HEROES.length)
const blows: Blow[] = []
const heirs = new Int32Array(HEROES.length)
/** The most Health that anybody has on the Hill. */
let most = 0
/** How likely each is King in the end. */
const kings = new Float64Array(HEROES.length)

const place = (seat: Seat, health: number): number => seat * (MOST_HEALTH + 1) + Math.min(MOST_HEALTH, health)

/**
 * How likely each seat is King if everybody who can strikes at the Hill in every turn to come. Left out: cards, what the
 * Monster and the Contender do to those below, and that whoever is thrown down has to come back. The list is used again.
 */
export function kingships(s: World): ArrayLike<number> {
  const { lastRound, finalRounds } = s.data.numbers
  monster = cleared(monster, s.monsterHealth + 1)
  holding.fill(0)
  if (s.monster >= 0 && s.monsterHealth > 0) monster[s.monsterHealth] = 1
  else holding[place(s.contender, s.health[s.contender])] = 1
  most = Math.min(MOST_HEALTH, s.health[s.contender])
  for (let seat = 0; seat < s.seats; seat++) {
    waits[seat] = wayOf(s, seat) + s.dolls[seat]
    blows[seat] = usual(s, seat)
    heirs[seat] = Math.min(MOST_HEALTH, heirHealth(s, seat))
    most = Math.max(most, heirs[seat])
  }

  let striker = s.active
  let round = s.marker - lastRound
  const blow = blowAtHand(s)
  if (blow !== null) strike(s, striker, blow, true)
  for (;;) {
    striker = after(s, striker)
    if (striker === s.first && ++round > finalRounds) break
    if (waits[striker]-- <= 0) strike(s, striker, blows[striker], false)
  }

  for (let seat = 0; seat < s.seats; seat++) {
    let chance = 0
    if (seat === s.contender) for (let left = 1; left <= s.monsterHealth; left++) chance += monster[left]
    for (let health = 0; health <= most; health++) chance += holding[place(seat, health)]
    kings[seat] = Math.max(FAINTEST, chance)
  }
  return kings
}

/** So many empty numbers, in the old list if it is long enough. */
function cleared(list: Float64Array, length: number): Float64Array {
  if (list.length < length) return new Float64Array(length)
  list.fill(0)
  return list
}

/** How many turns a hero needs before he can strike. RULES 11.2 */
function wayOf(s: World, seat: Seat): number {
  const steps = distance(s, s.place[seat], HILL) - 1
  return steps <= 0 ? 0 : Math.ceil(steps / Math.max(1, speedOf(s, seat))) - 1
}

/** How often the Monster die blocks. RULES 11.3 */
const blocking = ({ monsterDie }: Tables): number => monsterDie[FURY.block] / sum(monsterDie)

/** An attack in a turn to come, with nothing but the hero's own strength. */
function usual(s: World, seat: Seat): Blow {
  const { hit, both } = showing({ own: 0, theirs: 0, count: s.data.numbers.dice })
  return {
    hit,
    critical: both,
    damage: attackOf(s, seat) - (s.active === seat ? s.strength : 0),
    more: criticalOf(s, seat),
    blocked: blocking(s.data),
  }
}

/** The stages of a turn before its attack. */
const AHEAD: ReadonlySet<string> = new Set(['start', 'wake', 'load', 'route', 'march'])

/** The attack of the turn at hand, as far as its dice have fallen; null if it is over or will not come. */
function blowAtHand(s: World): Blow | null {
  for (const frame of s.frames)
    if (frame.at === 'battle')
      return frame.foe === 'monster' || frame.foe === 'contender' ? blowOf(s, frame) : null
  const { seat, stage } = turnOf(s)
  if (seat === s.contender || !AHEAD.has(stage) || waits[seat]-- > 0) return null
  return { ...blows[seat], damage: attackOf(s, seat) }
}

function blowOf(s: World, frame: Battle): Blow | null {
  const odds = oddsOf(s, frame)
  if (odds === null) return null
  const { seat, rage } = frame
  const added = frame.bolt + (frame.mighty ? heroOf(s, seat).amount : 0)
  const times = frame.doubled ? 2 : 1
  return {
    ...odds,
    damage: (attackOf(s, seat) + added) * times,
    more: criticalOf(s, seat) * times,
    blocked: rage < 0 ? blocking(s.data) : rage === FURY.block ? 1 : 0,
  }
}

/** How likely an attack under way is a HIT and a CRITICAL HIT; null once it is done. */
function oddsOf(s: World, frame: Battle): Pick<Blow, 'hit' | 'critical'> | null {
  const { seat, rune, stage } = frame
  const withDice = (dice: Dice, count: number): Pick<Blow, 'hit' | 'critical'> => {
    const { hit, both } = showing({ own: SHOWS[dice][s.hero[seat]], theirs: SHOWS[dice][rune], count })
    return { hit, critical: both }
  }
  switch (stage) {
    case 'before':
    case 'keep':
      return withDice(NO_DICE, s.data.numbers.dice)
    case 'roll':
      return withDice(frame.kept, frame.count)
    case 'rage':
    case 'after':
      if (frame.forced === 'none') return withDice(frame.dice, 0)
      return frame.forced === 'critical' ? { hit: 0, critical: 1 } : { hit: 1, critical: 0 }
    default:
      return null
  }
}

/** A seat strikes: at the Monster where it lives, at whoever stands on the Hill where it does not. */
function strike(s: World, seat: Seat, blow: Blow, sure: boolean): void {
  const { hit, critical, damage, more, blocked } = blow
  const { block } = s.data.numbers
  const heir = place(seat, heirs[seat])
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue
    // From below, so that what falls to less Health is not struck once more.
    for (let health = 1; health <= most; health++) {
      const at = place(other, health)
      const chance = sure ? holding[at] : READY * holding[at]
      if (chance === 0) continue
      holding[at] -= chance * (hit + critical)
      holding[health > damage ? at - damage : heir] += chance * hit
      holding[health > damage + more ? at - damage - more : heir] += chance * critical
    }
  }
  if (seat === s.contender) return
  const behind = place(s.contender, s.health[s.contender])
  for (let left = 1; left <= s.monsterHealth; left++) {
    const chance = monster[left]
    if (chance === 0) continue
    monster[left] = 0
    const wound = (points: number, odds: number): void => {
      if (left > points) monster[left - points] += chance * odds
      else holding[behind] += chance * odds
    }
    wound(0, 1 - hit - critical)
    wound(damage, hit * (1 - blocked))
    wound(Math.max(0, damage - block), hit * blocked)
    wound(damage + more, critical * (1 - blocked))
    wound(Math.max(0, damage + more - block), critical * blocked)
  }
}

/** With how much Health a hero would take the Hill: he may have fallen and come back, or have been hurt. */
const heirHealth = (s: World, seat: Seat): number =>
  Math.max(1, s.active === seat ? s.health[seat] : (s.health[seat] + s.vigour[seat]) >> 1)

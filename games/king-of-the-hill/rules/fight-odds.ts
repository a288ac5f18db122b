/** The odds of a Battle on dice alone, worked out once for each pair of fighters, as they are asked for. RULES 5 */
import type { Seat } from '@pantheon/core'
import type { Guardian, Tables } from './data/index.ts'
import { attackOf, criticalOf } from './hero.ts'
import { ANSWER, KINDS, type Rune } from './names.ts'
import type { World } from './state.ts'

/** More Health than this makes no difference. */
const MOST_HEALTH = 20
/** A fight goes in circles when the Guardian recovers: so often round, and the odds stand still. */
const ROUNDS = 24

/** What an attack comes to, by what its dice show. RULES 5.3 */
interface Swing {
  /** Neither rune, the Guardian's alone, the hero's alone, both: how likely. */
  readonly miss: number
  readonly evade: number
  readonly hit: number
  readonly both: number
}

/** A hero and a Guardian. */
interface Fighters {
  readonly tables: Tables
  readonly guardian: Guardian
  readonly sideB: boolean
  readonly silenced: boolean
  readonly kin: boolean
  readonly attack: number
  readonly critical: number
}

/** A hero against a Guardian. */
interface Duel extends Fighters {
  /** By the hero's Health and the Guardian's: the odds before the hero's attack, and before the Guardian's die. */
  readonly attacking: Float64Array
  readonly answering: Float64Array
  /** By the Guardian's Health: what an attack with all dice comes to. */
  readonly swings: readonly Swing[]
  /** Worked out up to this Health of the hero: more is seldom asked for. */
  solved: number
}

/** The dice of an attack: how many show the hero's rune and the Guardian's, and how many are to be rolled. */
export interface Roll {
  readonly own: number
  readonly theirs: number
  readonly count: number
}

/** More damage in the attack at hand: added to a hit, and doubled afterwards. */
export interface Boost {
  readonly damage: number
  readonly doubled: boolean
}

const PLAIN: Boost = { damage: 0, doubled: false }

const duels = new WeakMap<Tables, Map<number, Duel>>()

/** How the seat would fare against a Guardian. */
export function duelOf(s: World, seat: Seat, rune: Rune, sideB: boolean, silenced = false): Duel {
  const attack = attackOf(s, seat)
  const critical = criticalOf(s, seat)
  const kin = s.hero[seat] === rune
  let known = duels.get(s.data)
  if (known === undefined) {
    known = new Map()
    duels.set(s.data, known)
  }
  const flags = (sideB ? 1 : 0) + (silenced ? 2 : 0) + (kin ? 4 : 0)
  const key = ((attack * 16 + critical) * KINDS + rune) * 8 + flags
  let duel = known.get(key)
  if (duel === undefined) {
    const guardian = s.data.guardians[rune]
    const size = (MOST_HEALTH + 1) * ((sideB ? guardian.b : guardian.a).health + 1)
    const fighters = { tables: s.data, guardian, sideB, silenced, kin, attack, critical }
    duel = {
      ...fighters,
      attacking: new Float64Array(size),
      answering: new Float64Array(size),
      swings: swingsOf(fighters),
      solved: 0,
    }
    known.set(key, duel)
  }
  return duel
}

const sideOf = ({ guardian, sideB }: Fighters) => (sideB ? guardian.b : guardian.a)

const able = (duel: Fighters, ability: string, left: number): boolean =>
  !duel.silenced && duel.guardian.ability === ability && left > sideOf(duel).weakness

const swingsOf = (duel: Fighters): Swing[] =>
  Array.from({ length: sideOf(duel).health + 1 }, (_, left) => swingOf(duel, left))

/** Works out the odds of a hero with this much Health, after those of one with less: that is where a fight leads. */
function solved(duel: Duel, health: number): Duel {
  const most = sideOf(duel).health
  const until = Math.min(health, MOST_HEALTH)
  for (; duel.solved < until; duel.solved++)
    for (let round = 0; round < ROUNDS; round++)
      for (let left = 1; left <= most; left++) {
        const at = (duel.solved + 1) * (most + 1) + left
        duel.answering[at] = answered(duel, duel.solved + 1, left)
        duel.attacking[at] = swung(duel, duel.solved + 1, left, duel.swings[left], PLAIN)
      }
  return duel
}

const look = (duel: Duel, odds: Float64Array, health: number, left: number): number =>
  left <= 0 ? 1 : health <= 0 ? 0 : odds[Math.min(health, MOST_HEALTH) * (sideOf(duel).health + 1) + left]

/** The odds before the Guardian's die. RULES 5.4 */
function answered(duel: Duel, health: number, left: number): number {
  const { guardianDie, numbers } = duel.tables
  const { attack, health: most } = sideOf(duel)
  const damage = attack + (able(duel, 'venom', left) ? duel.guardian.amount : 0)
  const missed = able(duel, 'never-misses', left) ? damage : 0
  const total =
    guardianDie[ANSWER.restore] +
    guardianDie[ANSWER.miss] +
    guardianDie[ANSWER.hit] +
    guardianDie[ANSWER.critical]
  return (
    (guardianDie[ANSWER.restore] *
      look(duel, duel.attacking, health, Math.min(most, left + numbers.restore)) +
      guardianDie[ANSWER.miss] * look(duel, duel.attacking, health - missed, left) +
      guardianDie[ANSWER.hit] * look(duel, duel.attacking, health - damage, left) +
      guardianDie[ANSWER.critical] *
        look(duel, duel.attacking, health - damage - numbers.answerCritical, left)) /
    total
  )
}

/** The odds of an attack that is about to come to this. */
function swung(duel: Duel, health: number, left: number, swing: Swing, boost: Boost): number {
  const { kin } = duel
  const miss = look(duel, duel.answering, health, left)
  const evade = look(duel, duel.attacking, health, left)
  const hit = struck(duel, health, left, 0, false, boost)
  const both = Math.max(
    struck(duel, health, left, duel.critical, false, boost),
    struck(duel, health, left, 0, true, boost),
  )
  return (
    swing.miss * miss +
    swing.evade * evade +
    swing.hit * (kin ? Math.max(hit, evade) : hit) +
    swing.both * both
  )
}

/** The odds after a hit, before the Guardian's die or, if he was evaded, the next attack. */
function struck(
  duel: Duel,
  health: number,
  left: number,
  more: number,
  evaded: boolean,
  boost: Boost,
): number {
  const { guardian } = duel
  const full = (duel.attack + more + boost.damage) * (boost.doubled ? 2 : 1)
  const damage = able(duel, 'stone-hide', left) ? Math.max(1, full - guardian.amount) : full
  const thorns = able(duel, 'thorns', left) ? guardian.amount : 0
  return look(duel, evaded ? duel.attacking : duel.answering, health - thorns, left - damage)
}

/** What an attack with all dice comes to. */
function swingOf(duel: Fighters, left: number): Swing {
  const fewer = able(duel, 'fewer-dice', left) ? duel.guardian.amount : 0
  return swingWith(duel, left, { own: 0, theirs: 0, count: duel.tables.numbers.dice - fewer })
}

/** What an attack with these dice comes to. */
function swingWith(duel: Fighters, left: number, { own, theirs, count }: Roll): Swing {
  if (duel.kin) {
    const none = ((KINDS - 1) / KINDS) ** count
    const one = (count * none) / (KINDS - 1)
    const [zero, single] = own === 0 ? [none, one] : [0, own === 1 ? none : 0]
    return { miss: zero, evade: 0, hit: single, both: 1 - zero - single }
  }
  const shown = showing({ own, theirs, count })
  return able(duel, 'dread', left) ? { ...shown, miss: shown.miss + shown.evade, evade: 0 } : shown
}

/** How likely dice show neither of two runes, the other's alone, the hero's alone, both. */
export function showing({ own, theirs, count }: Roll): Swing {
  const none = ((KINDS - 1) / KINDS) ** count
  const neither = own > 0 || theirs > 0 ? 0 : ((KINDS - 2) / KINDS) ** count
  const noneOwn = own > 0 ? 0 : none
  const noneTheirs = theirs > 0 ? 0 : none
  return {
    miss: neither,
    evade: noneOwn - neither,
    hit: noneTheirs - neither,
    both: 1 - noneOwn - noneTheirs + neither,
  }
}

/** The odds before an attack with all dice. */
export const attackOdds = (duel: Duel, health: number, left: number, boost = PLAIN): number =>
  boost.damage === 0 && !boost.doubled
    ? look(solved(duel, health), duel.attacking, health, left)
    : swung(solved(duel, health), health, left, duel.swings[left], boost)

/** The odds of an attack with these dice. */
export const rollOdds = (duel: Duel, health: number, left: number, roll: Roll, boost: Boost): number =>
  swung(solved(duel, health), health, left, swingWith(duel, left, roll), boost)

/** The odds before the Guardian's die. */
export const answerOdds = (duel: Duel, health: number, left: number): number =>
  look(solved(duel, health), duel.answering, health, left)

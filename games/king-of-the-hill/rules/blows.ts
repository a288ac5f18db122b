/** One blow: what a roll comes to, and the damage it does. RULES 5.3 */
import type { MoveList, Seat } from '@pantheon/core'
import type { GuardianSide } from './data/index.ts'
import { FIRST_OF_SIZE, PARTS, SHOWS, WAYS } from './dice.ts'
import type { Tell } from './events.ts'
import { attackOf, criticalOf, hasSpecial, hurt } from './hero.ts'
import { deed } from './missions.ts'
import { V } from './moves.ts'
import { FURY, RESULT } from './names.ts'
import { type Battle, heroOf, type World } from './state.ts'

/** The side of the Guardian card that counts. */
export const sideOf = (s: World, frame: Battle): GuardianSide =>
  frame.sideB ? s.data.guardians[frame.rune].b : s.data.guardians[frame.rune].a

/** Does this ability of the Guardian work: his Health is above his weakness. RULES 5.5 */
export const able = (s: World, frame: Battle, ability: string): boolean =>
  frame.foe === 'guardian' &&
  !frame.silenced &&
  s.data.guardians[frame.rune].ability === ability &&
  frame.health > sideOf(s, frame).weakness

/** Lists what so many dice can show. */
export function listRolls(count: number, out: MoveList): void {
  for (let dice = FIRST_OF_SIZE[count]; dice < FIRST_OF_SIZE[count + 1]; dice++)
    out.add(V.roll(dice), WAYS[dice])
}

/** Lists which dice to keep; at least one is rolled again. */
export function listKeeps(dice: number, out: MoveList): void {
  const parts = PARTS[dice]
  for (let i = 0; i < parts.length; i++) out.add(V.keep(parts[i]))
}

/** What the roll allows, as a set of results (bits). RULES 5.3 */
export function resultsOf(s: World, frame: Battle): number {
  if (frame.forced === 'hit') return 1 << RESULT.hit
  const own = s.hero[frame.seat]
  const mine = SHOWS[frame.dice][own]
  const theirs = SHOWS[frame.dice][frame.rune]
  if (frame.foe !== 'guardian')
    return mine === 0 ? 1 << RESULT.miss : theirs > 0 ? 1 << RESULT.critical : 1 << RESULT.hit
  const both = (1 << RESULT.critical) | (1 << RESULT['hit-evade'])
  if (own === frame.rune)
    return mine === 0 ? 1 << RESULT.miss : mine === 1 ? (1 << RESULT.hit) | (1 << RESULT.evade) : both
  if (mine > 0) return theirs > 0 ? both : 1 << RESULT.hit
  return theirs > 0 && !able(s, frame, 'dread') ? 1 << RESULT.evade : 1 << RESULT.miss
}

/** Is the roll a MISS or an EVADE, so that it could be made a HIT? */
export const missed = (s: World, frame: Battle): boolean =>
  (resultsOf(s, frame) & ~((1 << RESULT.miss) | (1 << RESULT.evade))) === 0

/** Damage without a roll: no answer, nothing softens it. RULES 5.6 */
export function wound(s: World, frame: Battle, damage: number, emit: Tell): void {
  if (frame.foe === 'guardian') frame.health = Math.max(0, frame.health - damage)
  else if (frame.foe === 'monster') s.monsterHealth = Math.max(0, s.monsterHealth - damage)
  else {
    hurt(s, frame.rival, damage, emit)
    return
  }
  const left = frame.foe === 'guardian' ? frame.health : s.monsterHealth
  emit?.tell({ key: 'wounded', seat: frame.seat, damage, left })
}

/** The damage of a hit: value and additions, doubling, Stone hide, block. RULES 5.3 */
function damageOf(s: World, frame: Battle, critical: boolean, emit: Tell): number {
  const { seat } = frame
  const hero = heroOf(s, seat)
  let damage = frame.forced === 'strike' ? brahmastra(s) : attackOf(s, seat)
  if (critical) {
    damage += criticalOf(s, seat)
    tellCritical(s, seat, emit)
  }
  damage += frame.bolt
  if (frame.mighty) {
    damage += hero.amount
    emit?.tell({ key: 'power', seat, uses: hero.ability })
  }
  if (emit !== null) tellPassives(s, seat, emit)
  if (frame.doubled) damage *= 2
  if (able(s, frame, 'stone-hide')) damage = Math.max(1, damage - s.data.guardians[frame.rune].amount)
  if (frame.rage === FURY.block) damage = Math.max(0, damage - s.data.numbers.block)
  return damage
}

const brahmastra = (s: World): number =>
  s.data.artifacts.find(artifact => artifact.effect === 'sure-strike')?.amount ?? 0

/** Tells which lasting effects made the blow stronger. */
function tellPassives(s: World, seat: Seat, emit: Tell): void {
  for (const artifact of s.artifacts[seat]) {
    const card = s.data.artifacts[artifact]
    if (card.effect === 'attack') emit?.tell({ key: 'passive', seat, artifact, uses: card.name })
  }
  if (hasSpecial(s, seat, 'divine-armoury')) emit?.tell({ key: 'power', seat, uses: heroOf(s, seat).special })
}

function tellCritical(s: World, seat: Seat, emit: Tell): void {
  if (emit === null || criticalOf(s, seat) === s.data.numbers.critical) return
  const card = s.artifacts[seat].find(held => s.data.artifacts[held].critical === criticalOf(s, seat))
  if (card === undefined) emit.tell({ key: 'power', seat, uses: heroOf(s, seat).special })
  else emit.tell({ key: 'passive', seat, artifact: card, uses: s.data.artifacts[card].name })
}

/** A result is applied, RULES 5.2: damage, Thorns, the deed of Perun. */
export function apply(s: World, frame: Battle, result: number, emit: Tell): void {
  const { seat } = frame
  const critical = result === RESULT.critical
  emit?.tell({ key: 'result', seat, result })
  frame.evaded = result === RESULT.evade || result === RESULT['hit-evade']
  frame.stage = 'hurt'
  if (result !== RESULT.miss && result !== RESULT.evade) {
    if (critical && frame.foe === 'guardian') deed(s, seat, 'deed-critical')
    const thorns = able(s, frame, 'thorns')
    const damage = damageOf(s, frame, critical, emit)
    wound(s, frame, damage, emit)
    if (thorns) hurt(s, seat, s.data.guardians[frame.rune].amount, emit)
  }
  frame.bolt = 0
  frame.doubled = false
  frame.mighty = false
  frame.forced = 'none'
}

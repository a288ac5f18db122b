/** What a hero is worth: attack, speed, Health, abilities, who can reach him. RULES 2 */
import type { Seat } from '@pantheon/core'
import type { Tell } from './events.ts'
import { type BoardMap, chart, HILL, isCamp, PLACES, type Place } from './map.ts'
import { RUNES, SECRET, TEMPLE, TEMPLES } from './names.ts'
import { heroOf, homeOf, type World } from './state.ts'

let charted: { camps: unknown; map: BoardMap } | null = null

/** The map of this edition. */
export function mapOf(s: World): BoardMap {
  if (charted?.camps !== s.data.camps) charted = { camps: s.data.camps, map: chart(s.data.camps) }
  return charted.map
}

/** Steps between two places, heroes ignored. RULES 2.6 */
export const distance = (s: World, a: Place, b: Place): number => mapOf(s).far[a * PLACES + b]

/** Steps between two heroes. */
export const apart = (s: World, a: Seat, b: Seat): number => distance(s, s.place[a], s.place[b])

/** Is the hero in camp, where nothing can touch him? RULES 2.5 */
export const safe = (s: World, seat: Seat): boolean => isCamp(s.place[seat])

/** Do the Reward cards and artifacts of this seat rest under a Drought token? */
export const parched = (s: World, seat: Seat): boolean =>
  s.token[seat] > 0 && s.monster >= 0 && s.data.monsters[s.monster].ability === 'drought' && s.active === seat

/** The artifact of that lasting effect a seat can rely on; -1 for none. */
export function passive(s: World, seat: Seat, effect: string): number {
  const held = s.artifacts[seat]
  for (let i = 0; i < held.length; i++) {
    const card = s.data.artifacts[held[i]]
    if (card.effect === effect && card.type === 'passive' && !parched(s, seat)) return held[i]
  }
  return -1
}

/** Does the seat have the ability its hero starts with? */
export const hasAbility = (s: World, seat: Seat, ability: string): boolean =>
  heroOf(s, seat).ability === ability

/** Is the special ability unlocked: enough Temples of the kind it needs stand. RULES 2.2 */
export function hasSpecial(s: World, seat: Seat, special: string): boolean {
  const hero = heroOf(s, seat)
  if (hero.special !== special) return false
  const kind = TEMPLE[hero.needs as keyof typeof TEMPLE]
  return s.temples[seat][kind] >= s.data.numbers.templesForSpecial
}

/** How much the special ability gives or adds now. */
export const specialAmount = (s: World, seat: Seat): number =>
  s.final ? heroOf(s, seat).finalAmount : heroOf(s, seat).specialAmount

/** Attack value: base, Temples, lasting effects, potions of this turn, a curse. RULES 2.3 */
export function attackOf(s: World, seat: Seat): number {
  const { numbers, artifacts } = s.data
  let attack =
    heroOf(s, seat).attack + numbers.templeAttack * s.temples[seat][TEMPLE.attack] + s.borrowed[seat]
  if (!parched(s, seat)) {
    const held = s.artifacts[seat]
    for (let i = 0; i < held.length; i++) {
      const card = artifacts[held[i]]
      if (card.effect === 'attack') attack += card.amount
    }
  }
  if (hasSpecial(s, seat, 'divine-armoury')) attack += s.artifacts[seat].length
  if (s.active === seat) attack += s.strength
  if (s.cursed[seat]) attack = Math.max(1, attack - s.data.secrets[SECRET.curse].amount)
  return attack
}

/** What a CRITICAL HIT adds: the highest that counts. RULES 5.3 */
export function criticalOf(s: World, seat: Seat): number {
  let adds = s.data.numbers.critical
  if (!parched(s, seat))
    for (const held of s.artifacts[seat]) adds = Math.max(adds, s.data.artifacts[held].critical)
  if (hasSpecial(s, seat, 'twelve-labours')) adds = Math.max(adds, specialAmount(s, seat))
  return adds
}

/** How many tiles the hero may go this turn. RULES 2.4 */
export function speedOf(s: World, seat: Seat): number {
  if (s.token[seat] > 0 && s.monster >= 0 && s.data.monsters[s.monster].ability === 'chain') return 0
  if (s.fogged[seat]) return s.data.secrets[SECRET.fog].amount
  const { speed } = s.data.numbers
  const load = hasAbility(s, seat, 'flying-mortar') ? 0 : s.artifacts[seat].length
  let tiles = speed[Math.min(load, speed.length - 1)] + s.haste
  const horse = passive(s, seat, 'speed')
  if (horse >= 0) tiles += s.data.artifacts[horse].amount
  return tiles
}

/** How many Temples stand. */
export function templeCount(s: World, seat: Seat): number {
  let count = 0
  for (let kind = 0; kind < TEMPLES.length; kind++) count += s.temples[seat][kind]
  return count
}

/** Is there a Temple card of that kind left to build with? */
export const hasTempleCard = (s: World, seat: Seat, kind: number): boolean =>
  s.temples[seat][kind] < heroOf(s, seat).temples[kind]

/** Does the seat own a superartifact turned to its lasting side? RULES 8.4 */
export function eased(s: World, seat: Seat): boolean {
  const held = s.artifacts[seat]
  for (let i = 0; i < held.length; i++)
    if (s.data.artifacts[held[i]].type === 'super' && s.sides[seat][i] === 1) return true
  return false
}

/** The gold in a hand. */
export function goldOf(s: World, seat: Seat): number {
  const { rewards } = s.data
  const hand = s.hand[seat]
  return hand[0] * rewards[0].amount + hand[1] * rewards[1].amount + hand[2] * rewards[2].amount
}

/** How far a seat has come on a Path: gold, Arenas, Temples, different villages. RULES 9.4 */
export function progress(s: World, seat: Seat, path: number): number {
  if (path === 0) return goldOf(s, seat)
  if (path === 2) return templeCount(s, seat)
  let count = 0
  if (path === 1) {
    for (let deck = 0; deck < RUNES.length; deck++) if (s.arenaOwner[deck] === seat) count++
    return count
  }
  const kinds = eased(s, seat) ? RUNES.length : RUNES.length - 1
  for (let rune = 0; rune < kinds; rune++) if (s.villages[seat][rune] > 0) count++
  return count
}

/** What a Path needs of this seat. */
export const needOf = (s: World, seat: Seat, path: number): number =>
  (eased(s, seat) ? s.data.numbers.easyPaths : s.data.numbers.paths)[path]

/** Has the seat completed the Path? */
export const complete = (s: World, seat: Seat, path: number): boolean =>
  progress(s, seat, path) >= needOf(s, seat, path)

/** The Arena whose mat the hero stands on; -1 for none. */
export function arenaOf(s: World, seat: Seat): number {
  for (let deck = 0; deck < RUNES.length; deck++) if (s.arenaHero[deck] === seat) return deck
  return -1
}

/** May an effect of another reach this hero: not in camp, in range, not a Contender behind his Monster. RULES 2.6 */
export const reachable = (s: World, from: Seat, seat: Seat, range: number): boolean =>
  seat !== from &&
  !safe(s, seat) &&
  apart(s, from, seat) <= range &&
  !(s.contender === seat && s.monster >= 0)

/** The Hill is out of reach of cards that move heroes. */
export const onHill = (s: World, seat: Seat): boolean => s.place[seat] === HILL

/** Restores Health, not above its value. */
export function heal(s: World, seat: Seat, amount: number, emit: Tell): void {
  if (s.health[seat] >= s.vigour[seat]) return
  s.health[seat] = Math.min(s.vigour[seat], s.health[seat] + amount)
  emit?.tell({ key: 'healed', seat, health: s.health[seat] })
}

/** Powers used once in a turn, as bits of `powers`. */
export const POWER = { undying: 1, cauldron: 2 } as const

/**
 * Damage to a hero. At 0 first Undying helps, then the Gate of Helheim is asked for; in the Arena (`bare`) neither
 * works. RULES 2.7
 */
export function hurt(s: World, seat: Seat, damage: number, emit: Tell, bare = false): void {
  if (damage <= 0 || s.health[seat] === 0) return
  if (s.aegis[seat] && !bare) {
    emit?.tell({ key: 'protected', seat })
    return
  }
  const before = s.health[seat]
  s.health[seat] = Math.max(0, before - damage)
  emit?.tell({ key: 'hurt', seat, damage, left: s.health[seat] })
  if (s.health[seat] > 0 || bare) return
  const { special } = heroOf(s, seat)
  const rest = specialAmount(s, seat)
  const spent = (s.powers & (POWER.undying << (4 * seat))) !== 0
  if (hasSpecial(s, seat, 'undying') && !spent && before > rest) {
    s.powers |= POWER.undying << (4 * seat)
    s.health[seat] = rest
    emit?.tell({ key: 'saved', seat, health: rest, uses: special })
  } else if (gateOf(s, seat) >= 0) s.frames.push({ at: 'brink', seat })
}

/** The slot of a Gate of Helheim that could be used now; -1 for none. */
export function gateOf(s: World, seat: Seat): number {
  const held = s.artifacts[seat]
  for (let i = 0; i < held.length; i++)
    if (s.data.artifacts[held[i]].effect === 'gate' && s.tired[seat][i] === 0 && !parched(s, seat)) return i
  return -1
}

/** The hero goes back to camp with all his Health. RULES 5.7 */
export function toCamp(s: World, seat: Seat, emit: Tell): void {
  s.place[seat] = homeOf(s, seat)
  s.health[seat] = s.vigour[seat]
  emit?.tell({ key: 'died', seat })
}

/** What an edition must keep to besides its shape. */
import { ARTIFACTS } from './data/artifacts.ts'
import type { Tables } from './data/index.ts'
import { HILL, TILE_NAMES, TILES } from './map.ts'
import { DEMANDS } from './missions.ts'
import { HEROES, KINDS, REWARDS, SECRETS, sum, TEMPLES } from './names.ts'

const all = (rows: readonly { readonly name: string }[], names: readonly string[], what: string) =>
  rows.length === names.length && rows.every((row, i) => row.name === names[i])
    ? null
    : `${what}: expected the rows ${names.join(', ')} in this order`

const PASSIVES = new Set(ARTIFACTS.filter(card => card.type === 'passive').map(card => card.effect))
const ACTIVES = new Set(ARTIFACTS.filter(card => card.type !== 'passive').map(card => card.effect))

/** What is wrong with these tables; null if nothing is. */
export function checkData(data: Tables): string | null {
  return (
    all(data.heroes, HEROES, 'heroes') ??
    all(data.rewards, REWARDS, 'rewards') ??
    all(data.secrets, SECRETS, 'secrets') ??
    checkBoard(data) ??
    checkGods(data) ??
    checkArtifacts(data) ??
    checkCast(data) ??
    checkNumbers(data)
  )
}

function checkBoard(data: Tables): string | null {
  if (data.camps.length !== HEROES.length) return `camps: expected ${HEROES.length}`
  for (const links of data.camps)
    if (links.length === 0 || links.some(name => !TILE_NAMES.includes(name) || name === TILE_NAMES[HILL]))
      return `camps: each is linked to tiles from ${TILE_NAMES[0]} to ${TILE_NAMES[TILES - 1]}, not the Hill`
  if (data.villages.length !== KINDS || sum(data.villages) !== TILES)
    return `villages: expected ${TILES} tokens of ${KINDS} runes`
  if (data.guardianDie.length !== 4 || sum(data.guardianDie) <= 0) return 'guardianDie: expected four results'
  if (data.monsterDie.length !== 5 || sum(data.monsterDie) <= 0) return 'monsterDie: expected five results'
  return [...data.villages, ...data.guardianDie, ...data.monsterDie].some(n => n < 0)
    ? 'villages and dice: nothing below 0'
    : null
}

function checkGods(data: Tables): string | null {
  if (data.gods.length !== KINDS * KINDS) return `gods: expected ${KINDS * KINDS}`
  for (let deck = 0; deck < KINDS; deck++) {
    const gods = data.gods.slice(deck * KINDS, (deck + 1) * KINDS)
    if (gods.filter(god => god.arena).length !== 1)
      return `gods: one Arena in each deck, not so in deck ${deck}`
  }
  for (const god of data.gods) {
    if (god.arena) continue
    if (DEMANDS[god.mission] === undefined) return `gods: unknown mission "${god.mission}" of ${god.name}`
    const dice = sum(god.quest.runes) + sum(god.quest.groups)
    if (god.quest.runes.length !== KINDS || dice < 1 || dice > data.numbers.dice)
      return `gods: the quest of ${god.name} needs 1 to ${data.numbers.dice} runes`
  }
  return null
}

function checkArtifacts(data: Tables): string | null {
  if (data.artifacts.length !== ARTIFACTS.length) return `artifacts: expected ${ARTIFACTS.length}`
  for (const [i, card] of data.artifacts.entries()) {
    if ((card.type === 'super') !== i >= KINDS * KINDS) return 'artifacts: the superartifacts come last'
    if (!(card.type === 'passive' ? PASSIVES : ACTIVES).has(card.effect))
      return `artifacts: unknown effect "${card.effect}" of ${card.name}`
  }
  return null
}

function checkCast(data: Tables): string | null {
  if (data.guardians.length !== KINDS || data.monsters.length !== KINDS)
    return `guardians, monsters: expected ${KINDS} each`
  for (const hero of data.heroes)
    if (hero.temples.length !== TEMPLES.length || !TEMPLES.some(kind => kind === hero.needs))
      return `heroes: ${hero.name} needs one of ${TEMPLES.join(', ')} and ${TEMPLES.length} counts of Temple cards`
  return null
}

function checkNumbers(data: Tables): string | null {
  const { numbers } = data
  if (numbers.dice < 1 || numbers.dice > 5) return 'numbers.dice: expected 1 to 5'
  if (numbers.arenaDice !== 3) return 'numbers.arenaDice: the Arena mat has 3 slots'
  if (numbers.lastRound < 1 || numbers.lastRound > 10) return 'numbers.lastRound: expected 1 to 10'
  if (numbers.speed.length < 1) return 'numbers.speed: expected a list'
  if (numbers.paths.length !== 4 || numbers.easyPaths.length !== 4) return 'numbers.paths: expected four'
  return null
}

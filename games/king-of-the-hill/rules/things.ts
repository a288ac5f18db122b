/** Everything that play must be able to reach: cards, artifacts, Missions, Guardians, Monsters, abilities. */
import { STANDARD } from './data/index.ts'
import { GOLDS, PATHS, TEMPLES } from './names.ts'

const named = (rows: readonly { readonly name: string }[]): string[] => rows.map(row => row.name)
const { gods, artifacts, guardians, heroes, rewards, secrets, monsters } = STANDARD

/** The names that events give in `uses`. */
export const THINGS: readonly string[] = [
  ...named(heroes),
  ...heroes.map(hero => hero.ability),
  ...heroes.map(hero => hero.special),
  'gold',
  ...named(rewards.slice(GOLDS)),
  ...named(secrets),
  ...named(gods),
  ...gods.filter(god => !god.arena).map(god => `mission-${god.name}`),
  ...named(artifacts),
  ...guardians.flatMap(({ name }) => [`${name}-a`, `${name}-b`]),
  ...named(monsters),
  ...monsters.map(({ name }) => `monster-${name}`),
  ...TEMPLES.map(kind => `temple-${kind}`),
  ...PATHS.map(path => `path-${path}`),
]

import { freeze, type Source } from '@pantheon/core'
import { ARTIFACTS } from './artifacts.ts'
import { REWARD_CARDS, SECRET_CARDS } from './cards.ts'
import { GUARDIANS, HERO_CARDS, MONSTERS } from './cast.ts'
import { GODS } from './gods.ts'
import type { Numbers, Tables } from './types.ts'

export type * from './types.ts'

const NUMBERS: Numbers = {
  dice: 5,
  arenaDice: 3,
  rolls: 3,
  scouts: 2,
  speed: [3, 3, 2, 1],
  slots: 3,
  ownVillage: 3,
  otherVillage: 1,
  firstTry: 1,
  missionRewards: 2,
  missionSecrets: 2,
  hillRewards: 2,
  critical: 2,
  answerCritical: 2,
  restore: 3,
  templeTokens: 5,
  templeHealth: 3,
  templeAttack: 2,
  templeRewards: 2,
  templeSecrets: 2,
  marketRewards: 1,
  marketSecrets: 1,
  sale: 2,
  forge: 3,
  templesForSpecial: 3,
  upgrade: 5,
  lastRound: 10,
  finalRounds: 5,
  monsterHealth: 10,
  block: 5,
  quake: 3,
  smash: 7,
  controlAttack: 3,
  paths: [10, 2, 5, 5],
  easyPaths: [7, 1, 4, 5],
}

/** The standard edition. */
export const STANDARD: Tables = freeze({
  numbers: NUMBERS,
  camps: [
    ['g2', 'g3'],
    ['d1', 'e1'],
    ['b1', 'a1'],
    ['a4', 'b5'],
    ['e6', 'd7'],
  ],
  villages: [6, 6, 6, 6, 6, 7],
  guardianDie: [1, 2, 2, 1],
  monsterDie: [1, 2, 1, 1, 1],
  gods: GODS,
  artifacts: ARTIFACTS,
  guardians: GUARDIANS,
  heroes: HERO_CARDS,
  rewards: REWARD_CARDS,
  secrets: SECRET_CARDS,
  monsters: MONSTERS,
})

/**
 * Where the values come from. A table that mixes sources says so in its own comment; `reconstructed` means that it was
 * printed on a component whose picture is lost.
 */
export const SOURCES: Readonly<Record<keyof Tables, Source>> = freeze({
  numbers: 'book',
  camps: 'reconstructed',
  villages: 'reconstructed',
  guardianDie: 'reconstructed',
  monsterDie: 'book',
  gods: 'reconstructed',
  artifacts: 'reconstructed',
  guardians: 'reconstructed',
  heroes: 'reconstructed',
  rewards: 'reconstructed',
  secrets: 'reconstructed',
  monsters: 'reconstructed',
})

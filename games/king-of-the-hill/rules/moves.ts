import { range, vocabulary } from '@pantheon/core'
import { STANDARD } from './data/index.ts'
import { DICE_WORDS, FIRST_OF_SIZE, MOST_DICE } from './dice.ts'
import { TILE_NAMES } from './map.ts'
import { ANSWERS, FURIES, HEROES, PATHS, RESULTS, REWARDS, RUNES, SECRETS, TEMPLES } from './names.ts'

const GODS = STANDARD.gods.map(god => god.name)
const ARTIFACTS = STANDARD.artifacts.map(artifact => artifact.name)
const SLOTS = range(1, 3)

/** The potions, in the order of `drink`. */
export const POTIONS = ['healing', 'strength'] as const

/** What re-rolls one die after the last roll of a quest, in the order of `nudge`. */
export const NUDGES = ['broken-tusk', 'reader-of-runes'] as const

/** What the Cauldron can do, in the order of `brew`. */
export const BREWS = ['damage', 'restore'] as const

/** The moves of King of the Hill. */
export const V = vocabulary({
  // set-up
  become: [HEROES],
  gamble: [],
  // chance
  destiny: [HEROES],
  reveal: [RUNES],
  draw: [REWARDS],
  find: [SECRETS],
  meet: [GODS],
  roll: [DICE_WORDS],
  rune: [RUNES],
  answer: [ANSWERS],
  rage: [FURIES],
  snatch: [REWARDS],
  // a turn
  scout: [TILE_NAMES],
  move: [TILE_NAMES],
  stay: [],
  found: [TILE_NAMES],
  show: [PATHS],
  capture: [PATHS],
  quest: [],
  temple: [TEMPLES],
  end: [],
  // a quest
  keep: [DICE_WORDS.slice(0, FIRST_OF_SIZE[MOST_DICE])],
  stop: [],
  fight: [],
  mission: [],
  add: [REWARDS, RUNES],
  darken: [RUNES],
  extra: [],
  turn: [RUNES, RUNES],
  nudge: [NUDGES, RUNES],
  // a battle
  attack: [],
  result: [RESULTS],
  blow: [],
  aim: [],
  brew: [SECRETS, BREWS],
  // cards
  cast: [SECRETS],
  hex: [SECRETS, HEROES],
  raid: [SECRETS, TILE_NAMES],
  cancel: [],
  allow: [],
  drink: [POTIONS],
  // artifacts and trade
  use: [ARTIFACTS],
  wield: [ARTIFACTS, HEROES],
  moon: [range(1, 10)],
  sell: [ARTIFACTS],
  exchange: [ARTIFACTS, ARTIFACTS],
  forge: [RUNES],
  drop: [ARTIFACTS],
  // missions
  complete: [],
  give: [REWARDS],
  yield: [SECRETS],
  // what cards and artifacts ask
  bonus: [TEMPLES],
  look: [TILE_NAMES],
  switch: [],
  decline: [],
  bury: [],
  pick: [REWARDS],
  choose: [GODS],
  burn: [REWARDS],
  swap: [ARTIFACTS, ARTIFACTS],
  push: [TILE_NAMES],
  survive: [],
  fall: [],
  advance: [],
  hold: [],
  // the Arena
  target: [SLOTS],
  strike: [SLOTS],
  smite: [SLOTS],
  evade: [SLOTS],
  done: [],
  // the Final battle
  place: [HEROES],
  ignite: [TILE_NAMES],
  assail: [HEROES],
  disarm: [ARTIFACTS],
})

/** The verbs. */
export type Verb = (typeof V.verbs)[number]

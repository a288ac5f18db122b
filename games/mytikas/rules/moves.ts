import { range, vocabulary } from '@pantheon/core'
import { AREAS, CARDS, GODS, PAYMENTS, PYRES, RESOURCES, SIDES, SLOTS, SMELTED, TOP } from './names.ts'

const LEVELS = range(1, TOP)
const SEATS = range(0, 3)

/** As many offerings as the box holds can be placed at once. */
export const MOST_PLACED = 75

/** Every move of Mytikas. */
export const V = vocabulary({
  // Chance.
  first: [SEATS],
  deal: [CARDS],
  flip: [CARDS],
  // Set-up.
  keep: [CARDS],
  // The turn.
  smelt: [SMELTED, LEVELS],
  burn: [PYRES],
  give: [RESOURCES, LEVELS],
  go: [AREAS],
  down: [RESOURCES, LEVELS, LEVELS],
  end: [],
  follow: [PAYMENTS, SIDES],
  pass: [],
  // Actions.
  produce: [range(1, 3)],
  add: [RESOURCES],
  build: [SLOTS, LEVELS],
  up: [RESOURCES, LEVELS],
  refine: [RESOURCES.slice(0, 2), LEVELS],
  move: [RESOURCES, LEVELS, LEVELS],
  take: [],
  favor: [GODS],
  rob: [GODS, SEATS],
  buy: [LEVELS],
  offer: [CARDS],
  place: [range(1, MOST_PLACED)],
  skip: [],
  done: [],
})

import { vocabulary } from '@pantheon/core'
import { BONUSES, GODS, MYTHOLOGIES } from './names.ts'

/**
 * The moves. Players are named by their mythology: each plays another one. Chance assigns, appoints, draws, opens, takes
 * and decides between life and death; all else is the players'.
 */
export const V = vocabulary({
  assign: [MYTHOLOGIES],
  claim: [MYTHOLOGIES],
  draw: [GODS],
  appoint: [MYTHOLOGIES],
  exchange: [GODS],
  lot: [GODS],
  open: [BONUSES],
  play: [GODS],
  fold: [GODS],
  life: [],
  death: [],
  trigger: [],
  target: [MYTHOLOGIES],
  take: [GODS],
  give: [GODS],
  bury: [GODS],
  order: [GODS],
  foretell: [BONUSES],
  swap: [],
  revive: [GODS],
  use: [BONUSES],
  reveal: [],
  keep: [],
  done: [],
  pass: [],
})

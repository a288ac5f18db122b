/** The exact odds of quests under best play, worked out once for each quest and its help, as they are asked for. */
import type { Quest } from './data/index.ts'
import {
  type Dice,
  FIRST_OF_SIZE,
  join,
  MOST_DICE,
  oneDie,
  PARTS,
  SHOWS,
  SIZES,
  WAYS,
  without,
} from './dice.ts'
import { KINDS, zeros } from './names.ts'
import { fits } from './quest.ts'

const FULL = FIRST_OF_SIZE[MOST_DICE]
const ALL = FIRST_OF_SIZE[MOST_DICE + 1]

/** By number of rolls left: the odds after a roll (by what all dice show), and before one (by what is kept). */
interface Table {
  /** 1 where the dice fit as they lie. */
  readonly done: Float64Array
  readonly shown: Float64Array[]
  readonly kept: Float64Array[]
}

const tables = new WeakMap<Quest, Map<number, Table>>()

function tableOf(quest: Quest, { added, nudges }: Help): Table {
  let known = tables.get(quest)
  if (known === undefined) {
    known = new Map()
    tables.set(quest, known)
  }
  let code = nudges
  for (let rune = 0; rune < KINDS; rune++)
    code = code * (MOST_DICE + 2) + Math.min(added[rune], MOST_DICE + 1)
  let table = known.get(code)
  if (table === undefined) {
    const done = new Float64Array(ALL)
    for (let dice = FULL; dice < ALL; dice++) done[dice] = fits(quest, SHOWS[dice], added) ? 1 : 0
    let last: Float64Array = done
    for (let i = 0; i < nudges; i++) last = nudged(last)
    table = { done, shown: [last], kept: [new Float64Array(ALL)] }
    known.set(code, table)
  }
  return table
}

/** The odds with one die more to roll again after the last roll, from those without it. */
function nudged(later: Float64Array): Float64Array {
  const odds = new Float64Array(ALL)
  for (let dice = FULL; dice < ALL; dice++) {
    let best = later[dice]
    for (let rune = 0; rune < KINDS; rune++) {
      if (SHOWS[dice][rune] === 0) continue
      const kept = without(dice, oneDie(rune))
      let sum = 0
      for (let face = 0; face < KINDS; face++) sum += later[join(kept, oneDie(face))]
      best = Math.max(best, sum / KINDS)
    }
    odds[dice] = best
  }
  return odds
}

/** Adds a level: one roll more is left. */
function grow({ done, shown, kept }: Table): void {
  const later = shown[shown.length - 1]
  const before = new Float64Array(ALL)
  for (let hold = 0; hold < FULL; hold++) {
    const size = MOST_DICE - SIZES[hold]
    let sum = 0
    for (let dice = FIRST_OF_SIZE[size]; dice < FIRST_OF_SIZE[size + 1]; dice++)
      sum += WAYS[dice] * later[join(hold, dice)]
    before[hold] = sum / 6 ** size
  }
  const after = new Float64Array(ALL)
  for (let dice = FULL; dice < ALL; dice++) {
    let best = done[dice]
    for (const part of PARTS[dice]) if (before[part] > best) best = before[part]
    after[dice] = best
  }
  shown.push(after)
  kept.push(before)
}

/** What helps in a quest besides its rolls: runes added by cards, single dice to roll again after the last roll. */
export interface Help {
  readonly added: readonly number[]
  readonly nudges: number
}

/** Dice alone. */
export const NO_HELP: Help = { added: zeros(KINDS), nudges: 0 }

/** The odds when these dice are kept and `left` rolls are to come. */
export function oddsKeeping(quest: Quest, kept: Dice, left: number, help = NO_HELP): number {
  const table = tableOf(quest, help)
  while (table.kept.length <= left) grow(table)
  return left === 0 ? 0 : table.kept[left][kept]
}

/** The odds when the dice show this and `left` rolls may still be made. */
export function oddsShowing(quest: Quest, dice: Dice, left: number, help = NO_HELP): number {
  const table = tableOf(quest, help)
  while (table.shown.length <= left) grow(table)
  return table.shown[left][dice]
}

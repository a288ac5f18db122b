/**
 * Handfuls of hero dice. Dice are alike, so a handful is what it shows, not in which order: `GGD` is two Greek runes
 * and a dark one. Every handful of up to five dice has a number; the empty one is 0.
 */
import { KINDS } from './names.ts'

/** The number of a handful. */
export type Dice = number

/** The most dice in a hand. */
export const MOST_DICE = 5

const LETTERS = 'GENSHD'
const BASE = MOST_DICE + 1

interface Handful {
  readonly word: string
  readonly counts: readonly number[]
}

const HANDFULS: readonly Handful[] = handfuls()

function handfuls(): Handful[] {
  const all: Handful[] = []
  const grow = (word: string, counts: number[], from: number, left: number) => {
    if (left === 0) {
      all.push({ word: word || '-', counts })
      return
    }
    for (let rune = from; rune < KINDS; rune++)
      grow(
        word + LETTERS[rune],
        counts.map((n, i) => n + (i === rune ? 1 : 0)),
        rune,
        left - 1,
      )
  }
  for (let size = 0; size <= MOST_DICE; size++) grow('', new Array<number>(KINDS).fill(0), 0, size)
  return all
}

const codeOf = (counts: readonly number[]): number => counts.reduceRight((code, n) => code * BASE + n, 0)

const CODES = Int32Array.from(HANDFULS, ({ counts }) => codeOf(counts))
const BY_CODE = new Int16Array(BASE ** KINDS).fill(-1)
CODES.forEach((code, dice) => {
  BY_CODE[code] = dice
})

/** The words of all handfuls, by number. */
export const DICE_WORDS: readonly string[] = HANDFULS.map(({ word }) => word)

/** How many dice of each rune: `SHOWS[dice][rune]`. */
export const SHOWS: readonly Uint8Array[] = HANDFULS.map(({ counts }) => Uint8Array.from(counts))

/** How many dice are in a handful. */
export const SIZES = Uint8Array.from(HANDFULS, ({ counts }) => counts.reduce((a, b) => a + b))

/** The first handful of each size; one more entry closes the last. */
export const FIRST_OF_SIZE: readonly Dice[] = Array.from({ length: MOST_DICE + 2 }, (_, size) =>
  size > MOST_DICE ? HANDFULS.length : SIZES.indexOf(size),
)

/** No dice. */
export const NO_DICE: Dice = 0

/** In how many ways the dice can fall to show a handful. */
export const WAYS = Uint16Array.from(HANDFULS, ({ counts }) => {
  let ways = 1
  let dice = 0
  for (const n of counts) for (let i = 1; i <= n; i++) ways = (ways * ++dice) / i
  return ways
})

/** Two handfuls together, five dice at most. */
export const join = (a: Dice, b: Dice): Dice => BY_CODE[CODES[a] + CODES[b]]

/** A handful without some of its dice. */
export const without = (dice: Dice, taken: Dice): Dice => BY_CODE[CODES[dice] - CODES[taken]]

/** A single die. */
export const oneDie = (rune: number): Dice => 1 + rune

/** Every smaller handful inside each handful, the empty one included, itself not. */
export const PARTS: readonly Int16Array[] = HANDFULS.map(({ counts }) => {
  const parts: number[] = []
  const choose = (rune: number, code: number, scale: number) => {
    if (rune === KINDS) {
      if (code !== codeOf(counts)) parts.push(BY_CODE[code])
      return
    }
    for (let n = 0; n <= counts[rune]; n++) choose(rune + 1, code + n * scale, scale * BASE)
  }
  choose(0, 0, 1)
  return Int16Array.from(parts)
})

/** A handful from its word, in any order of letters; -1 if it is none. */
export function diceOf(word: string): Dice {
  const counts = new Array<number>(KINDS).fill(0)
  for (const letter of word) counts[LETTERS.indexOf(letter)]++
  return DICE_WORDS.indexOf(HANDFULS[BY_CODE[codeOf(counts)]]?.word ?? '')
}

import { GODS, GODS_EACH } from './names.ts'

/** A god card: its place in `GODS`. */
export type Card = number

/** A set of god cards: for each mythology twelve bits, one a god. */
export type Cards = number[]

/** The mythology of each card. */
export const MYTHOLOGY_OF: Int8Array = Int8Array.from(GODS, (_, card) => Math.floor(card / GODS_EACH))

const BIT_OF = Int16Array.from(GODS, (_, card) => 1 << (card % GODS_EACH))

/** All twelve gods of a mythology, as bits. */
export const WHOLE: number = (1 << GODS_EACH) - 1

/** A set without cards. */
export const noCards = (): Cards => [0, 0, 0, 0, 0]

/** Is the card among these bits of its mythology? */
export const inSet = (mask: number, card: Card): boolean => (mask & BIT_OF[card]) !== 0

/** Is the card in the set? */
export const hasCard = (set: Cards, card: Card): boolean => (set[MYTHOLOGY_OF[card]] & BIT_OF[card]) !== 0

/** Puts a card into a set. */
export const addCard = (set: Cards, card: Card): void => {
  set[MYTHOLOGY_OF[card]] |= BIT_OF[card]
}

/** Takes a card out of a set. */
export const removeCard = (set: Cards, card: Card): void => {
  set[MYTHOLOGY_OF[card]] &= ~BIT_OF[card]
}

/** Moves everything from one set into another. */
export const pourCards = (from: Cards, to: Cards): void => {
  for (let m = 0; m < from.length; m++) {
    to[m] |= from[m]
    from[m] = 0
  }
}

/** How many bits are set. */
export const bits = (mask: number): number => {
  let v = mask - ((mask >>> 1) & 0x5555_5555)
  v = (v & 0x3333_3333) + ((v >>> 2) & 0x3333_3333)
  return (((v + (v >>> 4)) & 0x0f0f_0f0f) * 0x0101_0101) >>> 24
}

/** How many cards are in the set. */
export const countCards = (set: Cards): number => {
  let count = 0
  for (let m = 0; m < set.length; m++) if (set[m] !== 0) count += bits(set[m])
  return count
}

/** Is there any card in the set? */
export const anyCard = (set: Cards): boolean => (set[0] | set[1] | set[2] | set[3] | set[4]) !== 0

/** The number of the lowest bit of a mask that is not empty. */
export const lowestBit = (mask: number): number => 31 - Math.clz32(mask & -mask)

/** The card of the lowest bit of `mask` in mythology `m`: `for (let b = set[m]; b; b &= b - 1) cardAt(m, b)`. */
export const cardAt = (m: number, mask: number): Card => m * GODS_EACH + lowestBit(mask)

/** The cards of a set as a list, in order. */
export function listCards(set: Cards): Card[] {
  const list: Card[] = []
  for (let m = 0; m < set.length; m++) for (let b = set[m]; b !== 0; b &= b - 1) list.push(cardAt(m, b))
  return list
}

/** Card number `index` of a set, in order; -1 if it has fewer. */
export function nthCard(set: Cards, index: number): Card {
  let left = index
  for (let m = 0; m < set.length; m++)
    for (let b = set[m]; b !== 0; b &= b - 1) if (left-- === 0) return cardAt(m, b)
  return -1
}

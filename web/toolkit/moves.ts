import type { Offer } from './board.ts'

/** Moves that belong together and are shown behind one line. */
export interface Fold {
  readonly id: string
  /** What all their sentences begin with. */
  readonly start: string
  readonly offers: readonly Offer[]
  /** Are they so short that several stand in a row? */
  readonly short: boolean
}

/** Up to so many moves stand one under the other; in longer lists a verb with many is folded. */
const PLAIN = 10
const MANY = 5
/** A fold with more than so many is parted by its first argument, where that makes it easier to look through. */
const CROWDED = 14
const SHORT = 16

const words = (move: string, count: number): string => move.split(' ', count).join(' ')

/** A list of moves in the game's order: those that stand open, and those that are folded away by what they share. */
export function folded(offers: readonly Offer[]): {
  readonly plain: readonly Offer[]
  readonly folds: readonly Fold[]
} {
  if (offers.length <= PLAIN) return { plain: offers, folds: [] }
  const verbs = by(offers, ({ move }) => words(move, 1))
  const plain = verbs.filter(group => group.length <= MANY).flat()
  const folds = verbs
    .filter(group => group.length > MANY)
    .flatMap(group => {
      const parts = by(group, ({ move }) => words(move, 2))
      const eased = group.length > CROWDED && parts.length > 1 && parts.length <= group.length / 2
      return eased ? parts : [group]
    })
  return { plain, folds: folds.map(foldOf) }
}

function foldOf(offers: readonly Offer[]): Fold {
  const start = shared(offers.map(({ text }) => text))
  const short = offers.every(({ text }) => text.length <= SHORT)
  return { id: `${offers[0].move}…`, start, offers, short }
}

function by(offers: readonly Offer[], key: (offer: Offer) => string): Offer[][] {
  const groups = new Map<string, Offer[]>()
  for (const offer of offers) groups.set(key(offer), [...(groups.get(key(offer)) ?? []), offer])
  return [...groups.values()]
}

/** The whole words that all these sentences begin with; the first word of the first where they share none. */
export function shared(texts: readonly string[]): string {
  const [first, ...rest] = texts.map(text => text.split(' '))
  let count = 0
  while (count < first.length - 1 && rest.every(other => other[count] === first[count])) count++
  return sentence(first.slice(0, Math.max(1, count)).join(' '))
}

/** A move's words as a line of their own. */
export const sentence = (text: string): string => text[0].toUpperCase() + text.slice(1)

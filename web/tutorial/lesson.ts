import type { Language } from '@pantheon/core'

/** A sentence or two in every language. */
export type Said = Readonly<Record<Language, string>>

/** One page of explanation, pointing at a thing on the board (by the name moves find it under). */
export interface Page {
  readonly say: Said
  readonly at: string
}

/**
 * A decision of a scripted game: a bot's, or the learner's with what is explained before it. The last page asks for the
 * move; where any move will do (null), the script is over and the game goes on.
 */
export type Beat =
  | { readonly by: 'bot'; readonly move: string }
  | { readonly by: 'you'; readonly move: string | null; readonly pages: readonly Page[] }

/** A scripted first game: real rules, a fixed chance, and every decision known. */
export interface Script {
  readonly game: string
  /** The chance of the game comes from it. */
  readonly secret: string
  /** By seat, the names of the bots; the learner sits on seat 0. */
  readonly bots: readonly string[]
  readonly beats: readonly Beat[]
}

/** The entries of a table's log before the first decision: one sits down, the game starts. */
const BEFORE = 2

/** The beat a table stands at, by the number of its log; undefined once the script is over. */
export const beatAt = ({ beats }: Script, n: number): Beat | undefined => beats[n - BEFORE]

/** How many of the learner's decisions come before that number of the log, and how many there are. */
export function progress({ beats }: Script, n: number): { readonly done: number; readonly of: number } {
  const own = (part: readonly Beat[]): number => part.filter(({ by }) => by === 'you').length
  return { done: own(beats.slice(0, Math.max(0, n - BEFORE))), of: own(beats) }
}

/** All decisions in order, as far as they are fixed. */
export const decisionsOf = ({ beats }: Script): string[] => beats.flatMap(({ move }) => move ?? [])

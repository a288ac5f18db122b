import type { Message, Text } from './game.ts'
import type { Seat } from './seats.ts'
import type { Lexicon, Verbs } from './vocabulary.ts'

type Name = (seat: Seat) => string

/** One sentence for each message of a game: a missing key does not compile. */
export type Sayings<M extends Message> = {
  readonly [K in M['key']]: (message: Extract<M, { key: K }>, name: Name) => string
}

/** One sentence for each verb, from its arguments as words. */
export type VerbSayings<T extends Verbs> = { readonly [K in keyof T]: (...words: string[]) => string }

/** The sentences of the kernel itself, for every game's catalogue. */
export const KERNEL_SAYINGS: Readonly<Record<string, string>> = {
  'kernel.over': 'The game is over.',
  'kernel.not-acting': 'It is not your turn to decide.',
  'kernel.not-offered': 'That cannot be done at this moment.',
  'kernel.choose': 'Choose what to do.',
}

/** A game's texts in one language, from its tables of sentences. */
export function text<M extends Message, T extends Verbs, W>(
  sayings: Sayings<M>,
  moves: Lexicon<T>,
  verbs: VerbSayings<T>,
  draw: Text<W>['draw'],
): Text<W> {
  const table = sayings as unknown as Readonly<
    Record<string, ((message: Message, name: Name) => string) | undefined>
  >
  return {
    say: (message, name) => table[message.key]?.(message, name) ?? KERNEL_SAYINGS[message.key] ?? message.key,
    move: move => verbs[moves.verb(move)](...moves.words(move)),
    draw,
  }
}

import { unbroken } from './french.ts'
import type { Game, Message } from './game.ts'
import type { Move } from './moves.ts'
import type { Seat } from './seats.ts'
import type { Lexicon, Verbs } from './vocabulary.ts'

/** The languages there are. Every game speaks English; `Game.translations` holds the others. */
export const LANGUAGES = ['en', 'fr'] as const

/** A language. */
export type Language = (typeof LANGUAGES)[number]

/** Gives a seat's name. */
export type Name = (seat: Seat) => string

/** What is known where a move is put into words: the names at the table, and the question it answers. */
export interface Setting<M extends Message = Message> {
  readonly name: Name
  readonly asked?: M | null
}

/** An option of the set-up and its values, in words. */
export interface OptionText {
  readonly text: string
  readonly values: Readonly<Record<string, string>>
}

/** What a game says, in one language. */
export interface Text<W = unknown> {
  /** A message of this game as a sentence; `name` gives a seat's name. */
  say(message: Message, name: Name): string
  /** A move as a player would say it; plainer where the setting is known. */
  move(move: Move, setting?: Setting): string
  /** The verbs that a setting puts into other words. */
  readonly plainer?: ReadonlySet<string>
  /** The options by name. */
  readonly options?: Readonly<Record<string, OptionText>>
  /** The table as seen in `view`, drawn in text for a terminal. */
  draw(view: W, name: Name): string
}

/** One sentence for each message of a game: a missing key does not compile. */
export type Sayings<M extends Message> = {
  readonly [K in M['key']]: (message: Extract<M, { key: K }>, name: Name) => string
}

/** One sentence for each verb, from its arguments as words. */
export type VerbSayings<T extends Verbs> = { readonly [K in keyof T]: (...words: string[]) => string }

/** What else a catalogue may hold. */
export interface Extras<M extends Message, T extends Verbs> {
  /** Moves that are plainer once the names and the question are known; null where they do not help. */
  readonly plainer?: { readonly [K in keyof T]?: (setting: Setting<M>, ...words: string[]) => string | null }
  readonly options?: Readonly<Record<string, OptionText>>
}

const KERNEL_ENGLISH = {
  'kernel.over': 'The game is over.',
  'kernel.not-acting': 'It is not your turn to decide.',
  'kernel.not-offered': 'That cannot be done at this moment.',
  'kernel.choose': 'Choose what to do.',
} as const

type KernelSayings = Readonly<Record<keyof typeof KERNEL_ENGLISH, string>>

/** The sentences of the kernel itself, for every game's catalogue. */
export const KERNEL_SAYINGS: Readonly<Record<Language, KernelSayings>> = {
  en: KERNEL_ENGLISH,
  fr: {
    'kernel.over': 'La partie est terminée.',
    'kernel.not-acting': 'Ce n’est pas à vous de décider.',
    'kernel.not-offered': 'Ce n’est pas possible en ce moment.',
    'kernel.choose': 'Choisissez ce que vous faites.',
  },
}

/** A game's texts in one language, from its tables of sentences. */
export function text<M extends Message, T extends Verbs, W>(
  sayings: Sayings<M>,
  moves: Lexicon<T>,
  verbs: VerbSayings<T>,
  draw: Text<W>['draw'],
  language: Language = 'en',
  { plainer = {}, options = {} }: Extras<M, T> = {},
): Text<W> {
  const kernel: Readonly<Record<string, string>> = KERNEL_SAYINGS[language]
  const table = sayings as unknown as Readonly<
    Record<string, ((message: Message, name: Name) => string) | undefined>
  >
  return {
    say: (message, name) =>
      typeset(language, table[message.key]?.(message, name) ?? kernel[message.key] ?? message.key),
    move(move, setting) {
      const verb = moves.verb(move)
      const words = moves.words(move)
      const plain = setting && plainer[verb]?.(setting as Setting<M>, ...words)
      return typeset(language, plain ?? verbs[verb](...words))
    },
    plainer: new Set(Object.keys(plainer)),
    options,
    draw,
  }
}

/** A line set as its language prints it: the sources need only plain blanks. */
export const typeset = (language: Language, line: string): string =>
  language === 'fr' ? unbroken(line) : line

/** A game's texts in a language; in English where it does not speak it. */
export const textIn = (game: Game, language: Language): Text => game.translations?.[language] ?? game.text

import { type Language, typeset } from '@pantheon/core'
import { en, type Key } from './en.ts'
import { fr } from './fr.ts'

export type { Key } from './en.ts'

const CATALOGUES: Readonly<Record<Language, Readonly<Record<Key, string>>>> = { en, fr }

/** A sentence of the table's own, in a language. */
export const say = (
  language: Language,
  key: Key,
  parts: Readonly<Record<string, string | number>> = {},
): string =>
  typeset(
    language,
    CATALOGUES[language][key].replace(/\{(\w+)\}/g, (place, part: string) => `${parts[part] ?? place}`),
  )

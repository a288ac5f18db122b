import { typeset } from '@pantheon/core'
import { useSettings } from '../app/settings.ts'
import { en, type Key } from './en.ts'
import { fr } from './fr.ts'

export type { Key } from './en.ts'

/** The languages of the shell, each by its own name. */
export const LANGUAGES = { en: 'English', fr: 'Français' } as const

/** A language of the shell. */
export type Language = keyof typeof LANGUAGES

const CATALOGUES: Readonly<Record<Language, Readonly<Record<Key, string>>>> = { en, fr }

/** What is put into the places of a sentence. */
export type Parts = Readonly<Record<string, string | number>>

/** A sentence of the catalogue in a language. */
export const say = (language: Language, key: Key, parts: Parts = {}): string =>
  typeset(
    language,
    CATALOGUES[language][key].replace(/\{(\w+)\}/g, (place, part: string) => `${parts[part] ?? place}`),
  )

/** Says sentences in the language that is set. */
export function useText(): (key: Key, parts?: Parts) => string {
  const { language } = useSettings()
  return (key, parts) => say(language, key, parts)
}

/** Sentences that count: each has a form for one and a form for more. */
export type Counted = Key extends infer K ? (K extends `${infer Stem}.other` ? Stem : never) : never

/** Says how many, in the form that the language that is set has for that number. */
export function useCount(): (stem: Counted, n: number) => string {
  const { language } = useSettings()
  const rules = new Intl.PluralRules(language)
  return (stem, n) => say(language, `${stem}.${rules.select(n) === 'one' ? 'one' : 'other'}`, { n })
}

import type { GameRecord, Language } from '@pantheon/core'

/** The rules of every game, as its folder tells them; each is loaded when it is opened. */
const BOOKS = import.meta.glob<string>('../../games/*/RULES*.md', { query: '?raw', import: 'default' })

/** Recorded games, for pictures. */
const RECORDS = import.meta.glob<string>('../../games/*/records/built.json', {
  query: '?raw',
  import: 'default',
})

/** The rules of a game in a language, and the language they really are in: English where there is no other. */
export async function book(game: string, language: Language): Promise<{ text: string; language: Language }> {
  const own = language === 'en' ? undefined : BOOKS[`../../games/${game}/RULES.${language}.md`]
  if (own) return { text: await own(), language }
  return { text: (await BOOKS[`../../games/${game}/RULES.md`]?.()) ?? '', language: 'en' }
}

/** A recorded game; null where there is none of that name. */
export async function recordOf(game: string, name: string): Promise<GameRecord | null> {
  const text = await RECORDS[`../../games/${game}/records/${name}.json`]?.()
  return text === undefined ? null : (JSON.parse(text) as GameRecord)
}

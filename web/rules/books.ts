/** The rules of every game, as its folder tells them; each is loaded when it is opened. */
const BOOKS = import.meta.glob<string>('../../games/*/RULES.md', { query: '?raw', import: 'default' })

/** The rules of a game, in its own words. */
export const book = (game: string): Promise<string> =>
  BOOKS[`../../games/${game}/RULES.md`]?.() ?? Promise.resolve('')

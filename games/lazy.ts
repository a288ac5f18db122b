import { type Game, InputError } from '@pantheon/core'

/** Every game, fetched when it is wanted: for a page, which plays one of them. */
const LOADERS: Readonly<Record<string, () => Promise<Game>>> = {
  mytikas: async () => (await import('./mytikas/index.ts')).mytikas,
  heavens: async () => (await import('./heavens/index.ts')).heavens,
  ephyran: async () => (await import('./ephyran/index.ts')).ephyran,
  godolympics: async () => (await import('./godolympics/index.ts')).godolympics,
  'king-of-the-hill': async () => (await import('./king-of-the-hill/index.ts')).kingOfTheHill,
}

/** Fetches the game of that id. */
export function loadGame(id: string): Promise<Game> {
  if (!Object.hasOwn(LOADERS, id))
    throw new InputError(`unknown game "${id}": expected one of ${Object.keys(LOADERS).join(', ')}`)
  return LOADERS[id]()
}

/** The ids of the games that can be fetched; a test holds them against the registry. */
export const LAZY: readonly string[] = Object.keys(LOADERS)

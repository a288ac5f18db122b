import type { Script } from './lesson.ts'

/** The games that can be learned at their own table; each script is loaded when it is needed. */
const SCRIPTS: Readonly<Partial<Record<string, () => Promise<{ readonly script: Script }>>>> = {
  mytikas: () => import('./mytikas.ts'),
}

/** The scripted first game of a game; null where there is none. */
export const scriptFor = async (game: string): Promise<Script | null> =>
  (await SCRIPTS[game]?.())?.script ?? null

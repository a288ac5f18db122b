import { go } from '../app/route.ts'
import { keep } from '../table/shelf.ts'
import { decisionsOf } from './lesson.ts'
import { scriptFor } from './scripts.ts'

/** Begins the scripted first game of a game, and goes there. */
export async function learn(game: string, name: string): Promise<void> {
  const script = await scriptFor(game)
  if (script === null) return
  const at = Date.now()
  const id = `learn-${at.toString(36)}`
  const founded = {
    id,
    game,
    plan: {
      game,
      options: {},
      places: ['invited' as const, ...script.bots.map(() => ({ bot: 'mortal' }))],
      clock: { kind: 'none' as const },
      hints: true,
      listed: false,
    },
    secret: script.secret,
    names: [name, ...script.bots],
    lessons: true,
    script: decisionsOf(script),
    at,
  }
  keep({ founded, entries: [], over: false })
  go('table', id)
}

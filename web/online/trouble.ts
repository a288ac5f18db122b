import type { Key } from '../text/index.ts'
import { ApiError } from './api.ts'

/** Why something asked of the server came to nothing, as the page says it. */
export type Trouble = Extract<Key, `trouble.${string}`>

/** What to say of an error; `otherwise` where the request itself was at fault. */
export function troubleOf(error: unknown, otherwise: 'nameTaken' | 'wrongPassword' | 'refused'): Trouble {
  const status = error instanceof ApiError ? error.status : null
  if (status === 0) return 'trouble.offline'
  if (status === 429) return 'trouble.tooMany'
  if (status === 503) return 'trouble.later'
  return `trouble.${otherwise}`
}

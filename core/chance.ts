import { InputError } from './errors.ts'
import { Rng, unbiased } from './rng.ts'
import { digest, hmac } from './sha256.ts'

/** Where outcomes come from. `number` counts the outcomes of this game from 0. */
export interface Chance {
  /** A whole number from 0 to `total - 1`. */
  draw(number: number, total: number): number
}

/** How a game's outcomes came about, as its record tells; enough to draw them again. */
export type Fair =
  | { readonly kind: 'seed'; readonly seed: string }
  | {
      readonly kind: 'committed'
      readonly commitment: string
      readonly secret: string
      readonly phrases: readonly string[]
    }
  | { readonly kind: 'chosen' }

/** Outcomes that a seed determines: tests, the lab, games against bots. */
export function seeded(seed: string): Chance {
  const rng = new Rng(`chance/${seed}`)
  return { draw: (_, total) => rng.below(total) }
}

/** What a live table publishes before any player adds a phrase: it binds the table to its secret. */
export const commit = (secret: string): string => digest(`pantheon/secret/${secret}`)

/**
 * Outcomes of a live table: number k comes from HMAC-SHA-256 of (phrases, "chance", k) under the secret. The
 * secret was fixed before the phrases were known, so neither side can choose an outcome; a seen outcome says
 * nothing about the next.
 */
export function committed(secret: string, phrases: readonly string[]): Chance {
  const text = new TextEncoder()
  const key = text.encode(secret)
  return {
    draw(number, total) {
      let block = 0
      return unbiased(total, () => {
        const message = JSON.stringify([phrases, 'chance', number, block++])
        return new DataView(hmac(key, text.encode(message)).buffer).getUint32(0)
      })
    },
  }
}

/** The source a record names, to draw its outcomes again; null where they were chosen by hand. */
export function sourceOf(fair: Fair): Chance | null {
  if (fair.kind === 'seed') return seeded(fair.seed)
  if (fair.kind === 'chosen') return null
  if (commit(fair.secret) !== fair.commitment)
    throw new InputError('fair: the secret does not match the commitment published before the game')
  return committed(fair.secret, fair.phrases)
}

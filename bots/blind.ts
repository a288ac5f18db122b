import { Rng } from '@pantheon/core'

/**
 * A stream for guessing. What a game shuffles in a guess are the things its seat cannot tell apart, so the order they
 * lie in before is a secret, and a shuffle of the same things from another order would end otherwise. This stream
 * sorts before it shuffles: two positions that a seat cannot tell apart then give it the very same guesses, and a bot
 * cannot help choosing alike.
 */
class Blind extends Rng {
  source: Rng | null = null

  override next(): number {
    return this.source ? this.source.next() : super.next()
  }

  override shuffle<T>(items: T[]): T[] {
    return super.shuffle(items.sort(inOrder))
  }
}

const inOrder = (a: unknown, b: unknown): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  const [left, right] = [JSON.stringify(a), JSON.stringify(b)]
  return left < right ? -1 : left > right ? 1 : 0
}

/** One for all: it only lends its order to the stream it is given. */
const blind = new Blind('blind')

/** Numbers from `rng`, and shuffles that do not depend on the order things lay in. */
export function blinded(rng: Rng): Rng {
  blind.source = rng
  return blind
}

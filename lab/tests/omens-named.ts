import { type Game, InputError } from '@pantheon/core'
import { omens } from '../../kit/toys/omens.ts'

/** Omens, and Omens with so tight a bound that some of its games run past it. */
export function omensNamed(id: string): Game {
  if (id === 'omens') return omens
  if (id === 'short-omens') return { ...omens, id, bound: 37 }
  throw new InputError(`unknown game "${id}": expected one of omens, short-omens`)
}

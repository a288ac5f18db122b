import { InputError } from './errors.ts'
import type { Game } from './game.ts'
import { digest } from './sha256.ts'
import type { State } from './state.ts'

/** Where a value of a game's tables comes from: the book, its numbers, a public source, or a choice of ours. */
export type Source = 'book' | 'derived' | 'public' | 'reconstructed'

/** Freezes a table through and through. */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value)
    for (const field of Object.values(value)) freeze(field)
  }
  return value
}

/** A game's tables with the parts that an edition file overrides, checked; an `InputError` names the place. */
export function edition<S extends State>(game: Game<S>, overrides: unknown = {}): S['data'] {
  const data = freeze(override(`${game.id} edition`, game.data, overrides)) as S['data']
  const wrong = game.checkData?.(data)
  if (wrong) throw new InputError(`${game.id} edition: ${wrong}`)
  return data
}

/** The name of a set of tables: a digest over all its values. */
export const editionHash = (data: unknown): string => digest(canonical(data)).slice(0, 16)

/** A value replaced by one of the same shape: known keys, the same types, whole numbers, lists of the same kind. */
function override(path: string, base: unknown, given: unknown): unknown {
  const kind = kindOf(base)
  if (kindOf(given) !== kind) throw new InputError(`${path}: expected ${kind}, not ${kindOf(given)}`)
  if (kind === 'a number' && !Number.isSafeInteger(given))
    throw new InputError(`${path}: expected a whole number, not ${given}`)
  if (Array.isArray(base) && Array.isArray(given)) {
    if (base.length === 0) return given
    return given.map((item, i) => override(`${path}[${i}]`, base[Math.min(i, base.length - 1)], item))
  }
  if (kind !== 'an object') return given
  const table = base as Record<string, unknown>
  const merged = { ...table }
  for (const [key, value] of Object.entries(given as object)) {
    if (!Object.hasOwn(table, key))
      throw new InputError(`${path}.${key}: unknown; expected one of ${Object.keys(table).join(', ')}`)
    merged[key] = override(`${path}.${key}`, table[key], value)
  }
  return merged
}

const kindOf = (value: unknown): string =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'a list'
      : typeof value === 'object'
        ? 'an object'
        : `a ${typeof value}`

/** JSON with sorted keys: the same tables give the same text. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, field) =>
    typeof field === 'object' && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).sort(([a], [b]) => (a < b ? -1 : 1)))
      : field,
  )

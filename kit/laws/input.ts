import { edition, editionHash, InputError, start } from '@pantheon/core'
import type { Arena } from '../arena.ts'
import { plain } from './copies.ts'

/** Runs what must be refused: an `InputError` whose message holds `named`. */
function demandRefusal(what: string, named: string, attempt: () => unknown): void {
  try {
    attempt()
  } catch (error) {
    if (!(error instanceof InputError)) throw new Error(`${what} gives ${error}`, { cause: error })
    if (!error.message.includes(named)) throw new Error(`${what}: "${error.message}" does not name ${named}`)
    return
  }
  throw new Error(`${what} is accepted`)
}

/** Wrong numbers of seats, unknown options and unknown values are refused, with what was expected. */
export function badSetups({ game }: Arena): void {
  const [min, max] = game.seats
  for (const seats of [min - 1, max + 1, min + 0.5, Number.NaN, -1])
    demandRefusal(`a table of ${seats}`, `${min} to ${max}`, () => start(game, { seats }))
  demandRefusal('an unknown option', 'no-such-option', () =>
    start(game, { seats: min, options: { 'no-such-option': 1 } }),
  )
  for (const [name, { values }] of Object.entries(game.options)) {
    demandRefusal(`an unknown value of ${name}`, `${values[0]}`, () =>
      start(game, { seats: min, options: { [name]: 'no-such-value' } }),
    )
    for (const value of values) start(game, { seats: min, options: { [name]: value } })
  }
}

/** The standard edition is plain, frozen through and through, and the one that an empty edition file gives. */
export function standardEdition({ game }: Arena): void {
  plain(game.data, 'data')
  demandFrozen(game.data, 'data')
  const hashes = [edition(game), edition(game, structuredClone(game.data))].map(editionHash)
  if (hashes.some(hash => hash !== editionHash(game.data)))
    throw new Error('an edition that changes nothing has another hash')
}

function demandFrozen(value: unknown, path: string): void {
  if (typeof value !== 'object' || value === null) return
  if (!Object.isFrozen(value)) throw new Error(`${path} is not frozen`)
  for (const [key, field] of Object.entries(value)) demandFrozen(field, `${path}.${key}`)
}

/** A place in the tables: its path as messages write it, its value, and the edition that changes just this. */
interface Leaf {
  readonly path: string
  readonly value: unknown
  readonly with: (value: unknown) => unknown
}

/** Every value in the tables; of lists only the first item, since their items are alike. */
function* leaves(value: unknown, path: string, change: (value: unknown) => unknown): Generator<Leaf> {
  yield { path, value, with: change }
  if (Array.isArray(value)) {
    const [first, ...rest] = value
    if (value.length > 0) yield* leaves(first, `${path}[0]`, item => change([item, ...rest]))
  } else if (typeof value === 'object' && value !== null)
    for (const [key, field] of Object.entries(value))
      yield* leaves(field, `${path}.${key}`, inner => change({ [key]: inner }))
}

/** An edition with an unknown key, a value of another type or a broken number is refused, and the place is named. */
export function badEditions({ game }: Arena): void {
  for (const leaf of leaves(game.data, `${game.id} edition`, value => value)) {
    const refuse = (what: string, named: string, value: unknown) =>
      demandRefusal(`${what} at ${leaf.path}`, named, () => edition(game, leaf.with(value)))
    refuse('a value of another type', leaf.path, typeof leaf.value === 'string' ? 1 : 'text')
    if (typeof leaf.value === 'number') refuse('a broken number', leaf.path, leaf.value + 0.5)
    if (typeof leaf.value === 'object' && leaf.value !== null && !Array.isArray(leaf.value))
      refuse('an unknown key', `${leaf.path}.no-such-key`, { 'no-such-key': 1 })
  }
}

import { CHANCE, InputError, type Seat } from '@pantheon/core'

/** A request as it came in: an object of anything. */
export type Request = Readonly<Record<string, unknown>>

/** Takes a value of the expected kind, or says what was expected. */
export type Reader<T> = (value: unknown) => T

const expected = (what: string): never => {
  throw new InputError(`expected ${what}`)
}

/** A field of a request; without a default it must be there. */
export function read<T>(request: Request, field: string, reader: Reader<T>, otherwise?: T): T {
  const value = request[field]
  if (value === undefined && otherwise !== undefined) return otherwise
  try {
    return reader(value)
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    const given = value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 80)
    throw new InputError(`${field}: ${error.message}, not ${given}`)
  }
}

/** Any text. */
export const text: Reader<string> = value => (typeof value === 'string' ? value : expected('a text'))

/** A whole number. */
export const whole: Reader<number> = value =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : expected('a whole number')

/** A JSON object. */
export const object: Reader<Record<string, unknown>> = value =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : expected('a JSON object')

/** One of these words. */
export const choice =
  <T extends string>(...words: readonly T[]): Reader<T> =>
  value =>
    words.find(word => word === value) ?? expected(`one of ${words.join(', ')}`)

/** A seat of a table of `seats`. */
export const seatOf =
  (seats: number): Reader<Seat> =>
  value =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats
      ? value
      : expected(`a seat from 0 to ${seats - 1}`)

/** A seat of a table of `seats`, or chance. */
export const seatOrChance =
  (seats: number): Reader<Seat> =>
  value =>
    value === 'chance' ? CHANCE : seatOf(seats)(value)

import { ALL_SEEING, type Eye, InputError, type Options, SPECTATOR } from '@pantheon/core'
import { InvalidArgumentError } from 'commander'

/** A flag's value that must be a whole number from `min` on. */
export const wholeFrom =
  (min: number) =>
  (text: string): number => {
    const value = Number(text)
    if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < min)
      throw new InvalidArgumentError(`Expected a whole number from ${min} on.`)
    return value
  }

/** A flag's value that is a list of names: `random,greedy`. */
export function names(text: string): string[] {
  const list = text.split(',').map(name => name.trim())
  if (list.some(name => name === ''))
    throw new InvalidArgumentError('Expected names with commas between them.')
  return list
}

/** A flag's value that is a JSON object of options: `{"rounds":2}`. The game says which options there are. */
export function optionsJson(text: string): Options {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new InvalidArgumentError(`Expected a JSON object such as '{"name":"value"}'.`)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InvalidArgumentError(`Expected a JSON object such as '{"name":"value"}'.`)
  return value as Options
}

/** A flag's value that names whose eyes look: a seat's number, `spectator` or `all`. */
export function eyeNamed(text: string): Eye {
  if (text === 'all') return ALL_SEEING
  if (text === 'spectator') return SPECTATOR
  if (!/^\d{1,2}$/.test(text)) throw new InvalidArgumentError("Expected a seat's number, spectator or all.")
  return Number(text)
}

/** Refuses the eyes of a seat that the table does not have. */
export function checkEye(eye: Eye, seats: number): void {
  if (eye >= seats) throw new InputError(`seat: expected 0 to ${seats - 1}, spectator or all, not ${eye}`)
}

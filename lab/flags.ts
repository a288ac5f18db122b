import { InputError } from '@pantheon/core'

/** A number that a script was given by name, 0 or more; anything else is refused. */
export function numberOf(name: string, text: string): number {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value) || value < 0)
    throw new InputError(`--${name}: expected a number, 0 or more, not "${text}"`)
  return value
}

/** Several of them, with commas between. */
export const numbersOf = (name: string, text: string): number[] =>
  text.split(',').map(part => numberOf(name, part))

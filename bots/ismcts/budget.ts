import { InputError } from '@pantheon/core'

/** How long a search may go on: so many lines of play, or so much time, whichever ends first. */
export interface Budget {
  readonly iterations: number
  readonly millis: number
}

/** So many lines of play, however long they take: the same seed gives the same choice. */
export const iterations = (count: number): Budget => ({ iterations: count, millis: Infinity })

/** As many lines of play as there is time for. */
export const millis = (time: number): Budget => ({ iterations: Infinity, millis: time })

const UNITS: Readonly<Record<string, (count: number) => Budget>> = {
  '': iterations,
  ms: millis,
  s: count => millis(1000 * count),
}

/** A budget from its text: `500` lines of play, `100ms`, `1.5s`. */
export function budgetNamed(text: string): Budget {
  const [, digits, unit] = /^(\d+|\d*\.\d+(?=m?s))(ms|s)?$/.exec(text) ?? []
  const count = Number(digits)
  if (digits === undefined || !(count > 0) || !Number.isSafeInteger(Math.ceil(count)))
    throw new InputError(
      `search budget "${text}": expected a number of iterations (500) or a time (100ms, 1.5s)`,
    )
  return UNITS[unit ?? ''](count)
}

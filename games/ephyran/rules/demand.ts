/** A law does not hold. */
export function fail(law: string): never {
  throw new Error(`ephyran: ${law}`)
}

/** Throws if a law does not hold. Where the text of the law must be put together, ask and `fail` instead. */
export function demand(holds: boolean, law: string): asserts holds {
  if (!holds) fail(law)
}

const isWhole = (value: unknown, min: number, max: number): boolean =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max

/** Demands a whole number from `min` to `max`. */
export function whole(what: string, value: unknown, min: number, max: number): void {
  if (!isWhole(value, min, max))
    fail(`${what}: expected a whole number from ${min} to ${max}, not ${JSON.stringify(value)}`)
}

/** Demands true or false. */
export function flag(what: string, value: unknown): void {
  if (typeof value !== 'boolean') fail(`${what}: expected true or false, not ${JSON.stringify(value)}`)
}

/** Demands a list of whole numbers from `min` to `max`; of that length where one is given. */
export function list(what: string, value: unknown, min: number, max: number, length?: number): void {
  if (!Array.isArray(value)) fail(`${what}: expected a list, not ${JSON.stringify(value)}`)
  if (length !== undefined && value.length !== length)
    fail(`${what}: expected ${length} entries, not ${value.length}`)
  for (let i = 0; i < value.length; i++)
    if (!isWhole(value[i], min, max)) whole(`${what}[${i}]`, value[i], min, max)
}

/** Demands one such list for each seat. */
export function rows(
  what: string,
  value: unknown,
  seats: number,
  min: number,
  max: number,
  length?: number,
): void {
  if (!Array.isArray(value) || value.length !== seats)
    fail(`${what}: expected a list for each of ${seats} seats`)
  for (let seat = 0; seat < seats; seat++) list(`${what}[${seat}]`, value[seat], min, max, length)
}

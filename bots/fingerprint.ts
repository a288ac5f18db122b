import type { State } from '@pantheon/core'

/** The hash of a text, made once. */
const texts = new Map<string, number>()

function textHash(text: string): number {
  const known = texts.get(text)
  if (known !== undefined) return known
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  texts.set(text, hash)
  return hash
}

/** Murmur's round: order matters, and every bit reaches every other. */
export function mix(hash: number, value: number): number {
  let k = Math.imul(value, 0xcc9e2d51)
  k = (k << 15) | (k >>> 17)
  const h = hash ^ Math.imul(k, 0x1b873593)
  return (Math.imul((h << 13) | (h >>> 19), 5) + 0xe6546b64) | 0
}

/** Another round of the same, for a second lane. */
export const mixOther = (hash: number, value: number): number =>
  mix(hash, Math.imul(value, 0x85ebca6b) ^ 0x27d4eb2f)

/** Two lanes as one number of 53 bits. */
export const joined = (high: number, low: number): number => (high >>> 11) * 0x1_0000_0000 + (low >>> 0)

let high = 0
let low = 0

function take(value: number): void {
  high = mix(high, value)
  low = mixOther(low, value)
}

function walk(value: unknown): void {
  if (typeof value !== 'object' || value === null) take(scalar(value))
  else if (Array.isArray(value)) {
    take(~value.length)
    for (let i = 0; i < value.length; i++) walk(value[i])
  } else
    for (const key in value) {
      take(textHash(key))
      walk((value as Readonly<Record<string, unknown>>)[key])
    }
}

const scalar = (value: unknown): number => {
  if (typeof value === 'number') return value
  if (typeof value === 'string') return textHash(value)
  return value === null ? 0x1b873593 : value ? 0x2545f491 : 0x4f6cdd1d
}

/** A plain value as one number of 53 bits: two that differ anywhere hardly ever share it. */
export function printOf(value: unknown): number {
  high = 0x9e3779b9
  low = 0x811c9dc5
  walk(value)
  return joined(high, low)
}

/** A position as one number, without the edition's tables. */
export function fingerprint(state: State): number {
  high = 0x9e3779b9
  low = 0x811c9dc5
  for (const key in state) if (key !== 'data') walk(state[key as keyof State])
  return joined(high, low)
}

import type { Emit, Event, Move, Seat, Who } from '@pantheon/core'

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

/** What an event says, as one number; two lanes of a seat's history take it in differently. */
function valueHash(value: unknown): number {
  switch (typeof value) {
    case 'number':
      return value | 0
    case 'string':
      return textHash(value)
    case 'boolean':
      return value ? 0x2545f491 : 0x4f6cdd1d
    case 'object': {
      if (value === null) return 0x1b873593
      let hash = 0x9e3779b9
      if (Array.isArray(value)) for (const item of value) hash = mix(hash, valueHash(item))
      else
        for (const key in value)
          hash = mix(mix(hash, textHash(key)), valueHash((value as Readonly<Record<string, unknown>>)[key]))
      return hash
    }
    default:
      return 0
  }
}

/** Murmur's round: order matters, and every bit reaches every other. */
function mix(hash: number, value: number): number {
  let k = Math.imul(value, 0xcc9e2d51)
  k = (k << 15) | (k >>> 17)
  const h = hash ^ Math.imul(k, 0x1b873593)
  return (Math.imul((h << 13) | (h >>> 19), 5) + 0xe6546b64) | 0
}

/**
 * What each seat has noticed since the root: its own decisions and the events told to it, as a running hash. Two lines
 * of play that a seat cannot tell apart give it the same key, so a key names one of its information sets. 53 bits:
 * among the nodes a search may keep, two keys meet by accident once in some ten million searches.
 */
export class Ears implements Emit {
  private readonly high: Int32Array
  private readonly low: Int32Array

  constructor(private readonly seats: number) {
    this.high = new Int32Array(seats)
    this.low = new Int32Array(seats)
  }

  /** Back to the root: nobody has noticed anything. */
  clear(): void {
    for (let seat = 0; seat < this.seats; seat++) {
      this.high[seat] = seat
      this.low[seat] = ~seat
    }
  }

  /** `seat` knows what it decided itself; the others know what they are told of it. */
  decides(seat: Seat, move: Move): void {
    this.notice(seat, ~move)
  }

  tell(event: Event, seen: Who = -1): void {
    const hash = valueHash(event)
    for (let seat = 0; seat < this.seats; seat++) if ((seen & (1 << seat)) !== 0) this.notice(seat, hash)
  }

  reveal(event: Event, seen: Who = -1): void {
    this.tell(event, seen)
  }

  /** The name of the seat's information set. */
  key(seat: Seat): number {
    return (this.high[seat] >>> 11) * 0x1_0000_0000 + (this.low[seat] >>> 0)
  }

  private notice(seat: Seat, hash: number): void {
    this.high[seat] = mix(this.high[seat], hash)
    this.low[seat] = mix(this.low[seat], Math.imul(hash, 0x85ebca6b) ^ 0x27d4eb2f)
  }
}

import type { Emit, Event, Move, Seat, Who } from '@pantheon/core'
import { joined, mix, mixOther, printOf } from '../fingerprint.ts'

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
    const hash = printOf(event) | 0
    for (let seat = 0; seat < this.seats; seat++) if ((seen & (1 << seat)) !== 0) this.notice(seat, hash)
  }

  reveal(event: Event, seen: Who = -1): void {
    this.tell(event, seen)
  }

  /** The name of the seat's information set. */
  key(seat: Seat): number {
    return joined(this.high[seat], this.low[seat])
  }

  private notice(seat: Seat, hash: number): void {
    this.high[seat] = mix(this.high[seat], hash)
    this.low[seat] = mixOther(this.low[seat], hash)
  }
}

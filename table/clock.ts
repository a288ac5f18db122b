import type { Seat } from '@pantheon/core'
import type { ClockPlan } from './protocol.ts'

/** Someone whose clock ran out and who is back has this share of the first time, at least. */
const ON_RETURN = 4

/** The clocks of a table: numbers that the host's time is held against; nothing here asks what time it is. */
export class Clock {
  private readonly left: number[]
  /** Since when each seat has had to act; null for those whose clock stands. */
  private readonly since: (number | null)[]

  constructor(
    private readonly plan: Exclude<ClockPlan, { kind: 'none' }>,
    seats: number,
  ) {
    this.left = new Array<number>(seats).fill(plan.seconds * 1000)
    this.since = new Array<number | null>(seats).fill(null)
  }

  /** At `now`, these seats and no others have to think. A seat that is done gets what the plan adds. */
  run(running: (seat: Seat) => boolean, now: number): void {
    for (let seat = 0; seat < this.left.length; seat++) {
      const thinks = running(seat)
      if (thinks === (this.since[seat] !== null)) continue
      if (thinks) this.since[seat] = now
      else {
        this.left[seat] = this.leftAt(seat, now) + (this.plan.kind === 'live' ? this.plan.add * 1000 : 0)
        this.since[seat] = null
      }
    }
  }

  /** A seat has decided: by day, the next decision has its own time. */
  decided(seat: Seat, now: number): void {
    if (this.plan.kind !== 'days') return
    this.left[seat] = this.plan.seconds * 1000
    if (this.since[seat] !== null) this.since[seat] = now
  }

  /** A seat's player is back after their time was up. */
  returned(seat: Seat): void {
    const full = this.plan.seconds * 1000
    this.left[seat] = Math.max(this.left[seat], this.plan.kind === 'days' ? full : full / ON_RETURN)
  }

  /** When the next clock runs out, and whose; null if none runs. */
  next(): { readonly seat: Seat; readonly at: number } | null {
    let next: { seat: Seat; at: number } | null = null
    for (let seat = 0; seat < this.left.length; seat++) {
      const since = this.since[seat]
      if (since === null) continue
      const at = since + this.left[seat]
      if (next === null || at < next.at) next = { seat, at }
    }
    return next
  }

  /** What players see. */
  face(now: number) {
    return {
      at: now,
      seats: this.left.map((_, seat) => ({
        left: this.leftAt(seat, now),
        running: this.since[seat] !== null,
      })),
    }
  }

  private leftAt(seat: Seat, now: number): number {
    const since = this.since[seat]
    return since === null ? this.left[seat] : Math.max(0, this.left[seat] - Math.max(0, now - since))
  }
}

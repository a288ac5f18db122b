/** How fast something may be asked for: `rate` a second, and up to `burst` at once. */
export interface Rate {
  readonly rate: number
  readonly burst: number
}

const MOST_KEYS = 100_000

/** Counts what each address or person asks for. */
export class Meter {
  private readonly buckets = new Map<string, { left: number; at: number }>()

  constructor(
    private readonly rate: Rate,
    private readonly now: () => number,
  ) {}

  /** May this one ask once more now? Something dear counts for several. */
  allows(key: string, cost = 1): boolean {
    const now = this.now()
    const bucket = this.buckets.get(key)
    const left = bucket ? this.filled(bucket, now) : this.rate.burst
    if (bucket === undefined) this.makeRoom(now)
    this.buckets.set(key, { left: left < cost ? left : left - cost, at: now })
    return left >= cost
  }

  private filled({ left, at }: { left: number; at: number }, now: number): number {
    return Math.min(this.rate.burst, left + (Math.max(0, now - at) / 1000) * this.rate.rate)
  }

  private makeRoom(now: number): void {
    if (this.buckets.size < MOST_KEYS) return
    for (const [key, bucket] of this.buckets)
      if (this.filled(bucket, now) >= this.rate.burst) this.buckets.delete(key)
    for (const key of this.buckets.keys()) {
      if (this.buckets.size < MOST_KEYS) return
      this.buckets.delete(key)
    }
  }
}

/** Counts what is open at once for each address or person. */
export class Tally {
  private readonly counts = new Map<string, number>()

  constructor(private readonly most: number) {}

  /** Takes one more place; false if there is none. */
  enter(key: string): boolean {
    const count = this.counts.get(key) ?? 0
    if (count >= this.most) return false
    this.counts.set(key, count + 1)
    return true
  }

  exit(key: string): void {
    const count = (this.counts.get(key) ?? 1) - 1
    if (count > 0) this.counts.set(key, count)
    else this.counts.delete(key)
  }
}

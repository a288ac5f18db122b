import { sha256 } from './sha256.ts'

/** Numbers drawn from a stream that a seed determines (sfc32). For the lab and bots, not for live tables. */
export class Rng {
  private a: number
  private b: number
  private c: number
  private d = 1

  constructor(seed: string) {
    const words = new DataView(sha256(new TextEncoder().encode(seed)).buffer)
    this.a = words.getInt32(0)
    this.b = words.getInt32(4)
    this.c = words.getInt32(8)
    for (let i = 0; i < 12; i++) this.next()
  }

  /** A whole number from 0 to 2^32 - 1. */
  next(): number {
    const t = (((this.a + this.b) | 0) + this.d) | 0
    this.d = (this.d + 1) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = (((this.c << 21) | (this.c >>> 11)) + t) | 0
    return t >>> 0
  }

  /** A whole number from 0 to `n - 1`, each as likely as the others. */
  below(n: number): number {
    return unbiased(n, () => this.next())
  }

  /** Brings a list into random order, in place. */
  shuffle<T>(items: T[]): T[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(i + 1)
      const held = items[i]
      items[i] = items[j]
      items[j] = held
    }
    return items
  }
}

/** Reduces 32-bit numbers to 0..n-1 without bias: what falls into the incomplete last stretch is drawn again. */
export function unbiased(n: number, next: () => number): number {
  if (n < 1 || n > 0x1_0000_0000) throw new Error(`cannot draw one of ${n}`)
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % n)
  for (;;) {
    const drawn = next()
    if (drawn < limit) return drawn % n
  }
}

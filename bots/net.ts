import type { Senses } from '@pantheon/core'

/** What a position shows to a seat, as a list of the numbers that are not 0. */
export class Impression implements Senses {
  length = 0
  at: Int32Array
  value: Float32Array

  constructor(room = 256) {
    this.at = new Int32Array(room)
    this.value = new Float32Array(room)
  }

  clear(): this {
    this.length = 0
    return this
  }

  add(place: number, value = 1): void {
    if (value === 0) return
    if (this.length === this.at.length) this.grow()
    this.at[this.length] = place
    this.value[this.length++] = value
  }

  /** The same by itself, no larger than it needs to be. */
  copy(): Impression {
    const twin = new Impression(0)
    twin.length = this.length
    twin.at = this.at.slice(0, this.length)
    twin.value = this.value.slice(0, this.length)
    return twin
  }

  private grow(): void {
    const { at, value } = this
    this.at = new Int32Array(2 * at.length)
    this.value = new Float32Array(2 * at.length)
    this.at.set(at)
    this.value.set(value)
  }
}

/**
 * A net of one hidden layer with a short cut past it: places of an impression go to `hidden` units and straight to the sum.
 * `first` has a row for each place, and a last one that always counts: its units, then its share in the sum.
 */
export class Net {
  readonly width: number
  readonly sums: Float32Array

  constructor(
    readonly places: number,
    readonly hidden: number,
    readonly first: Float32Array = new Float32Array((places + 1) * (hidden + 1)),
    readonly second: Float32Array = new Float32Array(hidden),
  ) {
    this.width = hidden + 1
    this.sums = new Float32Array(this.width)
  }

  /** What the net makes of an impression; the units' sums stay in `sums`. */
  of(seen: Impression): number {
    const { width, hidden, first, second, sums, places } = this
    const { at, value, length } = seen
    const last = places * width
    for (let j = 0; j < width; j++) sums[j] = first[last + j]
    // Four places at a time: the sums are fetched and put back a quarter as often.
    let i = 0
    for (; i + 3 < length; i += 4) {
      const [a, b, c, d] = [at[i] * width, at[i + 1] * width, at[i + 2] * width, at[i + 3] * width]
      const [v, w, x, y] = [value[i], value[i + 1], value[i + 2], value[i + 3]]
      for (let j = 0; j < width; j++)
        sums[j] += v * first[a + j] + w * first[b + j] + x * first[c + j] + y * first[d + j]
    }
    for (; i < length; i++) {
      const row = at[i] * width
      for (let j = 0; j < width; j++) sums[j] += value[i] * first[row + j]
    }
    let sum = sums[hidden]
    for (let j = 0; j < hidden; j++) if (sums[j] > 0) sum += second[j] * sums[j]
    return sum
  }
}

import type { Senses } from '@pantheon/core'
import { BLOCK, codeOf, type Layout, NUMBER, type Sum } from './net-code.ts'

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

/** So many numbers may be told of a position. */
const ROOM = 4096

/** Where the numbers of a net lie, one after the other. */
function layoutOf(places: number, hidden: number): Layout {
  const stride = BLOCK * Math.ceil((NUMBER * (hidden + 1)) / BLOCK)
  const last = places * stride
  const second = last + stride
  const sums = second + stride
  const rows = sums + stride
  const values = rows + NUMBER * ROOM
  return {
    stride,
    last,
    second,
    sums,
    shortcut: NUMBER * hidden,
    rows,
    values,
    size: values + values - rows,
  }
}

/**
 * A net of one hidden layer with a short cut past it: places of an impression go to `hidden` units and straight to the sum.
 * `first` has a row for each place, and a last one that always counts: its units, then its share in the sum, then nothing up to `width`.
 */
export class Net {
  readonly width: number
  readonly first: Float32Array
  readonly second: Float32Array
  readonly sums: Float32Array
  private readonly rows: Int32Array
  private readonly values: Float32Array
  private readonly stride: number
  private readonly sum: Sum

  constructor(
    readonly places: number,
    readonly hidden: number,
  ) {
    const layout = layoutOf(places, hidden)
    const { buffer, sum } = codeOf(layout)
    const numbers = (from: number, to: number) => new Float32Array(buffer, from, (to - from) / NUMBER)
    this.stride = layout.stride
    this.width = layout.stride / NUMBER
    this.first = numbers(0, layout.second)
    this.second = numbers(layout.second, layout.second + NUMBER * hidden)
    this.sums = numbers(layout.sums, layout.rows)
    this.rows = new Int32Array(buffer, layout.rows, ROOM)
    this.values = numbers(layout.values, layout.size)
    this.sum = sum
  }

  /** The weights of a place: of the units, and what goes past them. */
  row(place: number): Float32Array {
    return this.first.subarray(place * this.width, place * this.width + this.hidden + 1)
  }

  /** What the net makes of an impression; the units' sums stay in `sums`. */
  of(seen: Impression): number {
    const { rows, values, stride } = this
    const { at, value, length } = seen
    if (length > ROOM) throw new Error(`a net: expected at most ${ROOM} numbers, not ${length}`)
    for (let i = 0; i < length; i++) {
      rows[i] = at[i] * stride
      values[i] = value[i]
    }
    return this.sum(NUMBER * length)
  }
}

import type { Insight, Rng } from '@pantheon/core'
import { Net } from './net.ts'

/** Weights are whole numbers of so much. */
const UNIT = 1 / 4096

/** The net of an insight: beside the numbers told of a position it sees the evaluation. */
export function netOf({ places, hidden, weights }: Insight): Net {
  const net = new Net(places + 1, hidden)
  const bytes = atob(weights)
  const expected = 2 * rowsOf(net).reduce((total, row) => total + row.length, 0)
  if (bytes.length !== expected)
    throw new Error(`weights of a net: expected ${expected} bytes, not ${bytes.length}`)
  // Read here and now: whoever stops a search waits for this in its first one.
  let at = 0
  for (const row of rowsOf(net))
    for (let i = 0; i < row.length; i++, at += 2) {
      const whole = bytes.charCodeAt(at) | (bytes.charCodeAt(at + 1) << 8)
      row[i] = (whole < 0x8000 ? whole : whole - 0x1_0000) * UNIT
    }
  return net
}

/** A net's weights as text. */
export function weightsOf(net: Net): string {
  const all = rowsOf(net).flatMap(row => [...row])
  const bytes = new Uint8Array(2 * all.length)
  const whole = new DataView(bytes.buffer)
  for (const [i, weight] of all.entries())
    whole.setInt16(2 * i, Math.max(-32768, Math.min(32767, Math.round(weight / UNIT))), true)
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

/** All weights in the order they are written in: by place, those that always count, and what the units count in the sum. */
function rowsOf(net: Net): Float32Array[] {
  const rows = Array.from({ length: net.places + 1 }, (_, place) => net.row(place))
  return [...rows, net.second]
}

/** How far the weights of a fresh net's units are from 0 at most, and what they count in the sum. */
const [AT_FIRST, COUNTING] = [0.1, 0.01]

/** A net that has learnt nothing: it goes by the evaluation, and by next to nothing else. */
export function freshNet({ places }: Insight, hidden: number, rng: Rng): Net {
  const net = new Net(places + 1, hidden)
  const upTo = (most: number): number => most * (rng.next() / 2 ** 31 - 1)
  for (let place = 0; place <= net.places; place++)
    for (let j = 0; j < hidden; j++) net.row(place)[j] = upTo(AT_FIRST)
  for (let j = 0; j < hidden; j++) net.second[j] = upTo(COUNTING)
  net.row(places)[hidden] = 1
  return net
}

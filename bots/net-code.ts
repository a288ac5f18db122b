/**
 * What a net works out, as WebAssembly: it takes four numbers at a time, which JavaScript cannot, and is some ten times as
 * fast. The code is written out here, a few dozen instructions for the layout of one net.
 */

/** Where a net's numbers lie in its memory, in bytes. Rows are `stride` long, a whole number of blocks. */
export interface Layout {
  readonly stride: number
  /** The row that always counts. */
  readonly last: number
  readonly second: number
  readonly sums: number
  /** The number in `sums` that goes past the units. */
  readonly shortcut: number
  /** The places told of a position, as where their rows begin, and their values. */
  readonly rows: number
  readonly values: number
  /** All of it. */
  readonly size: number
}

/** What is used of WebAssembly, which Node and pages have alike. */
interface Machine {
  readonly Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer }
  readonly Module: new (code: Uint8Array) => object
  readonly Instance: new (module: object, given: object) => { readonly exports: { readonly sum: Sum } }
}

const machine = (): Machine => (globalThis as unknown as { WebAssembly: Machine }).WebAssembly

/** The sum of a net over `length` bytes of rows and as many of values; the units' sums are left in `sums`. */
export type Sum = (length: number) => number

/** Columns are worked out in blocks of four times four numbers, which stay in registers. */
const LANES = [0, 16, 32, 48]
/** Bytes of a block, and of a number. */
export const [BLOCK, NUMBER] = [64, 4]

/** A whole number, low bits first, seven to a byte; the last byte leaves the sign bit empty. */
function whole(value: number): number[] {
  return value < 0x40 ? [value] : [(value & 0x7f) | 0x80, ...whole(value >>> 7)]
}

const get = (local: number): number[] => [0x20, local]
const set = (local: number): number[] => [0x21, local]
const constant = (value: number): number[] => [0x41, ...whole(value)]
/** What a load or store is of, and how far from the address on the stack: in 4 bytes, in 16. */
const by4 = (offset: number): number[] => [2, ...whole(offset)]
const by16 = (offset: number): number[] => [4, ...whole(offset)]
const loadInt = (offset: number): number[] => [0x28, ...by4(offset)]
const loadFloat = (offset: number): number[] => [0x2a, ...by4(offset)]
const loadFour = (offset: number): number[] => [0xfd, 0x00, ...by16(offset)]
const storeFour = (offset: number): number[] => [0xfd, 0x0b, ...by16(offset)]
const laneOf = (lane: number): number[] => [0xfd, 0x1f, lane]
const [ADD, LESS, ADD_FLOATS] = [[0x6a], [0x49], [0x92]]
const FOUR_TIMES = [0xfd, 0x13]
const [ADD_FOURS, MULTIPLY_FOURS, LARGER_FOURS] = [
  [0xfd, 0xe4, 0x01],
  [0xfd, 0xe6, 0x01],
  [0xfd, 0xe9, 0x01],
]
const again = (...body: number[][]): number[] => [0x03, 0x40, ...body.flat(), 0x0b]
const when = (...body: number[][]): number[] => [0x04, 0x40, ...body.flat(), 0x0b]
/** Back to the beginning of the innermost loop, if the stack says so. */
const IF_SO_AGAIN = [0x0d, 0]

const [INT, FLOAT, FOUR_FLOATS] = [0x7f, 0x7d, 0x7b]
/** The locals: the argument, where in a row and in the lists it is, the row at hand; its value four times, what has come together, and 0. */
const [LENGTH, COLUMN, AT, ROW, VALUE, TOTAL, NOUGHT, FIRST_SUM] = [0, 1, 2, 3, 4, 5, 6, 7]
const LOCALS = [
  [3, INT],
  [3 + LANES.length, FOUR_FLOATS],
]

function bodyOf({ stride, last, second, sums, shortcut, rows, values }: Layout): number[] {
  const ofLanes = (code: (offset: number, sum: number) => number[][]): number[] =>
    LANES.flatMap((offset, i) => code(offset, FIRST_SUM + i).flat())
  return [
    again(
      ofLanes((offset, sum) => [get(COLUMN), loadFour(last + offset), set(sum)]),
      constant(0),
      set(AT),
      get(LENGTH),
      when(
        again(
          [get(AT), loadInt(rows), get(COLUMN), ADD, set(ROW)].flat(),
          [get(AT), loadFloat(values), FOUR_TIMES, set(VALUE)].flat(),
          ofLanes((offset, sum) => [
            get(sum),
            get(ROW),
            loadFour(offset),
            get(VALUE),
            MULTIPLY_FOURS,
            ADD_FOURS,
            set(sum),
          ]),
          [get(AT), constant(NUMBER), ADD, set(AT), get(AT), get(LENGTH), LESS, IF_SO_AGAIN].flat(),
        ),
      ),
      ofLanes((offset, sum) => [get(COLUMN), get(sum), storeFour(sums + offset)]),
      ofLanes((offset, sum) => [
        get(TOTAL),
        get(sum),
        get(NOUGHT),
        LARGER_FOURS,
        get(COLUMN),
        loadFour(second + offset),
        MULTIPLY_FOURS,
        ADD_FOURS,
        set(TOTAL),
      ]),
      [get(COLUMN), constant(BLOCK), ADD, set(COLUMN)].flat(),
      [get(COLUMN), constant(stride), LESS, IF_SO_AGAIN].flat(),
    ),
    [constant(0), loadFloat(sums + shortcut)].flat(),
    [0, 1, 2, 3].flatMap(lane => [get(TOTAL), laneOf(lane), ADD_FLOATS].flat()),
  ].flat()
}

const text = (name: string): number[] => [name.length, ...[...name].map(letter => letter.charCodeAt(0))]
const list = (items: readonly number[][]): number[] => [...whole(items.length), ...items.flat()]
const sized = (bytes: readonly number[]): number[] => [...whole(bytes.length), ...bytes]
const section = (kind: number, ...items: number[][]): number[] => [kind, ...sized(list(items))]

/** Bytes of a page of memory. */
const PAGE = 65_536

/** The memory of a net, and what works in it. */
export interface Code {
  readonly buffer: ArrayBuffer
  readonly sum: Sum
}

/** The code of a net with this layout: slow where a browser is too old for it, or a page's policy forbids it. */
export function codeOf(layout: Layout): Code {
  try {
    return quickCode(layout)
  } catch {
    return slowCode(layout)
  }
}

function quickCode(layout: Layout): Code {
  const { Memory, Module, Instance } = machine()
  const memory = new Memory({ initial: Math.ceil(layout.size / PAGE) })
  const module = new Uint8Array([
    ...text('\0asm').slice(1),
    ...[1, 0, 0, 0],
    ...section(1, [0x60, ...list([[INT]]), ...list([[FLOAT]])]),
    ...section(2, [...text('net'), ...text('memory'), 2, 0, 0]),
    ...section(3, [0]),
    ...section(7, [...text('sum'), 0, 0]),
    ...section(10, sized([...list(LOCALS), ...bodyOf(layout), 0x0b])),
  ])
  const { exports } = new Instance(new Module(module), { net: { memory } })
  return { buffer: memory.buffer, sum: exports.sum }
}

function slowCode({ stride, last, second, sums, shortcut, rows, values, size }: Layout): Code {
  const buffer = new ArrayBuffer(size)
  const numbers = (from: number, length: number) => new Float32Array(buffer, from, length)
  const width = stride / NUMBER
  const [added, counts, always] = [numbers(sums, width), numbers(second, width), numbers(last, width)]
  const sum = (length: number): number => {
    added.set(always)
    const from = new Int32Array(buffer, rows, length / NUMBER)
    for (const [i, value] of numbers(values, length / NUMBER).entries()) {
      const row = numbers(from[i], width)
      for (let j = 0; j < width; j++) added[j] += value * row[j]
    }
    let total = added[shortcut / NUMBER]
    for (let j = 0; j < width; j++) if (added[j] > 0) total += added[j] * counts[j]
    return total
  }
  return { buffer, sum }
}

import { begin, clone, dump, type Frame, over, pop, push, restore, type State, top } from '@pantheon/core'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'

type Place = Frame & { depth: number }
interface Position extends State<Place, { costs: readonly number[] }> {
  extra: unknown
}

const DATA = Object.freeze({ costs: Object.freeze([1, 2, 3]) })
const position = (extra: unknown): Position => ({
  ...begin(DATA, 2, { at: 'first', depth: 0 }),
  extra,
})

/** Plain values as positions hold them: the items of a list are all of one kind. */
const plain = fc.letrec<{ value: unknown; record: unknown; list: unknown; leaf: unknown }>(tie => ({
  leaf: fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.constant(null)),
  record: fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), tie('value'), { maxKeys: 4 }),
  list: fc.oneof(
    fc.array(fc.integer()),
    fc.array(tie('record'), { maxLength: 4 }),
    fc.array(fc.array(fc.integer()), { maxLength: 4 }),
  ),
  value: fc.oneof({ depthSize: 'small' }, tie('leaf'), tie('list'), tie('record')),
})).value

/** Changes every list and record that can be reached. */
function scramble(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const field of Object.values(value)) scramble(field)
  if (Array.isArray(value)) value.push('scrambled')
  else Object.assign(value, { scrambled: true })
}

test('a copy is equal, and nothing done to it reaches the original', () => {
  fc.assert(
    fc.property(plain, extra => {
      const original = position(extra)
      const before = JSON.stringify(original)
      const copy = clone(original)
      expect(copy).toEqual(original)
      scramble(copy.extra)
      scramble(copy.frames)
      expect(JSON.stringify(original)).toBe(before)
    }),
  )
})

test('a list with empty places among records is copied through and through', () => {
  const original = position([null, { held: [1] }, null])
  const copy = clone(original)
  ;(copy.extra as { held: number[] }[])[1].held.push(2)
  expect(original.extra).toEqual([null, { held: [1] }, null])
})

test('copies share the tables of the edition', () => {
  const original = position(0)
  expect(clone(original).data).toBe(original.data)
  expect(clone(original).data.costs).toBe(DATA.costs)
})

test('a stored position has no tables, and comes back on those it is given', () => {
  fc.assert(
    fc.property(plain, extra => {
      const original = position(extra)
      const stored = dump(original)
      expect('data' in stored).toBe(false)
      const back = restore<Position>(DATA, JSON.parse(JSON.stringify(stored)))
      expect(back).toEqual(original)
      expect(back.data).toBe(DATA)
    }),
  )
})

test('a stored position is independent of the one it was taken from, and of the one brought back', () => {
  const original = position({ list: [[1]] })
  const stored = dump(original)
  scramble(original.extra)
  expect(stored.extra).toEqual({ list: [[1]] })
  const back = restore<Position>(DATA, stored)
  scramble(back.extra)
  expect(stored.extra).toEqual({ list: [[1]] })
})

test('the last frame is what happens now; its end returns to the one below', () => {
  const state = position(0)
  push(state, { at: 'second', depth: 1 })
  expect(top(state)).toEqual({ at: 'second', depth: 1 })
  pop(state)
  expect(top(state)).toEqual({ at: 'first', depth: 0 })
  expect(over(state)).toBe(false)
  pop(state)
  expect(over(state)).toBe(true)
})

test('a position begins with nobody acting, not ended', () => {
  expect(begin(DATA, 3, { at: 'first', depth: 0 })).toEqual({
    data: DATA,
    seats: 3,
    frames: [{ at: 'first', depth: 0 }],
    who: 0,
    ended: '',
  })
})

test.each([
  ['lists', [[1], [2]]],
  ['records', [{ a: 1 }, { a: 2 }]],
])('a list of %s is copied through and through', (_, extra) => {
  const original = position(extra)
  const twin = clone(original)
  expect(twin).toEqual(original)
  for (const [i, item] of extra.entries()) expect((twin.extra as unknown[])[i]).not.toBe(item)
})

test('where code may not be made of text, copies are the same', () => {
  vi.stubGlobal('Function', () => {
    throw new EvalError('forbidden')
  })
  try {
    const original = { ...position([[1], { held: [2] }]), data: { costs: [1] } }
    const copy = clone(original)
    expect(copy).toEqual(original)
    expect(copy.data).toBe(original.data)
    scramble(copy.extra)
    expect(original.extra).toEqual([[1], { held: [2] }])
  } finally {
    vi.unstubAllGlobals()
  }
})

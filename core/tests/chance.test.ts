import { createHash, createHmac } from 'node:crypto'
import { commit, committed, InputError, seeded, sourceOf } from '@pantheon/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chiSquare } from './even.ts'

const SECRET = 'f'.repeat(64)
const draws = (source: ReturnType<typeof seeded>, count: number, total: number) =>
  Array.from({ length: count }, (_, k) => source.draw(k, total))

describe('a seeded source', () => {
  test('draws the same again from the same seed, and otherwise from another', () => {
    expect(draws(seeded('a'), 50, 100)).toEqual(draws(seeded('a'), 50, 100))
    expect(draws(seeded('a'), 50, 100)).not.toEqual(draws(seeded('b'), 50, 100))
  })
})

describe('a committed source', () => {
  test('publishes a digest that anybody can recompute', () => {
    expect(commit(SECRET)).toBe(createHash('sha256').update(`pantheon/secret/${SECRET}`).digest('hex'))
  })

  test("draws what Node's own HMAC gives: anybody can recompute every outcome", () => {
    const outcome = (secret: string, phrases: readonly string[], k: number, total: number) => {
      const limit = 2 ** 32 - (2 ** 32 % total)
      for (let block = 0; ; block++) {
        const message = JSON.stringify([phrases, 'chance', k, block])
        const drawn = createHmac('sha256', secret).update(message).digest().readUInt32BE(0)
        if (drawn < limit) return drawn % total
      }
    }
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }),
        fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 4 }),
        fc.nat(),
        fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 2 ** 31, max: 2 ** 32 })),
        (secret, phrases, k, total) => {
          expect(committed(secret, phrases).draw(k, total)).toBe(outcome(secret, phrases, k, total))
        },
      ),
      { numRuns: 300 },
    )
  })

  test('gives an outcome by its number alone, in whatever order they are asked for', () => {
    const source = committed(SECRET, ['moon'])
    const forward = draws(source, 20, 1000)
    const backward = Array.from({ length: 20 }, (_, i) => source.draw(19 - i, 1000)).reverse()
    expect(backward).toEqual(forward)
  })

  test('changes with the secret, with every phrase and with the order of the phrases', () => {
    const some = [
      committed(SECRET, ['a', 'b']),
      committed(`${SECRET}0`, ['a', 'b']),
      committed(SECRET, ['a', 'c']),
      committed(SECRET, ['b', 'a']),
      committed(SECRET, ['ab']),
      committed(SECRET, []),
    ].map(source => draws(source, 20, 1000).join())
    expect(new Set(some).size).toBe(some.length)
  })

  test.each([2, 3, 6, 24, 52])('is even over %i outcomes', total => {
    const counts = new Array<number>(total).fill(0)
    const source = committed(SECRET, ['even'])
    for (let k = 0; k < 6_000; k++) counts[source.draw(k, total)]++
    const freedom = total - 1
    expect(chiSquare(counts)).toBeLessThan(freedom + 4 * Math.sqrt(2 * freedom) + 8)
  })

  test('says nothing by one outcome about the next', () => {
    const source = committed(SECRET, ['pairs'])
    const pairs = new Array<number>(36).fill(0)
    for (let k = 0; k < 7_200; k++) pairs[source.draw(2 * k, 6) * 6 + source.draw(2 * k + 1, 6)]++
    expect(chiSquare(pairs)).toBeLessThan(76)
  })
})

describe('the source that a record names', () => {
  test('is drawn again from its seed or its secret', () => {
    expect(sourceOf({ kind: 'seed', seed: 's' })?.draw(0, 1000)).toBe(seeded('s').draw(0, 1000))
    const fair = { kind: 'committed', commitment: commit(SECRET), secret: SECRET, phrases: ['p'] } as const
    expect(sourceOf(fair)?.draw(3, 1000)).toBe(committed(SECRET, ['p']).draw(3, 1000))
  })

  test('is none where outcomes were chosen by hand', () => {
    expect(sourceOf({ kind: 'chosen' })).toBeNull()
  })

  test('is refused if the secret is not the one that was committed to', () => {
    const fair = { kind: 'committed', commitment: commit('another'), secret: SECRET, phrases: [] } as const
    expect(() => sourceOf(fair)).toThrow(InputError)
    expect(() => sourceOf(fair)).toThrow(/does not match the commitment/)
  })
})

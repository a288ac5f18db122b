import { createHash, createHmac } from 'node:crypto'
import { digest, hex, hmac, sha256 } from '@pantheon/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const bytes = fc.uint8Array({ maxLength: 300 })

test('the digest of any bytes is the one of Node', () => {
  fc.assert(
    fc.property(bytes, input => {
      expect(hex(sha256(input))).toBe(createHash('sha256').update(input).digest('hex'))
    }),
    { numRuns: 300 },
  )
})

test('at every length around the borders of a block', () => {
  for (const length of [0, 1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 127, 128, 129, 1000, 100_000]) {
    const input = Uint8Array.from({ length }, (_, i) => (i * 31) & 255)
    expect(hex(sha256(input))).toBe(createHash('sha256').update(input).digest('hex'))
  }
})

test('the keyed digest under any key, short or longer than a block, is the one of Node', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 150 }), bytes, (key, input) => {
      expect(hex(hmac(key, input))).toBe(createHmac('sha256', key).update(input).digest('hex'))
    }),
    { numRuns: 300 },
  )
})

test('a key as long as a block is used as it is, a longer one by its digest', () => {
  for (const length of [0, 63, 64, 65, 128]) {
    const key = Uint8Array.from({ length }, (_, i) => i + 1)
    expect(hex(hmac(key, key))).toBe(createHmac('sha256', key).update(key).digest('hex'))
  }
})

test('the digest of a text is over its UTF-8 bytes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      expect(digest(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'))
    }),
  )
  expect(digest('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('digesting leaves the input as it was', () => {
  const input = Uint8Array.from([1, 2, 3])
  hmac(input, input)
  expect([...input]).toEqual([1, 2, 3])
})

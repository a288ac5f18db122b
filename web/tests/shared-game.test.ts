import { readFileSync } from 'node:fs'
import { InputError, readRecord } from '@pantheon/core'
import { expect, test } from 'vitest'
import { pack, readShared, unpack } from '../table/shared-game.ts'

const file = new URL('../../games/mytikas/records/locks.json', import.meta.url)
const record = readRecord(JSON.parse(readFileSync(file, 'utf8')))
const nameOf = (seat: number) => `Seat ${seat}`

test('a whole game goes into an address and comes out the same, with its names', async () => {
  const code = await pack({ record, names: ['Ariadne', 'Kléôn'] })
  expect(code).toMatch(/^[\w-]+$/)
  expect(code.length).toBeLessThan(4000)
  expect(await unpack(code, nameOf)).toEqual({ record, names: ['Ariadne', 'Kléôn'] })
})

test('a record by itself names its seats', () => {
  expect(readShared(JSON.stringify(record), nameOf).names).toEqual(['Seat 0', 'Seat 1'])
})

test('names that are no names are left out, and long ones cut', () => {
  const names = [7, 'x'.repeat(100)]
  const read = readShared(JSON.stringify({ record, names }), nameOf)
  expect(read.names).toEqual(['Seat 0', 'x'.repeat(32)])
})

test('what is not a game is refused', async () => {
  for (const code of ['', 'nonsense', '!!!', btoa('{}')])
    await expect(unpack(code, nameOf)).rejects.toThrow(InputError)
  for (const text of ['', '{}', '[]', 'null', '{"record":{"format":"pantheon/1"}}'])
    expect(() => readShared(text, nameOf)).toThrow(InputError)
})

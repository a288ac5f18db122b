import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { pathToFileURL } from 'node:url'
import { readRecord, verify } from '@pantheon/core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { goldenRecords, makeRecords, readRecords, recordText } from '../golden.ts'
import { omens } from '../toys/omens.ts'
import { T, tictactoe } from '../toys/tictactoe.ts'

let folder: URL
beforeEach(() => {
  folder = pathToFileURL(`${mkdtempSync(`${tmpdir()}/golden-`)}/`)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a record is found for every ending, and all are true', () => {
  const records = goldenRecords(omens)
  expect([...records.keys()].sort()).toEqual([...omens.endings].sort())
  for (const [ending, record] of records) expect(verify(omens, record).state.ended).toBe(ending)
})

test('the shortest game found is kept: crosses can win with their third mark', () => {
  expect(goldenRecords(tictactoe).get('line')?.log.length).toBe(5)
})

test('a chooser steers the search', () => {
  const first = goldenRecords(tictactoe, { tries: 1, choose: (_g, _s, _seat, moves) => moves.at(0) })
  const log = first.get('line')?.log.map(([, move]) => move)
  expect(log).toEqual([1, 2, 3, 4, 5, 6, 7].map(cell => T.format(T.mark(cell))))
})

test('an ending that was not met is not in the map', () => {
  expect(goldenRecords(tictactoe, { tries: 1 }).size).toBe(1)
})

test('only missing records are written, and they read back', () => {
  expect(makeRecords(tictactoe, folder)).toEqual(['line', 'draw'])
  expect(readRecords(folder).map(({ file }) => file)).toEqual(['draw.json', 'line.json'])
  const records = new URL('records/', folder)
  const before = readFileSync(new URL('line.json', records), 'utf8')
  rmSync(new URL('draw.json', records))
  expect(makeRecords(tictactoe, folder, { seed: 'other' })).toEqual(['draw'])
  expect(readFileSync(new URL('line.json', records), 'utf8')).toBe(before)
  expect(makeRecords(tictactoe, folder)).toEqual([])
  expect(readdirSync(records)).toHaveLength(2)
})

test('a record as text has one line for each decision and is the same record', () => {
  const record = goldenRecords(omens).get('dusk')
  if (!record) throw new Error('no record')
  const text = recordText(record)
  expect(readRecord(JSON.parse(text))).toEqual(record)
  expect(text.split('\n').filter(line => line.startsWith('["chance",') || /^\[\d/.test(line))).toHaveLength(
    record.log.length,
  )
})

test('a file that is no record is refused by name', () => {
  makeRecords(tictactoe, folder)
  writeFileSync(new URL('records/line.json', folder), '{"format":"other"}')
  expect(() => readRecords(folder)).toThrow(/expected format "pantheon\/1"/)
})

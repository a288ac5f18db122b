import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Game, Match, readRecord, seeded, toRecord } from '@pantheon/core'
import { omens } from '@pantheon/kit/toys/omens'
import { describe, expect, test } from 'vitest'
import { readJson, recordText, writeWhole } from '../shared/files.ts'
import { columns, hang, paintFor, table, widthOf, wrap } from '../shared/terminal.ts'
import { scratch } from './program.ts'

describe('files', () => {
  test('a record reads back as it was written, an entry a line', () => {
    const match = new Match(omens as Game, { seats: 3 }, seeded('a'))
    const record = toRecord(match, { kind: 'seed', seed: 'a' })
    const text = recordText(record)
    expect(readRecord(JSON.parse(text))).toEqual(record)
    expect(text).toContain('\n    ["chance","deal ')
  })

  test('a file is written whole or not at all', () => {
    const folder = scratch()
    const path = join(folder, 'a.json')
    writeWhole(path, '{"a":1}')
    expect(readJson(path)).toEqual({ a: 1 })
    expect(() => writeWhole(folder, 'text')).toThrow(`cannot write ${folder}: `)
    expect(() => writeWhole(join(folder, 'none', 'a'), 'text')).toThrow('no such file or folder')
    expect(readdirSync(folder)).toEqual(['a.json'])
    expect(existsSync(join(folder, 'none'))).toBe(false)
    expect(readFileSync(path, 'utf8')).toBe('{"a":1}')
  })
})

describe('the terminal', () => {
  test('lines break between words, and go on under the text, not under its mark', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three'])
    expect(hang('· ', 'one two three', 9)).toEqual(['· one two', '  three'])
  })

  test('a few items stand below each other, many side by side, read downwards', () => {
    expect(columns(['a', 'b', 'c'], 80)).toEqual(['a', 'b', 'c'])
    const ten = Array.from({ length: 10 }, (_, i) => `move ${i}`)
    expect(columns(ten, 16)).toEqual(ten.slice(0, 5).map((item, i) => `${item}  ${ten[i + 5]}`))
    for (const line of columns(ten, 30)) expect(widthOf(line)).toBeLessThanOrEqual(30)
  })

  test('numbers in a table stand to the right, words to the left', () => {
    expect(
      table(
        ['who', 'points'],
        [
          ['Anna', '7'],
          ['Ben', '12'],
        ],
      ),
    ).toEqual(['who   points', '────  ──────', 'Anna       7', 'Ben       12'])
  })

  test('colours are for terminals, and take no room', () => {
    expect(paintFor({ isTTY: false }).bold('a')).toBe('a')
    const before = { ...process.env }
    delete process.env.NO_COLOR
    process.env.TERM = 'xterm'
    expect(paintFor({ isTTY: true }).bold('a')).not.toBe('a')
    expect(widthOf(paintFor({ isTTY: true }).gold('abc'))).toBe(3)
    process.env.NO_COLOR = '1'
    expect(paintFor({ isTTY: true }).bold('a')).toBe('a')
    process.env = before
  })
})

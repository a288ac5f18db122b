import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { citations, sections, uncited, unknown } from '../rulebook.ts'

let folder: URL
const write = (file: string, text: string) => writeFileSync(new URL(file, folder), text)

beforeEach(() => {
  folder = pathToFileURL(`${mkdtempSync(`${tmpdir()}/rulebook-`)}/`)
  mkdirSync(new URL('rules/deep', folder), { recursive: true })
  mkdirSync(new URL('tests', folder))
  write('RULES.md', '# Game\n## 1 Begin\n### 1.1 First\ntext 9.9\n### 1.2 Second\n## 2 End\n## Notes\n')
})
afterEach(() => rmSync(folder, { recursive: true }))

const SOURCES = ['rules', 'tests']

test('sections are numbered headings, nothing else', () => {
  expect([...sections(folder)]).toEqual(['1', '1.1', '1.2', '2'])
})

test('code cites by rule, comments and names of tests by RULES', () => {
  write('rules/deep/a.ts', `const step = { rule: '1.1' }\nrefuse({ key: 'no', rule: late ? '1.2' : '2' })`)
  write('tests/a.test.ts', `/** RULES 1.1, 1.2 and 3 */\ntest('2 players', () => {})`)
  expect([...citations(folder, SOURCES).keys()].sort()).toEqual(['1.1', '1.2', '2', '3'])
})

test('the version of the rules is no citation', () => {
  write('rules/a.ts', `const game = { rules: '2' }`)
  expect(citations(folder, SOURCES).size).toBe(0)
})

test('a chapter is cited if one of its sections is', () => {
  write('rules/a.ts', `{ rule: '1.1' }`)
  expect(uncited(folder, SOURCES)).toEqual(['1.2', '2'])
})

test('a citation of no section is named with its file', () => {
  write('tests/a.test.ts', '// RULES 1.7')
  expect(unknown(folder, SOURCES)).toEqual([expect.stringMatching(/^1\.7 in .*tests\/a\.test\.ts$/)])
})

test('a game without RULES.md is told so', () => {
  rmSync(new URL('RULES.md', folder))
  expect(() => sections(folder)).toThrow(/RULES\.md is missing/)
})

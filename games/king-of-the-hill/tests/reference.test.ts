import { readFileSync } from 'node:fs'
import { typeset } from '@pantheon/core'
import { expect, test } from 'vitest'
import { REFERENCE as EN } from '../text/en/effects.ts'
import { REFERENCE as FR } from '../text/fr/effects.ts'
import { artifactRows, godRows } from '../text/reference.ts'

const rows = (file: string): string[] =>
  readFileSync(new URL(`../${file}`, import.meta.url), 'utf8').split('\n')
const RULES = rows('RULES.md')
const REGLES = rows('RULES.fr.md')
const set = (row: string): string => typeset('fr', row)

test('RULES 14.1: every artifact stands in the rules with what it does', () => {
  expect(RULES).toEqual(expect.arrayContaining(artifactRows(EN)))
  expect(REGLES).toEqual(expect.arrayContaining(artifactRows(FR).map(set)))
})

test('RULES 14.2: every god stands in the rules with quest, artifact and Mission', () => {
  expect(RULES).toEqual(expect.arrayContaining(godRows(EN)))
  expect(REGLES).toEqual(expect.arrayContaining(godRows(FR).map(set)))
})

test('RULES 14.1: no effect is left without words', () => {
  const raw = [...artifactRows(EN), ...artifactRows(FR)].filter(row => /\| [a-z]+(?:-[a-z]+)* \|$/.test(row))
  expect(raw).toEqual([])
})

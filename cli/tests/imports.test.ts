import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { scratch, script } from './program.ts'

type Case = readonly [rule: string, file: string, text: string]

/** Written apart, so that the check does not take it for an import of this file. */
const CALL = 'import'

const ALLOWED: readonly Case[] = [
  ['core may use its own files', 'core/own.ts', `import { b } from './b.ts'`],
  [
    'a test of core may use the kit',
    'core/tests/kit.test.ts',
    `import { omens } from '../../kit/toys/omens.ts'`,
  ],
  [
    'and Node and the test runner',
    'core/tests/a.test.ts',
    `import { expect } from 'vitest'\nimport 'node:fs'`,
  ],
  ['rules may use core and each other', 'games/x/rules/a.ts', `import '@pantheon/core'\nimport './b.ts'`],
  ['texts may use the rules', 'games/x/text/a.ts', `import { b } from '../rules/b.ts'`],
  ['the registry may use the games', 'games/index.ts', `import { x } from './x/index.ts'`],
  ['the lab knows games by the registry', 'lab/a.ts', `import { GAMES } from '@pantheon/games'`],
  ['the command line may use everything', 'cli/a.ts', `import { fuzz } from '@pantheon/kit/fuzz'`],
  ['and load it later', 'cli/b.ts', `const c = await ${CALL}('commander')`],
  ['what stands in a comment is no import', 'core/said.ts', `/** ${CALL}('x') */\n// import 'y'\n`],
  ['nor what stands in a text', 'core/text.ts', `export const a = 'from "z"'`],
]

const FORBIDDEN: readonly Case[] = [
  ['core imports nothing', 'core/a.ts', `import fs from 'node:fs'`],
  ['core does not know the bots', 'core/b.ts', `export * from '@pantheon/bots'`],
  ['an import for its effect counts', 'core/c.ts', `import 'tslib'`],
  ['a computed import cannot be checked', 'core/d.ts', `const c = await ${CALL}(name)`],
  ['rules do not use texts', 'games/x/rules/a.ts', `import { b } from '../text/b.ts'`],
  ['rules do not use Node', 'games/x/rules/b.ts', `import { readFileSync } from 'node:fs'`],
  [
    'a game does not use another',
    'games/x/rules/c.ts',
    `import {\n  b,\n  type C,\n} from '../../y/rules/b.ts'`,
  ],
  ['not even in its tests', 'games/x/tests/a.test.ts', `import { y } from '../../y/index.ts'`],
  ['bots do not know any game', 'bots/a.ts', `import { GAMES } from '@pantheon/games'`],
  ['a type counts as an import', 'bots/b.ts', `type G = ${CALL}('@pantheon/lab').Report`],
  ['the lab does not reach into a game', 'lab/a.ts', `import { b } from '../games/x/rules/b.ts'`],
  ['nothing imports the command line', 'lab/b.ts', `const c = await ${CALL}('@pantheon/cli')`],
  ['the server knows games only by the registry', 'server/a.ts', `import { b } from '../games/x/index.ts'`],
  ['the web client too, in its components', 'web/a.tsx', `import { b } from '../games/x/index.ts'`],
  ['a file outside all rooms needs a row', 'games/x.ts', 'export {}'],
]

/** Checks a repository of these files. */
function check(cases: readonly Case[]) {
  const root = scratch()
  for (const [, path, text] of cases) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return script('imports.mjs', root)
}

const allowed = check(ALLOWED)
const forbidden = check(FORBIDDEN)

test('the project keeps its own directions', () => {
  expect(script('imports.mjs')).toMatchObject({ status: 0, stderr: '' })
})

test.each(ALLOWED)('%s', (_, path) => {
  expect(allowed.stderr).not.toContain(`${path}: `)
})

test.each(FORBIDDEN)('%s', (_, path) => {
  expect(forbidden.stderr).toContain(`${path}: `)
})

test('one offence is enough to fail', () => {
  expect(allowed.status).toBe(0)
  expect(forbidden.status).toBe(1)
  expect(forbidden.stderr.match(/: may not import|: imports|: lies in no room/g)).toHaveLength(
    FORBIDDEN.length,
  )
})

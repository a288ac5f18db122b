import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { documentProtocol } from '../document.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

test('docs/protocol.md is what the schemas say (node server/scripts/run.mjs protocol)', () => {
  expect(readFileSync(join(root, 'docs/protocol.md'), 'utf8')).toBe(documentProtocol())
})

test('every route is in the page, and every route in the page exists', () => {
  const folder = join(root, 'server/http')
  const sources = readdirSync(folder).map(file => readFileSync(join(folder, file), 'utf8'))
  const calls = sources.flatMap(text => [...text.matchAll(/app\.(get|post|delete)\('([^']+)'/g)])
  const routes = calls.map(([, method, path]) => `${method.toUpperCase()} ${path}`).sort()
  const listed = [...documentProtocol().matchAll(/^\| `((?:GET|POST|DELETE) [^`]+)`/gm)].map(
    ([, route]) => route,
  )
  expect(listed.sort()).toEqual(routes)
})

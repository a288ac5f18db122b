import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Every package that a file imports, itself or through its own files. */
function packagesOf(file: URL, seen = new Set<string>()): Set<string> {
  const packages = new Set<string>()
  if (seen.has(file.href)) return packages
  seen.add(file.href)
  for (const [, name] of readFileSync(file, 'utf8').matchAll(/from '([^']+)'/g))
    if (name.startsWith('.')) for (const found of packagesOf(new URL(name, file), seen)) packages.add(found)
    else packages.add(name)
  return packages
}

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const outside = Object.values<string>(manifest.exports).filter(path => path !== './index.ts')

test.each(outside)('%s loads without a test runner', path => {
  const packages = [...packagesOf(new URL(`../${path}`, import.meta.url))]
  expect(packages).toContain('@pantheon/core')
  expect(packages.filter(name => name !== '@pantheon/core' && !name.startsWith('node:'))).toEqual([])
})

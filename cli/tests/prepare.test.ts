import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { scratch, script } from './program.ts'

const SCRIPT = new URL('../../scripts/prepare.mjs', import.meta.url)

/** What a lock file names: one package for everybody, one for another kind of machine. */
const LOCK = {
  '': {},
  'node_modules/a': { version: '1.0.0', integrity: 'x' },
  'node_modules/a-for-others': { version: '1.0.0', optional: true },
}

let root = ''
const inRoot = (...path: string[]): string => join(root, ...path)
const writeLock = (packages: object, path = 'package-lock.json'): void =>
  writeFileSync(inRoot(path), JSON.stringify({ packages }))

/** A clone with this script, a build that leaves a trace, and a stand-in for npm that "installs" what it is told to. */
beforeEach(() => {
  root = scratch()
  mkdirSync(inRoot('scripts'))
  copyFileSync(SCRIPT, inRoot('scripts/prepare.mjs'))
  writeFileSync(
    inRoot('scripts/build.mjs'),
    `import { writeFileSync } from 'node:fs'
     export const build = async names => writeFileSync('built', names.join())`,
  )
  writeFileSync(
    inRoot('npm.js'),
    `const fs = require('node:fs')
     fs.appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n')
     const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'))
     delete packages['node_modules/a-for-others']
     fs.mkdirSync('node_modules', { recursive: true })
     if (fs.existsSync('fails')) process.exit(1)
     fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }))`,
  )
  writeLock(LOCK)
})

function prepare() {
  const env = { ...process.env, npm_execpath: inRoot('npm.js') }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/prepare.mjs', 'cli', 'web'], {
    cwd: root,
    encoding: 'utf8',
    env,
  })
  const calls = existsSync(inRoot('calls')) ? readFileSync(inRoot('calls'), 'utf8').trimEnd().split('\n') : []
  return { status, said: stdout + stderr, installs: calls.filter(call => call.startsWith('ci ')).length }
}

test('a fresh clone is installed and built; after that there is nothing to do, and nothing is said', () => {
  expect(prepare()).toMatchObject({ status: 0, installs: 1 })
  expect(readFileSync(inRoot('built'), 'utf8')).toBe('cli,web')
  expect(prepare()).toEqual({ status: 0, said: '', installs: 1 })
})

test('a lock file that names another version is installed again', () => {
  prepare()
  writeLock({ ...LOCK, 'node_modules/a': { version: '2.0.0', integrity: 'y' } })
  expect(prepare().installs).toBe(2)
})

test('what somebody installed by hand is taken as it is', () => {
  mkdirSync(inRoot('node_modules'))
  writeLock({ 'node_modules/a': LOCK['node_modules/a'] }, 'node_modules/.package-lock.json')
  expect(prepare()).toEqual({ status: 0, said: '', installs: 0 })
})

test('an installation that was broken off is done again', () => {
  prepare()
  rmSync(inRoot('node_modules/.package-lock.json'))
  expect(prepare().installs).toBe(2)
})

test('a failed installation stops everything with exit 1, before the build', () => {
  writeFileSync(inRoot('fails'), '')
  const { status, said } = prepare()
  expect(status).toBe(1)
  expect(said).toContain('npm ci failed')
  expect(existsSync(inRoot('built'))).toBe(false)
})

test('a damaged lock file is named', () => {
  writeFileSync(inRoot('package-lock.json'), '{')
  expect(prepare()).toMatchObject({
    status: 1,
    installs: 0,
    said: expect.stringContaining('package-lock.json'),
  })
})

test('a part of the build that there is not is named', () => {
  expect(script('build.mjs', 'boards')).toMatchObject({
    status: 2,
    stderr: 'unknown part "boards": expected cli or web\n',
  })
})

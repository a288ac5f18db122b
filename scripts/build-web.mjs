// Builds the web client into web/dist, with a compressed twin of every file that gains by it.
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { filesIn, markOf, ROOT, replace } from './files.mjs'

const DIST = join(ROOT, 'web/dist')
const STAMP = join(ROOT, '.cache/web-inputs.json')

/** Whatever lies in these rooms may be in the page; tests and what they leave behind are not. */
const ROOMS = ['web', 'core', 'bots', 'games', 'table']
const NOT_BUILT = ['node_modules', 'dist', 'tests', 'records', 'shots', 'scripts']
const SETTINGS = ['scripts/build-web.mjs', 'package-lock.json']

const inputs = () => [
  ...ROOMS.flatMap(room => filesIn(join(ROOT, room), NOT_BUILT).map(path => relative(ROOT, path))),
  ...SETTINGS,
]

const marksOf = before => Object.fromEntries(inputs().map(path => [path, markOf(path, before)]))

/** Has a source changed, appeared or gone since the last build? */
export function isStale() {
  try {
    return !existsSync(join(DIST, 'index.html')) || readFileSync(STAMP, 'utf8') !== JSON.stringify(marksOf())
  } catch {
    return true
  }
}

/** Builds beside what is there and then takes its place, so that a server in use goes on serving. */
export async function build() {
  const marks = marksOf(Date.now())
  const draft = `${DIST}.${process.pid}`
  const { build: bundle } = await import('vite')
  try {
    await bundle({
      configFile: join(ROOT, 'web/vite.config.ts'),
      logLevel: 'warn',
      build: { outDir: draft, emptyOutDir: true },
    })
    for (const path of filesIn(draft)) compress(path)
    const old = `${draft}.old`
    if (existsSync(DIST)) renameSync(DIST, old)
    renameSync(draft, DIST)
    rmSync(old, { recursive: true, force: true })
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  replace(STAMP, JSON.stringify(marks))
}

const GAINS = /\.(js|css|html|svg|webmanifest)$/
const WORTH_IT = 1_000

function compress(path) {
  const contents = readFileSync(path)
  if (!GAINS.test(path) || contents.length < WORTH_IT) return
  const brotli = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: contents.length } }
  writeFileSync(`${path}.br`, brotliCompressSync(contents, brotli))
  writeFileSync(`${path}.gz`, gzipSync(contents, { level: 9 }))
}

// Builds the command line into cli/dist: one bundle in pieces, so that a command loads only what it needs.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn, markOf, ROOT, replace } from './files.mjs'

const DIST = join(ROOT, 'cli/dist')
const STAMP = join(DIST, 'inputs.json')

/** What is built: the program, and the threads it starts. */
const ENTRIES = {
  main: 'cli/main.ts',
  worker: 'lab/worker.ts',
  'soak-worker': 'cli/soak/worker.ts',
  'bench-worker': 'cli/bench/worker.ts',
}

/** Packages that are loaded from node_modules: they hold binaries, or find their parts at run time. */
const EXTERNAL = [
  'boardgame.io',
  'libsql',
  'pg',
  'pino',
  'fastify',
  '@fastify/static',
  'prom-client',
  'web-push',
  'ws',
  '@simplewebauthn/server',
]

/** Files that shape the build without being imported. */
const SETTINGS = ['scripts/build-cli.mjs', 'package-lock.json']

/** Bundled CommonJS calls `require` for Node's own modules; ES modules have none unless it is made. */
const BANNER = `import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);`

/** Has a source changed, appeared or gone since the last build? */
export function isStale() {
  try {
    const built = JSON.parse(readFileSync(STAMP, 'utf8'))
    const rules = rulebooks().map(book => book.path)
    return (
      rules.some(path => !Object.hasOwn(built, path)) ||
      Object.entries(built).some(([path, mark]) => markOf(path) !== mark)
    )
  } catch {
    return true
  }
}

/** Builds everything; files are replaced whole, one by one, the entries last. */
export async function build() {
  const started = Date.now()
  const { build: bundle } = await import('esbuild')
  const { outputFiles, metafile } = await bundle({
    absWorkingDir: ROOT,
    entryPoints: ENTRIES,
    outdir: DIST,
    chunkNames: 'part-[hash]',
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    sourcemap: 'linked',
    banner: { js: BANNER },
    external: EXTERNAL,
    logLevel: 'warning',
  })
  const files = [
    ...outputFiles.map(file => ({ path: file.path, contents: file.contents })),
    ...rulebooks().map(({ id, path }) => ({
      path: join(DIST, 'rules', `${id}.md`),
      contents: readFileSync(join(ROOT, path)),
    })),
  ]
  const isEntry = path => Object.keys(ENTRIES).some(name => path === join(DIST, `${name}.js`))
  files.sort((a, b) => Number(isEntry(a.path)) - Number(isEntry(b.path)))
  for (const { path, contents } of files) replace(path, contents)

  const current = new Set(files.map(file => file.path))
  for (const path of filesIn(DIST))
    if (/\.(js|map|md)$/.test(path) && !current.has(path)) rmSync(path, { force: true })

  const inputs = [...Object.keys(metafile.inputs), ...rulebooks().map(book => book.path), ...SETTINGS]
  const marks = Object.fromEntries(inputs.map(path => [path, markOf(path, started)]))
  replace(STAMP, JSON.stringify(marks))
}

/** The rules of each game, which the terminal table quotes. */
const rulebooks = () =>
  readdirSync(join(ROOT, 'games'))
    .map(id => ({ id, path: `games/${id}/RULES.md` }))
    .filter(({ path }) => existsSync(join(ROOT, path)))

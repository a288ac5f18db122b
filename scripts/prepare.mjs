// Makes the project ready to run: installs what the lock file names and builds what is stale of the parts named (`cli`,
// `web`). `npm start` and `npm test` run it first, so that a fresh clone needs nothing else. Says nothing when there is
// nothing to do.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const FLOOR = [20, 19]

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < FLOOR[0] || (major === FLOOR[0] && minor < FLOOR[1]))
  stop(`Pantheon needs Node ${FLOOR.join('.')} or newer; this is Node ${process.versions.node}`)

if (!installed()) install()
const { build } = await import('./build.mjs')
await build(process.argv.slice(2))

/**
 * Does node_modules hold what the lock file names? npm leaves a list of what it installed, and writes it last, so
 * an installation that was broken off counts as none. Optional packages may be absent: they are for other machines.
 */
function installed() {
  const wanted = packages('package-lock.json')
  const present = packages('node_modules/.package-lock.json')
  if (!wanted) stop('package-lock.json is missing or damaged: restore it with git')
  if (!present) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true
    const found = present[path]
    return found ? found.version === entry.version && found.integrity === entry.integrity : entry.optional
  })
}

function packages(file) {
  try {
    return JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).packages
  } catch {
    return null
  }
}

/** Runs `npm ci` with the npm that runs this script. */
function install() {
  process.stderr.write('Installing dependencies (npm ci) …\n')
  const npm = process.env.npm_execpath
  const [command, ...start] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm']
  const { status, error } = spawnSync(command, [...start, 'ci', '--no-audit', '--no-fund', '--include=dev'], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
    shell: command === 'npm' && process.platform === 'win32',
  })
  if (error || status !== 0) stop(`npm ci failed${error ? `: ${error.message}` : ''}`)
}

function stop(why) {
  process.stderr.write(`${why}\n`)
  process.exit(1)
}

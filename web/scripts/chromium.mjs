// Finds Chromium for the browser tests; where it is missing, the system's packages give it.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Where Chromium is; null if it is nowhere. */
export const chromiumPath = () => process.env.CHROMIUM ?? PLACES.find(path => existsSync(path)) ?? null

/** Installs Chromium with apt; says whether that worked. */
function install() {
  if (!existsSync('/usr/bin/apt-get')) return false
  const become = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const run = (...words) => {
    const [command, ...rest] = [...become, ...words]
    return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  }
  process.stderr.write('Installing Chromium for the browser tests (apt-get install chromium) …\n')
  return (
    run('apt-get', 'update', '-q') && run('apt-get', 'install', '-qy', '--no-install-recommends', 'chromium')
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url) && chromiumPath() === null) {
  install()
  if (chromiumPath() === null) {
    process.stderr.write(
      'The browser tests need Chromium, which is not here and could not be installed.\n' +
        'Install it (Debian, Ubuntu: apt-get install chromium) or name it: CHROMIUM=/path/to/chromium npm test\n',
    )
    process.exit(1)
  }
}

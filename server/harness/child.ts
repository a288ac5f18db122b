import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Place } from './stores.ts'

const ROOT = fileURLToPath(new URL(process.env.PANTHEON_ROOT ?? '../../', import.meta.url))

/** Builds the program that people run from the sources as they are now. */
export const buildProgram = (): void => {
  execFileSync(process.execPath, [join(ROOT, 'scripts/build.mjs'), 'cli', '--if-stale'])
}

/** What a server under test may be asked for without meeting a limit by accident. */
const WIDE = {
  PANTHEON_REQUESTS: '1000000/1000000',
  PANTHEON_MAKINGS: '1000000/1000000',
  PANTHEON_MESSAGES: '1000000/1000000',
  PANTHEON_SOCKETS_PER_ADDRESS: '1000000',
  PANTHEON_OPEN_TABLES: '1000000',
  PANTHEON_BOT_THREADS: '1',
  PANTHEON_BOT_PACE_MS: '0',
  PANTHEON_LOG: 'error',
}

/** A server that is not ready by then will never be, even on a machine with much else to do. */
const MOST_START = 60_000

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** The program itself, `pantheon serve`, in a process of its own. */
export class Child {
  /** All it has written. */
  output = ''
  private process: ChildProcess | null = null

  constructor(
    readonly port: number,
    private readonly place: Place,
    private readonly env: Record<string, string> = {},
  ) {}

  get pid(): number {
    return this.process?.pid ?? 0
  }

  /** Starts it; gives the milliseconds until it was ready. */
  async start(): Promise<number> {
    const started = performance.now()
    const { data, databaseUrl } = this.place
    const args = ['serve', '--port', `${this.port}`, '--host', '127.0.0.1', '--data', data]
    this.process = spawn(process.execPath, [join(ROOT, 'cli/bin/pantheon.mjs'), ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...WIDE, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}), ...this.env },
    })
    const child = this.process
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: Buffer) => {
        this.output += part
      })
    running.add(child)
    child.once('exit', () => running.delete(child))
    for (;;) {
      const { exitCode, signalCode } = child
      if (exitCode !== null || signalCode !== null)
        throw new Error(`the server stopped (${exitCode ?? signalCode}): ${this.output}`)
      const ready = await fetch(`http://127.0.0.1:${this.port}/readyz`, {
        signal: AbortSignal.timeout(2_000),
      }).then(
        response => response.ok,
        () => false,
      )
      if (ready) return performance.now() - started
      if (performance.now() - started > MOST_START)
        throw new Error(`the server is not ready after ${MOST_START} ms: ${this.output}`)
      await new Promise(resolve => setTimeout(resolve, 20))
    }
  }

  /** Lets it write files of at most this many bytes, or of any length: a disk that is full, or not. */
  limitFiles(bytes: number | null): void {
    execFileSync('prlimit', ['--pid', `${this.pid}`, `--fsize=${bytes ?? 'unlimited'}:unlimited`])
  }

  /** Ends it without a word, as a power cut would. */
  kill(): Promise<void> {
    return this.end('SIGKILL')
  }

  /** Asks it to stop. */
  stop(): Promise<void> {
    return this.end('SIGTERM')
  }

  private end(signal: NodeJS.Signals): Promise<void> {
    return new Promise(resolve => {
      const child = this.process
      if (child === null || child.exitCode !== null || child.signalCode !== null) return resolve()
      child.once('exit', () => resolve())
      child.kill(signal)
    })
  }
}

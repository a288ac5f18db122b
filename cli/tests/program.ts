import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const launcher = join(root, 'cli/bin/pantheon.mjs')

// The tests are about the program that people run, built from the sources as they are now.
execFileSync(process.execPath, [join(root, 'scripts/build.mjs'), 'cli', '--if-stale'])

/** Runs the built program to its end. */
export function pantheon(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [launcher, ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: Infinity,
    env: { ...process.env, NO_COLOR: '1', PANTHEON_DEBUG: '' },
  })
  return { status, stdout, stderr }
}

/** Starts the built program, to talk to it while it runs. */
export const startPantheon = (args: readonly string[]) =>
  spawn(process.execPath, [launcher, ...args], { stdio: ['pipe', 'pipe', 'pipe'] })

/** The one JSON document that a command with `--json` prints, and nothing else. */
export function jsonOf(args: readonly string[]) {
  const { status, stdout, stderr } = pantheon(args)
  if (status !== 0) throw new Error(`pantheon ${args.join(' ')}: exit ${status}: ${stderr}`)
  return JSON.parse(stdout)
}

/** A fresh folder for what a test writes. */
export const scratch = (): string => mkdtempSync(join(tmpdir(), 'pantheon-'))

/** A script of the repository, run with arguments. */
export function script(name: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts', name), ...args], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

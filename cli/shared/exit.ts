import { InputError } from '@pantheon/core'

/** Says what went wrong in one line and lets the program end with exit code 1. */
export function fail(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error)
  const kind = error instanceof InputError || !(error instanceof Error) ? 'error' : `unexpected ${error.name}`
  process.stderr.write(`${kind}: ${message}\n`)
  if (process.env.PANTHEON_DEBUG && error instanceof Error) process.stderr.write(`${error.stack}\n`)
  process.exitCode = 1
}

/** A reader that has seen enough (`pantheon … | head`) is not an error. */
export function guardOutput(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit()
      throw error
    })
}

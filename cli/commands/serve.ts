import { fileURLToPath } from 'node:url'
import { configure, fromEnvironment, serve } from '@pantheon/server'
import { Command, InvalidArgumentError } from 'commander'

interface Flags {
  readonly port: number
  readonly host: string
  readonly data: string
}

const MOST_PORT = 65_535

function portNamed(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > MOST_PORT)
    throw new InvalidArgumentError(`Expected a port from 0 to ${MOST_PORT}.`)
  return port
}

/** `pantheon serve`: a server for a club tonight, or one process of many. */
export const command = new Command('serve')
  .description('serve tables to play at with anyone, live or over days')
  .option('--port <n>', 'where it listens', portNamed, 8080)
  .option('--host <address>', 'on which address', '0.0.0.0')
  .option('--data <folder>', 'where tables are kept (DATABASE_URL names a PostgreSQL server instead)', 'data')
  .action(async ({ port, host, data }: Flags) => {
    const server = await serve(
      configure({
        ...fromEnvironment(process.env),
        port,
        host,
        data,
        botWorker: new URL('./bot-worker.js', import.meta.url),
        web: fileURLToPath(new URL('../../web/dist', import.meta.url)),
      }),
    )
    const stop = () => void server.close().then(() => process.exit(0))
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
  })

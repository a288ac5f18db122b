import { networkInterfaces } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { configure, fromEnvironment, serve } from '@pantheon/server'
import { Command, InvalidArgumentError, Option } from 'commander'

interface Flags {
  readonly port: number
  readonly host: string
  readonly data: string
}

const MOST_PORT = 65_535
const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::'])

/** A server that cannot finish what is under way within this time stops all the same. */
const PATIENCE = 15_000

function portNamed(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > MOST_PORT)
    throw new InvalidArgumentError(`Expected a port from 0 to ${MOST_PORT}.`)
  return port
}

/** Where people find the server: on this machine, and for the others in its network. */
function addresses(host: string, port: number): string {
  if (!EVERYWHERE.has(host)) return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  const near = Object.values(networkInterfaces())
    .flatMap(list => list ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)
  const others = near ? ` (for others in your network: http://${near.address}:${port})` : ''
  return `http://localhost:${port}${others}`
}

/** Where tables are kept, as a person reads it. */
const keptIn = (data: string, databaseUrl: string | null): string =>
  databaseUrl ? 'in PostgreSQL' : `in ${resolve(data)}`

/** `pantheon serve`: a server for a club tonight, or one process of many. */
export const command = new Command('serve')
  .description('serve the web client and tables to play at with anyone, live or over days')
  .addOption(new Option('--port <n>', 'where it listens').env('PORT').default(8080).argParser(portNamed))
  .option('--host <address>', 'on which address', '0.0.0.0')
  .option('--data <folder>', 'where tables are kept (DATABASE_URL names a PostgreSQL server instead)', 'data')
  .action(async ({ port, host, data }: Flags) => {
    const environment = fromEnvironment(process.env)
    // At a terminal the line below says it all; what goes wrong is still told.
    const logLevel = process.env.PANTHEON_LOG ?? (process.stderr.isTTY ? 'warn' : 'info')
    const config = configure({
      ...environment,
      logLevel,
      port,
      host,
      data,
      botWorker: new URL('./worker.js', import.meta.url),
      web: fileURLToPath(new URL('../../web/dist', import.meta.url)),
    })
    const server = await serve(config)
    process.stdout.write(
      `Pantheon is open at ${addresses(host, server.port)}; tables are kept ${keptIn(data, config.databaseUrl)}. Ctrl-C stops it.\n`,
    )
    const stop = () => {
      setTimeout(() => process.exit(1), PATIENCE).unref()
      void server.close().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    }
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
  })

/**
 * Load over real WebSockets to this machine alone; every number is a ratio to something measured in the same run, or
 * stands beside it. `node server/scripts/run.mjs load [--tables 1000] [--rate 200] [--seconds 10] [--sizes 10,1000]`
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import Sqlite from 'libsql'
import pg from 'pg'
import { buildProgram, Child } from '../harness/child.ts'
import { Load } from '../harness/load.ts'
import { freePort } from '../harness/postgres.ts'
import { KINDS, type Place, Places } from '../harness/stores.ts'

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '10' },
    sizes: { type: 'string', default: '10,1000,10000' },
    game: { type: 'string', default: 'mytikas' },
    seats: { type: 'string', default: '4' },
  },
})
const seconds = Number(values.seconds)
const CONNECTIONS = 8
const WIDE = {
  PANTHEON_CONNECTIONS: `${CONNECTIONS}`,
  PANTHEON_SOCKETS_PER_PERSON: '1000000',
  PANTHEON_TABLES_PER_SOCKET: '1000000',
  PANTHEON_METRICS: 'open',
}
const say = (text: string) => process.stdout.write(`${text}\n`)
const ms = (value: number) => `${value.toFixed(1)} ms`

/** Bare single-row INSERTs a second, with full sync, by the same driver and connections. */
async function bare({ data, databaseUrl }: Place): Promise<number> {
  const end = performance.now() + 3_000
  let rows = 0
  if (databaseUrl) {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS })
    await pool.query('CREATE TABLE bare (id bigserial PRIMARY KEY, act text NOT NULL)')
    const writer = async () => {
      while (performance.now() < end) {
        await pool.query('INSERT INTO bare (act) VALUES ($1)', [
          '{"do":"move","seat":0,"move":"build small-temple 3"}',
        ])
        rows++
      }
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, writer))
    await pool.end()
  } else {
    mkdirSync(data, { recursive: true })
    const database = new Sqlite(join(data, 'bare.db'))
    database.pragma('journal_mode = WAL')
    database.pragma('synchronous = FULL')
    database.exec('CREATE TABLE bare (id integer PRIMARY KEY, act text NOT NULL)')
    const insert = database.prepare('INSERT INTO bare (act) VALUES (?)')
    for (; performance.now() < end; rows++) insert.run('{"do":"move","seat":0,"move":"build small-temple 3"}')
    database.close()
  }
  return rows / 3
}

async function measure(port: number, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return Number(text.match(new RegExp(`^${name}(?:\\{[^}]*\\})? (.+)$`, 'm'))?.[1])
}

const cpu = (port: number) => measure(port, 'pantheon_process_cpu_seconds_total')
const memory = (port: number) => measure(port, 'pantheon_process_resident_memory_bytes')

buildProgram()
const places = new Places()
await places.open()

for (const kind of KINDS) {
  const place = await places.fresh(kind)
  const child = new Child(await freePort(), place, WIDE)
  await child.start()
  const inserts = await bare(await places.fresh(kind))
  const load = new Load(child.port, values.game, 2)
  await load.grow(200, true)
  await load.flatOut(200, 2)
  const used = await cpu(child.port)
  const rate = await load.flatOut(200, seconds)
  const share = ((await cpu(child.port)) - used) / seconds
  const shared = (rate / inserts).toFixed(2)
  say(
    `${kind}: ${Math.round(rate)} durable moves/s over WebSockets, ${Math.round(inserts)} bare INSERTs/s: ratio ${shared}`,
  )
  say(`${kind}: the server used ${share.toFixed(2)} of a core meanwhile`)
  load.close()
  await child.stop()
  say(`${kind}: start to ready on that data ${Math.round(await child.start())} ms`)
  await child.stop()
}

{
  const tables = Number(values.tables)
  const child = new Child(await freePort(), await places.fresh('sqlite'), WIDE)
  await child.start()
  const load = new Load(child.port, values.game, Number(values.seats))
  await load.grow(tables, false)
  await load.paced(Number(values.rate), 3)
  const used = await cpu(child.port)
  await load.paced(Number(values.rate), seconds)
  const share = ((await cpu(child.port)) - used) / seconds
  say(
    `${tables} tables, ${values.seats} seats each, ${tables * Number(values.seats)} WebSockets, ${values.rate} moves/s: ` +
      `submit to the last seat's update p50 ${ms(load.percentile(0.5))}, p99 ${ms(load.percentile(0.99))}, ` +
      `${load.moves} moves, ${load.refused} refused, ${share.toFixed(2)} of a core`,
  )
  load.close()
  await child.stop()
}

for (const size of values.sizes.split(',').map(Number)) {
  const child = new Child(await freePort(), await places.fresh('sqlite'), WIDE)
  await child.start()
  const before = await memory(child.port)
  const load = new Load(child.port, values.game, 2)
  await load.grow(size, true)
  const full = await memory(child.port)
  await load.flatOut(10, 2)
  const used = await cpu(child.port)
  const rate = await load.flatOut(10, Math.min(seconds, 5))
  const spent = ((await cpu(child.port)) - used) / load.moves
  say(
    `${size} tables in memory: ${(spent * 1e6).toFixed(0)} µs of CPU a move, ${Math.round(rate)} moves/s on 10 tables at a ` +
      `time, ${((full - before) / 1000 / size).toFixed(1)} kB of memory a table`,
  )
  load.close()
  await child.stop()
}
await places.close()
process.exit()

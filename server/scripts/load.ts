/**
 * Load over real WebSockets to this machine alone; every number is a ratio to something measured in the same run, or
 * stands beside it. The programs that play share the machine with the server: they read no more of a message than they
 * need, and their own share of a core is told.
 * `node server/scripts/run.mjs load [--stages moves,latency,sizes] [--tables 1000] [--rate 200] [--seconds 10] …`
 */
import { parseArgs } from 'node:util'
import { bareInserts } from '../harness/bare.ts'
import { buildProgram, Child } from '../harness/child.ts'
import { Load } from '../harness/load.ts'
import { freePort } from '../harness/postgres.ts'
import { KINDS, type Place, Places } from '../harness/stores.ts'
import { pause } from '../harness/storm.ts'

const { values } = parseArgs({
  options: {
    stages: { type: 'string', default: 'moves,latency,sizes' },
    stores: { type: 'string', default: KINDS.join() },
    tables: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '10' },
    sizes: { type: 'string', default: '10,1000,10000' },
    game: { type: 'string', default: 'mytikas' },
    seats: { type: 'string', default: '4' },
  },
})
const seconds = Number(values.seconds)
const stages = values.stages.split(',')
const stores = KINDS.filter(kind => values.stores.split(',').includes(kind))
const CONNECTIONS = 8
const WIDE = {
  PANTHEON_CONNECTIONS: `${CONNECTIONS}`,
  PANTHEON_SOCKETS_PER_PERSON: '1000000',
  PANTHEON_TABLES_PER_SOCKET: '1000000',
  PANTHEON_METRICS: 'open',
}
const say = (text: string) => process.stdout.write(`${text}\n`)
/** With fewer tables than this, what Node does with its memory outweighs them. */
const ENOUGH = 500
const ms = (value: number) => `${value.toFixed(1)} ms`

async function measure(port: number, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return Number(text.match(new RegExp(`^${name}(?:\\{[^}]*\\})? (.+)$`, 'm'))?.[1])
}

const memory = (port: number) => measure(port, 'pantheon_process_resident_memory_bytes')

/** Seconds of CPU that the server and this program spend on something. */
async function spent<T>(port: number, work: () => Promise<T>) {
  const cpu = () => measure(port, 'pantheon_process_cpu_seconds_total')
  const [before, own] = [await cpu(), process.cpuUsage()]
  const value = await work()
  const { user, system } = process.cpuUsage(own)
  return { value, server: (await cpu()) - before, here: (user + system) / 1e6 }
}

async function served<T>(place: Place, work: (child: Child) => Promise<T>): Promise<T> {
  const child = new Child(await freePort(), place, WIDE)
  await child.start()
  try {
    return await work(child)
  } finally {
    await child.stop()
  }
}

/** As many moves as it takes, beside bare INSERTs before and after. */
async function moves(kind: (typeof KINDS)[number]): Promise<void> {
  const place = await places.fresh(kind)
  await served(place, async child => {
    const load = new Load(child.port, values.game, 2)
    await load.grow(200, true)
    await load.flatOut(200, 2)
    const before = await bareInserts(await places.fresh(kind), CONNECTIONS)
    const { value: rate, server, here } = await spent(child.port, () => load.flatOut(200, seconds))
    const bare = (before + (await bareInserts(await places.fresh(kind), CONNECTIONS))) / 2
    say(
      `${kind}: ${Math.round(rate)} durable moves/s over WebSockets, ${Math.round(bare)} bare INSERTs/s: ` +
        `ratio ${(rate / bare).toFixed(2)}; the server used ${(server / seconds).toFixed(2)} of a core, the players ${(here / seconds).toFixed(2)}`,
    )
    load.close()
  })
  await served(place, async child => {
    await child.stop()
    say(`${kind}: start to ready on that data ${Math.round(await child.start())} ms`)
  })
}

/** A full house at an even pace. */
async function latency(kind: (typeof KINDS)[number]): Promise<void> {
  const [tables, seats, rate] = [values.tables, values.seats, values.rate].map(Number)
  await served(await places.fresh(kind), async child => {
    const load = new Load(child.port, values.game, seats)
    await load.grow(tables, false)
    await load.paced(rate, 3)
    const { server, here } = await spent(child.port, () => load.paced(rate, seconds))
    say(
      `${kind}: ${tables} tables, ${seats} seats each, ${tables * seats} WebSockets, ${rate} moves/s: ` +
        `submit to the last seat's update p50 ${ms(load.percentile(0.5))}, p99 ${ms(load.percentile(0.99))}, ` +
        `${load.moves} moves, ${load.refused} refused; the server used ${(server / seconds).toFixed(2)} of a core, the players ${(here / seconds).toFixed(2)}`,
    )
    load.close()
  })
}

/** What a move and a table cost where there are few tables or many. */
async function cost(size: number): Promise<void> {
  await served(await places.fresh('sqlite'), async child => {
    const before = await memory(child.port)
    const kilobytes = async () => (((await memory(child.port)) - before) / 1000 / size).toFixed(1)
    const load = new Load(child.port, values.game, 2)
    await load.grow(size, true)
    const full = await kilobytes()
    await load.flatOut(10, 2)
    const { value: rate, server } = await spent(child.port, () => load.flatOut(10, Math.min(seconds, 5)))
    say(
      `${size} tables: ${((server / load.moves) * 1e6).toFixed(0)} µs of CPU a move, ${Math.round(rate)} moves/s on 10 tables ` +
        `at a time${size < ENOUGH ? '' : `; ${full} kB of memory a table`}`,
    )
    if (size < ENOUGH) {
      load.close()
      return
    }
    for (let waited = 0; waited < 120; waited++) {
      if ((await measure(child.port, 'pantheon_tables_asleep')) >= size) break
      await pause(1_000)
    }
    say(`${size} tables asleep: ${await kilobytes()} kB of memory a table`)
    load.close()
  })
}

buildProgram()
const places = new Places()
await places.open()
if (stages.includes('moves')) for (const kind of stores) await moves(kind)
if (stages.includes('latency')) for (const kind of stores) await latency(kind)
if (stages.includes('sizes')) for (const size of values.sizes.split(',').map(Number)) await cost(size)
await places.close()
process.exit()

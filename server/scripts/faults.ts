/**
 * The long form of the fault tests: kill -9 under load many times, on both stores, and a database away for ten
 * seconds. `node server/scripts/run.mjs faults [--times 50] [--tables 20] [--stores sqlite,postgres]`
 */
import { parseArgs } from 'node:util'
import { buildProgram, Child } from '../harness/child.ts'
import { freePort } from '../harness/postgres.ts'
import { KINDS, Places } from '../harness/stores.ts'
import { killing, pause, Storm } from '../harness/storm.ts'

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '50' },
    tables: { type: 'string', default: '20' },
    away: { type: 'string', default: '10' },
    stores: { type: 'string', default: KINDS.join() },
  },
})
const say = (text: string) => process.stdout.write(`${text}\n`)
const verdict = (wrong: readonly string[]) => {
  for (const line of wrong.slice(0, 10)) say(`  WRONG ${line}`)
  if (wrong.length > 0) process.exitCode = 1
  return wrong.length === 0 ? 'nothing lost, nothing doubled' : `${wrong.length} wrong`
}

buildProgram()
const places = new Places()
await places.open()

for (const kind of KINDS.filter(kind => values.stores.split(',').includes(kind))) {
  const place = await places.fresh(kind)
  const child = new Child(await freePort(), place)
  await child.start()
  const storm = new Storm('mytikas', 2)
  await storm.gather(Number(values.tables), [child.port])
  let slowest = 0
  await killing(storm, child, Number(values.times), (_, ready) => {
    slowest = Math.max(slowest, ready)
  })
  await child.kill()
  const wrong = await storm.audit(place)
  say(
    `${kind}: kill -9 ${values.times} times, ${values.tables} tables, ${storm.count} moves acknowledged: ${verdict(wrong)}; ` +
      `slowest start to ready ${Math.round(slowest)} ms`,
  )
}

const place = await places.fresh('postgres')
const child = new Child(await freePort(), place)
await child.start()
const storm = new Storm('mytikas', 2)
await storm.gather(5, [child.port])
storm.begin()
await pause(2_000)
const before = storm.count
await places.server?.crash()
await pause(Number(values.away) * 1000)
const during = storm.count - before
await places.server?.start()
const back = performance.now()
const count = storm.count
while (storm.count < count + 5) await pause(10)
const after = Math.round(performance.now() - back)
await storm.end()
await child.stop()
say(
  `postgres away for ${values.away} s: ${during} moves acknowledged meanwhile, ${storm.refused} refused with "try again", ` +
    `play went on ${after} ms after it was back: ${verdict(await storm.audit(place))}`,
)
await places.close()
process.exit()

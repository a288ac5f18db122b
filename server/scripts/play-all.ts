/**
 * Plays a full game of every registered game over the network, one person against bots, and checks the downloaded
 * record with `pantheon verify`. `node server/scripts/run.mjs play-all [--seats 4]`
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { GAMES } from '@pantheon/games'
import { buildProgram, Child } from '../harness/child.ts'
import { party, playOn } from '../harness/club.ts'
import { freePort } from '../harness/postgres.ts'
import { Places } from '../harness/stores.ts'

const { values } = parseArgs({ options: { seats: { type: 'string', default: '4' } } })
const root = fileURLToPath(new URL(process.env.PANTHEON_ROOT ?? '../../', import.meta.url))
buildProgram()
const places = new Places()
const child = new Child(await freePort(), await places.fresh('sqlite'))
await child.start()
for (const { id: game, seats } of GAMES) {
  const count = Math.min(seats[1], Math.max(seats[0], Number(values.seats)))
  const bots = Array.from({ length: count - 1 }, () => ({ bot: 'greedy' }))
  const { id, people } = await party(child.port, { game, places: ['open', ...bots] })
  await playOn(id, people)
  const record = await (await people[0].fetch(`/api/tables/${id}/record`)).text()
  const file = join(places.folder, `${game}.json`)
  writeFileSync(file, record)
  const verdict = execFileSync(process.execPath, [join(root, 'cli/bin/pantheon.mjs'), 'verify', file], {
    encoding: 'utf8',
  })
  process.stdout.write(`${game}, ${count} seats: ${verdict}`)
}
await child.stop()
await places.close()
process.exit()

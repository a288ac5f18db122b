import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { Places } from '../harness/stores.ts'
import { BotPool } from '../play/bots.ts'

const places = new Places()
afterAll(() => places.close())

/** Bots that answer as a text says. */
function poolOf(name: string, answer: string, limitMs = 5_000): BotPool {
  const file = join(places.folder, `${name}.mjs`)
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads'\nparentPort.on('message', request => { ${answer} })\n`,
  )
  return new BotPool(pathToFileURL(file), 1, limitMs)
}

const task = { game: 'any', edition: undefined, state: {}, seat: 0, level: 'greedy', seed: 's' }

/** This thread does nothing, not even listen, while others go on. */
const doze = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

test('bots are asked one after the other, and one that fails or hangs is replaced', async () => {
  const pool = poolOf(
    'moody',
    "if (request.seed === 'fail') throw new Error('no'); if (request.seed === 'hang') for (;;); parentPort.postMessage({ move: 7 })",
    500,
  )
  const seeds = ['s', 'fail', 's', 'hang', 's']
  expect(await Promise.all(seeds.map(seed => pool.decide({ ...task, seed })))).toEqual([7, null, 7, null, 7])
  await pool.close()
})

test('a pool is closed even while an answer is on its way', async () => {
  const pool = poolOf('prompt', 'parentPort.postMessage({ move: 7 })')
  expect(await pool.decide(task)).toBe(7)
  const answer = pool.decide(task)
  doze(200)
  await pool.close()
  expect(await answer).toBe(7)
})

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { party, playOn } from '../harness/club.ts'
import { Places } from '../harness/stores.ts'
import { tidy } from '../harness/tidy.ts'

const places = new Places()
afterAll(() => places.close())
const start = tidy()

/** A server whose bots' threads answer as a text says; tic-tac-toe's moves are the cells from 0. */
async function serverOf(name: string, answer: string) {
  const file = join(places.folder, `${name}.mjs`)
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads'
const say = reply => parentPort.postMessage(reply)
const free = ({ marks }) => { let cell = 0; while ((marks[0] | marks[1]) & (1 << cell)) cell++; return cell }
parentPort.on('message', ({ task }) => { ${answer} })\n`,
  )
  return start.server(await places.fresh('sqlite'), {
    botWorker: pathToFileURL(file),
    bots: { threads: 1, limitMs: 400, paceMs: 0 },
    metrics: 'open',
  })
}

/** Plays a game of tic-tac-toe against a bot to its end; gives what the metrics say of faults. */
async function playAgainst(bot: string, port: number): Promise<string[]> {
  const { id, people } = await party(port, { game: 'tictactoe', places: ['open', { bot }] })
  await playOn(id, people)
  expect(people[0].updates.get(id)?.status).toBe('over')
  const text = await (await people[0].fetch('/metrics')).text()
  return [...text.matchAll(/^pantheon_bot_faults_total(\{.+\}) [1-9]/gm)].map(([, labels]) => labels)
}

describe('a bot that fails', () => {
  test('and never answers is stopped with its thread, the next weaker level decides, and it is counted', async () => {
    const { port } = await serverOf(
      'stubborn',
      "if (task?.bot === 'demigod') for (;;); say(task ? { thought: { move: free(task.position) } } : { met: true })",
    )
    expect(await playAgainst('demigod', port)).toEqual(['{bot="demigod",failing="overran"}'])
  })

  test('in every strength is replaced by the lot, and the game goes on to its end', async () => {
    const { port } = await serverOf('hopeless', "say(task ? { error: 'no' } : { met: true })")
    expect(await playAgainst('mcts:50ms', port)).toEqual([
      '{bot="mcts",failing="threw"}',
      '{bot="hero",failing="threw"}',
      '{bot="mortal",failing="threw"}',
    ])
  })

  test('because no thread can start is replaced by the lot, too', async () => {
    const { port } = await serverOf('stillborn', '} }')
    expect(await playAgainst('greedy', port)).toEqual(['{bot="greedy",failing="absent"}'])
  })

  test('has no advice to give: who asks is told to try again', async () => {
    const { port } = await serverOf('silent', "say(task ? { error: 'no' } : { met: true })")
    const { id, people } = await party(port, { game: 'tictactoe', places: ['open', 'open'], hints: true })
    expect(await people[0].ask({ do: 'hint', table: id, seat: 0 })).toMatchObject({
      is: 'refused',
      reason: 'try-again',
    })
  })
})

test.each(['random', 'greedy', 'mcts:40', 'mortal', 'olympian'])('%s plays at a table', async bot => {
  const { port } = await start.server(await places.fresh('sqlite'), {
    bots: { threads: 2, limitMs: 200, paceMs: 0 },
    metrics: 'open',
  })
  const faults = await playAgainst(bot, port)
  // On a busy machine one may be late; nobody may break down.
  expect(faults.filter(labels => !labels.includes('overran'))).toEqual([])
})

test('a server stops while a bot thinks', async () => {
  const server = await serverOf('endless', 'if (task) for (;;); say({ met: true })')
  await party(server.port, { game: 'tictactoe', places: [{ bot: 'hero' }, 'open'] })
  await server.close()
})

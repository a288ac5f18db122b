import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type GameRecord, verify } from '@pantheon/core'
import { GAMES } from '@pantheon/games'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatReport, htmlReport, simulate } from '../index.ts'

let folder: string
let workerUrl: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pantheon-lab-'))
  workerUrl = join(folder, 'worker.mjs')
  await build({
    entryPoints: [join(import.meta.dirname, '../worker.ts')],
    outfile: workerUrl,
    bundle: true,
    platform: 'node',
    format: 'esm',
  })
})
afterAll(() => rm(folder, { recursive: true }))

describe.each(GAMES)('$id', game => {
  test.each([...new Set(game.seats)])(
    '%d seats: two threads give what one gives, and the records verify',
    async seats => {
      const bots = new Array<string>(seats).fill('random')
      const request = { game: game.id, seats, bots, games: 4, seed: 'lab' }
      const records: GameRecord[] = []
      const keep = (_: number, record: GameRecord) => records.push(record)
      const alone = await simulate({ ...request, records: keep })
      const two = await simulate(request, { threads: 2, workerUrl })
      expect(two.digest).toBe(alone.digest)
      expect(two.players).toEqual(alone.players)
      expect(two.lift).toEqual(alone.lift)
      for (const record of records) expect(verify(game, record).state.ended).toBe(record.result?.ended)
      expect(formatReport(alone)).toContain(game.title)
      expect(htmlReport(alone)).toContain(alone.digest)
    },
  )

  test('greedy beats random', async () => {
    const seats = game.seats[0]
    const bots = Array.from({ length: seats }, (_, player) => (player === 0 ? 'greedy' : 'random'))
    const { players } = await simulate(
      { game: game.id, seats, bots, games: 4, seed: 'lab' },
      { threads: 2, workerUrl },
    )
    expect(players[0].wins).toBeGreaterThan(1 / seats)
  })
})

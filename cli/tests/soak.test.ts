import type { Game, GameRecord } from '@pantheon/core'
import { omens } from '@pantheon/kit/toys/omens'
import { expect, test } from 'vitest'
import { SoakFailed, soak } from '../soak/soak.ts'
import { pantheon } from './program.ts'

test('soak plays the games at every number of players, with any number of threads alike', () => {
  const run = (threads: string) =>
    pantheon(['soak', 'mytikas', '--games', '3', '--seed', 's', '--threads', threads])
  const [one, two] = [run('1'), run('2')]
  expect(one.status).toBe(0)
  expect(one.stdout).toContain('Mytikas: 9 random games')
  const rows = (stdout: string) => stdout.split('\n').slice(1)
  expect(rows(two.stdout)).toEqual(rows(one.stdout))
})

test('a broken law stops the soak, with the game that breaks it', async () => {
  const record: Partial<GameRecord> = { game: 'omens', log: [['chance', 'deal six']] }
  const outcome = JSON.stringify({ fault: 'seven cards', record })
  const code = `import { parentPort } from 'node:worker_threads'
    parentPort.on('message', () => parentPort.postMessage(${outcome}))`
  const worker = new URL(`data:text/javascript,${encodeURIComponent(code)}`)
  const failed = soak(omens as Game, { games: 1, seed: 's', threads: 1 }, worker, () => {})
  await expect(failed).rejects.toThrow(SoakFailed)
  await expect(failed).rejects.toMatchObject({ message: 'seven cards', record })
})

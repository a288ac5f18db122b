import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FaultCount, type Level, levelNamed } from '@pantheon/bots'
import { legal, MoveList, only, start } from '@pantheon/core'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OmensState, omens, V } from '../../kit/toys/omens.ts'
import { crewOf } from '../index.ts'

let folder: string
let url: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pantheon-thinker-'))
  url = join(folder, 'worker.mjs')
  await build({
    entryPoints: [join(import.meta.dirname, 'omens-worker.ts')],
    outfile: url,
    bundle: true,
    platform: 'node',
    format: 'esm',
  })
})
afterAll(() => rm(folder, { recursive: true }))

const level = (name: string): Level => {
  const found = levelNamed(name)
  if (!found) throw new Error(name)
  return found
}

function atBoon(): OmensState {
  const state = start(omens, { seats: 3 })
  state.tokens = [1, 1, 0]
  state.frames.push({ at: 'boon', winner: 0 })
  state.who = only(0)
  return state
}

/** So patient that a busy machine does not matter. */
const PATIENT = 100

test('threads of Node decide together, and none is found wanting', async () => {
  const count = new FaultCount()
  const crew = crewOf(2, url, count.add, PATIENT)
  try {
    expect(await crew.decide(omens, atBoon(), 0, level('hero'), 'a')).toEqual({
      move: V.rob(1),
      level: 'hero',
    })
    const { move, level: by } = await crew.decide(omens, atBoon(), 0, level('demigod'), 'a')
    expect(by).toBe('demigod')
    expect(legal(omens, atBoon(), 0, new MoveList()).has(move)).toBe(true)
    expect(count.total).toBe(0)
  } finally {
    crew.dismiss()
  }
})

test('asked to hurry, a search on two threads answers within 20 ms', async () => {
  const crew = crewOf(2, url, undefined, PATIENT)
  try {
    await crew.decide(omens, atBoon(), 0, level('hero'), 'a')
    let quickest = Infinity
    for (let i = 0; i < 8 && quickest > 20; i++) {
      const decided = crew.decide(omens, atBoon(), 0, level('olympian'), `${i}`)
      await new Promise(resolve => setTimeout(resolve, 100))
      const asked = performance.now()
      crew.hurry()
      expect((await decided).level).toBe('olympian')
      quickest = Math.min(quickest, performance.now() - asked)
    }
    expect(quickest).toBeLessThan(20)
  } finally {
    crew.dismiss()
  }
})

test('a thread that was ended is replaced by a fresh one', async () => {
  const crew = crewOf(1, url, undefined, PATIENT)
  try {
    crew.dismiss()
    expect(await crew.decide(omens, atBoon(), 0, level('hero'), 'a')).toEqual({
      move: V.rob(1),
      level: 'hero',
    })
  } finally {
    crew.dismiss()
  }
})

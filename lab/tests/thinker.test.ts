import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Crew, FaultCount, type Question, type Terms } from '@pantheon/bots'
import { legal, MoveList, only, start } from '@pantheon/core'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OmensState, omens, V } from '../../kit/toys/omens.ts'
import { thinker, thinkers } from '../index.ts'

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

function atBoon(): OmensState {
  const state = start(omens, { seats: 3 })
  state.tokens = [1, 1, 0]
  state.frames.push({ at: 'boon', winner: 0 })
  state.who = only(0)
  return state
}

/** So patient that a busy machine does not matter. */
const PATIENT = { patience: 100, slack: 600_000 }

const asked = (seed = 'a'): Question => ({ game: omens, state: atBoon(), seat: 0, seed })

/** A crew of so many threads, ended with what is done with it. */
async function withCrew(threads: number, terms: Partial<Terms>, use: (crew: Crew) => Promise<void>) {
  const crew = new Crew(thinkers(threads, url), { ...PATIENT, ...terms })
  try {
    await use(crew)
  } finally {
    crew.dismiss()
  }
}

test('threads of Node decide together, and none is found wanting', async () => {
  const count = new FaultCount()
  await withCrew(2, { onFault: count.add }, async crew => {
    expect(await crew.decide(asked(), 'hero')).toEqual({ move: V.rob(1), by: 'hero' })
    const { move, by } = await crew.decide(asked(), 'demigod')
    expect(by).toBe('demigod')
    expect(legal(omens, atBoon(), 0, new MoveList()).has(move)).toBe(true)
    expect((await crew.suggest(asked(), 'en', 20))[0]).toMatchObject({ notation: 'rob 1' })
  })
  expect(count.total).toBe(0)
})

test('asked to hurry, a search on two threads answers within 20 ms', () =>
  withCrew(2, {}, async crew => {
    let quickest = Infinity
    for (let i = 0; i < 8 && quickest > 20; i++) {
      const decided = crew.decide(asked(`${i}`), 'olympian')
      await new Promise(resolve => setTimeout(resolve, 100))
      const hurried = performance.now()
      crew.hurry()
      expect((await decided).by).toBe('olympian')
      quickest = Math.min(quickest, performance.now() - hurried)
    }
    expect(quickest).toBeLessThan(20)
  }))

test('a thread that was ended is replaced by a fresh one', async () => {
  const one = thinker(url)
  const crew = new Crew([one], PATIENT)
  for (const seed of ['a', 'b']) {
    expect((await crew.decide(asked(seed), 'hero')).by).toBe('hero')
    one.stop()
  }
})

test('threads that cannot start leave the decision to the lot, and it is counted', async () => {
  const count = new FaultCount()
  const crew = new Crew(thinkers(2, join(folder, 'missing.mjs')), { ...PATIENT, onFault: count.add })
  expect((await crew.decide(asked(), 'olympian')).by).toBeNull()
  expect([...count.counts]).toEqual([['olympian absent', 2]])
})

import { type Game, legal, MoveList, Rng, type State } from '@pantheon/core'
import { describe, expect, test, vi } from 'vitest'
import { omens, V } from '../../kit/toys/omens.ts'
import { Crew, type Fault, FaultCount, levelNamed, type Question, thoughtOn } from '../index.ts'
import { atBoon, choices } from './scenes.ts'
import { fake, honest, idle } from './threads.ts'

const asked = (state: State = atBoon(1, 0), seat = 0): Question => ({ game: omens, state, seat, seed: 'a' })
const millisOf = (name: string): number => levelNamed(name)?.millis ?? 0

describe('a crew', () => {
  test('a level limited by time searches on all threads at once, each with its own seed, and the findings add up', async () => {
    const threads = [1, 2, 3].map(() => fake(async task => thoughtOn(task, omens, () => true)))
    const decided = await new Crew(threads).decide(asked(), 'olympian')
    expect(decided.by).toBe('olympian')
    expect(legal(omens, atBoon(1, 0), 0, new MoveList()).has(decided.move)).toBe(true)
    expect(new Set(threads.flatMap(({ tasks }) => tasks.map(({ seed }) => seed))).size).toBe(3)
  })

  test('if one thread breaks down and another overruns, both are stopped, and what the third found decides', async () => {
    vi.useFakeTimers()
    try {
      const count = new FaultCount()
      const broken = fake(() => Promise.reject(new Error('the thread is gone')))
      const [slow, sound] = [fake(idle), fake(async task => thoughtOn(task, omens, () => true))]
      const decided = new Crew([broken, slow, sound], { onFault: count.add }).decide(asked(), 'olympian')
      await vi.advanceTimersByTimeAsync(millisOf('olympian') * 1.5 + 1)
      expect((await decided).by).toBe('olympian')
      expect([...count.counts.keys()]).toEqual(['olympian threw', 'olympian overran'])
      for (const { stop } of [broken, slow]) expect(stop).toHaveBeenCalledOnce()
      expect(sound.stop).not.toHaveBeenCalled()
    } finally {
      vi.useRealTimers()
    }
  })

  test('other levels think on one thread', async () => {
    const threads = [1, 2].map(() => fake(honest))
    expect(await new Crew(threads).decide(asked(), 'hero')).toEqual({ move: V.rob(1), by: 'hero' })
    expect(threads.map(({ tasks }) => tasks.length)).toEqual([1, 0])
  })

  test('only a guess leaves the host, never the position itself, and never the tables of the edition', async () => {
    const game: Game = omens
    for (const [state, seat] of choices(omens, 3, 4, 3)) {
      const [thread, other] = [fake(honest), fake(honest)]
      await new Crew([thread]).decide(asked(state, seat), 'hero')
      const twin = game.guess(state, seat, new Rng('twin'))
      await new Crew([other]).decide(asked(twin, seat), 'hero')
      expect(other.tasks).toEqual(thread.tasks)
      for (const { position } of thread.tasks) expect(position).not.toHaveProperty('data')
    }
  })

  test('who overruns its time by half is stopped, and the next weaker level decides', async () => {
    vi.useFakeTimers()
    try {
      const faults: Fault[] = []
      const thread = fake(task => ('bot' in task && task.bot === 'demigod' ? idle() : honest(task)))
      const crew = new Crew([thread], { onFault: fault => faults.push(fault) })
      const decided = crew.decide(asked(), 'demigod')
      await vi.advanceTimersByTimeAsync(millisOf('demigod') * 1.5 - 1)
      expect(thread.stop).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(2)
      expect(await decided).toEqual({ move: V.rob(1), by: 'hero' })
      expect(thread.stop).toHaveBeenCalledOnce()
      expect(faults).toMatchObject([{ bot: 'demigod', failing: 'overran' }])
      expect(thread.bots).toEqual(['demigod', 'hero'])
    } finally {
      vi.useRealTimers()
    }
  })

  test('a thread that breaks down, or answers nonsense, costs a level each time, and at last the lot decides', async () => {
    const count = new FaultCount()
    const thread = fake(async task => {
      if ('bot' in task && task.bot === 'hero') return { move: -7 }
      throw new Error('the thread is gone')
    })
    const { move, by } = await new Crew([thread], { onFault: count.add }).decide(asked(), 'demigod')
    expect(by).toBeNull()
    expect([V.rob(1), V.pass()]).toContain(move)
    expect([...count.counts.keys()]).toEqual(['demigod threw', 'hero illegal', 'mortal threw'])
  })

  test.each([
    ['random', ['random']],
    ['greedy', ['greedy', 'mortal']],
    ['mcts:100ms', ['mcts:100ms', 'hero', 'mortal']],
    ['mcts:500', ['mcts:500', 'hero', 'mortal']],
    ['olympian', ['olympian', 'demigod', 'hero', 'mortal']],
  ])('%s is relieved by who is weaker: %j', async (bot, line) => {
    const thread = fake(() => Promise.reject(new Error('no')))
    expect((await new Crew([thread], { onFault: () => {} }).decide(asked(), bot)).by).toBeNull()
    expect(thread.bots).toEqual(line)
  })

  test('one legal move is answered without a thought', async () => {
    const thread = fake(honest)
    expect((await new Crew([thread]).decide(asked(atBoon(0, 0)), 'olympian')).move).toBe(V.pass())
    expect(thread.tasks).toEqual([])
    expect(thread.ready).not.toHaveBeenCalled()
  })

  test('nobody has more time than the operator allows, and a search by lines of play ends by it, too', async () => {
    const thread = fake(honest)
    const crew = new Crew([thread], { longest: 40 })
    for (const bot of ['olympian', 'mcts:1000000', 'mcts:60s', 'hero']) await crew.decide(asked(), bot)
    expect(thread.tasks.map(({ millis }) => millis)).toEqual([40, 40, 40, 40])
  })

  test('suggests moves with their chances and a reason, in the language asked for', async () => {
    const [best] = await new Crew([fake(honest)]).suggest(asked(), 'fr', 20)
    expect(best).toMatchObject({ move: V.rob(1), notation: 'rob 1' })
    expect(best.chance).toBeGreaterThan(0)
    expect(best.why).toMatch(/^Sur la feuille de points/)
  })

  test('has nothing to suggest if its thread fails, and that is counted', async () => {
    const count = new FaultCount()
    const crew = new Crew([fake(() => Promise.reject(new Error('no')))], { onFault: count.add })
    expect(await crew.suggest(asked(), 'en', 20)).toEqual([])
    expect([...count.counts.keys()]).toEqual(['hint threw'])
  })
})

describe('a thread that is not ready', () => {
  test('no clock runs while it starts and meets the game', async () => {
    vi.useFakeTimers()
    try {
      const thread = fake(honest, () => new Promise(resolve => setTimeout(resolve, 9_000)))
      const decided = new Crew([thread]).decide(asked(), 'hero')
      await vi.advanceTimersByTimeAsync(9_001)
      expect(await decided).toEqual({ move: V.rob(1), by: 'hero' })
    } finally {
      vi.useRealTimers()
    }
  })

  test('is left out if it never is, and the others decide; if none is, the lot does', async () => {
    vi.useFakeTimers()
    try {
      const count = new FaultCount()
      const terms = { onFault: count.add }
      const [lame, sound] = [fake(honest, idle), fake(async task => thoughtOn(task, omens, () => true))]
      const decided = new Crew([lame, sound], terms).decide(asked(), 'olympian')
      const alone = new Crew([lame], terms).decide(asked(), 'olympian')
      await vi.advanceTimersByTimeAsync(10_001)
      expect((await decided).by).toBe('olympian')
      expect((await alone).by).toBeNull()
      expect([...count.counts]).toEqual([['olympian absent', 2]])
    } finally {
      vi.useRealTimers()
    }
  })

  test('hears that an answer is wanted now as soon as it is', async () => {
    let start = () => {}
    const thread = fake(honest, () => new Promise(resolve => (start = resolve)))
    const crew = new Crew([thread])
    const decided = crew.decide(asked(), 'hero')
    crew.hurry()
    thread.hurry.mockClear()
    start()
    await decided
    expect(thread.hurry).toHaveBeenCalledOnce()
  })
})

test('a crew that is dismissed leaves what it was asked to the lot, counts no fault and starts no thread', async () => {
  const count = new FaultCount()
  const thread = fake(idle)
  const crew = new Crew([thread], { onFault: count.add })
  const decided = crew.decide(asked(), 'olympian')
  await vi.waitFor(() => expect(thread.tasks).toHaveLength(1))
  crew.dismiss()
  expect((await decided).by).toBeNull()
  expect(thread.tasks).toHaveLength(1)
  expect(count.total).toBe(0)
})

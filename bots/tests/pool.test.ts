import { expect, test, vi } from 'vitest'
import { omens } from '../../kit/toys/omens.ts'
import { Pool, type Question, type Thought, thoughtOn } from '../index.ts'
import { atBoon } from './scenes.ts'
import { fake, honest, idle } from './threads.ts'

const asked = (seed: string): Question => ({ game: omens, state: atBoon(1, 0), seat: 0, seed })

/** A thread whose answers come when they are let go. */
function held() {
  const going: (() => void)[] = []
  const thread = fake(
    task =>
      new Promise<Thought>(resolve => {
        going.push(() => resolve(thoughtOn(task, omens, () => true)))
      }),
  )
  return { thread, go: () => going.shift()?.() }
}

const seeds = ({ tasks }: ReturnType<typeof fake>): string[] => tasks.map(({ seed }) => seed)

test('a decision takes one idle thread, and who finds none waits until one is', async () => {
  const [one, two] = [held(), held()]
  const pool = new Pool([one.thread, two.thread])
  const answers = ['a', 'b', 'c'].map(seed => pool.decide(asked(seed), 'hero'))
  await vi.waitFor(() => expect(two.thread.tasks).toHaveLength(1))
  expect([seeds(one.thread), seeds(two.thread)]).toEqual([['a/0'], ['b/0']])
  two.go()
  await answers[1]
  await vi.waitFor(() => expect(seeds(two.thread)).toEqual(['b/0', 'c/0']))
  two.go()
  one.go()
  expect((await Promise.all(answers)).map(({ by }) => by)).toEqual(['hero', 'hero', 'hero'])
})

test('a level limited by time alone takes all threads that are idle at that moment', async () => {
  const threads = [held(), held(), held()]
  const pool = new Pool(threads.map(({ thread }) => thread))
  const first = pool.decide(asked('a'), 'hero')
  const strong = pool.decide(asked('b'), 'olympian')
  await vi.waitFor(() => expect(threads.map(({ thread }) => thread.tasks.length)).toEqual([1, 1, 1]))
  for (const { go } of threads) go()
  expect([(await first).by, (await strong).by]).toEqual(['hero', 'olympian'])
  expect(threads.map(({ thread }) => thread.bots)).toEqual([['hero'], ['olympian'], ['olympian']])
})

test('whoever is under way or waits when a pool is closed has a decision, and no thread is asked any more', async () => {
  const thread = fake(idle)
  const pool = new Pool([thread])
  const answers = ['a', 'b'].map(seed => pool.decide(asked(seed), 'olympian'))
  const hints = pool.suggest(asked('c'), 'en', 20)
  await vi.waitFor(() => expect(thread.tasks).toHaveLength(1))
  pool.close()
  expect((await Promise.all(answers)).map(({ by }) => by)).toEqual([null, null])
  expect(await hints).toEqual([])
  expect((await pool.decide(asked('d'), 'hero')).by).toBeNull()
  expect(thread.tasks).toHaveLength(1)
})

test('a pool without threads leaves everything to the lot', async () => {
  expect((await new Pool([]).decide(asked('a'), 'hero')).by).toBeNull()
})

test('a thread that failed is lent again: it starts afresh', async () => {
  const thread = fake(task =>
    'bot' in task && task.bot === 'hero' ? Promise.reject(new Error('no')) : honest(task),
  )
  const pool = new Pool([thread], { onFault: () => {} })
  expect((await pool.decide(asked('a'), 'hero')).by).toBe('mortal')
  expect((await pool.decide(asked('b'), 'greedy')).by).toBe('greedy')
})

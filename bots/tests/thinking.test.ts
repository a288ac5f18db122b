import { dump, edition, type Game, type State } from '@pantheon/core'
import { GAMES, gameNamed } from '@pantheon/games'
import { expect, test, vi } from 'vitest'
import { omens } from '../../kit/toys/omens.ts'
import { type Order, type Reply, type Task, thinkerOn, thinking, thoughtOn, warm } from '../index.ts'
import { atBoon } from './scenes.ts'

const task = (over: Partial<Task> = {}): Task => ({
  game: 'omens',
  edition: undefined,
  position: dump(atBoon(1, 0)),
  seat: 0,
  seed: 'a',
  millis: 100,
  bot: 'hero',
  ...over,
})

/** Omens that notes the tables its positions come with. */
function watched() {
  const seen = new Set<unknown>()
  const game: Game = {
    ...(omens as Game),
    guess: (state: State, seat, rng) => {
      seen.add(state.data)
      return (omens as Game).guess(state, seat, rng)
    },
  }
  return { game, seen }
}

test('a thread thinks on the very tables of the game, task after task: what is worked out for them is worked out once', () => {
  const { game, seen } = watched()
  for (const seed of ['a', 'b']) thoughtOn(structuredClone(task({ seed })), game)
  expect([...seen]).toEqual([omens.data])
  expect(seen.has(omens.data)).toBe(true)
})

test('an edition has the same tables from task to task, too', () => {
  const { game, seen } = watched()
  for (const seed of ['a', 'b']) thoughtOn(structuredClone(task({ seed, edition: { goal: 4 } })), game)
  expect([...seen]).toEqual([edition(omens, { goal: 4 })])
})

test('what a thread cannot do it says, and goes on', async () => {
  const answer = thinking(() => omens as Game)
  expect(await answer({ task: task({ bot: 'titan' }) })).toEqual({ error: expect.stringMatching('titan') })
  expect(await answer({ task: task() })).toMatchObject({ thought: { move: expect.any(Number) } })
})

test.each(GAMES.map(({ id }) => id))('%s can be met', id => {
  warm(gameNamed(id))
})

test('a game whose search fails can be met all the same: its bots are relieved when they decide', async () => {
  const broken: Game = {
    ...(omens as Game),
    evaluate: () => {
      throw new Error('no idea')
    },
  }
  expect(() => warm(broken)).toThrow('no idea')
  expect(await thinking(() => broken)({ meet: { game: 'omens', edition: undefined } })).toEqual({ met: true })
})

test('a thinker starts its thread when it is needed, meets each game once, and meets it again in a fresh thread', async () => {
  const orders: Order[] = []
  const ended = vi.fn()
  const hired = vi.fn((hears: (reply: Reply) => void) => ({
    post: (order: Order) => {
      orders.push(order)
      queueMicrotask(() => hears({ met: true }))
    },
    hurry: () => {},
    end: ended,
  }))
  const thinker = thinkerOn(hired)
  expect(hired).not.toHaveBeenCalled()
  const rules = { game: 'omens', edition: undefined }
  const other = { game: 'omens', edition: { goal: 4 } }
  for (const meets of [rules, rules, other]) await thinker.ready(meets)
  expect(orders).toEqual([{ meet: rules }, { meet: other }])
  thinker.stop()
  expect(ended).toHaveBeenCalledOnce()
  await thinker.ready(rules)
  expect(hired).toHaveBeenCalledTimes(2)
  expect(orders).toHaveLength(3)
})

test('a thread that ends while it thinks fails its task, and what an ended one still says is not heard', async () => {
  const told: { hears(reply: Reply): void; lost(error: Error): void }[] = []
  const thinker = thinkerOn((hears, lost) => {
    told.push({ hears, lost })
    return { post: () => {}, hurry: () => {}, end: () => {} }
  })
  const first = thinker.think(task())
  told[0].lost(new Error('gone'))
  await expect(first).rejects.toThrow('gone')
  const second = thinker.think(task())
  told[0].hears({ thought: { move: 1 } })
  told[0].lost(new Error('gone again'))
  told[1].hears({ thought: { move: 2 } })
  expect(await second).toEqual({ move: 2 })
})

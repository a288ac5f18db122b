import { type Game, InputError, legal, MoveList, Rng } from '@pantheon/core'
import { describe, expect, test, vi } from 'vitest'
import { omens, V } from '../../kit/toys/omens.ts'
import {
  type Bot,
  botNamed,
  Crew,
  type Fault,
  FaultCount,
  greedy,
  LEVELS,
  type Level,
  levelNamed,
  steady,
  type Task,
  type Thinker,
  type Thought,
  thoughtOn,
} from '../index.ts'
import { atBoon, choice, choices } from './scenes.ts'

const level = (name: string): Level => {
  const found = levelNamed(name)
  if (!found) throw new Error(name)
  return found
}

describe('levels', () => {
  test('go by name, the weakest first', () => {
    expect(LEVELS.map(({ name }) => name)).toEqual(['mortal', 'hero', 'demigod', 'olympian'])
    for (const { name } of LEVELS) expect(botNamed(name).name).toBe(name)
    expect(() => botNamed('titan')).toThrow(InputError)
    expect(() => botNamed('titan')).toThrow(
      /expected one of random, greedy, mcts:500, mcts:100ms, mortal, hero/,
    )
  })

  test('Hero decides as greedy does', () => {
    for (const [state, seat] of choices(omens, 3, 10, 2))
      expect(choice(omens, botNamed('hero'), state, seat, 'a')).toBe(choice(omens, greedy, state, seat, 'a'))
  })

  test('Mortal overlooks things: it mostly takes a token, not always', () => {
    const seeds = Array.from({ length: 200 }, (_, i) => `${i}`)
    const passed = seeds.filter(seed => choice(omens, botNamed('mortal'), atBoon(1, 1), 0, seed) === V.pass())
    expect(passed.length).toBeGreaterThan(2)
    expect(passed.length).toBeLessThan(50)
  })
})

describe('relief in one thread', () => {
  const broken: Bot = {
    name: 'broken',
    choose: () => {
      throw new Error('out of ideas')
    },
  }
  const cheat: Bot = { name: 'cheat', choose: () => -7 }

  test('who throws or answers with what is not legal is relieved by the next, and it is counted', () => {
    const count = new FaultCount()
    const bot = steady([broken, cheat, greedy], count.add)
    expect(choice(omens, bot, atBoon(1, 0), 0, 'a')).toBe(V.rob(1))
    expect([...count.counts]).toEqual([
      ['broken threw', 1],
      ['cheat illegal', 1],
    ])
    expect(count.total).toBe(2)
  })

  test('if all fail, a legal move is drawn', () => {
    expect(
      choice(
        omens,
        steady([broken], () => {}),
        atBoon(0, 0),
        0,
        'a',
      ),
    ).toBe(V.pass())
    expect([V.rob(1), V.pass()]).toContain(
      choice(
        omens,
        steady([broken], () => {}),
        atBoon(1, 0),
        0,
        'a',
      ),
    )
  })
})

describe('a crew', () => {
  /** A thread that answers as told, and notes what it was asked. */
  const fake = (answer: (task: Task) => Promise<Thought>) => {
    const asked: Task[] = []
    const thinker: Thinker = {
      think: task => {
        asked.push(task)
        return answer(task)
      },
      hurry: vi.fn(),
      stop: vi.fn(),
    }
    return { thinker, asked }
  }
  const honest = async (task: Task): Promise<Thought> => thoughtOn(task, omens)
  const decide = (crew: Crew, name: string, state = atBoon(1, 0)) =>
    crew.decide(omens, state, 0, level(name), 'a')

  test('a level limited by time searches on all threads at once, each with its own seed, and the findings add up', async () => {
    const threads = [1, 2, 3].map(() => fake(async task => thoughtOn(task, omens, () => true)))
    const decided = await decide(new Crew(threads.map(({ thinker }) => thinker)), 'olympian')
    expect(decided.level).toBe('olympian')
    expect(legal(omens, atBoon(1, 0), 0, new MoveList()).has(decided.move)).toBe(true)
    expect(new Set(threads.flatMap(({ asked }) => asked.map(({ seed }) => seed))).size).toBe(3)
  })

  test('other levels think on one thread', async () => {
    const threads = [1, 2].map(() => fake(honest))
    expect(await decide(new Crew(threads.map(({ thinker }) => thinker)), 'hero')).toEqual({
      move: V.rob(1),
      level: 'hero',
    })
    expect(threads.map(({ asked }) => asked.length)).toEqual([1, 0])
  })

  test('only a guess leaves the host, never the position itself', async () => {
    const game: Game = omens
    for (const [state, seat] of choices(omens, 3, 4, 3)) {
      const { thinker, asked } = fake(honest)
      await new Crew([thinker]).decide(omens, state, seat, level('hero'), 'a')
      const twin = game.guess(state, seat, new Rng('twin'))
      const other = fake(honest)
      await new Crew([other.thinker]).decide(omens, twin, seat, level('hero'), 'a')
      expect(other.asked).toEqual(asked)
    }
  })

  test('who overruns its time by half is stopped, and the next weaker level decides', async () => {
    vi.useFakeTimers()
    try {
      const faults: Fault[] = []
      const { thinker, asked } = fake(task =>
        task.level === 'demigod' ? new Promise(() => {}) : honest(task),
      )
      const decided = decide(new Crew([thinker], fault => faults.push(fault)), 'demigod')
      await vi.advanceTimersByTimeAsync(level('demigod').millis * 1.5 - 1)
      expect(thinker.stop).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(2)
      expect(await decided).toEqual({ move: V.rob(1), level: 'hero' })
      expect(thinker.stop).toHaveBeenCalledOnce()
      expect(faults).toMatchObject([{ bot: 'demigod', failing: 'overran' }])
      expect(asked.map(task => task.level)).toEqual(['demigod', 'hero'])
    } finally {
      vi.useRealTimers()
    }
  })

  test('a thread that breaks down, or answers nonsense, costs a level each time, and at last the lot decides', async () => {
    const count = new FaultCount()
    const { thinker } = fake(async task => {
      if (task.level === 'hero') return { move: -7, findings: null }
      throw new Error('the thread is gone')
    })
    const { move, level: by } = await decide(new Crew([thinker], count.add), 'demigod')
    expect(by).toBeNull()
    expect([V.rob(1), V.pass()]).toContain(move)
    expect([...count.counts.keys()]).toEqual(['demigod threw', 'hero illegal', 'mortal threw'])
  })

  test('one legal move is answered without a thought', async () => {
    const { thinker, asked } = fake(honest)
    expect((await decide(new Crew([thinker]), 'olympian', atBoon(0, 0))).move).toBe(V.pass())
    expect(asked).toEqual([])
  })
})

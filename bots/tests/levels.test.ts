import { InputError } from '@pantheon/core'
import { describe, expect, test } from 'vitest'
import { omens, V } from '../../kit/toys/omens.ts'
import { type Bot, botNamed, FaultCount, greedy, LEVELS, steady } from '../index.ts'
import { atBoon, choice, choices } from './scenes.ts'

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

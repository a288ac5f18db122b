import { InputError, legal, MoveList, only, Rng, start } from '@pantheon/core'
import { gameNamed } from '@pantheon/games'
import { describe, expect, test } from 'vitest'
import { omens, V } from '../../kit/toys/omens.ts'
import {
  botNamed,
  budgetNamed,
  iterations,
  mcts,
  millis,
  prospectAt,
  ranked,
  Search,
  type Seen,
  seenBy,
  think,
  together,
} from '../index.ts'
import { Ears } from '../ismcts/ears.ts'
import { atBoon, choice, choices } from './scenes.ts'

const seenAtBoon = (...tokens: [number, number]): Seen => {
  const state = atBoon(...tokens)
  return seenBy(omens, state, 0, legal(omens, state, 0, new MoveList()))
}

describe('a search', () => {
  test('takes the token that wins the game', () => {
    const state = atBoon(1, 1)
    state.tokens[0] = 2
    for (const seed of ['a', 'b', 'c'])
      expect(choice(omens, mcts(iterations(100)), state, 0, seed)).not.toBe(V.pass())
  })

  test('looks further than its own move: only who has no token left cannot win by the next round and its boon', () => {
    expect(choice(omens, mcts(iterations(300)), atBoon(2, 1), 0, 'a')).toBe(V.rob(2))
  })

  test('plays its six, not its one, when all show a card at once', () => {
    const state = start(omens, { seats: 2 })
    state.hands = [
      [1, 0, 0, 0, 0, 1],
      [0, 1, 1, 0, 0, 0],
    ]
    state.deck = [3, 3, 3, 4, 4, 3]
    state.tokens = [2, 2]
    state.frames = [
      { at: 'round', number: 4 },
      { at: 'pick', picks: [-1, -1] },
    ]
    state.who = only(0) | only(1)
    for (const seed of ['a', 'b', 'c'])
      expect(choice(omens, mcts(iterations(200)), state, 0, seed)).toBe(V.show(5))
  })

  test('gives the same choice with the same seed and number of iterations', () => {
    for (const [state, seat] of choices(gameNamed('mytikas'), 2, 1, 150))
      expect(choice(gameNamed('mytikas'), botNamed('mcts:50'), state, seat, 'a')).toBe(
        choice(gameNamed('mytikas'), botNamed('mcts:50'), state, seat, 'a'),
      )
  })

  test('answers at once, without a look, where there is only one move', () => {
    const moves = new MoveList()
    moves.add(V.pass())
    const guess = () => {
      throw new Error('looked')
    }
    expect(
      mcts(millis(10_000)).choose({ game: omens, seat: 0, moves, guess, deduce: guess }, new Rng('a')),
    ).toBe(V.pass())
  })

  test('plays exactly as many lines as it is given, and tells what came of each move', () => {
    const findings = think(new Search(seenAtBoon(1, 1), new Rng('a')), iterations(90))
    expect(findings.visits.reduce((a, b) => a + b, 0)).toBe(90)
    for (const { visits, chances } of ranked(findings))
      if (visits > 0) expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1)
    const worths = ranked(findings).map(({ move }) => findings.worths[findings.moves.indexOf(move)])
    expect(worths).toEqual(findings.worths.toSorted((a, b) => b - a))
  })

  test('begins with a given move when asked to', () => {
    const search = new Search(seenAtBoon(1, 1), new Rng('a'))
    for (let i = 0; i < 10; i++) search.iterate(V.pass())
    expect(search.visitsOf(V.pass())).toBe(10)
    expect(prospectAt(search.findings, search.findings.moves.indexOf(V.rob(1)))).toMatchObject({ visits: 0 })
  })

  test('never keeps more nodes and turns than its bounds', () => {
    const search = new Search(seenAtBoon(1, 1), new Rng('a'), undefined, { nodes: 50, turns: 100 })
    for (let i = 0; i < 2000; i++) search.iterate()
    expect(search.size.nodes).toBeLessThanOrEqual(50)
    expect(search.size.turns).toBeLessThan(110)
    expect(search.made).toBe(2000)
  })
})

describe('time', () => {
  test('a line that is broken off does not count; stopped at once, a search answers by its first look', () => {
    const search = new Search(seenAtBoon(1, 1), new Rng('a'))
    const { findings } = search
    search.iterate(undefined, () => true)
    expect(search.made).toBe(0)
    expect(search.findings).toEqual(findings)
    const [best] = ranked(think(search, millis(1000), () => true))
    expect([V.rob(1), V.rob(2)]).toContain(best.move)
    expect(best.visits).toBe(0)
  })

  test('stopped from outside, a search answers within 20 ms', () => {
    const game = gameNamed('mytikas')
    const delays: number[] = []
    for (const [state, seat] of choices(game, 4, 1, 200)) {
      const search = new Search(
        seenBy(game, state, seat, legal(game, state, seat, new MoveList())),
        new Rng('a'),
      )
      const began = performance.now()
      let stopped = Infinity
      think(search, millis(5000), () => {
        if (performance.now() - began < 20) return false
        stopped = performance.now()
        return true
      })
      delays.push(performance.now() - stopped)
    }
    expect(Math.min(...delays)).toBeLessThan(20)
  })

  test('a line of play takes far less than 20 ms, so that a stop is heard in time', () => {
    const game = gameNamed('mytikas')
    for (const [state, seat] of choices(game, 4, 1, 300)) {
      const search = new Search(
        seenBy(game, state, seat, legal(game, state, seat, new MoveList())),
        new Rng('a'),
      )
      const began = process.cpuUsage()
      for (let i = 0; i < 50; i++) search.iterate()
      const { user, system } = process.cpuUsage(began)
      expect((user + system) / 1000 / 50).toBeLessThan(20)
    }
  })

  test('a search limited by time ends by it', () => {
    const began = performance.now()
    think(new Search(seenAtBoon(1, 1), new Rng('a')), millis(30))
    expect(performance.now() - began).toBeGreaterThanOrEqual(30)
    expect(performance.now() - began).toBeLessThan(1000)
  })
})

test('searches of the same decision add up', () => {
  const [a, b] = ['a', 'b'].map(seed => think(new Search(seenAtBoon(1, 1), new Rng(seed)), iterations(50)))
  const both = together([a, b])
  expect(both.visits).toEqual(a.visits.map((visits, i) => visits + b.visits[i]))
  expect(prospectAt(both, 0).chances[0]).toBeCloseTo((a.chances[0] + b.chances[0]) / both.visits[0])
})

describe('what a seat notices', () => {
  const keys = (line: (ears: Ears) => void): number[] => {
    const ears = new Ears(3)
    ears.clear()
    line(ears)
    return [0, 1, 2].map(seat => ears.key(seat))
  }

  test('a decision nobody is told of is known to its seat alone', () => {
    const [one, two] = [V.show(1), V.show(2)].map(move => keys(ears => ears.decides(0, move)))
    expect(one[0]).not.toBe(two[0])
    expect(one.slice(1)).toEqual(two.slice(1))
  })

  test('an event is known to those who were told, down to its smallest part', () => {
    const told = (card: number) =>
      keys(ears => ears.tell({ key: 'dealt', cards: [1, card] } as { key: string }, only(1)))
    expect(told(2)[1]).not.toBe(told(3)[1])
    expect([told(2)[0], told(2)[2]]).toEqual([told(3)[0], told(3)[2]])
  })

  test('the order of what happened matters', () => {
    const events = [{ key: 'won' }, { key: 'lost' }]
    const line = (order: typeof events) =>
      keys(ears => {
        for (const event of order) ears.reveal(event)
      })
    expect(line(events)).not.toEqual(line(events.toReversed()))
  })
})

describe('budgets by name', () => {
  test('iterations, milliseconds, seconds', () => {
    expect(budgetNamed('500')).toEqual(iterations(500))
    expect(budgetNamed('100ms')).toEqual(millis(100))
    expect(budgetNamed('1s')).toEqual(millis(1000))
    expect(budgetNamed('1.5s')).toEqual(millis(1500))
    expect(botNamed('mcts:500').name).toBe('mcts:500')
  })

  test.each(['', '0', '-1', '1.5', 'many', '100m', '1e9999', '0s'])('"%s" is refused', text => {
    expect(() => budgetNamed(text)).toThrow(InputError)
    expect(() => botNamed(`mcts:${text}`)).toThrow(/expected a number of iterations \(500\) or a time/)
  })
})

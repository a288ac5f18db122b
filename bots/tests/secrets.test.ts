import { canonical, dump, type Game, Rng } from '@pantheon/core'
import { GAMES } from '@pantheon/games'
import { describe, expect, test } from 'vitest'
import { omens } from '../../kit/toys/omens.ts'
import { botNamed } from '../index.ts'
import { choice, choices } from './scenes.ts'

/** Positions of a game that are looked at. */
const POSITIONS = 4
const BOTS = ['mortal', 'greedy', 'mcts:20']

/** Every game at its smallest and largest table, with its default options and with the last value of each. */
const ALL: readonly Game[] = [omens, ...GAMES]
const TABLES = ALL.flatMap(game =>
  [...new Set(game.seats)].flatMap(seats =>
    [0, -1].map(at => ({
      game,
      seats,
      name: `${game.id}, ${seats} seats${at === 0 ? '' : ', other options'}`,
      options: Object.fromEntries(
        Object.entries(game.options).map(([name, { values }]) => [name, values.at(at) ?? values[0]]),
      ),
    })),
  ),
)

describe.each(TABLES)('$name', ({ game, seats, options }) => {
  test('a bot chooses the same at two positions its seat cannot tell apart', () => {
    let hidden = 0
    let looked = 0
    for (const [state, seat] of choices(game, seats, 1, 13, options)) {
      if (++looked > POSITIONS) break
      const twin = game.guess(state, seat, new Rng('twin'))
      if (canonical(dump(twin)) !== canonical(dump(state))) hidden++
      for (const name of BOTS)
        expect(choice(game, botNamed(name), twin, seat, 'a')).toBe(
          choice(game, botNamed(name), state, seat, 'a'),
        )
    }
    if (game !== omens && game.id !== 'mytikas') expect(hidden).toBeGreaterThan(0)
  })
})

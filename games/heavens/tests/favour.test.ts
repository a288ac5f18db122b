import { Rng } from '@pantheon/core'
import { expect, test } from 'vitest'
import { boardOf } from '../rules/board.ts'
import { DATA } from '../rules/data.ts'
import { favour } from '../rules/favour.ts'
import { NIGHT_SOURCES, SOURCE_NAMES } from '../rules/state.ts'
import { namesOf, opinion } from './second-opinion.ts'

test('the favour of 10,000 random nights agrees with a second opinion written from the rules alone', () => {
  const rng = new Rng('second opinion')
  const points = new Int32Array(5 * NIGHT_SOURCES)
  const granted = SOURCE_NAMES.slice(0, NIGHT_SOURCES).map(() => 0)
  for (let night = 0; night < 10_000; night++) {
    const seats = 3 + (night % 3)
    const { names } = boardOf(DATA, seats)
    if (night < 3) expect(names).toEqual(Array.from({ length: seats }, (_, i) => namesOf(`${i + 1}`)).flat())
    const crowd = rng.below(11)
    const owner = names.map(() => (rng.below(10) < crowd ? rng.below(seats) : -1))
    const dark = owner.map(seat => (seat >= 0 && rng.below(4) === 0 ? 1 : 0))
    favour(DATA, seats, owner, dark, points)

    const lit = Array.from(
      { length: seats },
      (_, seat) => new Set(names.filter((_, space) => owner[space] === seat && dark[space] === 0)),
    )
    const expected = opinion(lit)
    SOURCE_NAMES.slice(0, NIGHT_SOURCES).forEach((source, number) => {
      const found = lit.map((_, seat) => points[seat * NIGHT_SOURCES + number])
      if (found.join() !== expected[source].join())
        expect.fail(`night ${night}, ${source}: ${found}, but the second opinion is ${expected[source]}`)
      granted[number] += found.reduce((sum, prize) => sum + prize, 0)
    })
  }
  for (const sum of granted) expect(sum).toBeGreaterThan(1000)
})

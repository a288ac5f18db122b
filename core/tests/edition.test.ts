import { canonical, edition, editionHash, freeze, type Game, InputError } from '@pantheon/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tictactoe } from '../../kit/toys/tictactoe.ts'

const TABLES = freeze({
  hand: 5,
  name: 'standard',
  open: true,
  bonus: null,
  costs: [1, 2, 3],
  notes: [] as unknown[],
  cards: [
    { name: 'hermes', power: { night: 2, day: 1 } },
    { name: 'hera', power: { night: 3, day: 0 } },
  ],
})
const game = { ...tictactoe, id: 'temple', data: TABLES } as unknown as Game

/** An edition's error, or nothing. */
const refused = (overrides: unknown): string | null => {
  try {
    edition(game, overrides)
    return null
  } catch (error) {
    expect(error).toBeInstanceOf(InputError)
    return (error as Error).message
  }
}

describe('an edition', () => {
  test('that overrides nothing is the standard one', () => {
    expect(edition(game)).toEqual(TABLES)
    expect(editionHash(edition(game))).toBe(editionHash(TABLES))
  })

  test('overrides single values and keeps all others', () => {
    expect(edition(game, { hand: 6 })).toEqual({ ...TABLES, hand: 6 })
  })

  test('overrides single values of the items of a list', () => {
    const cards = [{ power: { day: 4 } }, {}]
    expect(edition(game, { cards })).toEqual({
      ...TABLES,
      cards: [{ name: 'hermes', power: { night: 2, day: 4 } }, TABLES.cards[1]],
    })
  })

  test('may make a list longer or shorter; new items are like the last', () => {
    expect(edition(game, { costs: [7] })).toEqual({ ...TABLES, costs: [7] })
    expect(edition(game, { costs: [1, 2, 3, 4] })).toEqual({ ...TABLES, costs: [1, 2, 3, 4] })
    expect(refused({ costs: [1, 2, 3, 'four'] })).toBe(
      'temple edition.costs[3]: expected a number, not a string',
    )
  })

  test('leaves the standard tables as they are', () => {
    const before = canonical(TABLES)
    edition(game, { hand: 9, cards: [{ name: 'zeus' }] })
    expect(canonical(TABLES)).toBe(before)
  })

  test('is frozen through and through', () => {
    const data = edition(game, { cards: [{ power: { day: 4 } }] }) as typeof TABLES
    expect(() => Object.assign(data, { hand: 1 })).toThrow(TypeError)
    expect(() => Object.assign(data.cards[0].power, { day: 1 })).toThrow(TypeError)
  })

  test.each([
    [
      { size: 1 },
      'temple edition.size: unknown; expected one of hand, name, open, bonus, costs, notes, cards',
    ],
    [{ hand: '5' }, 'temple edition.hand: expected a number, not a string'],
    [{ hand: 5.5 }, 'temple edition.hand: expected a whole number, not 5.5'],
    [{ hand: Number.NaN }, 'temple edition.hand: expected a whole number, not NaN'],
    [{ hand: Infinity }, 'temple edition.hand: expected a whole number, not Infinity'],
    [{ hand: null }, 'temple edition.hand: expected a number, not null'],
    [{ open: 1 }, 'temple edition.open: expected a boolean, not a number'],
    [{ costs: 3 }, 'temple edition.costs: expected a list, not a number'],
    [{ costs: { 0: 1 } }, 'temple edition.costs: expected a list, not an object'],
    [
      { cards: [{}, { power: { dusk: 1 } }] },
      'temple edition.cards[1].power.dusk: unknown; expected one of night, day',
    ],
    [{ cards: [{ power: { day: [] } }] }, 'temple edition.cards[0].power.day: expected a number, not a list'],
    [{ bonus: 1 }, 'temple edition.bonus: expected null, not a number'],
    [
      JSON.parse('{"__proto__":{"hand":1}}'),
      'temple edition.__proto__: unknown; expected one of hand, name, open, bonus, costs, notes, cards',
    ],
    [[], 'temple edition: expected an object, not a list'],
    ['x', 'temple edition: expected an object, not a string'],
    [null, 'temple edition: expected an object, not null'],
  ])('%j is refused, and the place is named', (overrides, message) => {
    expect(refused(overrides)).toBe(message)
  })

  test("is put to the game's own demands", () => {
    const strict = {
      ...game,
      checkData: (data: unknown) => ((data as typeof TABLES).hand < 0 ? 'hand: must not be negative' : null),
    }
    expect(() => edition(strict, { hand: -1 })).toThrow(
      new InputError('temple edition: hand: must not be negative'),
    )
    expect(() => edition(strict, { hand: 0 })).not.toThrow()
  })
})

describe('the name of an edition', () => {
  test('changes with every value, not with the order of the keys', () => {
    expect(editionHash({ a: 1, b: { c: 2, d: 3 } })).toBe(editionHash({ b: { d: 3, c: 2 }, a: 1 }))
    const tables = [
      TABLES,
      ...[{ hand: 6 }, { name: 'x' }, { open: false }, { costs: [1, 2] }].map(o => edition(game, o)),
    ]
    expect(new Set(tables.map(editionHash)).size).toBe(tables.length)
  })

  test('is sixteen hexadecimal digits', () => {
    expect(editionHash(TABLES)).toMatch(/^[0-9a-f]{16}$/)
  })
})

test('canonical text is JSON that says the same, whatever the order of the keys', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), record => {
      const turned = Object.fromEntries(Object.entries(record).reverse())
      expect(canonical(turned)).toBe(canonical(record))
    }),
  )
})

test('freezing reaches every list and record, and gives back the same value', () => {
  const table = { list: [{ deep: [1] }], none: null, text: 'x' }
  expect(freeze(table)).toBe(table)
  expect([table, table.list, table.list[0], table.list[0].deep].every(Object.isFrozen)).toBe(true)
})

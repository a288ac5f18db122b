import {
  CHANCE,
  type Chance,
  commit,
  committed,
  edition,
  type Fair,
  type GameRecord,
  InputError,
  legal,
  Match,
  MoveList,
  over,
  Rng,
  readRecord,
  replay,
  resultOf,
  seatsOf,
  seeded,
  toRecord,
  totals,
  verify,
} from '@pantheon/core'
import { describe, expect, test } from 'vitest'
import { omens } from '../../kit/toys/omens.ts'
import { tictactoe } from '../../kit/toys/tictactoe.ts'

/** A whole game of three, from a seed. */
function played(source: Chance, overrides?: unknown) {
  const data = edition(omens, overrides)
  const match = new Match(omens, { seats: 3, data }, source)
  const rng = new Rng('players')
  while (!over(match.state)) {
    const [seat] = rng.shuffle(seatsOf(match.state.who))
    const moves = legal(omens, match.state, seat, new MoveList())
    match.submit(seat, moves.at(rng.below(moves.length)))
  }
  return match
}

const FAIR: Fair = { kind: 'seed', seed: 'record' }
const match = played(seeded('record'))
const record = toRecord(match, FAIR)

const failure = (changed: GameRecord): string => {
  try {
    verify(omens, changed)
  } catch (error) {
    expect(error).toBeInstanceOf(InputError)
    return (error as Error).message
  }
  return 'verified'
}

/** The record with its log changed in place. */
const edited = (edit: (log: GameRecord['log'][number][]) => void): GameRecord => {
  const log = [...record.log]
  edit(log)
  return { ...record, log }
}

const firstOf = (test: (entry: GameRecord['log'][number]) => boolean) => record.log.findIndex(test)
const FIRST_SHOW = firstOf(([who]) => who !== 'chance')
const SECOND_DEAL = FIRST_SHOW + record.log.slice(FIRST_SHOW).findIndex(([who]) => who === 'chance')

describe('a record', () => {
  test('says everything needed to play the game again', () => {
    expect(record).toMatchObject({
      format: 'pantheon/1',
      game: 'omens',
      rules: '1',
      seats: 3,
      options: { rounds: 5 },
      fair: FAIR,
      result: { ended: match.state.ended, scores: match.state.tokens },
    })
    expect(record.log.length).toBe(match.log.length)
    expect('overrides' in record).toBe(false)
  })

  test('survives being a file', () => {
    const file = JSON.parse(JSON.stringify(record))
    expect(readRecord(file)).toEqual(record)
    expect(verify(omens, readRecord(file)).state).toEqual(match.state)
  })

  test('of a running game has no result, and is true as well', () => {
    const running = new Match(omens, { seats: 2 }, seeded('x'))
    const half = toRecord(running, { kind: 'seed', seed: 'x' })
    expect('result' in half).toBe(false)
    expect(verify(omens, half).state).toEqual(running.state)
  })

  test('of another edition names it and holds what differs', () => {
    const other = played(seeded('record'), { copies: 5 })
    const itsRecord = toRecord(other, FAIR, { copies: 5 })
    expect(itsRecord.edition).not.toBe(record.edition)
    expect(verify(omens, itsRecord).state).toEqual(other.state)
  })

  test('of committed chance is verified by the secret', () => {
    const secret = 'a'.repeat(64)
    const phrases = ['owl', 'olive']
    const fair: Fair = { kind: 'committed', commitment: commit(secret), secret, phrases }
    const live = toRecord(played(committed(secret, phrases)), fair)
    expect(failure(live)).toBe('verified')
    expect(failure({ ...live, fair: { ...fair, phrases: ['owl', 'laurel'] } })).toMatch(
      /^log entry \d: chance gave/,
    )
    expect(failure({ ...live, fair: { ...fair, commitment: commit('b') } })).toMatch(
      /does not match the commitment/,
    )
  })

  test('of chosen outcomes is true if they were possible', () => {
    expect(failure({ ...record, fair: { kind: 'chosen' } })).toBe('verified')
  })
})

describe('a replay', () => {
  test('gives the position after any number of entries', () => {
    for (const count of [0, 1, 7, record.log.length]) {
      const half = replay(omens, record, count)
      expect(half.log).toEqual(match.log.slice(0, count))
    }
    expect(replay(omens, record).state).toEqual(match.state)
  })

  test('tells the story again', () => {
    expect(replay(omens, record).story).toEqual(match.story)
  })
})

describe('an edited record names the first entry that differs', () => {
  test('an outcome of chance that was not drawn', () => {
    const [, drawn] = record.log[SECOND_DEAL]
    const other = drawn === 'deal one' ? 'deal two' : 'deal one'
    const forged = edited(log => {
      log[SECOND_DEAL] = ['chance', other]
    })
    expect(failure(forged)).toBe(
      `log entry ${SECOND_DEAL}: chance gave "${drawn}", the record says ["chance","${other}"]`,
    )
  })

  test('a decision that was not possible', () => {
    const seat = record.log[FIRST_SHOW][0]
    const held = replay(omens, record, FIRST_SHOW).state.hands[Number(seat)]
    const missing = ['one', 'two', 'three', 'four', 'five', 'six'][held.indexOf(0)]
    const forged = edited(log => {
      log[FIRST_SHOW] = [seat, `show ${missing}`]
    })
    expect(failure(forged)).toBe(
      `log entry ${FIRST_SHOW}: ${seat} may not "show ${missing}": You do not hold that card. (rule 2)`,
    )
  })

  test('a decision of a seat that had not to decide', () => {
    const forged = edited(log => {
      log[FIRST_SHOW] = [9, record.log[FIRST_SHOW][1]]
    })
    expect(failure(forged)).toMatch(`log entry ${FIRST_SHOW}: 9 may not "show`)
  })

  test('a move that is no move', () => {
    const forged = edited(log => {
      log[FIRST_SHOW] = [0, 'fly away']
    })
    expect(failure(forged)).toBe(
      `log entry ${FIRST_SHOW}: unknown move "fly away": expected a verb of deal, show, rob, pass`,
    )
  })

  test('an entry taken out: a player stands where chance should', () => {
    const forged = edited(log => log.splice(FIRST_SHOW - 1, 1))
    expect(failure(forged)).toMatch(
      new RegExp(`^log entry ${FIRST_SHOW - 1}: chance gave .*says \\[\\d,"show`),
    )
  })

  test('two entries in another order', () => {
    const forged = edited(log => {
      ;[log[FIRST_SHOW - 1], log[FIRST_SHOW]] = [log[FIRST_SHOW], log[FIRST_SHOW - 1]]
    })
    expect(failure(forged)).toMatch(new RegExp(`^log entry ${FIRST_SHOW - 1}: chance gave`))
  })

  test('an entry too many, after the end', () => {
    const forged = edited(log => log.push([0, 'pass']))
    expect(failure(forged)).toBe(`log entry ${record.log.length}: 0 may not "pass": The game is over.`)
  })

  test('a log cut short does not give the result it claims', () => {
    const forged = edited(log => log.pop())
    expect(failure(forged)).toBe(
      `result: after ${record.log.length - 1} entries ended is null, the record says "${match.state.ended}"`,
    )
  })

  test('every single entry is guarded: whichever is taken out, the record is false', () => {
    for (let i = 0; i < record.log.length; i++)
      expect(failure(edited(log => log.splice(i, 1)))).not.toBe('verified')
  })
})

describe('a forged result is named', () => {
  const result = resultOf(omens, match.state)

  test.each([
    ['scores', { ...result, scores: [9, 0, 0] }],
    ['ranks', { ...result, ranks: [3, 2, 1] }],
    ['ended', { ...result, ended: 'flood' }],
    ['sheet', { ...result, sheet: [] }],
  ])('%s', (key, forged) => {
    expect(failure({ ...record, result: forged })).toMatch(
      new RegExp(`^result: after ${record.log.length} entries ${key} is .*, the record says `),
    )
  })

  test('and so is one that is missing', () => {
    const { result: _, ...without } = record
    expect(failure(without)).toMatch(/^result: after \d+ entries ended is ".*", the record says null$/)
  })
})

describe('a record of something else is refused', () => {
  test.each<[string, Partial<GameRecord>, string]>([
    ['another game', { game: 'chess' }, 'record: a game of chess, not of omens'],
    ['other rules', { rules: '0' }, 'record: made by rules 0; these are rules 1'],
    ['another edition', { edition: 'x' }, 'record: edition x, but its tables give'],
    ['an unknown option', { options: { turns: 1 } }, 'unknown option "turns"'],
    ['too many seats', { seats: 9 }, 'expected 2 to 4 seats, not 9'],
    ['a wrong override', { overrides: { copies: 'x' } }, 'omens edition.copies: expected a number'],
  ])('%s', (_what, change, message) => {
    expect(failure({ ...record, ...change })).toContain(message)
  })
})

describe('the form of a record is checked before anything else', () => {
  test.each<[unknown, string]>([
    [null, 'record: expected a JSON object'],
    ['text', 'record: expected a JSON object'],
    [{}, 'record: expected format "pantheon/1", not undefined'],
    [{ ...record, format: 'pantheon/2' }, 'record: expected format "pantheon/1", not "pantheon/2"'],
    [{ ...record, game: 7 }, 'record: game: expected a text'],
    [{ ...record, edition: null }, 'record: edition: expected a text'],
    [{ ...record, seats: '3' }, 'record: seats: expected a whole number'],
    [{ ...record, options: null }, 'record: options: expected an object'],
    [{ ...record, fair: { kind: 'dice' } }, 'record: fair: expected'],
    [{ ...record, fair: { kind: 'seed' } }, 'record: fair: expected'],
    [
      { ...record, fair: { kind: 'committed', commitment: 'x', secret: 'y', phrases: [1] } },
      'record: fair: expected',
    ],
    [{ ...record, log: {} }, 'record: log: expected a list'],
    [
      { ...record, log: [['chance']] },
      'record: log entry 0: expected [seat or "chance", "move"], not ["chance"]',
    ],
    [
      {
        ...record,
        log: [
          [0, 'pass'],
          ['x', 'pass'],
        ],
      },
      'record: log entry 1: expected',
    ],
    [{ ...record, log: [[0.5, 'pass']] }, 'record: log entry 0: expected'],
    [{ ...record, log: [[0, 5]] }, 'record: log entry 0: expected'],
  ])('case %#: %s', (value, message) => {
    expect(() => readRecord(value)).toThrow(InputError)
    expect(() => readRecord(value)).toThrow(message)
  })
})

test('the points of a seat are the sum of its lines', () => {
  const line = (seat: number, points: number) => ({ seat, what: 'x', points, rule: '1' })
  expect(totals(3, [line(0, 2), line(2, 5), line(0, -1)])).toEqual([1, 0, 5])
})

test('a result holds scores, places, the ending and the sheet', () => {
  const ended = replay(tictactoe, {
    format: 'pantheon/1',
    game: 'tictactoe',
    rules: '1',
    edition: toRecord(new Match(tictactoe, { seats: 2 }, null), { kind: 'chosen' }).edition,
    seats: 2,
    options: {},
    fair: { kind: 'chosen' },
    log: [1, 4, 2, 5, 3].map((cell, i) => [i % 2, `mark ${cell}`]),
  })
  expect(resultOf(tictactoe, ended.state)).toEqual({
    scores: [1, 0],
    ranks: [1, 2],
    ended: 'line',
    sheet: [
      { seat: 0, what: 'score.line', points: 1, rule: '2' },
      { seat: 1, what: 'score.line', points: 0, rule: '2' },
    ],
  })
})

test('chance stands in a log by its name, seats by their number', () => {
  expect(match.log.map(({ seat }) => (seat === CHANCE ? 'chance' : seat))).toEqual(
    record.log.map(([who]) => who),
  )
})

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES } from '@pantheon/games'
import { beforeAll, expect, test } from 'vitest'
import { jsonOf, pantheon, scratch } from './program.ts'

const folder = scratch()
const path = join(folder, '0.json')

interface Written {
  log: [number | 'chance', string][]
  result: { scores: number[]; ended: string; ranks: number[] }
  format: string
}
const written = (): Written => JSON.parse(readFileSync(path, 'utf8'))

beforeAll(() => {
  const run = ['simulate', 'mytikas', '--seats', '3', '--bots', 'random', '--games', '1', '--seed', 'records']
  jsonOf([...run, '--records', folder, '--json'])
})

/** Writes the record with a change in it and verifies that. */
function verifyChanged(change: (record: Written) => void) {
  const record = written()
  change(record)
  const changed = join(folder, 'changed.json')
  writeFileSync(changed, JSON.stringify(record))
  return pantheon(['verify', changed])
}

test('a true record verifies, and verify says what it checked', () => {
  const { status, stdout } = pantheon(['verify', path])
  const { log } = written()
  const outcomes = log.filter(([seat]) => seat === 'chance').length
  expect(status).toBe(0)
  expect(stdout).toContain(`${log.length} entries: every one legal`)
  expect(stdout).toContain(`${outcomes} chance outcomes: recomputed from the seed`)
  expect(stdout).toContain('all as recorded')
})

test('an edited outcome of chance is named by its entry', () => {
  const at = written().log.findIndex(([seat], i) => seat === 'chance' && i > 0)
  const { status, stderr } = verifyChanged(({ log }) => {
    const other = log.find(([seat, move]) => seat === 'chance' && move !== log[at][1])
    log[at][1] = other?.[1] ?? ''
  })
  expect(status).toBe(1)
  expect(stderr).toContain(`log entry ${at}: chance gave`)
})

test('an edited decision is named by its entry', () => {
  const at = written().log.findLastIndex(([seat]) => seat !== 'chance')
  const { status, stderr } = verifyChanged(({ log }) => {
    const seat = log[at][0]
    log[at][0] = typeof seat === 'number' ? (seat + 1) % 3 : 0
  })
  expect(status).toBe(1)
  expect(stderr).toContain(`log entry ${at}: `)
})

test('a move that is none is named by its entry', () => {
  const { status, stderr } = verifyChanged(({ log }) => {
    log[5][1] = 'castle kingside'
  })
  expect(status).toBe(1)
  expect(stderr).toContain('log entry 5: ')
})

test('a log that stops early, or a result that was edited, does not verify', () => {
  const short = verifyChanged(({ log }) => log.pop())
  expect(short.status).toBe(1)
  expect(short.stderr).toContain('result: ')
  const edited = verifyChanged(({ result }) => {
    result.scores[0] += 1
  })
  expect(edited.status).toBe(1)
  expect(edited.stderr).toContain('scores')
})

test('a file that is cut off, not JSON, or no record is refused in one line', () => {
  const text = readFileSync(path, 'utf8')
  const bad = join(folder, 'bad.json')
  for (const [content, message] of [
    [text.slice(0, text.length >> 1), 'not a whole JSON document'],
    ['', 'not a whole JSON document'],
    ['a game of Mytikas', 'not a whole JSON document'],
    ['[]', 'expected format "pantheon/1"'],
    ['null', 'expected a JSON object'],
    [JSON.stringify({ ...written(), format: 'pantheon/9' }), 'expected format "pantheon/1"'],
    [JSON.stringify({ ...written(), log: [[0]] }), 'log entry 0'],
    [JSON.stringify({ ...written(), game: 'chess' }), 'unknown game "chess"'],
  ]) {
    writeFileSync(bad, content)
    for (const command of ['verify', 'replay']) {
      const { status, stdout, stderr } = pantheon([command, bad])
      expect(status).toBe(1)
      expect(stdout).toBe('')
      expect(stderr).toContain(message)
      expect(stderr.trimEnd().split('\n')).toHaveLength(1)
    }
  }
})

test('replay --json tells where it stands, who acts, what is seen, the score and the result', () => {
  const { log, result } = written()
  const end = jsonOf(['replay', path, '--json'])
  expect(Object.keys(end)).toEqual(['game', 'at', 'of', 'who', 'view', 'score', 'result'])
  expect(end).toMatchObject({ game: 'mytikas', at: log.length, of: log.length, who: null, result })
  expect(end.score).toMatchObject({ totals: result.scores, ranks: result.ranks })
  const early = jsonOf(['replay', path, '--at', '12', '--seat', '1', '--json'])
  expect(early).toMatchObject({ at: 12, of: log.length, result: null })
  expect(early.score.ranks).toBeNull()
  expect(early.who).not.toBeNull()
})

test('replay shows the table as a seat, a spectator or all-seeing eyes see it', () => {
  for (const eyes of ['0', '2', 'spectator', 'all']) {
    const { status, stdout } = pantheon(['replay', path, '--at', '30', '--seat', eyes])
    expect(status).toBe(0)
    expect(stdout).toContain('After 30 of')
    expect(stdout).toContain('To act: ')
  }
  expect(pantheon(['replay', path, '--seat', '3'])).toMatchObject({ status: 1, stdout: '' })
  expect(pantheon(['replay', path, '--seat', 'x'])).toMatchObject({ status: 2, stdout: '' })
  expect(pantheon(['replay', path, '--at', '100000']).stderr).toContain('--at: the log has')
})

test('a record names the game it is of', () => {
  expect(GAMES.map(game => game.id)).toContain('mytikas')
  expect(written()).toMatchObject({ format: 'pantheon/1', game: 'mytikas', fair: { kind: 'seed' } })
})

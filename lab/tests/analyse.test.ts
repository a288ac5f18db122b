import { iterations, millis } from '@pantheon/bots'
import {
  CHANCE,
  type GameRecord,
  InputError,
  legal,
  lowest,
  Match,
  MoveList,
  over,
  seeded,
  toRecord,
} from '@pantheon/core'
import { expect, test } from 'vitest'
import { omens, V } from '../../kit/toys/omens.ts'
import { analyse, formatAnalysis, htmlAnalysis } from '../index.ts'

/** With this seed somebody could take a token and does not. */
const MEEK = 'meek/2'

/** A game in which everybody shows the lowest card and never takes a token. */
function meek(): GameRecord {
  const match = new Match(omens, { seats: 3 }, seeded(MEEK))
  const list = new MoveList()
  while (!over(match.state)) {
    const seat = lowest(match.state.who)
    legal(omens, match.state, seat, list)
    match.submit(seat, list.has(V.pass()) ? V.pass() : list.at(0))
  }
  return toRecord(match, { kind: 'seed', seed: MEEK })
}

const record = meek()
const analysis = analyse(omens, record, iterations(120))

test('every decision with a choice is looked at, and none of chance', () => {
  const { moments } = analysis
  expect(moments.length).toBeGreaterThan(5)
  for (const { entry, seat, choices, played } of moments) {
    expect(record.log[entry]).toEqual([seat, played.move])
    expect(seat).not.toBe(CHANCE)
    expect(choices).toBeGreaterThan(1)
  }
})

test('the chances of all seats add up to one, before and after', () => {
  for (const { before, after } of analysis.moments)
    for (const chances of [before, after]) expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1)
})

test('who does not take a token gives something away, and what was better is named', () => {
  const passed = analysis.moments.filter(({ played }) => played.move === 'pass')
  expect(passed.length).toBeGreaterThan(0)
  for (const { loss, best, alternative } of passed) {
    expect(loss).toBeGreaterThan(0)
    expect(best.move).toMatch(/^rob/)
    expect(alternative.move).toMatch(/^rob/)
  }
})

test('seats are reported, turning points come in the order of play', () => {
  expect(analysis.bySeat.map(({ seat }) => seat)).toEqual([0, 1, 2])
  expect(analysis.bySeat.reduce((sum, { decisions }) => sum + decisions, 0)).toBe(analysis.moments.length)
  const entries = analysis.turningPoints.map(({ entry }) => entry)
  expect(entries).toEqual(entries.toSorted((a, b) => a - b))
  expect(analysis.result).toEqual(record.result)
})

test('however little time there is, what is said of a move rests on lines of play', () => {
  const hasty = analyse(omens, record, millis(0))
  expect(hasty.moments).toHaveLength(analysis.moments.length)
  for (const { before, after, alternative } of hasty.moments)
    for (const chances of [before, after, alternative.chances])
      expect(new Set(chances).size).toBeGreaterThan(1)
})

test('the same record and iterations give the same analysis', () => {
  expect(analyse(omens, record, iterations(120))).toEqual(analysis)
})

test('as text: a course for each seat; as a page: a line for each seat and a row for each decision', () => {
  const text = formatAnalysis(analysis)
  expect(text).toMatch(/seat 0 {2}[▁▂▃▄▅▆▇█]+\n {2}seat 1 {2}[▁▂▃▄▅▆▇█]+\n/)
  const page = htmlAnalysis(analysis)
  expect(page.match(/<polyline /g)).toHaveLength(3)
  expect(page.match(/<tr class="(lost)?"/g)).toHaveLength(analysis.moments.length)
})

test('a game that still runs is analysed as far as it goes; an illegal entry is named', () => {
  const { result: _, ...running } = record
  const half = analyse(omens, { ...running, log: record.log.slice(0, 20) }, iterations(20))
  expect(half.result).toBeNull()
  const wrong: GameRecord = { ...running, log: [...record.log.slice(0, 4), [0, 'pass']] }
  expect(() => analyse(omens, wrong, iterations(5))).toThrow(InputError)
  expect(() => analyse(omens, wrong, iterations(5))).toThrow(/log entry 4/)
})

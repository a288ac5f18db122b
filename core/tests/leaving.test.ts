import { expect, test } from 'vitest'
import { omens } from '../../kit/toys/omens.ts'
import { type Game, LEAVE, legal, Match, MoveList, readRecord, replay, seeded, toRecord } from '../index.ts'

test('leaving is an entry of the log, which nobody takes back and a replay repeats', () => {
  const match = new Match(omens, { seats: 2 }, seeded('leaving'))
  expect(match.leave(1)).toBe('bot')
  expect(match.log.at(-1)).toMatchObject({ seat: 1, move: LEAVE })
  expect(match.mayUndo(1)).toBe(false)
  const record = readRecord(JSON.parse(JSON.stringify(toRecord(match, { kind: 'seed', seed: 'leaving' }))))
  expect(record.log.at(-1)).toEqual([1, 'leaves'])
  const again = replay(omens, record)
  expect(again.state).toEqual(match.state)
  expect(again.log).toEqual(match.log)
})

test('a decision after somebody left can be taken back, and they stay gone', () => {
  const gone: Game<typeof omens extends Game<infer S> ? S : never> = {
    ...omens,
    leave(state, seat) {
      const frame = state.frames.find(one => one.at === 'pick')
      if (frame?.at === 'pick') {
        frame.picks[seat] = state.hands[seat].findIndex(n => n > 0)
        state.hands[seat][frame.picks[seat]]--
      }
      return 'gone'
    },
  }
  const match = new Match(gone, { seats: 3 }, seeded('gone'))
  expect(match.state.who).toBe(0b111)
  expect(match.leave(2)).toBe('gone')
  expect(match.state.who).toBe(0b011)
  match.submit(0, legal(gone, match.state, 0, new MoveList()).at(0))
  expect(match.undo(0)).toBe(true)
  expect(match.state.who).toBe(0b011)
  expect(match.undo(0)).toBe(false)
})

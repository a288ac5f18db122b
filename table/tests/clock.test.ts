import { tictactoe } from '@pantheon/kit/toys/tictactoe'
import { updateFor } from '@pantheon/table'
import { expect, test } from 'vitest'
import { Club, PEOPLE } from './club.ts'

const [ann, ben] = PEOPLE
const live = { clock: { kind: 'live', seconds: 60, add: 5 } } as const
const days = { clock: { kind: 'days', seconds: 86_400 } } as const

test('a live clock runs for who must act, and a turn done adds to it', () => {
  const club = new Club(tictactoe, live).start()
  club.now += 20_000
  expect(updateFor(club.table, 'ann', 0, club.now).clock?.seats).toEqual([
    { left: 40_000, running: true },
    { left: 60_000, running: false },
  ])
  club.ask(ann, { do: 'submit', seat: 0, move: 'mark 1', expect: club.table.n })
  expect(updateFor(club.table, 'ann', 0, club.now).clock?.seats).toEqual([
    { left: 45_000, running: false },
    { left: 60_000, running: true },
  ])
})

test('when the time is up a bot takes the seat, and its player gets some time on return', () => {
  const club = new Club(tictactoe, live).start()
  expect(club.table.timeUp(60_999)).toBeNull()
  expect(club.table.timeUp(61_000)?.act).toEqual({ do: 'away', seat: 0, why: 'clock' })
  expect(club.table.timeUp(61_000)).toBeNull()
  club.now = 70_000
  club.ask(ann, { do: 'back', seat: 0 })
  expect(club.table.clock?.next()).toEqual({ seat: 0, at: 85_000 })
})

test('by day, each decision has its own time', () => {
  const club = new Club(tictactoe, days).start()
  club.now += 80_000_000
  club.ask(ann, { do: 'submit', seat: 0, move: 'mark 1', expect: club.table.n })
  club.now += 80_000_000
  club.ask(ben, { do: 'submit', seat: 1, move: 'mark 2', expect: club.table.n })
  expect(club.table.clock?.next()).toEqual({ seat: 0, at: club.now + 86_400_000 })
})

test('no clock runs for a bot', () => {
  const club = new Club(tictactoe, { ...live, places: [{ bot: 'greedy' }, 'open'] })
  club.ask(ann, { do: 'sit' })
  club.ask(ann, { do: 'start' })
  expect(club.table.clock?.next()).toBeNull()
})

test('a clock that jumps back gives nobody time, and one that jumps ahead only takes what is there', () => {
  const club = new Club(tictactoe, live).start()
  expect(updateFor(club.table, 'ann', 0, -5_000_000).clock?.seats[0].left).toBe(60_000)
  expect(updateFor(club.table, 'ann', 0, 5_000_000).clock?.seats[0].left).toBe(0)
})

import { Places, type Seat, type Senses, stair } from '@pantheon/core'
import { MYTHOLOGIES } from './names.ts'
import { landing } from './race.ts'
import type { GodState } from './state.ts'

/** As many counters as a race has. */
const MOST = MYTHOLOGIES.length
/** Distances to FINISH, leads over a rival, and what a step brings, from which on another number stands. */
const DISTANCES = [1, 2, 3, 4, 5, 6, 7, 9, 11, 14, 18, 23]
const LEADS = [-99, -6, -4, -2, -1, 0, 1, 2, 3, 5, 7]
const GAINS = [-9, -1, 0, 1, 2, 3, 4]
/** Effects of a tile: steps back and forth, a star, a shortcut. */
const EFFECTS = 6
/** Longer movements of one's own, from two steps on; and with how few steps a counter may finish. */
const REACHES = 6
const NEEDS = 10

const places = new Places()
const DISTANCE = places.row(MOST * DISTANCES.length)
const TILE = places.row(MOST)
const LEAD = places.row(MOST * LEADS.length)
const SHORTCUT = places.row(MOST)
const AHEAD = places.row(MOST * EFFECTS)
const FURTHER = places.row(2 * EFFECTS)
const PLACE = places.row(MOST)
const STEP = places.row(MOST * 2)
const STEP_GAIN = places.row(MOST * GAINS.length)
const STEP_TO = places.row(MOST * 2)
const REACH = places.row(REACHES)
const NEEDED = places.row(MOST * NEEDS)

/** How many numbers tell the race. */
export const TRACK_SENSES: number = places.count

/** The race: where the counters stand, and what the next steps of each would bring, others passed and tiles included. */
export function senseTrack(s: GodState, seat: Seat, from: number, out: Senses): void {
  const mine = s.tiles[seat]
  let ahead = 0
  for (let i = 0; i < s.seats; i++) {
    const other = (seat + i) % s.seats
    const tile = s.tiles[other]
    out.add(from + DISTANCE + i * DISTANCES.length + stair(DISTANCES, s.finish - tile))
    out.add(from + TILE + i, tile / s.finish)
    if (i > 0) out.add(from + LEAD + i * LEADS.length + stair(LEADS, mine - tile))
    if (tile > mine) ahead++
    if (s.shortcuts[other] > 0) out.add(from + SHORTCUT + i)
    else effect(s, other, tile + 1, from + AHEAD + i * EFFECTS, out)
    steps(s, other, i, from, out)
  }
  out.add(from + PLACE + ahead)
  for (let k = 0; k < 2; k++) effect(s, seat, mine + 2 + k, from + FURTHER + k * EFFECTS, out)
  for (let k = 0; k < REACHES; k++) {
    const length = k + 2
    out.add(from + REACH + k, (landing(s, seat, mine, s.shortcuts[seat], length) - mine - length) / 4)
  }
}

/** What a tile does to a counter, if anything. */
function effect(s: GodState, seat: Seat, tile: number, to: number, out: Senses): void {
  if (tile >= s.finish) return
  const { effect, amount } = s.data.track[tile]
  if (effect === 'star') out.add(to + 4)
  else if (effect === 'arrow') out.add(to + 5)
  else if (effect === 'steps' && !s.spent[seat].includes(tile))
    out.add(to + (amount < 0 ? Math.max(amount, -2) + 2 : Math.min(amount, 2) + 1))
}

/** What the next steps of a counter bring: one, another after it, and how many in one movement would finish. */
function steps(s: GodState, seat: Seat, i: number, at: number, out: Senses): void {
  const from = s.tiles[seat]
  const shortcut = s.shortcuts[seat]
  const once = landing(s, seat, from, shortcut, 1)
  out.add(at + STEP + 2 * i, (once - from) / 4)
  out.add(at + STEP_GAIN + i * GAINS.length + stair(GAINS, once - from))
  if (once < s.finish) {
    const { effect, amount } = s.data.track[once]
    const isArrow = effect === 'arrow'
    if (effect === 'star') out.add(at + STEP_TO + 2 * i)
    if (isArrow) out.add(at + STEP_TO + 2 * i + 1)
    out.add(at + STEP + 2 * i + 1, (landing(s, seat, once, isArrow ? amount : 0, 1) - from) / 6)
  } else out.add(at + STEP + 2 * i + 1)
  let needed = 1
  while (needed < NEEDS && landing(s, seat, from, shortcut, needed) < s.finish) needed++
  out.add(at + NEEDED + i * NEEDS + needed - 1)
}

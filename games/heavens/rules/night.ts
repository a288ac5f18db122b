import { type Emit, NOBODY, only, pop, type Seat, type Step } from '@pantheon/core'
import { SPACES } from './board.ts'
import { MOST_SEATS } from './data.ts'
import { ENDINGS, type Ending, type HeavensEvent, type HeavensRefusal } from './events.ts'
import { favour } from './favour.ts'
import { V } from './moves.ts'
import { notNow } from './refuse.ts'
import {
  award,
  board,
  type Darken,
  FROM,
  type HeavensState,
  isFirst,
  leftOf,
  NIGHT_SOURCES,
  placed,
  SOURCE_NAMES,
} from './state.ts'

/** How many planets a seat must still darken: those beyond its torch. RULES 5.1 */
export function excess(s: HeavensState, seat: Seat): number {
  if (placed(s, seat) <= s.torch[seat]) return 0
  let shining = 0
  for (let space = 0; space < s.owner.length; space++)
    if (s.owner[space] === seat && s.dark[space] === 0) shining++
  return Math.max(0, shining - s.torch[seat])
}

/** Nightfall: clockwise from the evening's Moon, each darkens exactly what its torch cannot light. RULES 5.1 */
export const darken: Step<HeavensState, Darken, HeavensEvent> = {
  rule: '5.1',
  next(s, frame) {
    for (; frame.left > 0; frame.left--, frame.seat = leftOf(s, frame.seat))
      if (excess(s, frame.seat) > 0) return only(frame.seat)
    pop(s)
    return NOBODY
  },
  moves(s, _frame, seat, out) {
    const { size, words } = board(s)
    for (let space = 0; space < size; space++)
      if (s.owner[space] === seat && s.dark[space] === 0) out.add(V.darken(words[space]))
  },
  play(s, _frame, seat, move, emit) {
    const { spaceOf, names } = board(s)
    const space = spaceOf[V.arg(move, 0)]
    s.dark[space] = 1
    emit?.tell({ key: 'darkened', seat, space: names[space] })
  },
  ask: (s, _frame, seat) => ({ key: 'ask.darken', excess: excess(s, seat), torch: s.torch[seat] }),
  whyNot(s, _frame, seat, move): HeavensRefusal {
    if (V.verb(move) !== 'darken') return notNow(V.verb(move))
    const name = SPACES[V.arg(move, 0)]
    const space = board(s).spaceOf[V.arg(move, 0)]
    if (space < 0) return { key: 'no.unused', rule: '1.1', space: name }
    return { key: s.owner[space] === seat ? 'no.dark' : 'no.own', rule: '5.1', space: name }
  },
}

const points = new Int32Array(MOST_SEATS * NIGHT_SOURCES)

/** Zeus looks at the lit planets; all receive at the same time (ruling 18). RULES 5 */
export function scoreNight(s: HeavensState, emit: Emit<HeavensEvent> | null): void {
  favour(s.data, s.seats, s.owner, s.dark, points)
  for (let source = 0; source < NIGHT_SOURCES; source++) {
    let any = false
    for (let seat = 0; seat < s.seats; seat++) {
      const earned = points[seat * NIGHT_SOURCES + source]
      if (earned === 0) continue
      any = true
      award(s, seat, source, earned)
    }
    if (!any || emit === null) continue
    const earned = s.prestige.map((_, seat) => points[seat * NIGHT_SOURCES + source])
    emit.tell({ key: 'favour', source: SOURCE_NAMES[source], points: earned, uses: SOURCE_NAMES[source] })
  }
}

/** All planets shine again, Sun and Moon go on, the torches burn down. RULES 5.6 */
export function dawn(s: HeavensState, emit: Emit<HeavensEvent> | null): void {
  s.dark.fill(0)
  s.sun = leftOf(s, s.sun)
  s.moon = s.sun
  emit?.tell({ key: 'dawn', sun: s.sun })
  const { bottom, dropFirst, dropOther } = s.data.torch
  for (let seat = 0; seat < s.seats; seat++) {
    const spaces = Math.min(s.torch[seat] - bottom, isFirst(s, seat) ? dropFirst : dropOther)
    s.torch[seat] -= spaces
    if (spaces > 0) emit?.tell({ key: 'dropped', seat, spaces, torch: s.torch[seat] })
  }
}

/** The prestige that a purse is worth at the end. RULES 6.1 */
export const worth = (s: HeavensState, power: number): number => Math.floor(power / s.data.powerPerPrestige)

/** After the last night: Power goes back to Zeus for prestige, and the best god is found. RULES 6 */
export function finish(s: HeavensState, emit: Emit<HeavensEvent> | null): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const power = s.power[seat]
    const prestige = worth(s, power)
    s.power[seat] = 0
    award(s, seat, FROM.power, prestige)
    emit?.reveal({ key: 'returned', seat, power, prestige })
  }
  const by = endingOf(s)
  s.ended = by
  pop(s)
  if (emit === null) return
  const seats = ranks(s).flatMap((rank, seat) => (rank === 1 ? [seat] : []))
  emit.tell({ key: 'won', seats, by })
}

/** The measures that part the gods, in their order, which is also that of `ENDINGS`. RULES 6.2 */
const MEASURES: readonly ((s: HeavensState, seat: Seat) => number)[] = [
  (s, seat) => s.prestige[seat] + worth(s, s.power[seat]),
  (s, seat) => -placed(s, seat),
  (s, seat) => s.torch[seat],
]

/** The measure on which `a` is ahead of `b` (positive number) or behind (negative): its place, or 0 if none. */
function compare(s: HeavensState, a: Seat, b: Seat): number {
  for (let i = 0; i < MEASURES.length; i++) {
    const difference = MEASURES[i](s, a) - MEASURES[i](s, b)
    if (difference !== 0) return difference > 0 ? i + 1 : -i - 1
  }
  return 0
}

/** Each seat's place if the game ended now; equals on all measures share it. RULES 6.2 */
export const ranks = (s: HeavensState): number[] =>
  s.prestige.map((_, seat) => 1 + s.prestige.filter((_, other) => compare(s, other, seat) > 0).length)

/** Which measure the victory hung on: the last one that was needed to part the winner from all others. */
function endingOf(s: HeavensState): Ending {
  let winner = 0
  for (let seat = 1; seat < s.seats; seat++) if (compare(s, seat, winner) > 0) winner = seat
  let needed = 1
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === winner) continue
    const by = compare(s, winner, seat)
    if (by === 0) return 'shared'
    needed = Math.max(needed, by)
  }
  return ENDINGS[needed - 1]
}

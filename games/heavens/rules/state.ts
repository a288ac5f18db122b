import { push, type Seat, type State } from '@pantheon/core'
import { boardOf, tableOf } from './board.ts'
import { DAYS, type HeavensData, NIGHT } from './data.ts'

/** The course of days and phases: below everything else on the stack. */
export type Course = { at: 'course' }
/** Chance names who holds the Sun first. */
export type First = { at: 'first' }
/** The night before: `placed` planets are in the heavens so far. */
export type Eve = { at: 'eve'; placed: number }
/** Secret choice of a Plan; -1 while a seat has not chosen. */
export type Choice = { at: 'choice'; picks: number[] }
/**
 * The turns of a phase. `left` counts the turns still to be begun or ended, `ratio` is Tyche's for this turn (0:
 * the turn has not begun), `offered` the own planet's space while a swap is half chosen, else -1.
 */
export type Turn = { at: 'turn'; seat: Seat; left: number; ratio: number; offered: number }
/** Darkening at nightfall: `left` counts the seats not done yet. */
export type Darken = { at: 'darken'; seat: Seat; left: number }

/** Everything that can be going on. */
export type HeavensFrame = Course | First | Eve | Choice | Turn | Darken

/** A position. Arrays are by seat, or by space as the board numbers them. */
export interface HeavensState extends State<HeavensFrame, HeavensData> {
  /** 1 to 5; 0 on the night before the first day. */
  day: number
  phase: number
  sun: Seat
  moon: Seat
  prestige: number[]
  power: number[]
  torch: number[]
  allotment: number[]
  supply: number[]
  /** Whose planet is on a space; -1 is empty. */
  owner: number[]
  /** 1: this planet does not shine tonight. */
  dark: number[]
  /** 1: Zephyrus has moved this planet in this phase. */
  moved: number[]
  /** The Plans of this phase once revealed, else -1. */
  plans: number[]
  /** Prestige by seat, day and source: `tally[tallyAt(seat, day, source)]`. */
  tally: number[]
}

/** Where prestige comes from and goes to. The first seven are Zeus' favour at night. */
export const SOURCE_NAMES = [
  'regions',
  'grey',
  'orange',
  'red',
  'purple',
  'constellations',
  'best',
  'zephyrus',
  'passing',
  'tyche',
  'power',
] as const
/** The name of a source of prestige. */
export type SourceName = (typeof SOURCE_NAMES)[number]
/** The sources by number; the four orbits, in their order, begin at `orbits`. */
export const FROM = {
  regions: 0,
  orbits: 1,
  constellations: 5,
  best: 6,
  zephyrus: 7,
  passing: 8,
  tyche: 9,
  power: 10,
} as const
/** How many sources Zeus looks at by night. */
export const NIGHT_SOURCES = 7

/** The place of an amount in the tally. */
export const tallyAt = (seat: Seat, day: number, source: number): number =>
  (seat * DAYS.length + day - 1) * SOURCE_NAMES.length + source

/** The heavens of this table. */
export const board = (s: HeavensState) => boardOf(s.data, s.seats)

/** The seat to the left of `seat`: the next one clockwise. */
export const leftOf = (s: HeavensState, seat: Seat): Seat => (seat + 1 === s.seats ? 0 : seat + 1)

/** How many planets a seat has in the heavens. */
export const placed = (s: HeavensState, seat: Seat): number =>
  s.data.planets - s.allotment[seat] - s.supply[seat]

/** Is the seat first, or tied for it, on the prestige track? */
export function isFirst(s: HeavensState, seat: Seat): boolean {
  for (let other = 0; other < s.seats; other++) if (s.prestige[other] > s.prestige[seat]) return false
  return true
}

/** Gives prestige, or takes it, and notes where it came from. */
export function award(s: HeavensState, seat: Seat, source: number, points: number): void {
  s.prestige[seat] += points
  s.tally[tallyAt(seat, s.day, source)] += points
}

/** The table before its first decision. RULES 2.1 */
export function setup(seats: number, data: HeavensData): HeavensState {
  const list = (length: number, value: number) => new Array<number>(length).fill(value)
  const each = (value: number) => list(seats, value)
  const spaces = boardOf(data, seats).size
  const state: HeavensState = {
    data,
    seats,
    frames: [{ at: 'course' }],
    who: 0,
    ended: '',
    day: 0,
    phase: NIGHT,
    sun: -1,
    moon: -1,
    prestige: each(0),
    power: each(tableOf(data, seats).power),
    torch: each(data.torch.start),
    allotment: each(data.allotment),
    supply: each(data.planets - data.allotment),
    owner: list(spaces, -1),
    dark: list(spaces, 0),
    moved: list(spaces, 0),
    plans: each(-1),
    tally: list(seats * DAYS.length * SOURCE_NAMES.length, 0),
  }
  push(state, { at: 'eve', placed: 0 })
  push(state, { at: 'first' })
  return state
}

import {
  CHANCE,
  Ear,
  type Heard,
  legal,
  MoveList,
  only,
  play,
  type Refusal,
  type Seat,
  start,
  submit,
} from '@pantheon/core'
import { expect } from 'vitest'
import { heavens } from '../index.ts'
import { EVENING, type HeavensData, PLANS, type Plan } from '../rules/data.ts'
import type { HeavensEvent } from '../rules/events.ts'
import { V } from '../rules/moves.ts'
import { board, type HeavensState, SOURCE_NAMES, type SourceName, tallyAt } from '../rules/state.ts'

/** A position to set up. Lists go by seat; what is left out is as at the beginning. */
export interface Scene {
  /** Planets in the heavens: space names by seat. */
  readonly planets?: readonly (readonly string[])[]
  readonly power?: readonly number[]
  readonly prestige?: readonly number[]
  readonly torch?: readonly number[]
  readonly allotment?: readonly number[]
  readonly day?: number
  readonly phase?: number
  readonly sun?: Seat
  readonly moon?: Seat
  readonly data?: HeavensData
}

/** A table at the moment when all choose their Plans. */
export function table(seats: number, scene: Scene = {}): HeavensState {
  const s = start(heavens, { seats, data: scene.data ?? heavens.data })
  play(heavens, s, CHANCE, V.first(scene.sun ?? 0))
  const { day = 1, phase = 0, sun = 0, moon = sun } = scene
  Object.assign(s, { day, phase, sun, moon })
  for (let seat = 0; seat < seats; seat++) {
    const spaces = scene.planets?.[seat] ?? []
    for (const space of spaces) s.owner[spaceNamed(s, space)] = seat
    s.allotment[seat] = scene.allotment?.[seat] ?? Math.min(3, 10 - spaces.length)
    s.supply[seat] = 10 - spaces.length - s.allotment[seat]
    s.power[seat] = scene.power?.[seat] ?? s.power[seat]
    s.torch[seat] = scene.torch?.[seat] ?? s.torch[seat]
    s.prestige[seat] = scene.prestige?.[seat] ?? 0
    s.tally[tallyAt(seat, 1, 0)] = s.prestige[seat]
  }
  s.frames = [{ at: 'course' }, { at: 'choice', picks: s.prestige.map(() => -1) }]
  s.who = (1 << seats) - 1
  heavens.check(s)
  return s
}

/** The number of a space on this table. */
export function spaceNamed(s: HeavensState, name: string): number {
  const space = board(s).names.indexOf(name)
  if (space < 0) throw new Error(`no space ${name} on this table`)
  return space
}

/** A decision in notation that must be possible; gives what it told. */
export function act(s: HeavensState, seat: Seat, move: string): readonly Heard[] {
  const ear = new Ear()
  expect(submit(heavens, s, seat, heavens.moves.parse(move), ear)).toBeNull()
  heavens.check(s)
  return ear.heard
}

/** Any legal move of a seat, in notation. */
export const firstMove = (s: HeavensState, seat: Seat): string =>
  heavens.moves.format(legal(heavens, s, seat, new MoveList()).at(0))

/** A decision that must be refused and change nothing; gives the refusal. */
export function refused(s: HeavensState, seat: Seat, move: string): Refusal {
  const before = JSON.stringify(s)
  const refusal = submit(heavens, s, seat, heavens.moves.parse(move))
  expect(JSON.stringify(s)).toBe(before)
  if (refusal === null) throw new Error(`"${move}" is not refused`)
  return refusal
}

/** All choose: the Plans by seat. Gives what the reveal told. */
export function choose(s: HeavensState, ...plans: Plan[]): readonly Heard[] {
  let told: readonly Heard[] = []
  plans.forEach((plan, seat) => {
    told = act(s, seat, `plan ${plan}`)
  })
  return told
}

/** The told events of one kind. */
export const told = <K extends HeavensEvent['key']>(heard: readonly Heard[], key: K) =>
  heard
    .map(one => one.event as HeavensEvent)
    .filter((e): e is Extract<HeavensEvent, { key: K }> => e.key === key)

/** A table at the last turn of an evening; `nightfall` ends it. */
export function evening(seats: number, scene: Scene = {}): HeavensState {
  const s = table(seats, { phase: EVENING, moon: 0, ...scene })
  const last = (s.moon + seats - 1) % seats
  s.frames = [{ at: 'course' }, { at: 'turn', seat: last, left: 1, ratio: 1, offered: -1 }]
  s.plans = s.prestige.map(() => PLANS.indexOf('torch'))
  s.who = only(last)
  heavens.check(s)
  return s
}

/** The last seat of the evening passes, and night falls. */
export const nightfall = (s: HeavensState): readonly Heard[] =>
  act(s, (s.moon + s.seats - 1) % s.seats, 'pass')

/** What each seat earned from one source on a day. */
export const earned = (s: HeavensState, source: SourceName, day = 1): number[] =>
  s.prestige.map((_, seat) => s.tally[tallyAt(seat, day, SOURCE_NAMES.indexOf(source))])

/** The favour of one night in which all the planets shine, from one source. */
export function favourOf(source: SourceName, ...planets: string[][]): number[] {
  const seats = Math.max(3, planets.length)
  const s = evening(seats, { day: 2, planets, torch: new Array(seats).fill(9) })
  nightfall(s)
  return earned(s, source, 2)
}

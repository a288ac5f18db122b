import { Ear, legal, MoveList, type Refusal, type Seat, start, submit } from '@pantheon/core'
import { expect } from 'vitest'
import { mytikas } from '../index.ts'
import type { MytikasEvent } from '../rules/events.ts'
import { AREAS, CARDS, type CardName, cell, GODS, RESOURCES, SLOTS } from '../rules/names.ts'
import { IN_LINE, OFF_BOARD, type State, UNSEEN } from '../rules/state.ts'

type God = (typeof GODS)[number]
type Slot = (typeof SLOTS)[number]

/** A deity card somebody controls. */
export interface Held {
  readonly by: Seat
  readonly offerings?: number
  readonly lock?: number
  /** Received in this very turn, so that it does not work yet. */
  readonly fresh?: boolean
}

/** A position at the start of a turn. Lists go by seat; what is left out is empty. */
export interface Scene {
  readonly active?: Seat
  readonly options?: Readonly<Record<string, string>>
  /** Cubes as words: `1: '2 stone, 1 gold'` for level 1. */
  readonly cubes?: readonly Readonly<Record<number, string>>[]
  readonly built?: readonly Partial<Record<Slot, number>>[]
  readonly favors?: readonly (readonly God[])[]
  readonly reserve?: readonly number[]
  readonly builders?: readonly (string | null)[]
  readonly cards?: Partial<Record<CardName, Held>>
  readonly line?: readonly CardName[]
  readonly locksTaken?: number
  /** Level tokens, where they are not what the buildings leave. */
  readonly tokens?: readonly number[]
}

/** The number of a word in its list. */
export const numberOf = (words: readonly string[], word: string): number => {
  const index = words.indexOf(word)
  if (index < 0) throw new Error(`no ${word} among ${words.join(', ')}`)
  return index
}

/** The number of a deity card. */
export const card = (name: CardName): number => numberOf(CARDS, name)

/** A table at the start of a turn, as the scene says. */
export function table(seats: number, scene: Scene = {}): State {
  const state = start(mytikas, { seats })
  const { active = 0 } = scene
  Object.assign(state, { first: 0, active, turn: 5, locksTaken: scene.locksTaken ?? 0 })
  state.place.fill(UNSEEN)
  for (let seat = 0; seat < seats; seat++) {
    for (const [level, goods] of Object.entries(scene.cubes?.[seat] ?? {}))
      put(state, seat, Number(level), goods)
    for (const [slot, level] of Object.entries(scene.built?.[seat] ?? {})) {
      state.slots[seat][numberOf(SLOTS, slot)] = level
      state.tokens[level - 1]--
    }
    for (const god of scene.favors?.[seat] ?? []) {
      state.favors[seat][numberOf(GODS, god)]++
      state.pile[numberOf(GODS, god)]--
    }
    state.reserve[seat] = scene.reserve?.[seat] ?? 0
    const builder = scene.builders?.[seat]
    state.builder[seat] = builder ? numberOf(AREAS, builder) : OFF_BOARD
  }
  for (const name of scene.line ?? []) state.place[card(name)] = IN_LINE
  for (const [name, held] of Object.entries(scene.cards ?? {})) {
    const c = numberOf(CARDS, name)
    state.place[c] = held.by
    state.lock[c] = held.lock ?? 0
    state.offerings[c] = held.lock ? 0 : (held.offerings ?? 1)
    state.since[c] = held.fresh ? state.turn : 0
  }
  if (scene.tokens) state.tokens = [...scene.tokens]
  state.frames = [{ at: 'turn' }, { at: 'depart', smelted: false, burnt: false }]
  state.who = 1 << active
  if (!scene.tokens && !scene.locksTaken) mytikas.check(state)
  return state
}

function put(state: State, seat: Seat, level: number, goods: string): void {
  for (const part of goods.split(',')) {
    const [n, resource] = part.trim().split(' ')
    state.cubes[seat][cell(numberOf(RESOURCES, resource), level)] += Number(n)
  }
}

/** Plays moves in notation, which must all be possible; gives what they told. */
export function act(state: State, seat: Seat, ...moves: string[]): MytikasEvent[] {
  const ear = new Ear<MytikasEvent>()
  for (const move of moves) {
    const refusal = submit(mytikas, state, seat, mytikas.moves.parse(move), ear)
    const why = refusal && mytikas.text.say(refusal, other => `seat ${other}`)
    expect(why, `seat ${seat}: ${move}`).toBeNull()
  }
  return ear.heard.map(told => told.event)
}

/** A move that must be refused, and change nothing; gives the refusal. */
export function refused(state: State, seat: Seat, move: string): Refusal | null {
  const before = JSON.stringify(state)
  const refusal = submit(mytikas, state, seat, mytikas.moves.parse(move))
  expect(refusal, `seat ${seat}: ${move} should be refused`).not.toBeNull()
  expect(JSON.stringify(state)).toBe(before)
  return refusal
}

/** What a seat may do now, in notation; free moves down are left out unless asked for. */
export function offered(state: State, seat: Seat, downs = false): string[] {
  const list = legal(mytikas, state, seat, new MoveList()).toArray()
  return list.map(move => mytikas.moves.format(move)).filter(move => downs || !move.startsWith('down '))
}

/** Cubes of a seat on a level: stone, marble, gold. */
export const cubesAt = (state: State, seat: Seat, level: number): number[] =>
  RESOURCES.map((_, r) => state.cubes[seat][cell(r, level)])

/** The seat asked to decide now, if it is one alone. */
export const asked = (state: State): Seat => Math.log2(state.who)

/** The points of a seat for one line of the sheet. */
export function points(state: State, seat: Seat, what: string): number | undefined {
  return mytikas.score(state, seat).find(line => line.seat === seat && line.what === `score.${what}`)?.points
}

import {
  CHANCE,
  clone,
  dump,
  Ear,
  type Game,
  type Heard,
  legal,
  type Move,
  MoveList,
  play,
  type Rng,
  type Seat,
  type State,
} from '@pantheon/core'
import type { Arena } from '../arena.ts'
import { seats } from './copies.ts'
import { hears } from './secrets.ts'

/** At most so many outcomes of chance are tried, and so many guesses at each. */
const TRIED = 8
const GUESSES = 8

const list = new MoveList()

interface Outcome {
  readonly move: Move
  readonly state: State
  readonly heard: readonly Heard[]
}

/**
 * If two outcomes of chance look the same to a seat and differ in what it can only guess at, they also sound the same.
 * Otherwise an event tells what the view hides: a card dealt in secret, say, called out to everybody.
 */
export function soundsAsItLooks(arena: Arena): void {
  const { game } = arena
  arena.atPositions(({ state }, rng) => {
    const moves = rng.shuffle(legal(game, state, CHANCE, list).toArray()).slice(0, TRIED)
    const outcomes = moves.map(move => outcome(game, state, move))
    for (const seat of seats(state)) demandSilence(game, seat, outcomes, rng)
  })
}

function outcome(game: Game, state: State, move: Move): Outcome {
  const after = clone(state)
  const ear = new Ear()
  play(game, after, CHANCE, move, ear)
  return { move, state: after, heard: ear.heard }
}

function demandSilence(game: Game, seat: Seat, outcomes: readonly Outcome[], rng: Rng): void {
  const looks = new Map<string, { one: Outcome; sound: string }>()
  for (const one of outcomes) {
    const look = JSON.stringify([one.state.who, game.view(one.state, seat)])
    const sound = JSON.stringify(one.heard.filter(told => hears(seat, told)).map(told => told.event))
    const other = looks.get(look)
    if (other === undefined) looks.set(look, { one, sound })
    else if (other.sound !== sound && hiddenBetween(game, seat, other.one.state, one.state, rng)) {
      const [a, b] = [other.one.move, one.move].map(game.moves.format)
      throw new Error(
        `"${a}" and "${b}" look the same to seat ${seat}, but it hears ${other.sound} and ${sound}`,
      )
    }
  }
}

/** Do two positions differ in a place that `seat` can only guess at? */
function hiddenBetween(game: Game, seat: Seat, a: State, b: State, rng: Rng): boolean {
  const [ours, theirs] = [leaves(dump(a)), leaves(dump(b))]
  const apart = [...ours.keys()].filter(path => ours.get(path) !== theirs.get(path))
  for (let i = 0; i < GUESSES; i++) {
    const guess = leaves(dump(game.guess(a, seat, rng)))
    if (apart.some(path => guess.get(path) !== ours.get(path))) return true
  }
  return false
}

/** Every value in a plain record, by its path. */
function leaves(value: unknown, path = '', found = new Map<string, unknown>()): Map<string, unknown> {
  if (typeof value === 'object' && value !== null)
    for (const [key, field] of Object.entries(value)) leaves(field, `${path}.${key}`, found)
  else found.set(path, value)
  return found
}

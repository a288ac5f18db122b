import {
  CHANCE,
  clone,
  type Game,
  legal,
  lowest,
  MoveList,
  type Options,
  over,
  play,
  Rng,
  type State,
  start,
} from '@pantheon/core'
import { randomMove } from './played.ts'

/**
 * A position to count from: the one after `opening` random decisions (20 unless told) drawn from `seed` at this
 * table. An opening of 0 is the beginning of the game.
 */
export interface PerftStart {
  readonly seats: number
  readonly options?: Options
  readonly seed: string
  readonly opening?: number
}

/** A count that must come out: the sequences of `depth` moves from that position. */
export interface PerftCount extends PerftStart {
  readonly depth: number
  readonly nodes: number
}

/** The position that a count starts from. */
export function perftStart(game: Game, { seats, options = {}, seed, opening = 20 }: PerftStart): State {
  const state = start(game, { seats, options })
  const rng = new Rng(`perft/${seed}`)
  const list = new MoveList()
  for (let made = 0; made < opening; made++) {
    if (over(state)) throw new Error(`perft: the game from seed "${seed}" is over after ${made} decisions`)
    const seat = state.who === CHANCE ? CHANCE : lowest(state.who)
    play(game, state, seat, randomMove(game, state, seat, list, rng))
  }
  return state
}

/**
 * The number of different sequences of exactly `depth` moves from a position. Every outcome of chance counts
 * once, whatever its weight; where several seats pick at once they do so in order. A game that ends sooner adds
 * nothing.
 */
export function perft(game: Game, state: State, depth: number): number {
  const lists = Array.from({ length: depth }, () => new MoveList())
  const count = (state: State, depth: number): number => {
    if (depth === 0) return 1
    if (over(state)) return 0
    const seat = state.who === CHANCE ? CHANCE : lowest(state.who)
    const list = legal(game, state, seat, lists[depth - 1])
    if (depth === 1) return list.length
    let nodes = 0
    for (let i = 0; i < list.length; i++) {
      const next = clone(state)
      play(game, next, seat, list.at(i))
      nodes += count(next, depth - 1)
    }
    return nodes
  }
  return count(state, depth)
}

/** The counts of all depths from 1 to `depth`, as lines to paste into a battery's `perft`. */
export function perftLines(game: Game, from: PerftStart, depth: number): string {
  const state = perftStart(game, from)
  return Array.from({ length: depth }, (_, i) =>
    JSON.stringify({ ...from, depth: i + 1, nodes: perft(game, state, i + 1) }),
  ).join('\n')
}

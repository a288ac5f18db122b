import {
  type Game,
  type Move,
  MoveList,
  type Options,
  over,
  play,
  Rng,
  type Seat,
  start,
} from '@pantheon/core'
import { type Chooser, uniform } from './choose.ts'
import { Coverage } from './coverage.ts'
import { Fault } from './fault.ts'
import { anyActor, offered } from './played.ts'

export { type Chooser, curious, eager, mixture, uniform } from './choose.ts'
export { Fault } from './fault.ts'

/** What to play. */
export interface FuzzRequest {
  readonly seats: number
  readonly options?: Options
  readonly games: number
  readonly seed: string
  /** Put the game's laws to every position, to every so-manieth, or to none but the last. */
  readonly check: boolean | number
  /** Who decides; blind chance unless told. */
  readonly choose?: Chooser
}

/** What was played and reached. */
export interface FuzzReport {
  readonly games: number
  readonly decisions: number
  /** Decisions of the longest game. */
  readonly longest: number
  readonly endings: Readonly<Record<string, number>>
  readonly verbs: Readonly<Record<string, number>>
  /** By verb and number of the argument: `words['build 0']['temple']`. */
  readonly words: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly things: Readonly<Record<string, number>>
}

/**
 * Plays random games as fast as it can and counts what they reach. The first fault (nobody can move, a law is
 * broken, a game runs past its bound, anything thrown) stops it with a `Fault` that holds the seed and the log.
 */
export function fuzz(game: Game, request: FuzzRequest): FuzzReport {
  const { seats, options = {}, games, seed, choose = uniform } = request
  const cadence = request.check === true ? 1 : request.check === false ? Infinity : request.check
  const coverage = new Coverage(game)
  const list = new MoveList()
  const log: [Seat, Move][] = []
  let decisions = 0
  let longest = 0
  for (let i = 0; i < games; i++) {
    const gameSeed = `${seed}/${i}`
    log.length = 0
    try {
      const rng = new Rng(gameSeed)
      const state = start(game, { seats, options }, coverage)
      while (!over(state)) {
        if (log.length >= game.bound) throw new Error(`not over after ${game.bound} decisions`)
        const seat = anyActor(state, rng)
        offered(game, state, seat, list)
        const move = choose(game, state, seat, list, rng)
        log.push([seat, move])
        coverage.move(move)
        play(game, state, seat, move, coverage)
        if (log.length % cadence === 0) game.check(state)
      }
      game.check(state)
      if (!game.endings.includes(state.ended))
        throw new Error(`ended by "${state.ended}", none of ${game.endings.join(', ')}`)
      coverage.end(state.ended)
    } catch (error) {
      throw new Fault(game, { table: { seats, options }, seed: gameSeed, log }, log.length, error)
    }
    decisions += log.length
    longest = Math.max(longest, log.length)
  }
  const { endings, verbs, words, things } = coverage
  return { games, decisions, longest, endings, verbs, words, things }
}

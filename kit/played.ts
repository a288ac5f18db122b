import {
  acts,
  CHANCE,
  dump,
  Ear,
  type Emit,
  type Game,
  type Heard,
  legal,
  lowest,
  type Move,
  MoveList,
  type Options,
  over,
  play,
  Rng,
  type Seat,
  type State,
  seatsOf,
  start,
} from '@pantheon/core'
import { type Chooser, uniform } from './choose.ts'

/** A table: how many play, with which options. */
export interface Table {
  readonly seats: number
  readonly options: Options
}

/** One game that was played: its table, its log, how it stopped. */
export interface Played {
  readonly table: Table
  readonly seed: string
  readonly log: readonly (readonly [seat: Seat, move: Move])[]
  readonly stopped: 'over' | 'stuck' | 'runaway' | 'crashed'
  /** What was thrown, if it crashed. */
  readonly error: unknown
  /** The last position, as text. */
  readonly last: string
}

/** A moment of a game being played again: the position, and what the decision before it told. */
export interface Moment {
  readonly played: Played
  readonly number: number
  readonly state: State
  readonly heard: readonly Heard[]
}

/** Plays a game again, moment by moment. The state is changed in place from one to the next. */
export function* moments(game: Game, played: Played): Generator<Moment> {
  const opening = new Ear()
  const state = start(game, played.table, opening)
  yield { played, number: 0, state, heard: opening.heard }
  for (const [i, [seat, move]] of played.log.entries()) {
    const ear = new Ear()
    playAgain(game, state, seat, move, ear)
    yield { played, number: i + 1, state, heard: ear.heard }
  }
}

/** The position of a game after its first `number` decisions. */
export function positionAfter(game: Game, played: Played, number: number): State {
  const state = start(game, played.table)
  for (const [seat, move] of played.log.slice(0, number)) playAgain(game, state, seat, move, null)
  return state
}

function playAgain(game: Game, state: State, seat: Seat, move: Move, emit: Emit | null): void {
  if (!acts(state.who, seat)) throw new Error(`played again, the log goes another way: ${seat} need not act`)
  play(game, state, seat, move, emit)
}

/** The state as one text: equal texts, equal positions. */
export const picture = (state: State): string => JSON.stringify(dump(state))

/** One of those who must act, drawn by lot. */
export function anyActor(state: State, rng: Rng): Seat {
  if (state.who === CHANCE) return CHANCE
  if ((state.who & (state.who - 1)) === 0) return lowest(state.who)
  const seats = seatsOf(state.who)
  return seats[rng.below(seats.length)]
}

/** What `seat`, who must act, may do; throws where that is nothing, so that no one draws from an empty list. */
export function offered(game: Game, state: State, seat: Seat, list: MoveList): MoveList {
  legal(game, state, seat, list)
  if (list.length > 0 && list.total > 0) return list
  throw new Error(`${seat === CHANCE ? 'chance' : `seat ${seat}`} must act and has no move`)
}

/** Any move of those offered, by weight. */
export const randomMove = (game: Game, state: State, seat: Seat, list: MoveList, rng: Rng): Move =>
  uniform(game, state, seat, offered(game, state, seat, list), rng)

/** Plays one game at a table, from a seed. */
export function playGame(game: Game, table: Table, seed: string, choose: Chooser): Played {
  const rng = new Rng(seed)
  const list = new MoveList()
  const log: [Seat, Move][] = []
  const end = (stopped: Played['stopped'], last: string, error: unknown = null): Played => ({
    table,
    seed,
    log,
    stopped,
    error,
    last,
  })
  let doing = ''
  try {
    const state = start(game, table)
    while (!over(state)) {
      if (log.length >= game.bound) return end('runaway', picture(state))
      const seat = anyActor(state, rng)
      legal(game, state, seat, list)
      if (list.length === 0 || list.total <= 0) return end('stuck', picture(state))
      const move = choose(game, state, seat, list, rng)
      doing = `"${game.moves.format(move)}" of ${seat}: `
      play(game, state, seat, move)
      doing = ''
      log.push([seat, move])
    }
    return end('over', picture(state))
  } catch (error) {
    return end('crashed', '', new Error(`${doing}${error}`, { cause: error }))
  }
}

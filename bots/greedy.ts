import {
  clone,
  type Game,
  legal,
  type Move,
  MoveList,
  only,
  play,
  type Seat,
  type State,
} from '@pantheon/core'
import type { Bot } from './bot.ts'

/**
 * How many positions greedy looks at for one decision. A player's decision may be several small moves
 * (where to build, what to pay, which bonus), so it looks on through its own moves until another must act.
 */
export const POSITIONS = 96

/** One list for each step of looking ahead, kept from one decision to the next. */
const lists: MoveList[] = []

/** The move after which the seat stands best by the game's own evaluation; equals are drawn by lot. */
export const greedy: Bot = {
  name: 'greedy',
  choose({ game, seat, moves, guess }, rng) {
    if (moves.length === 1) return moves.at(0)
    const values = prospects(game, guess(rng), seat, moves, POSITIONS)
    let best = -Infinity
    let chosen = moves.at(0)
    let equals = 0
    for (let i = 0; i < moves.length; i++) {
      if (values[i] > best) {
        best = values[i]
        equals = 0
      }
      if (values[i] === best && rng.below(++equals) === 0) chosen = moves.at(i)
    }
    return chosen
  },
}

/** How good each move looks to the seat, looking at about so many positions; `state` is used up. */
export function prospects(
  game: Game,
  state: State,
  seat: Seat,
  moves: MoveList,
  positions: number,
): number[] {
  const values: number[] = []
  for (let i = 0; i < moves.length; i++)
    values.push(after(game, branch(state, i, moves), seat, moves.at(i), positions / moves.length, 0))
  return values
}

/** The position after the move that looks best to the seat, the first of equals; `state` is used up. */
export function bestEnd(game: Game, state: State, seat: Seat, moves: MoveList, positions: number): State {
  const share = positions / moves.length
  let best = state
  let most = -Infinity
  for (let i = 0; i < moves.length; i++) {
    const end = branch(state, i, moves)
    play(game, end, seat, moves.at(i))
    const value = goesOn(end, seat, share) ? from(game, clone(end), seat, share, 0) : game.evaluate(end, seat)
    if (value > most) {
      best = end
      most = value
    }
  }
  return best
}

/** The position to try move number `i` on: the last one may have the original. */
const branch = (state: State, i: number, moves: MoveList): State =>
  i === moves.length - 1 ? state : clone(state)

/** The value of a move: of the position after it, or of the best the seat can make of it within `share`. */
function after(game: Game, state: State, seat: Seat, move: Move, share: number, depth: number): number {
  play(game, state, seat, move)
  return goesOn(state, seat, share) ? from(game, state, seat, share, depth) : game.evaluate(state, seat)
}

/** Is the seat to decide again, with positions left to look at? */
const goesOn = (state: State, seat: Seat, share: number): boolean => share >= 2 && state.who === only(seat)

/** The value of the best that the seat can make of its next moves; `state` is used up. */
function from(game: Game, state: State, seat: Seat, share: number, depth: number): number {
  lists[depth] ??= new MoveList()
  const moves = legal(game, state, seat, lists[depth])
  let best = -Infinity
  for (let i = 0; i < moves.length; i++) {
    const value = after(game, branch(state, i, moves), seat, moves.at(i), share / moves.length, depth + 1)
    if (value > best) best = value
  }
  return best
}

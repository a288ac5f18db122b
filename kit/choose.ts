import {
  CHANCE,
  clone,
  type Game,
  type Move,
  type MoveList,
  play,
  type Rng,
  type Seat,
  type State,
} from '@pantheon/core'

/** Decides for every seat, and for chance, in games that are played to test the rules. Draws only from `rng`. */
export type Chooser = (game: Game, state: State, seat: Seat, moves: MoveList, rng: Rng) => Move

/** Any listed move; outcomes of chance by their weights. */
export const uniform: Chooser = (_game, _state, _seat, moves, rng) => moves.fall(rng.below(moves.total))

/**
 * Mostly the listed move it has made least often so far, whatever its weight: it gets to rare corners much
 * sooner than blind chance. It remembers from game to game.
 */
export function curious(game: Game): Chooser {
  const made = new Uint32Array(game.moves.size)
  return (_game, _state, _seat, moves, rng) => {
    const move = rng.below(4) === 0 ? moves.at(rng.below(moves.length)) : leastMade(made, moves, rng)
    made[move]++
    return move
  }
}

function leastMade(made: Uint32Array, moves: MoveList, rng: Rng): Move {
  let chosen = moves.at(0)
  let equals = 0
  for (let i = 0; i < moves.length; i++) {
    const move = moves.at(i)
    if (made[move] < made[chosen]) equals = 0
    if (made[move] <= made[chosen] && rng.below(++equals) === 0) chosen = move
  }
  return chosen
}

/** An eager chooser weighs so many moves of a list. */
const WEIGHED = 8

/**
 * The best of a few moves by the game's own evaluation of the true position: quick, not fair. It gets to the
 * positions and endings of games that somebody wants to win.
 */
export const eager: Chooser = (game, state, seat, moves, rng) => {
  if (seat === CHANCE) return uniform(game, state, seat, moves, rng)
  let best = -Infinity
  let chosen = moves.at(0)
  for (const move of rng.shuffle(moves.toArray()).slice(0, WEIGHED)) {
    const next = clone(state)
    play(game, next, seat, move)
    const value = game.evaluate(next, seat)
    if (value > best) {
      best = value
      chosen = move
    }
  }
  return chosen
}

/** The usual mixture, by turns: blind, curious, blind, eager. */
export const mixture = (game: Game): readonly Chooser[] => [uniform, curious(game), uniform, eager]

import {
  CHANCE,
  clone,
  type Game,
  legal,
  lowest,
  type Move,
  MoveList,
  only,
  over,
  play,
  Rng,
  type Seat,
  type State,
  start,
} from '@pantheon/core'
import { type OmensState, omens } from '../../kit/toys/omens.ts'
import { type Bot, seenBy } from '../index.ts'

/** What a bot chooses at a position. */
export const choice = (game: Game, bot: Bot, state: State, seat: Seat, seed: string): Move =>
  bot.choose(seenBy(game, state, seat, legal(game, state, seat, new MoveList())), new Rng(seed))

/** Positions of random games in which a player has a choice: every `every`-th of each game. */
export function* choices(
  game: Game,
  seats: number,
  games: number,
  every: number,
  options = {},
): Generator<[state: State, seat: Seat]> {
  const list = new MoveList()
  for (let i = 0; i < games; i++) {
    const rng = new Rng(`choices/${i}`)
    const state = start(game, { seats, options })
    for (let found = 0; !over(state); ) {
      const seat = state.who === CHANCE ? CHANCE : lowest(state.who)
      legal(game, state, seat, list)
      if (seat !== CHANCE && list.length > 1 && found++ % every === 0) yield [clone(state), seat]
      legal(game, state, seat, list)
      play(game, state, seat, list.fall(rng.below(list.total)))
    }
  }
}

/** A three-seat game of Omens in which seat 0 has just won its first token, and the others hold `tokens`. */
export function atBoon(...tokens: [number, number]): OmensState {
  const state = start(omens, { seats: 3 })
  state.tokens = [1, ...tokens]
  state.frames.push({ at: 'boon', winner: 0 })
  state.who = only(0)
  return state
}

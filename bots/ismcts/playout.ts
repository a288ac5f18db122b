import {
  acts,
  CHANCE,
  clone,
  legal,
  lowest,
  type Move,
  MoveList,
  over,
  play,
  type Rng,
  type Seat,
  type State,
} from '@pantheon/core'
import type { Seen } from '../bot.ts'

/** For each decision so many moves are thought of, and the one that looks best at once is played. */
const OWN_THOUGHTS = 4
const OTHERS_THOUGHTS = 2
/** A line is played on for at most so many decisions. */
const FURTHEST = 30
/** So many random decisions show how the seat's turns begin. */
const SOUNDING = 80

/**
 * Plays a line on to where it can be judged. An evaluation sways within a turn (what is about to be done counts, what
 * others are about to do does not), so two lines can only be compared at the same moment of play. That moment is the
 * next one at which the seat is asked at the beginning of its turn: after the others have acted, with nothing left
 * unfinished on the stack of what is going on.
 */
export class Playout {
  private readonly list = new MoveList()
  /** The height of the stack when the seat's turn begins. */
  private readonly calm: number
  /** The last move that looked best. */
  private chosen: Move = -1

  constructor(
    private readonly seen: Seen,
    private readonly rng: Rng,
  ) {
    this.calm = this.sound()
  }

  /** The lowest stack on which the seat is asked after others have acted, in a stretch of random play. */
  private sound(): number {
    const { game, seat } = this.seen
    const { list, rng } = this
    const state = this.seen.guess(rng)
    let lowestStack = Infinity
    let others = false
    for (let made = 0; made < SOUNDING && !over(state); made++) {
      const actor = state.who === CHANCE ? CHANCE : acts(state.who, seat) ? seat : lowest(state.who)
      if (actor !== CHANCE && actor !== seat) others = true
      if (actor === seat && others) lowestStack = Math.min(lowestStack, state.frames.length)
      legal(game, state, actor, list)
      play(game, state, actor, list.fall(rng.below(list.total)))
    }
    return lowestStack
  }

  /** The position to judge; `others` says whether another seat has acted in this line yet. */
  run(from: State, others: boolean): State {
    const { game, seat } = this.seen
    const { list, rng } = this
    let state = from
    let away = others
    for (let made = 0; made < FURTHEST && !over(state); ) {
      if (state.who === CHANCE) {
        legal(game, state, CHANCE, list)
        play(game, state, CHANCE, list.fall(rng.below(list.total)))
        continue
      }
      if (!acts(state.who, seat)) away = true
      else if (away && state.frames.length <= this.calm) break
      const actor = lowest(state.who)
      legal(game, state, actor, list)
      if (list.length === 1) play(game, state, actor, list.at(0))
      else state = this.best(state, actor, list)
      made++
    }
    return state
  }

  /** A move for `actor`, who may choose from `list`: the one of a few drawn that looks best at once. */
  choose(state: State, actor: Seat, list: MoveList): Move {
    this.best(clone(state), actor, list)
    return this.chosen
  }

  /** The position after the best of a few moves drawn from the list; `state` is used up. */
  private best(state: State, actor: Seat, list: MoveList): State {
    const { game } = this.seen
    const drawn = list.toArray()
    const thoughts = Math.min(actor === this.seen.seat ? OWN_THOUGHTS : OTHERS_THOUGHTS, drawn.length)
    let most = -Infinity
    let reached = state
    for (let i = 0; i < thoughts; i++) {
      const j = i + this.rng.below(drawn.length - i)
      const move = drawn[j]
      drawn[j] = drawn[i]
      const next = i === thoughts - 1 ? state : clone(state)
      play(game, next, actor, move)
      const value = game.evaluate(next, actor)
      if (value > most) {
        most = value
        reached = next
        this.chosen = move
      }
    }
    return reached
  }
}

import {
  clone,
  type Game,
  legal,
  MoveList,
  only,
  play,
  type Rng,
  type Seat,
  type State,
} from '@pantheon/core'
import { fingerprint } from '../fingerprint.ts'
import { bestEnd, POSITIONS } from '../greedy.ts'
import { note, type Turn, turnsOf } from '../turns.ts'

/** Of more moves than this, so many come to mind, drawn by lot. */
const THOUGHTS = 16
/**
 * Where lines hold no surprise, a turn of several moves is thought through, or nobody would begin what pays only in the
 * end. Where they do, many lines on quick looks tell more.
 */
const THOROUGH = { positions: 48, keep: 1 }
/** A seat chooses among so many turns. */
const CHOICE = 2
/** Without trees the seat looks at so many positions of its own; rivals at as many as greedy does. */
export const OWN_POSITIONS = 24
/** So many positions are remembered with what was thought there: some 10 MB. */
const REMEMBERED = 1000

/** How everybody plays in a line: about as well as greedy. `game` is judged by what was learnt, `plain` as it is. */
export class Policy {
  private readonly memory = new Map<number, readonly Turn[]>()
  private readonly list = new MoveList()

  constructor(
    private readonly game: Game,
    private readonly plain: Game,
    private readonly own: Seat,
  ) {}

  /** The two best of the seat's `moves` at a glance, the best first. */
  glance(state: State, seat: Seat, moves: MoveList, rng: Rng): Turn[] {
    const { game } = this
    if (moves.length > THOUGHTS) draw(moves, rng)
    const best: Turn[] = []
    for (let i = 0; i < moves.length; i++) {
      const end = clone(state)
      const move = moves.at(i)
      play(game, end, seat, move)
      note(best, { moves: [move], value: game.evaluate(end, seat), end }, CHOICE)
    }
    return best
  }

  /** The position after the best of the seat's `moves` at a glance; `state` is used up. */
  dash(state: State, seat: Seat, moves: MoveList, rng: Rng): State {
    const { game } = this
    if (moves.length > THOUGHTS) draw(moves, rng)
    const last = moves.length - 1
    let best = state
    let most = -Infinity
    for (let i = 0; i <= last; i++) {
      const end = i === last ? state : clone(state)
      play(game, end, seat, moves.at(i))
      const value = game.evaluate(end, seat)
      if (value > most) {
        best = end
        most = value
      }
    }
    return best
  }

  /**
   * The position after the seat's best move by how its turn would end: a rival's as greedy would see it, that of the seat that
   * thinks by what was learnt. `state` is used up.
   */
  heed(state: State, seat: Seat, moves: MoveList): State {
    const { game, plain, own } = this
    return seat === own
      ? bestEnd(game, state, seat, moves, OWN_POSITIONS)
      : bestEnd(plain, state, seat, moves, POSITIONS)
  }

  /**
   * The best turns the seat can think of, the best first. Who comes to a position again has its thoughts ready: without
   * surprises most lines cost next to nothing.
   */
  ponder(state: State, seat: Seat, rng: Rng): readonly Turn[] {
    const { memory } = this
    const print = fingerprint(state) + seat
    const known = memory.get(print)
    if (known !== undefined) return known
    const turns = this.think(state, seat, rng)
    if (memory.size === REMEMBERED) memory.clear()
    memory.set(print, turns)
    return turns
  }

  private think(state: State, seat: Seat, rng: Rng): readonly Turn[] {
    const { game, list } = this
    const glimpsed = this.glance(state, seat, legal(game, state, seat, list), rng)
    return glimpsed.some(({ end }) => end.who === only(seat))
      ? turnsOf(game, state, seat, legal(game, state, seat, list), THOROUGH).slice(0, CHOICE)
      : glimpsed
  }
}

/** Leaves a few of the moves in the list, drawn by lot. */
function draw(list: MoveList, rng: Rng): void {
  const moves = list.toArray()
  list.clear()
  for (let i = 0; i < THOUGHTS; i++) {
    const j = i + rng.below(moves.length - i)
    list.add(moves[j])
    moves[j] = moves[i]
  }
}

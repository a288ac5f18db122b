import { type Game, legal, MoveList, only, type Rng, type Seat, type State } from '@pantheon/core'
import { fingerprint } from '../fingerprint.ts'
import { type Turn, turnsOf } from '../turns.ts'

/** So many moves, drawn by lot, come to mind where one move is a whole turn. */
const THOUGHTS = 4
const BRIEF = { positions: THOUGHTS, keep: 1 }
/**
 * Where little is left to chance, a turn of several moves is thought through, or nobody would begin what pays only in the
 * end. Where a line has luck in it, many lines on few thoughts tell more.
 */
const THOROUGH = { positions: 48, keep: 1 }
/** A seat chooses among so many turns. */
const CHOICE = 2
/** So many positions are remembered with what was thought there: some 10 MB. */
const REMEMBERED = 1000

/**
 * How everybody plays in a line: by whole turns, about as well as greedy. A seat that comes to a position again has its
 * thoughts ready; where little is left to chance, most lines cost next to nothing.
 */
export class Policy {
  private readonly memory = new Map<number, readonly Turn[]>()
  private readonly list = new MoveList()

  constructor(private readonly game: Game) {}

  /** The turns that come to the seat's mind, the best first; it must have a choice. `luck`: chance decides much here. */
  turnsAt(state: State, seat: Seat, rng: Rng, luck: boolean): readonly Turn[] {
    const { memory } = this
    const print = fingerprint(state) + seat
    const known = memory.get(print)
    if (known !== undefined) return known
    const turns = this.think(state, seat, rng, luck).slice(0, CHOICE)
    if (memory.size === REMEMBERED) memory.clear()
    memory.set(print, turns)
    return turns
  }

  private think(state: State, seat: Seat, rng: Rng, luck: boolean): readonly Turn[] {
    const { game, list } = this
    legal(game, state, seat, list)
    if (list.length > THOUGHTS) draw(list, rng)
    const turns = turnsOf(game, state, seat, list, BRIEF)
    return !luck && turns.some(({ end }) => end.who === only(seat))
      ? turnsOf(game, state, seat, legal(game, state, seat, list), THOROUGH)
      : turns
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

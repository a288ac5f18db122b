import {
  acts,
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
import { fingerprint } from './fingerprint.ts'

/** A whole turn: what a seat does until chance or another decides. */
export interface Turn {
  readonly moves: readonly Move[]
  /** How good the game's evaluation finds its end for the seat. */
  readonly value: number
  /** Where it ends. Shared: copy it before playing on. */
  readonly end: State
}

/** How widely to think: so many positions, and so many turns at most for each first move. */
export interface Breadth {
  readonly positions: number
  readonly keep: number
}

/** A position within a turn, and how it was reached. */
interface Stage {
  readonly state: State
  readonly value: number
  readonly move: Move
  readonly before: Stage | null
}

/** A turn has at most so many moves; a longer one is judged as far as it has come. */
const LONGEST = 24
/** Positions that one of a beam leads to, and by how much a layer leaves something for those below it. */
const BRANCHES = 8
const THRIFT = 2.5
/** With fewer positions to look at it is not worth while to ask whether one was met before. */
const WARY = 200

const list = new MoveList()

/**
 * The turns a seat may choose from `moves` on, the best first: at least one for each first move. A beam search for each of
 * them, layer by layer; what another order of the same moves reaches again is left out. Once `stop` says so, turns are taken
 * as far as they have come. `state` stays as it was.
 */
export function turnsOf(
  game: Game,
  state: State,
  seat: Seat,
  moves: MoveList,
  { positions, keep }: Breadth,
  stop = (): boolean => false,
): Turn[] {
  const met = positions >= WARY ? new Set<number>() : null
  const done: Stage[][] = []
  let open: Stage[][] = []
  let left = positions

  const enter = (branch: number, from: State, move: Move, before: Stage | null): void => {
    play(game, from, seat, move)
    if (met !== null && before !== null) {
      const print = fingerprint(from) + branch
      if (met.has(print)) return
      met.add(print)
    }
    left--
    const stage = { state: from, value: game.evaluate(from, seat), move, before }
    if (from.who === only(seat)) open[branch].push(stage)
    else note(done[branch], stage, keep)
  }

  for (let i = 0; i < moves.length; i++) {
    done.push([])
    open.push([])
    enter(i, clone(state), moves.at(i), null)
  }
  for (let depth = 1; depth < LONGEST && left > 0; depth++) {
    const layer = open
    const beams = layer.filter(beam => beam.length > 0).length
    if (beams === 0) break
    const width = Math.max(1, Math.round(left / (beams * BRANCHES * THRIFT)))
    open = layer.map(() => [])
    for (const [branch, beam] of layer.entries())
      for (const [i, from] of beam.sort(byValue).entries()) {
        if (i >= width || left <= 0 || stop()) {
          note(done[branch], from, keep)
          continue
        }
        const next = legal(game, from.state, seat, list).toArray()
        for (const [k, move] of next.entries())
          enter(branch, k === next.length - 1 ? from.state : clone(from.state), move, from)
      }
  }
  for (const [branch, beam] of open.entries()) for (const stage of beam) note(done[branch], stage, keep)
  return done.flat().sort(byValue).map(turnTo)
}

/** Takes the moves of a turn, the first of which is legal, as far as they are possible in this guess. */
export function takeTurn(
  game: Game,
  state: State,
  seat: Seat,
  { moves }: Pick<Turn, 'moves'>,
  list: MoveList,
  step: (state: State, seat: Seat, move: Move) => void,
): void {
  for (const [i, move] of moves.entries()) {
    if (i > 0 && !(acts(state.who, seat) && legal(game, state, seat, list).has(move))) break
    step(state, seat, move)
  }
}

const byValue = (a: Stage, b: Stage): number => b.value - a.value

/** Keeps the best few, the best first. */
export function note<T extends { readonly value: number }>(best: T[], found: T, keep: number): void {
  if (best.length === keep) {
    if (found.value <= best[keep - 1].value) return
    best.pop()
  }
  let at = best.length
  while (at > 0 && best[at - 1].value < found.value) at--
  best.splice(at, 0, found)
}

function turnTo(last: Stage): Turn {
  const moves: Move[] = []
  for (let stage: Stage | null = last; stage !== null; stage = stage.before) moves.unshift(stage.move)
  return { moves, value: last.value, end: last.state }
}

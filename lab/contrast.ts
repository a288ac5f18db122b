import { greedy, Impression, look, type Net, Search, seenBy, weightsOf } from '@pantheon/bots'
import {
  CHANCE,
  type Game,
  legal,
  lowest,
  type Move,
  MoveList,
  over,
  play,
  Rng,
  type Seat,
  type State,
  start,
} from '@pantheon/core'
import { insightOf, judgementOf } from './judging.ts'

/** A position as a net sees it, such as the end of a turn, and what lines from there came to on the average: the seat's chance to win. */
export interface Option {
  readonly seen: Impression
  readonly came: number
}

/** A decision: how it looks before it, what the turn that seemed best came to, and its turns side by side. */
export interface Contrast {
  readonly rivals: number
  readonly before: Option
  readonly options: readonly Option[]
}

/** How to gather contrasts. */
export interface Gathering {
  /** Tables of so many seats in turn: one that stands there twice is played twice as often. */
  readonly tables: readonly number[]
  readonly seed: string
  /** So many lines for each turn, of so many of the seat's own turns. */
  readonly lines: number
  readonly horizon: number
}

/** So many turns of a decision are followed; in one of so many decisions the last of them is any other. */
const [MOST_TURNS, STRANGER] = [6, 3]

/** The game as those see it who go by this net, in lines of so many turns. */
export function seenThrough(game: Game, net: Net, horizon: number): Game {
  const insight = { ...insightOf(game), hidden: net.hidden, weights: weightsOf(net) }
  return { ...game, judgement: { ...judgementOf(game), insight, horizon } }
}

/**
 * What turns come to, in one game more: one seat takes what the net likes best among greedy players, and at each of its
 * decisions the best few turns are followed by a few lines of the search, line k of each with the same guess and the same luck.
 * A turn that ends the game tells nothing: no net is asked there.
 */
export function contrastsOf(game: Game, number: number, brief: Gathering): Contrast[] {
  const rng = new Rng(`${brief.seed}/${number}`)
  const seats = brief.tables[number % brief.tables.length]
  const own = rng.below(seats)
  const state = start(game, { seats })
  const list = new MoveList()
  const contrasts: Contrast[] = []

  const decide = (seat: Seat): Move => {
    const seen = seenBy(game, state, seat, list)
    if (list.length === 1 || seat !== own) return greedy.choose(seen, rng)
    // What rivals' turns tell of their hands is left out: it takes as long as all these lines, and the net is not told of it.
    const search = new Search({ ...seen, deduce: () => seen.guess }, rng)
    const at = [...search.turns.keys()].slice(0, MOST_TURNS)
    const others = search.turns.length - MOST_TURNS
    if (others > 0 && rng.below(STRANGER) === 0) at[MOST_TURNS - 1] += rng.below(others + 1)
    const options = at
      .filter(turn => !over(search.turns[turn].end))
      .map(turn => optionOf(game, search, turn, seat, brief.lines))
    const before = { seen: impressionOf(game, state, seat), came: options[0]?.came ?? 0 }
    if (options.length > 1) contrasts.push({ rivals: seats - 1, before, options })
    return search.turns[0].moves[0]
  }
  while (!over(state)) {
    const seat = state.who === CHANCE ? CHANCE : lowest(state.who)
    legal(game, state, seat, list)
    play(game, state, seat, seat === CHANCE ? list.fall(rng.below(list.total)) : decide(seat))
  }
  return contrasts
}

function optionOf(game: Game, search: Search, turn: number, seat: Seat, lines: number): Option {
  let came = 0
  for (let k = 0; k < lines; k++) came += (search.playLine(turn, k) ?? 0) / lines
  return { seen: impressionOf(game, search.turns[turn].end, seat), came }
}

function impressionOf(game: Game, state: State, seat: Seat): Impression {
  return look(judgementOf(game), state, seat, new Impression()).copy()
}

/** Bytes before the options of a contrast and before the numbers of one, and those of a number. */
const [HEAD, OPTION, NUMBER] = [4, 6, 6]

/** A contrast as bytes: small enough to keep hundreds of thousands, and to pass on between processes. */
export function packed({ rivals, before, options }: Contrast): Uint8Array {
  const all = [before, ...options]
  const size = all.reduce((total, { seen }) => total + OPTION + NUMBER * seen.length, HEAD)
  const bytes = new DataView(new ArrayBuffer(size))
  bytes.setUint16(0, rivals, true)
  bytes.setUint16(2, all.length, true)
  let at = HEAD
  for (const { seen, came } of all) {
    bytes.setFloat32(at, came, true)
    bytes.setUint16(at + 4, seen.length, true)
    at += OPTION
    for (let i = 0; i < seen.length; i++, at += NUMBER) {
      bytes.setUint16(at, seen.at[i], true)
      bytes.setFloat32(at + 2, seen.value[i], true)
    }
  }
  return new Uint8Array(bytes.buffer)
}

/** The contrast that begins at a byte, and where it ends. */
export function unpacked(bytes: DataView, from = 0): { readonly contrast: Contrast; readonly end: number } {
  const count = bytes.getUint16(from + 2, true)
  const all: Option[] = []
  let at = from + HEAD
  for (let k = 0; k < count; k++) {
    const came = bytes.getFloat32(at, true)
    const length = bytes.getUint16(at + 4, true)
    const seen = new Impression(length)
    at += OPTION
    for (let i = 0; i < length; i++, at += NUMBER)
      seen.add(bytes.getUint16(at, true), bytes.getFloat32(at + 2, true))
    all.push({ seen, came })
  }
  const [before, ...options] = all
  return { contrast: { rivals: bytes.getUint16(from, true), before, options }, end: at }
}

import { millis, Search, type Seen, seenBy, think } from '@pantheon/bots'
import {
  CHANCE,
  clone,
  type Entry,
  type Game,
  type GameRecord,
  legal,
  Match,
  MoveList,
  over,
  play,
  playout,
  Rng,
  replay,
  type State,
  seatsOf,
  seeded,
  start,
  submit,
  toRecord,
} from '@pantheon/core'
import { best, measure, type Work } from './timing.ts'

/** What a game is measured by, at its largest table. */
export interface GameBench {
  readonly seats: number
  /** Random playouts, with `playout`: decisions of players and of chance. */
  readonly decisionsPerSecond: number
  /** The same moves, each listed, checked and played by `submit`. */
  readonly submitPerSecond: number
  /** A copy of a position in the middle of a game. */
  readonly cloneMicros: number
  /** What one seat sees of such a position. */
  readonly viewMicros: number
  /** A whole game played again from its record. */
  readonly replayMillis: number
  /** Lines of play of a search at such positions, its first look included. */
  readonly linesPerSecond: number
  /** The slowest of several searches to answer when it was stopped, at a moment by lot, in its first look or later. */
  readonly stopMillis: number
}

const GAMES = 12
const ROUNDS = 10
const COPIES = 50
/** Lines of a search, and rounds of such searches: they take long enough by themselves. */
const [LINES, SEARCHES] = [200, 2]
/** Searches that are stopped at each of several positions, so many milliseconds after they began at the latest. */
const [STOPS, LATEST] = [4, 60]

/** Measures one game. */
export function benchGame(game: Game): GameBench {
  const [, seats] = game.seats
  const list = new MoveList()
  let seed = 0
  // First, before anything has listened to events: what the machine learns of a loop it does not forget.
  const playouts = fastest(() =>
    playout(game, start(game, { seats }), new Rng(`${seed++}`), game.bound, list),
  )
  const records = Array.from({ length: GAMES }, (_, i) => randomRecord(game, seats, `bench/${i}`))
  const logs = records.map(record => replay(game, record).log)
  const middles = logs.map(log => positionOf(game, seats, log, 1 / 2))
  const throughout = logs.map((log, i) => positionOf(game, seats, log, i / logs.length))
  return {
    seats,
    decisionsPerSecond: Math.round(playouts),
    submitPerSecond: Math.round(fastest(() => submitAll(game, seats, logs[seed++ % GAMES]))),
    cloneMicros: rounded(1e6 / fastest(() => repeat(middles, state => clone(state)))),
    viewMicros: rounded(1e6 / fastest(() => repeat(middles, (state, i) => game.view(state, i % seats)))),
    replayMillis: rounded(1e3 / fastest(() => replay(game, records[seed++ % GAMES]).log.length && 1)),
    linesPerSecond: Math.round(fastest(() => searchAt(game, middles[seed++ % GAMES]), SEARCHES)),
    stopMillis: rounded(slowestStop(game, throughout)),
  }
}

/** Units a second in the best of several rounds. */
const fastest = (work: Work, rounds = ROUNDS): number => best(measure({ work }, rounds).work)

const rounded = (value: number): number => Number(value.toPrecision(3))

function randomRecord(game: Game, seats: number, seed: string): GameRecord {
  const match = new Match(game, { seats }, seeded(seed))
  const rng = new Rng(seed)
  const list = new MoveList()
  while (!over(match.state)) {
    const acting = seatsOf(match.state.who)
    const seat = acting[rng.below(acting.length)]
    legal(game, match.state, seat, list)
    match.submit(seat, list.at(rng.below(list.length)))
  }
  return toRecord(match, { kind: 'seed', seed })
}

/** Where a player is to decide, with about such a share of a game behind. */
function positionOf(game: Game, seats: number, log: readonly Entry[], share: number): State {
  const state = start(game, { seats })
  for (const [i, { seat, move }] of log.entries()) {
    if (i >= share * log.length && state.who !== CHANCE) break
    play(game, state, seat, move)
  }
  return state
}

function submitAll(game: Game, seats: number, log: readonly Entry[]): number {
  const state = start(game, { seats })
  for (const { seat, move } of log) submit(game, state, seat, move)
  return log.length
}

function searchAt(game: Game, state: State): number {
  const search = new Search(seenAt(game, state), new Rng('bench'))
  while (search.made < LINES) search.iterate()
  return LINES
}

function slowestStop(game: Game, states: readonly State[]): number {
  const rng = new Rng('stop')
  let slowest = 0
  for (const state of states)
    for (let i = 0; i < STOPS; i++) {
      const seen = seenAt(game, state)
      const moment = performance.now() + rng.below(LATEST)
      const stop = () => performance.now() >= moment
      think(new Search(seen, rng, stop), millis(Infinity), stop)
      slowest = Math.max(slowest, performance.now() - moment)
    }
  return slowest
}

/** A position as the first of those sees it who must decide there. */
function seenAt(game: Game, state: State): Seen {
  const [seat] = seatsOf(state.who)
  return seenBy(game, state, seat, legal(game, state, seat, new MoveList()))
}

/** Keeps what was made, so that making it cannot be left out. */
let last: unknown = null

function repeat(states: readonly State[], make: (state: State, i: number) => unknown): number {
  for (let i = 0; i < COPIES; i++) for (const state of states) last = make(state, i)
  return last === null ? 0 : COPIES * states.length
}

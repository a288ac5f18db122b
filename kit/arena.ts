import {
  CHANCE,
  clone,
  dump,
  Ear,
  type Game,
  type GameRecord,
  type Heard,
  legal,
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
  top,
} from '@pantheon/core'
import { type Chooser, curious, uniform } from './choose.ts'

/** One kind of table to play at, and how many games there. */
interface Table {
  readonly seats: number
  readonly options: Options
  readonly games: number
}

/** One game that was played: its table, its log, how it stopped. */
export interface Played {
  readonly table: Pick<Table, 'seats' | 'options'>
  readonly seed: string
  readonly log: readonly (readonly [seat: Seat, move: Move])[]
  readonly stopped: 'over' | 'stuck' | 'runaway' | 'crashed'
  /** What was thrown, if it crashed. */
  readonly error: unknown
  /** The last position, as text. */
  readonly last: string
}

/** A position of a played game, after its first `number` decisions. The state is the reader's to copy, not to change. */
export interface Position {
  readonly played: Played
  readonly number: number
  readonly state: State
}

/** A law of play was broken: where, and how to get there again. */
export class Fault extends Error {
  override readonly name = 'Fault'
  /** The game up to the fault, to be played again. */
  readonly record: Pick<GameRecord, 'game' | 'seats' | 'options' | 'log'>

  constructor(game: Game, played: Pick<Played, 'table' | 'seed' | 'log'>, number: number, cause: unknown) {
    const { seats, options } = played.table
    const log = played.log
      .slice(0, number)
      .map(([seat, move]) => [seat === CHANCE ? 'chance' : seat, game.moves.format(move)] as const)
    const last = log.slice(-6).map(([seat, move]) => `${seat}: ${move}`)
    super(
      `${cause instanceof Error ? cause.message : cause}\n` +
        `  in ${game.id}, ${seats} seats, options ${JSON.stringify(options)}, seed "${played.seed}", ` +
        `after ${number} decisions${last.length > 0 ? `, the last: ${last.join('; ')}` : ''}`,
      { cause },
    )
    this.record = { game: game.id, seats, options, log }
  }
}

/** How much a battery plays. */
export interface Effort {
  /** Random games for each number of players. */
  readonly games: number
  /** Positions looked at closely, spread over all kinds of frames. */
  readonly positions: number
}

/** The games and positions on which the laws of one game are tested; all from fixed seeds. */
export class Arena {
  private played: readonly Played[] | null = null
  private sampled: readonly Position[] | null = null
  /** What laws have to report besides being kept: one line each. */
  readonly notes: string[] = []

  constructor(
    readonly game: Game,
    readonly folder: URL,
    readonly effort: Effort = { games: 30, positions: 200 },
  ) {}

  /** The tables played at: every number of players, and every value of every option. */
  get tables(): Table[] {
    const { seats, options } = this.game
    const counts = Array.from({ length: seats[1] - seats[0] + 1 }, (_, i) => seats[0] + i)
    const few = Math.ceil(this.effort.games / 6)
    const values = Object.entries(options).flatMap(([name, option]) =>
      option.values.slice(1).map(value => ({ [name]: value })),
    )
    return [
      ...counts.map(seats => ({ seats, options: {}, games: this.effort.games })),
      ...values.flatMap((options, i) => [
        { seats: counts[i % counts.length], options, games: few },
        { seats: counts[(i + 1) % counts.length], options, games: few },
      ]),
    ]
  }

  /** The games: half by blind chance, half by a curious chooser. */
  get games(): readonly Played[] {
    if (this.played === null) {
      const explorer = curious(this.game)
      const played: Played[] = []
      for (const [t, table] of this.tables.entries())
        for (let i = 0; i < table.games; i++) {
          const one = playGame(
            this.game,
            table,
            `${this.game.id}/${t}/${i}`,
            i % 2 === 0 ? uniform : explorer,
          )
          played.push(one)
          if (one.stopped === 'runaway') break
        }
      this.played = played
    }
    return this.played
  }

  /** Positions from all games, about as many of each kind of frame, some of them after the end. */
  get positions(): readonly Position[] {
    this.sampled ??= samplePositions(this.game, this.games, this.effort.positions)
    return this.sampled
  }

  /** Puts a law to every sampled position, or to about `most` of them, evenly. */
  atPositions(law: (position: Position, rng: Rng) => void, most = Infinity): void {
    const rng = new Rng(`${this.game.id}/law`)
    const stride = Math.max(1, this.positions.length / most)
    for (let i = 0; i < this.positions.length; i += stride) {
      const position = this.positions[Math.floor(i)]
      try {
        law(position, rng)
      } catch (error) {
        throw new Fault(this.game, position.played, position.number, error)
      }
    }
  }

  /** Puts a law to every moment of every game. */
  atMoments(law: (moment: Moment) => void): void {
    for (const played of this.games) {
      let number = 0
      try {
        for (const moment of moments(this.game, played)) {
          number = moment.number
          law(moment)
        }
      } catch (error) {
        throw new Fault(this.game, played, number, error)
      }
    }
  }

  /** Names of the seats in texts. */
  readonly name = (seat: Seat): string => `Player ${seat + 1}`
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
    play(game, state, seat, move, ear)
    yield { played, number: i + 1, state, heard: ear.heard }
  }
}

/** The position of a game after its first `number` decisions. */
export function positionAfter(game: Game, played: Played, number: number): State {
  const state = start(game, played.table)
  for (const [seat, move] of played.log.slice(0, number)) play(game, state, seat, move)
  return state
}

/** The state as one text: equal texts, equal positions. */
export const picture = (state: State): string => JSON.stringify(dump(state))

/** One of those who must act, drawn by lot. */
export function anyActor(state: State, rng: Rng): Seat {
  if (state.who === CHANCE) return CHANCE
  const seats = seatsOf(state.who)
  return seats[rng.below(seats.length)]
}

function playGame(game: Game, table: Table, seed: string, choose: Chooser): Played {
  const rng = new Rng(seed)
  const list = new MoveList()
  const log: [Seat, Move][] = []
  const end = (stopped: Played['stopped'], last: string, error: unknown = null): Played => ({
    table: { seats: table.seats, options: table.options },
    seed,
    log,
    stopped,
    error,
    last,
  })
  let state: State | null = null
  try {
    state = start(game, table)
    while (!over(state)) {
      if (log.length > game.bound) return end('runaway', picture(state))
      const seat = anyActor(state, rng)
      legal(game, state, seat, list)
      if (list.length === 0 || list.total <= 0) return end('stuck', picture(state))
      const move = choose(game, state, seat, list, rng)
      log.push([seat, move])
      play(game, state, seat, move)
    }
    return end('over', picture(state))
  } catch (error) {
    log.pop()
    return end('crashed', '', error)
  }
}

/** Draws positions by reservoir, one reservoir for each kind of frame (and for several actors at once). */
function samplePositions(game: Game, games: readonly Played[], most: number): Position[] {
  const rng = new Rng(`${game.id}/positions`)
  const kinds = new Map<string, { seen: number; kept: [Played, number][] }>()
  for (const played of games)
    for (const { state, number } of moments(game, played)) {
      const kind = over(state) ? 'over' : `${top(state).at} ${seatsOf(state.who).length}`
      const found = kinds.get(kind) ?? { seen: 0, kept: [] }
      kinds.set(kind, found)
      const place = found.seen < most ? found.seen : rng.below(found.seen + 1)
      if (place < most) found.kept[place] = [played, number]
      found.seen++
    }
  return evenly(
    [...kinds.values()].map(kind => rng.shuffle(kind.kept)),
    most,
  ).map(([played, number]) => ({
    played,
    number,
    state: clone(positionAfter(game, played, number)),
  }))
}

/** About `most` items, as evenly from all lists as their lengths allow. */
function evenly<T>(lists: T[][], most: number): T[] {
  const taken: T[] = []
  for (let i = 0; taken.length < most && lists.some(list => i < list.length); i++)
    for (const list of lists) if (i < list.length) taken.push(list[i])
  return taken
}

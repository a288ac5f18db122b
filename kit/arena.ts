import { type Game, over, Rng, type Seat, type State, seatsOf, top } from '@pantheon/core'
import { type Chooser, mixture } from './choose.ts'
import { Fault } from './fault.ts'
import { type Moment, moments, type Played, playGame, positionAfter, type Table } from './played.ts'

/** A position of a played game, after its first `number` decisions. The state is the reader's to copy, not to change. */
export interface Position {
  readonly played: Played
  readonly number: number
  readonly state: State
}

/** How much a battery plays. */
export interface Effort {
  /** Random games for each number of players. */
  readonly games: number
  /** Positions looked at closely, spread over all kinds of frames. */
  readonly positions: number
  /** Who decides, by turns; the usual mixture unless told. */
  readonly choosers?: readonly Chooser[] | undefined
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
  get tables(): { table: Table; games: number }[] {
    const { seats, options } = this.game
    const counts = Array.from({ length: seats[1] - seats[0] + 1 }, (_, i) => seats[0] + i)
    const few = Math.ceil(this.effort.games / 6)
    const values = Object.entries(options).flatMap(([name, option]) =>
      option.values.slice(1).map(value => ({ [name]: value })),
    )
    return [
      ...counts.map(seats => ({ table: { seats, options: {} }, games: this.effort.games })),
      ...values.flatMap((options, i) => [
        { table: { seats: counts[i % counts.length], options }, games: few },
        { table: { seats: counts[(i + 1) % counts.length], options }, games: few },
      ]),
    ]
  }

  /** The games; after a runaway no more are played at its table. */
  get games(): readonly Played[] {
    if (this.played === null) {
      const choosers = this.effort.choosers ?? mixture(this.game)
      const played: Played[] = []
      for (const [t, { table, games }] of this.tables.entries())
        for (let i = 0; i < games; i++) {
          const choose = choosers[i % choosers.length]
          const one = playGame(this.game, table, `${this.game.id}/${t}/${i}`, choose)
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
    state: positionAfter(game, played, number),
  }))
}

/** About `most` items, as evenly from all lists as their lengths allow. */
function evenly<T>(lists: T[][], most: number): T[] {
  const taken: T[] = []
  for (let i = 0; taken.length < most && lists.some(list => i < list.length); i++)
    for (const list of lists) if (i < list.length) taken.push(list[i])
  return taken
}

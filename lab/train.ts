import { greedy, Impression, look, type Net, prospects, seenBy } from '@pantheon/bots'
import {
  CHANCE,
  type Game,
  type Judgement,
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
import { chanceOf, Descent, type Example } from './descent.ts'
import { judgementOf } from './judging.ts'

/** How a net is to be taught. */
export interface Training {
  /** Tables of so many seats in turn: one that stands there twice is played twice as often. */
  readonly tables: readonly number[]
  readonly seed: string
  /** How fast it learns when it begins and when it ends. */
  readonly rates: readonly [first: number, last: number]
  /** How far a game's end reaches back past what the net foretells in between (TD(λ)). */
  readonly lambda: number
  /** Of so many games in a hundred, one seat learns among greedy players; in the others all learn. */
  readonly abroad: number
  /** So many decisions in a hundred are whims, so that games differ. */
  readonly whims: number
}

/** What training usually is. */
export const USUAL: Omit<Training, 'tables' | 'seed'> = {
  rates: [0.001, 0.00005],
  lambda: 0.8,
  abroad: 50,
  whims: 2,
}

/** The net looks at so many positions for a decision: half as many as greedy. */
const POSITIONS = 48
/** So many examples are remembered, and each is learnt from so often, a batch at a time. */
const REMEMBERED = 150_000
const OFTEN = 2
const BATCH = 256
/** The first batch waits for so many. */
const ENOUGH = 5000

/**
 * Teaches a net to foretell who wins, by playing (TD(λ) on what a seat sees when its turn begins and after each of its moves). Seats that
 * learn take what the net likes best; the others are greedy as it is.
 */
export class School {
  /** Games so far; those abroad, and how many of them were won. */
  games = 0
  abroad = 0
  won = 0
  private readonly descent: Descent
  private readonly examples: Example[] = []
  private oldest = 0
  private due = 0
  private readonly rng: Rng
  private readonly list = new MoveList()
  private readonly judgement: Judgement
  private readonly judged: Game
  private readonly glance = new Impression()

  constructor(
    private readonly game: Game,
    private readonly net: Net,
    private readonly training: Training,
  ) {
    this.descent = new Descent(net)
    this.rng = new Rng(training.seed)
    this.judgement = judgementOf(game)
    this.judged = { ...game, evaluate: (state, seat) => this.verdict(state, seat, this.glance) }
  }

  /** Plays one game and learns from it, `progress` of the way through (0 to 1). Gives the mean surprise of what it learnt from. */
  lesson(progress: number): number {
    const { rng, training } = this
    const seats = training.tables[this.games % training.tables.length]
    const isAbroad = rng.below(100) < training.abroad
    const own = rng.below(seats)
    const won = this.play(seats, seat => !isAbroad || seat === own, training.whims)
    this.games++
    if (isAbroad) {
      this.abroad++
      this.won += won[own]
    }
    const [first, last] = training.rates
    return this.study(first * (last / first) ** progress)
  }

  /** The share of victories of one seat that goes by the net among greedy ones, seats rotated. */
  exam(seats: number, games: number): number {
    let won = 0
    for (let i = 0; i < games; i++) won += this.play(seats, seat => seat === i % seats, 0, false)[i % seats]
    return won / games
  }

  private verdict(state: State, seat: Seat, seen: Impression): number {
    if (over(state)) return this.game.ranks(state)[seat] === 1 ? Infinity : -Infinity
    return this.net.of(look(this.judgement, state, seat, seen))
  }

  /** One game to its end; by seat its share of the victory. */
  private play(seats: number, learns: (seat: Seat) => boolean, whims: number, noted = true): number[] {
    const { game, rng, list } = this
    const state = start(game, { seats })
    const tracks: Example[][] = Array.from({ length: seats }, () => [])
    let last = CHANCE
    while (!over(state)) {
      const seat = state.who === CHANCE ? CHANCE : lowest(state.who)
      legal(game, state, seat, list)
      if (seat === CHANCE) {
        play(game, state, CHANCE, list.fall(rng.below(list.total)))
        continue
      }
      const begins = seat !== last
      last = seat
      if (!learns(seat)) {
        play(game, state, seat, greedy.choose(seenBy(game, state, seat, list), rng))
        continue
      }
      if (begins && noted) tracks[seat].push(this.exampleOf(state, seat))
      play(game, state, seat, this.choose(state, seat, whims))
      if (noted && !over(state)) tracks[seat].push(this.exampleOf(state, seat))
    }
    const ranks = game.ranks(state)
    const winners = ranks.filter(rank => rank === 1).length
    const won = ranks.map(rank => (rank === 1 ? 1 / winners : 0))
    for (const [seat, track] of tracks.entries()) this.remember(track, won[seat])
    return won
  }

  private choose(state: State, seat: Seat, whims: number): Move {
    const { game, rng, list, judged } = this
    if (list.length === 1) return list.at(0)
    if (rng.below(100) < whims) return list.at(rng.below(list.length))
    const values = prospects(judged, seenBy(game, state, seat, list).guess(rng), seat, list, POSITIONS)
    let best = 0
    for (let i = 1; i < values.length; i++) if (values[i] > values[best]) best = i
    return list.at(best)
  }

  /** What the net sees and, until the game's end is known, what it foretells. */
  private exampleOf(state: State, seat: Seat): Example {
    const verdict = this.verdict(state, seat, this.glance)
    const rivals = state.seats - 1
    return { seen: this.glance.copy(), rivals, goal: chanceOf(verdict, rivals) }
  }

  /** From the end of the game back: what came of it, more and more mixed with what was foretold on the way. */
  private remember(track: readonly Example[], won: number): void {
    const { examples, training } = this
    let outcome = won
    for (let i = track.length - 1; i >= 0; i--) {
      const foretold = track[i].goal
      track[i].goal = outcome
      outcome = training.lambda * outcome + (1 - training.lambda) * foretold
    }
    for (const example of track) {
      if (examples.length < REMEMBERED) examples.push(example)
      else examples[this.oldest++ % REMEMBERED] = example
    }
    this.due += OFTEN * track.length
  }

  private study(rate: number): number {
    const { examples, rng } = this
    let surprise = 0
    let batches = 0
    if (examples.length < ENOUGH) return 0
    for (; this.due >= BATCH; this.due -= BATCH) {
      const batch = Array.from({ length: BATCH }, () => examples[rng.below(examples.length)])
      surprise += this.descent.learn(batch, rate)
      batches++
    }
    return batches === 0 ? 0 : surprise / batches
  }
}

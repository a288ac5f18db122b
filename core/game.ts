import type { Move, MoveList } from './moves.ts'
import type { Rng } from './rng.ts'
import type { Eye, Seat, Who } from './seats.ts'
import type { Habits, Insight } from './senses.ts'
import type { Frame, State } from './state.ts'
import type { Language, Text } from './text.ts'
import type { Lexicon } from './vocabulary.ts'

/** Something said to people: a key into the game's catalogue, with what the sentence needs. */
export interface Message {
  readonly key: string
}

/** What happened, told as it happens. `uses` names the card or thing it exercised, for coverage and the lab. */
export interface Event extends Message {
  readonly uses?: string
}

/** Why a move is not possible, and the section of RULES.md that says so. */
export interface Refusal extends Message {
  readonly rule: string
}

/**
 * Where events go; null in playouts, where telling costs nothing. `seen` is the set of seats that may
 * see the event (everyone if left out). `reveal` tells something that was hidden from some who now see it:
 * no one takes a decision back across it.
 */
export interface Emit<E extends Event = Event> {
  tell(event: E, seen?: Who): void
  reveal(event: E, seen?: Who): void
}

/** One kind of frame: what it does, who acts in it, what they may do. */
export interface Step<S extends State, F extends Frame, E extends Event = Event> {
  /** The section of RULES.md this implements. */
  readonly rule: string
  /**
   * Goes on as far as no one has to decide, and says who acts here. On NOBODY the kernel asks again whatever
   * frame is then on top, so it must have changed the stack or the frame.
   */
  next(state: S, frame: F, emit: Emit<E> | null): Who
  /** Everything legal for `seat` here, and nothing else; with weights when `seat` is CHANCE. */
  moves?(state: S, frame: F, seat: Seat, out: MoveList): void
  /** Plays a legal move: changes the state, pushes or pops frames. */
  play?(state: S, frame: F, seat: Seat, move: Move, emit: Emit<E> | null): void
  /** The sentence that asks `seat` for its decision. */
  ask?(state: S, frame: F, seat: Seat): Message
  /** Why `move`, which is not in the list, is not possible here. */
  whyNot?(state: S, frame: F, seat: Seat, move: Move): Refusal
}

/** A game's step table: a missing or mistyped step does not compile. */
export type Steps<S extends State, E extends Event = Event> = {
  readonly [K in S['frames'][number]['at']]: Step<S, Extract<S['frames'][number], { at: K }>, E>
}

/** One line of a score sheet: a catalogue key, for whom, how much, by which rule. */
export interface ScoreLine {
  readonly seat: Seat
  readonly what: string
  readonly points: number
  readonly rule: string
}

/** A choice made before the game begins: the first value is the default. */
export interface Option {
  readonly values: readonly (string | number | boolean)[]
  readonly text: string
}

/** Chosen options by name; complete once checked (`readOptions`). */
export type Options = Readonly<Record<string, string | number | boolean>>

/** How a seat goes on when its player leaves: a bot decides for it, or the game never asks it again. */
export type Leaving = 'bot' | 'gone'

/** What things are worth in an evaluation, by name. */
export type Worths = Readonly<Record<string, number>>

/** How bots that search judge a position: by the evaluation, with what self-play taught (`lab/tune`) about its worths. */
export interface Judgement<S extends State = State> {
  /** By so many points a lead must grow for the odds to grow e-fold: when a game begins, and when it ends. */
  readonly scale: readonly [first: number, last: number]
  /** How much of the game is still to come, from 1 to 0. */
  toCome(state: S): number
  /** A line of play is followed for so many of the seat's own turns. */
  readonly horizon: number
  /** The step at which a turn begins, where a seat may be asked for something else as early on the stack. */
  readonly turn?: string
  /**
   * Lines without trees: in them everybody looks to the end of the turn and takes the best, rivals as greedy does, the seat by
   * what was learnt. For games in which the answers to a turn decide what it was worth.
   */
  readonly treeless?: boolean
  /** Of how much turns seem to differ when they end, so much is left at the horizon: all, unless a game says less. */
  readonly foresight?: number
  /** A forecast is worth so many times as many lines as it would be if it erred as much as forecasts differ. */
  reliance?(state: S): number
  /** So many times the doubt about a turn speaks for giving it another line: once, unless a game says more. */
  readonly curiosity?: number
  readonly worths: Worths
  /** The worths with four players or more, where other things count there. */
  readonly crowded?: Worths
  /** The evaluation with such worths. */
  of(worths: Worths, state: S, seat: Seat): number
  /** What a net makes of that evaluation and of all else it sees; the evaluation is all there is if left out. */
  readonly insight?: Insight<S>
}

/** A game, whole: plain tables and functions on plain states. All else is derived from it. */
export interface Game<S extends State = State, E extends Event = Event, W = unknown> {
  readonly id: string
  readonly title: string
  /** The version of the rules, named in records. */
  readonly rules: string
  /** The smallest and the largest table. */
  readonly seats: readonly [min: number, max: number]
  readonly options: Readonly<Record<string, Option>>
  /** The standard edition's tables; an edition file overrides parts of them. */
  readonly data: S['data']
  readonly moves: Lexicon
  readonly steps: Steps<S, E>
  /** Every way the game can end. */
  readonly endings: readonly string[]
  /** The cards and other things that events name in `uses`: the fuzzer must reach them all. */
  readonly things: readonly string[]
  /** More decisions than any game can take: past it, something runs away. */
  readonly bound: number
  /** What it says, in English. */
  readonly text: Text<W>
  /** The same in other languages. */
  readonly translations?: Readonly<Partial<Record<Language, Text<W>>>>
  /** The position before the first decision; what is random comes later, as chance moves. */
  setup(seats: number, options: Options, data: S['data']): S
  /** Further demands on an edition beyond its shape: what is wrong, or null. */
  checkData?(data: S['data']): string | null
  /** All that these eyes may see, built up from nothing. */
  view(state: S, eye: Eye): W
  /** Another state that `seat` cannot tell from this one, drawn from `rng`. Never changes `state`. */
  guess(state: S, seat: Seat, rng: Rng): S
  /**
   * The same by what the others' moves tell of what they hold: worked out once, for many guesses, each free to be changed. Once `stop`
   * says so, as far as it has come. `guess` will do if left out.
   */
  deduce?(state: S, seat: Seat, rng: Rng, stop?: () => boolean): (rng: Rng) => S
  /** Throws, naming the law, if the state breaks a conservation law or has a wrong shape. */
  check(state: S): void
  /** A player leaves for good, at any moment. */
  leave(state: S, seat: Seat): Leaving
  /** The standing if the game ended now, as far as these eyes may know. */
  score(state: S, eye: Eye): ScoreLine[]
  /** Each seat's place, 1 is first; those who share a victory share a place, and all are second if nobody wins. */
  ranks(state: S): number[]
  /** How good this looks for `seat`, in points; bots maximise it. Sees only what `seat` may. */
  evaluate(state: S, seat: Seat): number
  /** How bots that search judge a position; by the evaluation as it is if left out. */
  readonly judgement?: Judgement<S>
  /** How players choose, where `deduce` goes by it. */
  readonly habits?: Habits<S>
}

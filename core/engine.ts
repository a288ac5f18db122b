import { InputError } from './errors.ts'
import type { Emit, Event, Game, Leaving, Message, Options, Refusal, Step } from './game.ts'
import { type Move, MoveList } from './moves.ts'
import { acts, CHANCE, NOBODY, type Seat } from './seats.ts'
import { type Frame, over, type State, top } from './state.ts'

/** How a game is set up: absent parts take their defaults. */
export interface Setup<D = unknown> {
  readonly seats: number
  readonly options?: Options
  readonly data?: D
}

/** Steps in a row without a decision: past this, a step forgot to change the stack. */
const MOST_STEPS = 10_000

/** A new game, gone on to its first decision. */
export function start<S extends State>(game: Game<S>, setup: Setup<S['data']>, emit: Emit | null = null): S {
  const [min, max] = game.seats
  if (!Number.isInteger(setup.seats) || setup.seats < min || setup.seats > max)
    throw new InputError(`${game.id}: expected ${min} to ${max} seats, not ${setup.seats}`)
  const state = game.setup(setup.seats, readOptions(game, setup.options ?? {}), setup.data ?? game.data)
  advance(game, state, emit)
  return state
}

/** Checks chosen options and fills in the defaults. */
export function readOptions(game: Pick<Game, 'id' | 'options'>, chosen: Options): Options {
  for (const [name, value] of Object.entries(chosen)) {
    if (!Object.hasOwn(game.options, name)) {
      const known = Object.keys(game.options).join(', ') || 'none'
      throw new InputError(`${game.id}: unknown option "${name}": expected one of: ${known}`)
    }
    const { values } = game.options[name]
    if (!values.includes(value))
      throw new InputError(`${game.id}: option ${name}: expected one of ${values.join(', ')}, not ${value}`)
  }
  const defaults = Object.entries(game.options).map(([name, option]) => [name, option.values[0]])
  return { ...Object.fromEntries(defaults), ...chosen }
}

const stepOf = <S extends State>(game: Game<S>, frame: Frame): Step<S, Frame> =>
  (game.steps as Record<string, Step<S, Frame>>)[frame.at]

/** Goes on until someone must decide or the game is over. */
function advance<S extends State>(game: Game<S>, state: S, emit: Emit | null): void {
  for (let i = 0; i < MOST_STEPS; i++) {
    const frame = top(state)
    if (frame === undefined) {
      state.who = NOBODY
      return
    }
    const who = stepOf(game, frame).next(state, frame, emit)
    if (who !== NOBODY) {
      state.who = who
      return
    }
  }
  throw new Error(`${game.id}: no decision after ${MOST_STEPS} steps at "${top(state).at}"`)
}

/** Lists everything `seat` may do now into `out`; nothing if it does not have to act. */
export function legal<S extends State>(game: Game<S>, state: S, seat: Seat, out: MoveList): MoveList {
  out.clear()
  if (acts(state.who, seat)) {
    const frame = top(state)
    stepOf(game, frame).moves?.(state, frame, seat, out)
  }
  return out
}

/** Plays a move known to be legal and goes on to the next decision. */
export function play<S extends State>(
  game: Game<S>,
  state: S,
  seat: Seat,
  move: Move,
  emit: Emit | null = null,
): void {
  const frame = top(state)
  stepOf(game, frame).play?.(state, frame, seat, move, emit)
  advance(game, state, emit)
}

/** A player leaves for good; where the game goes on without the seat, it goes on to the next decision. */
export function leave<S extends State>(
  game: Game<S>,
  state: S,
  seat: Seat,
  emit: Emit | null = null,
): Leaving {
  const how = game.leave(state, seat)
  if (how === 'gone') advance(game, state, emit)
  return how
}

const scratch = new MoveList()

/** Plays a move from outside: lists, checks, plays. A refusal changes nothing. */
export function submit<S extends State>(
  game: Game<S>,
  state: S,
  seat: Seat,
  move: Move,
  emit: Emit | null = null,
): Refusal | null {
  if (!legal(game, state, seat, scratch).has(move)) return explain(game, state, seat, move)
  play(game, state, seat, move, emit)
  return null
}

/** Why a move is not possible, or null if it is. */
export function whyNot<S extends State>(game: Game<S>, state: S, seat: Seat, move: Move): Refusal | null {
  return legal(game, state, seat, scratch).has(move) ? null : explain(game, state, seat, move)
}

function explain<S extends State>(game: Game<S>, state: S, seat: Seat, move: Move): Refusal {
  if (over(state)) return { key: 'kernel.over', rule: '' }
  const frame = top(state)
  const step = stepOf(game, frame)
  if (!acts(state.who, seat)) return { key: 'kernel.not-acting', rule: step.rule }
  return step.whyNot?.(state, frame, seat, move) ?? { key: 'kernel.not-offered', rule: step.rule }
}

/** The question before `seat`, or null if nothing is asked of it. */
export function prompt<S extends State>(
  game: Game<S>,
  state: S,
  seat: Seat,
): (Message & { rule: string }) | null {
  if (!acts(state.who, seat) || seat === CHANCE) return null
  const frame = top(state)
  const step = stepOf(game, frame)
  const question = step.ask?.(state, frame, seat) ?? { key: 'kernel.choose' }
  return { ...question, rule: step.rule }
}

/** What happened in a stretch of play, with who may see it: an `Emit` that remembers. */
export class Ear<E extends Event = Event> implements Emit<E> {
  readonly heard: { readonly event: E; readonly seen: number; readonly reveals: boolean }[] = []

  tell(event: E, seen = -1): void {
    this.heard.push({ event, seen, reveals: false })
  }

  reveal(event: E, seen = -1): void {
    this.heard.push({ event, seen, reveals: true })
  }
}

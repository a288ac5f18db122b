import { legal, start } from './engine.ts'
import { InputError } from './errors.ts'
import type { Game } from './game.ts'
import { MoveList } from './moves.ts'
import { ALL_SEEING, CHANCE, type Eye, everyone, SPECTATOR, seatsOf } from './seats.ts'
import { dump, over, restore, type State } from './state.ts'

/**
 * A position from outside, checked like any input: it has the shape of this game's positions, keeps the game's
 * laws, and everything one may ask of a position (moves, views, score) has an answer.
 */
export function loadState(game: Game, data: unknown, stored: Readonly<Record<string, unknown>>): State {
  const model = dump(start(game, { seats: seatsIn(game, stored), data }))
  sameShape('state', model, stored)
  const state = restore(data, stored as Omit<State, 'data'> & Record<string, unknown>) as State
  checkKernel(game, state)
  try {
    game.check(state)
    checkAnswers(game, state)
  } catch (error) {
    throw new InputError(`state: ${error instanceof Error ? error.message : error}`)
  }
  return state
}

function seatsIn(game: Game, { seats }: Readonly<Record<string, unknown>>): number {
  const [min, max] = game.seats
  if (typeof seats === 'number' && Number.isInteger(seats) && seats >= min && seats <= max) return seats
  throw new InputError(`state.seats: expected ${min} to ${max}, not ${JSON.stringify(seats)}`)
}

/** The same fields with the same kinds of values; lists may be of any length, and numbers are whole. */
function sameShape(path: string, model: Readonly<Record<string, unknown>>, given: object): void {
  for (const [key, value] of Object.entries(given)) {
    if (!Object.hasOwn(model, key)) throw new InputError(`${path}.${key}: unknown`)
    if (kindOf(value) !== kindOf(model[key]) && value !== null && model[key] !== null)
      throw new InputError(`${path}.${key}: expected ${kindOf(model[key])}, not ${kindOf(value)}`)
    plain(`${path}.${key}`, value)
  }
  for (const key of Object.keys(model))
    if (!Object.hasOwn(given, key)) throw new InputError(`${path}.${key}: missing`)
}

/** Whole numbers only, all the way down: a state holds no others, and JSON can hide an infinity. */
function plain(path: string, value: unknown): void {
  if (typeof value === 'number' && !Number.isSafeInteger(value))
    throw new InputError(`${path}: expected a whole number, not ${value}`)
  if (typeof value === 'object' && value !== null)
    for (const [key, field] of Object.entries(value)) plain(`${path}.${key}`, field)
}

const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'a list' : `a ${typeof value}`

/** What the kernel itself demands: known frames, someone to act unless it is over, an ending if it is. */
function checkKernel(game: Game, { seats, frames, who, ended }: State): void {
  for (const [i, frame] of frames.entries()) {
    const at = typeof frame === 'object' && frame !== null ? frame.at : undefined
    if (typeof at !== 'string' || !Object.hasOwn(game.steps, at))
      throw new InputError(`state.frames.${i}.at: expected one of ${Object.keys(game.steps).join(', ')}`)
  }
  const running = frames.length > 0
  const someone = who === CHANCE || (who > 0 && who <= everyone(seats))
  if (running ? !someone : who !== 0) throw new InputError(`state.who: ${who} does not say who must act`)
  if (running ? ended !== '' : !game.endings.includes(ended))
    throw new InputError(`state.ended: ${JSON.stringify(ended)} does not go with ${frames.length} frames`)
}

function checkAnswers(game: Game, state: State): void {
  const list = new MoveList()
  const acting = state.who === CHANCE ? [CHANCE] : seatsOf(state.who)
  for (const seat of acting)
    if (legal(game, state, seat, list).length === 0) throw new InputError('who must act has no move')
  const eyes: Eye[] = [ALL_SEEING, SPECTATOR, ...Array.from({ length: state.seats }, (_, seat) => seat)]
  for (const eye of eyes) {
    game.view(state, eye)
    game.score(state, eye)
  }
  if (over(state)) game.ranks(state)
}

import type { Who } from './seats.ts'

/** What is going on: a plain record on the stack; the game's step table gives `at` its meaning. */
export interface Frame {
  readonly at: string
}

/**
 * A position: plain JSON, changed in place, its lists of one kind each (the battery sees to it). Everything a game is about
 * to do next is in `frames`, so a position can be copied, stored and searched at any moment.
 */
export interface State<F extends Frame = Frame, D = unknown> {
  /** The edition's tables: frozen, shared by all copies, never part of the stored state. */
  readonly data: D
  readonly seats: number
  /** The stack: the last frame is what happens now. Empty when the game is over. */
  frames: F[]
  /** Who must act now; kept up to date by the kernel. */
  who: Who
  /** How the game ended (one of the game's `endings`), or '' while it runs. */
  ended: string
}

/** The fields every state begins with. */
export const begin = <F extends Frame, D>(data: D, seats: number, first: F): State<F, D> => ({
  data,
  seats,
  frames: [first],
  who: 0,
  ended: '',
})

/** The frame that is running. */
export const top = <F extends Frame>(state: State<F>): F => state.frames[state.frames.length - 1] as F

/** Starts something inside what is running; its end returns here. */
export const push = <F extends Frame>(state: State<F>, frame: F): void => {
  state.frames.push(frame)
}

/** Ends what is running. */
export const pop = <F extends Frame>(state: State<F>): void => {
  state.frames.pop()
}

/** Is the game over? */
export const over = (state: State): boolean => state.frames.length === 0

/**
 * A deep copy of a plain value; a list holds things of one kind, so its first item tells whether they need copying.
 * Spreading keeps the hidden class, so copies stay fast to work on.
 */
function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = value.slice()
    if (typeof items[0] === 'object') for (let i = 0; i < items.length; i++) items[i] = copy(items[i])
    return items as T
  }
  const record = { ...value }
  for (const key in record) {
    const field = record[key]
    if (typeof field === 'object' && field !== null) record[key] = copy(field)
  }
  return record
}

type Copier = (state: State) => State

/** By edition's tables, which all positions of a game share: their copier. */
const copiers = new WeakMap<object, Copier>()

/** An independent copy of a position; the edition's tables are shared. */
export function clone<S extends State>(state: S): S {
  const tables = state.data as object
  let copier = copiers.get(tables)
  if (copier === undefined) {
    copier = copierOf(state)
    copiers.set(tables, copier)
  }
  return copier(state) as S
}

/**
 * The copier of positions with the fields of this one, which are those of all positions of its game: one literal that names them,
 * written out as code. What is made by a literal is laid out flat, and rules are up to twice as fast on it as on what is made by
 * spreading or field by field (lines of play a second, `npx pantheon bench`).
 */
function copierOf(state: State): Copier {
  const names = Object.keys(state)
  const fields = names
    .map(name => JSON.stringify(name))
    .map(name => `${name}: ${name === '"data"' ? 'state.data' : `copy(state[${name}])`}`)
  try {
    return new Function('copy', `return state => ({ ${fields.join(', ')} })`)(copy)
  } catch {
    // Where a page's policy forbids code made of text.
    return from => {
      const twin: Record<string, unknown> = { ...from }
      for (const name of names) if (name !== 'data') twin[name] = copy(twin[name])
      return twin as unknown as State
    }
  }
}

/** A position as stored and sent: all but the edition's tables. */
export const dump = <S extends State>(state: S): Omit<S, 'data'> => {
  const { data: _, ...rest } = state
  return copy(rest)
}

/** A stored position brought back, on the given tables. The caller checks it (`Game.check`). */
export const restore = <S extends State>(data: S['data'], stored: Omit<S, 'data'>): S =>
  ({ data, ...copy(stored) }) as S

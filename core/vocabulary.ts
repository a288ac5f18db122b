import { InputError } from './errors.ts'
import type { Move } from './moves.ts'

/** The values an argument may take: words (numbered from 0), or the numbers of a range. */
export type Domain = readonly string[] | Range

/** Whole numbers from `min` to `max`, written as digits. */
export interface Range {
  readonly min: number
  readonly max: number
}

/** An argument that is a number from `min` to `max`. */
export const range = (min: number, max: number): Range => ({ min, max })

/** A game's verbs, each with the domains of its arguments. */
export type Verbs = Readonly<Record<string, readonly Domain[]>>

type Numbers<T extends readonly Domain[]> = { readonly [K in keyof T]: number }

/** What every vocabulary can do, whatever its verbs. */
export interface Lexicon<T extends Verbs = Verbs> {
  /** How many moves there are: ids run from 0 to `size - 1`. */
  readonly size: number
  readonly verbs: readonly (keyof T & string)[]
  readonly domains: T
  verb(move: Move): keyof T & string
  /** Argument number `index` of a move (0 where it has none). */
  arg(move: Move, index: number): number
  /** The arguments as words. */
  words(move: Move): string[]
  /** A move in notation: `build small-temple 3`. */
  format(move: Move): string
  /** Notation to move; an `InputError` says what was expected. */
  parse(text: string): Move
}

/** A game's moves: one maker a verb (`V.build(piece, level)`), and the lexicon. */
export type Vocabulary<T extends Verbs> = Lexicon<T> & {
  readonly [K in keyof T]: (...args: Numbers<T[K]>) => Move
}

const MAX_ARGS = 4
const least = (domain: Domain): number => ('min' in domain ? domain.min : 0)
const sizeOf = (domain: Domain): number => ('min' in domain ? domain.max - domain.min + 1 : domain.length)
const wordOf = (domain: Domain, value: number): string => ('min' in domain ? `${value}` : domain[value])
const expected = (domain: Domain): string =>
  'min' in domain ? `a number from ${domain.min} to ${domain.max}` : `one of ${domain.join(', ')}`

/** Numbers the moves of a game densely, verb by verb, the last argument fastest. */
export function vocabulary<const T extends Verbs>(domains: T): Vocabulary<T> {
  type Verb = keyof T & string
  const verbs = Object.keys(domains) as Verb[]
  const verbOf: Verb[] = []
  const argsOf: number[] = []
  const makers: Record<string, (...args: number[]) => Move> = {}

  for (const verb of verbs) {
    const shape = domains[verb]
    if (shape.length > MAX_ARGS) throw new Error(`${verb}: at most ${MAX_ARGS} arguments`)
    for (const domain of shape) checkDomain(verb, domain)
    const first = verbOf.length
    const count = shape.reduce((product, domain) => product * sizeOf(domain), 1)
    for (let i = 0; i < count; i++) {
      let rest = i
      const args = [0, 0, 0, 0]
      for (let a = shape.length - 1; a >= 0; a--) {
        args[a] = least(shape[a]) + (rest % sizeOf(shape[a]))
        rest = Math.floor(rest / sizeOf(shape[a]))
      }
      verbOf.push(verb)
      argsOf.push(...args)
    }
    makers[verb] = maker(first, shape)
  }

  const args = Int32Array.from(argsOf)
  const words = (move: Move): string[] =>
    domains[verbOf[move]].map((domain, i) => wordOf(domain, args[move * MAX_ARGS + i]))

  const lexicon: Lexicon<T> = {
    size: verbOf.length,
    verbs,
    domains,
    verb: move => verbOf[move],
    arg: (move, index) => args[move * MAX_ARGS + index],
    words,
    format: move => [verbOf[move], ...words(move)].join(' '),
    parse(text) {
      const [verb, ...given] = text.trim().split(/\s+/)
      if (!Object.hasOwn(domains, verb))
        throw new InputError(`unknown move "${text}": expected a verb of ${verbs.join(', ')}`)
      const shape = domains[verb]
      if (given.length !== shape.length)
        throw new InputError(`"${text}": ${verb} takes ${shape.length} argument(s), not ${given.length}`)
      const values = given.map((word, i) => {
        for (let v = least(shape[i]), n = 0; n < sizeOf(shape[i]); v++, n++)
          if (wordOf(shape[i], v) === word) return v
        throw new InputError(`"${text}": expected ${expected(shape[i])}, not "${word}"`)
      })
      return makers[verb](...values)
    },
  }
  for (const verb of verbs)
    if (verb in lexicon || verb === 'leaves')
      throw new Error(`"${verb}" is a word of the kernel, not free for a verb`)
  return Object.assign(lexicon, makers) as Vocabulary<T>
}

/** Notation must read back: words without blanks, no word twice. */
function checkDomain(verb: string, domain: Domain): void {
  if ('min' in domain) {
    if (domain.min > domain.max) throw new Error(`${verb}: the range ${domain.min} to ${domain.max} is empty`)
    return
  }
  if (domain.some(word => !/^\S+$/.test(word))) throw new Error(`${verb}: words have no blanks in them`)
  if (new Set(domain).size !== domain.length) throw new Error(`${verb}: a word stands twice in a domain`)
}

/** The arithmetic from arguments to id, without a loop or an array: it runs for every move listed. */
function maker(first: Move, shape: readonly Domain[]): (...args: number[]) => Move {
  const [, s1 = 1, s2 = 1, s3 = 1] = shape.map(sizeOf)
  const mins = shape.map(least)
  const weights = [s1 * s2 * s3, s2 * s3, s3, 1]
  const base = mins.reduce((id, min, i) => id - min * weights[i], first)
  const [w0, w1, w2] = weights
  switch (shape.length) {
    case 0:
      return () => first
    case 1:
      return a => base + a * w0
    case 2:
      return (a, b) => base + a * w0 + b * w1
    case 3:
      return (a, b, c) => base + a * w0 + b * w1 + c * w2
    default:
      return (a, b, c, d) => base + a * w0 + b * w1 + c * w2 + d
  }
}

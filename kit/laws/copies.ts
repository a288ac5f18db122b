import {
  ALL_SEEING,
  canonical,
  clone,
  dump,
  type Game,
  legal,
  MoveList,
  over,
  play,
  prompt,
  type Rng,
  restore,
  SPECTATOR,
  type State,
  whyNot,
} from '@pantheon/core'
import type { Arena } from '../arena.ts'
import { Fault } from '../fault.ts'
import { anyActor, moments, picture, positionAfter, randomMove } from '../played.ts'

/** So many moves are played on in each copy. */
const FURTHER = 12

const list = new MoveList()

/** The same position, whatever the order of its fields. */
export const same = (a: State, b: State): boolean =>
  picture(a) === picture(b) || canonical(dump(a)) === canonical(dump(b))

/** The first place where two plain values differ, for messages. */
export function difference(a: unknown, b: unknown, path = ''): string {
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null) {
    const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>]
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)]))
      if (JSON.stringify(left[key]) !== JSON.stringify(right[key]))
        return difference(left[key], right[key], `${path}.${key}`)
    return `${path}: the order of the fields`
  }
  return `${path}: ${JSON.stringify(a)} and ${JSON.stringify(b)}`
}

/** A copy, a position stored and brought back, and the original stay equal after the same moves. */
export function copiesAgree(arena: Arena): void {
  const { game } = arena
  arena.atPositions(({ played, number, state }, rng) => {
    const before = picture(state)
    const copy = clone(state)
    const moves = playRandom(game, copy, rng, FURTHER)
    if (picture(state) !== before) throw new Error('playing on a copy changed the original')
    const others: [name: string, state: State][] = [
      ['the original', positionAfter(game, played, number)],
      ['a stored position', restore<State>(state.data, JSON.parse(JSON.stringify(dump(state))))],
    ]
    for (const [name, other] of others) {
      for (const [seat, move] of moves) play(game, other, seat, move)
      if (!same(copy, other))
        throw new Error(
          `a copy and ${name} part after the same moves: ${difference(dump(copy), dump(other))}`,
        )
    }
  })
}

function playRandom(game: Game, state: State, rng: Rng, most: number): [number, number][] {
  const played: [number, number][] = []
  while (played.length < most && !over(state)) {
    const seat = anyActor(state, rng)
    const move = randomMove(game, state, seat, list, rng)
    play(game, state, seat, move)
    played.push([seat, move])
  }
  return played
}

/** The log alone gives the position: the same decisions, played again with someone listening, end the same. */
export function replayAgrees(arena: Arena): void {
  for (const played of arena.games) {
    if (played.stopped === 'crashed') continue
    try {
      let again = ''
      for (const { number, state } of moments(arena.game, played))
        if (number === played.log.length) again = picture(state)
      if (again === played.last) continue
      const where = difference(JSON.parse(played.last), JSON.parse(again))
      throw new Error(`played again, the log goes another way: ${where}`)
    } catch (error) {
      throw new Fault(arena.game, played, played.log.length, error)
    }
  }
}

/** Looking, asking, scoring and guessing never change a position. */
export function lookingChangesNothing(arena: Arena): void {
  const { game } = arena
  arena.atPositions(({ state }, rng) => {
    const before = picture(state)
    const unchanged = (what: string) => {
      if (picture(state) !== before)
        throw new Error(`${what} changed the position: ${difference(JSON.parse(before), dump(state))}`)
    }
    for (const eye of [SPECTATOR, ALL_SEEING, ...seats(state)]) {
      game.view(state, eye)
      unchanged(`view of ${eye}`)
      game.score(state, eye)
      unchanged(`score for ${eye}`)
    }
    for (const seat of seats(state)) {
      game.guess(state, seat, rng)
      unchanged(`guess of ${seat}`)
      game.evaluate(state, seat)
      unchanged(`evaluate for ${seat}`)
      legal(game, state, seat, list)
      unchanged(`moves of ${seat}`)
      prompt(game, state, seat)
      unchanged(`the question to ${seat}`)
      whyNot(game, state, seat, rng.below(game.moves.size))
      unchanged(`whyNot for ${seat}`)
    }
    game.check(state)
    unchanged('check')
    game.ranks(state)
    unchanged('ranks')
  })
}

/** The seats of a table, in order. */
export const seats = (state: State): number[] => Array.from({ length: state.seats }, (_, seat) => seat)

/** Positions, views, score sheets and events are plain JSON: what is sent is what is meant. */
export function plainJson(arena: Arena): void {
  const { game } = arena
  arena.atPositions(({ state }) => {
    plain(dump(state), 'state')
    uniform(dump(state), 'state')
    for (const eye of [SPECTATOR, ALL_SEEING, ...seats(state)]) {
      plain(game.view(state, eye), `view of ${eye}`)
      plain(game.score(state, eye), `score for ${eye}`)
    }
  })
  arena.atMoments(({ heard }) => {
    for (const { event } of heard) plain(event, `event ${event.key}`)
  })
}

/** Throws where a list of a position has records or lists beside other values: copies go by its first item. */
function uniform(value: unknown, path: string): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value) && value.some(item => isNested(item) !== isNested(value[0])))
    throw new Error(`${path} mixes records or lists with other values`)
  for (const [key, field] of Object.entries(value)) uniform(field, `${path}.${key}`)
}

const isNested = (value: unknown): boolean => typeof value === 'object' && value !== null

/** Throws where a value is not plain JSON. */
export function plain(value: unknown, path: string): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new Error(`${path} is ${value}`)
    return
  }
  if (typeof value !== 'object') throw new Error(`${path} is ${typeof value}`)
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) plain(value[i], `${path}[${i}]`)
    return
  }
  const kind = Object.getPrototypeOf(value)
  if (kind !== Object.prototype && kind !== null) throw new Error(`${path} is a ${kind.constructor.name}`)
  for (const [key, field] of Object.entries(value)) plain(field, `${path}.${key}`)
}

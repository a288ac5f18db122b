import {
  acts,
  CHANCE,
  clone,
  everyone,
  legal,
  MoveList,
  over,
  play,
  type Rng,
  type Seat,
  type State,
} from '@pantheon/core'
import type { Arena } from '../arena.ts'
import { Fault } from '../fault.ts'
import { anyActor, randomMove } from '../played.ts'

/** All who could ever act at a table: chance and the seats. */
export const actors = (state: State): Seat[] => [CHANCE, ...Array.from({ length: state.seats }, (_, i) => i)]

const list = new MoveList()

/** Whoever must act has at least one move, and somebody must act until the game is over. */
export function neverStuck(arena: Arena): void {
  arena.atMoments(({ state }) => {
    if (over(state)) return
    const valid = state.who === CHANCE || (state.who > 0 && (state.who & ~everyone(state.seats)) === 0)
    if (!valid) throw new Error(`who must act is ${state.who}, no set of seats and not chance`)
    for (const seat of actors(state))
      if (acts(state.who, seat) && legal(arena.game, state, seat, list).length === 0)
        throw new Error(`${seat === CHANCE ? 'chance' : `seat ${seat}`} must act and has no move`)
  })
}

/** A list never holds a move twice, nor one outside the vocabulary. */
export function noDuplicates(arena: Arena): void {
  arena.atMoments(({ state }) => {
    for (const seat of actors(state)) {
      const moves = legal(arena.game, state, seat, list).toArray()
      const seen = new Set<number>()
      for (const move of moves) {
        if (!Number.isInteger(move) || move < 0 || move >= arena.game.moves.size)
          throw new Error(`${move} is listed and is no move of the vocabulary`)
        if (seen.has(move)) throw new Error(`"${arena.game.moves.format(move)}" is listed twice`)
        seen.add(move)
      }
    }
  })
}

/** Seats that need not act have no moves; nobody has when the game is over. */
export function onlyActors(arena: Arena): void {
  arena.atMoments(({ state }) => {
    for (const seat of actors(state))
      if (!acts(state.who, seat) && legal(arena.game, state, seat, list).length > 0)
        throw new Error(`seat ${seat} need not act and has moves`)
    if (over(state) && state.who !== 0) throw new Error('the game is over and someone must act')
  })
}

/** Every outcome of chance has a positive whole weight; players' moves all weigh one. */
export function weights(arena: Arena): void {
  arena.atMoments(({ state }) => {
    for (const seat of actors(state)) {
      legal(arena.game, state, seat, list)
      for (let i = 0; i < list.length; i++) {
        const weight = list.weightAt(i)
        if (seat === CHANCE ? weight <= 0 : weight !== 1)
          throw new Error(`"${arena.game.moves.format(list.at(i))}" has the weight ${weight}`)
      }
    }
  })
}

/** At most so many moves of one list are tried. */
const TRIED = 40

/** Every listed move can be played, and leaves a position that holds. */
export function everyMovePlays(arena: Arena): void {
  const crashed = arena.games.find(played => played.stopped === 'crashed')
  if (crashed) throw new Fault(arena.game, crashed, crashed.log.length, crashed.error)
  const { game } = arena
  arena.atPositions(({ state }, rng) => {
    for (const seat of actors(state)) {
      const moves = rng.shuffle(legal(game, state, seat, list).toArray())
      for (const move of moves.slice(0, TRIED)) {
        const twin = clone(state)
        try {
          play(game, twin, seat, move)
          game.check(twin)
        } catch (error) {
          throw new Error(`"${game.moves.format(move)}" of ${seat}: ${error}`, { cause: error })
        }
      }
    }
  })
}

/** The game's conservation laws hold after every move. */
export function conserved(arena: Arena): void {
  arena.atMoments(({ state }) => arena.game.check(state))
}

/** Every game ends within its bound, in one of the ways it says it can; then everybody has a place. */
export function ends(arena: Arena): void {
  const { game } = arena
  for (const played of arena.games)
    if (played.stopped === 'runaway')
      throw new Fault(game, played, played.log.length, new Error(`not over after ${game.bound} decisions`))
  arena.atMoments(({ state }) => {
    if (!over(state)) {
      if (state.ended !== '') throw new Error(`"${state.ended}" is set and the game goes on`)
      return
    }
    if (!game.endings.includes(state.ended))
      throw new Error(`ended by "${state.ended}", none of ${game.endings.join(', ')}`)
    const ranks = game.ranks(state)
    const valid = (rank: number) => Number.isInteger(rank) && rank >= 1 && rank <= state.seats
    const nobodyWins = ranks.every(rank => rank === 2)
    if (ranks.length !== state.seats || !ranks.every(valid) || !(ranks.includes(1) || nobodyWins))
      throw new Error(`ranks are ${JSON.stringify(ranks)}`)
  })
}

/** Plays on by blind chance until the game is over, putting `after` to every position on the way. */
export function playOn(arena: Arena, state: State, rng: Rng, after: () => void): void {
  for (let made = 0; !over(state); made++) {
    if (made >= arena.game.bound) throw new Error(`not over ${made} decisions later`)
    const seat = anyActor(state, rng)
    const move = randomMove(arena.game, state, seat, list, rng)
    play(arena.game, state, seat, move)
    after()
  }
}

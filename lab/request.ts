import { type Bot, botNamed } from '@pantheon/bots'
import {
  edition,
  type Game,
  InputError,
  type Options,
  readOptions,
  type Seat,
  type Setup,
  start,
} from '@pantheon/core'

/** What to simulate: plain data, the same for every thread. */
export interface Request {
  /** The game's id. */
  readonly game: string
  readonly seats: number
  /** One bot a player, by name. */
  readonly bots: readonly string[]
  readonly games: number
  readonly seed: string
  /** Player p stays at seat p; otherwise the players move on by one seat from game to game. */
  readonly fixedSeats?: boolean
  readonly options?: Options
  /** What an edition file holds: the parts of the game's tables that differ. */
  readonly overrides?: unknown
  /** The number of the first game, to play a later stretch of a run by itself; 0 if left out. */
  readonly from?: number
}

/** Finds a game by its id. */
export type Find = (id: string) => Game

/** A checked request, ready to be played. */
export interface Plan {
  readonly game: Game
  readonly setup: Setup & { readonly options: Options; readonly data: unknown }
  /** By player. */
  readonly bots: readonly Bot[]
  readonly request: Request
}

/** Checks a request; an `InputError` says what was expected. */
export function planOf(request: Request, find: Find): Plan {
  const { seats, bots, games, from = 0 } = request
  const game = find(request.game)
  if (!Number.isInteger(games) || games < 1)
    throw new InputError(`games: expected a whole number from 1 on, not ${games}`)
  if (!Number.isInteger(from) || from < 0)
    throw new InputError(`from: expected a whole number from 0 on, not ${from}`)
  const options = readOptions(game, request.options ?? {})
  const setup = { seats, options, data: edition(game, request.overrides) }
  start(game, setup)
  if (bots.length !== seats)
    throw new InputError(`bots: expected ${seats}, one for each player, not ${bots.length}`)
  return { game, setup, bots: bots.map(name => botNamed(name)), request }
}

/** The seed of game number `index` of a run: all its dice and cards come from it. */
export const gameSeed = (request: Request, index: number): string => `${request.seed}/${index}`

/** Where player `player` sits in game number `index`. */
export const seatOf = ({ seats, fixedSeats }: Request, player: number, index: number): Seat =>
  fixedSeats ? player : (player + index) % seats

import { botNamed, type Question, seenBy } from '@pantheon/bots'
import { type Game, InputError, legal, type Move, MoveList, Rng, type Seat, type State } from '@pantheon/core'
import type { Table } from './table.ts'

/** A decision for a bot: where it sits, how well it plays, and the seed of what it draws. */
export interface BotTask {
  readonly seat: Seat
  readonly level: string
  readonly seed: string
}

/** What a bot decides on a position, in this very thread. It sees only what its seat may see. */
export function decide(game: Game, state: State, { seat, level, seed }: BotTask): Move {
  const moves = legal(game, state, seat, new MoveList())
  return botNamed(level).choose(seenBy(game, state, seat, moves), new Rng(`bot/${seed}`))
}

/** What is put to threads that think for a seat at a table as it is now. */
export function questionAt({ match, founding }: Table, seat: Seat, seed: string): Question {
  if (match === null) throw new InputError('the game has not started')
  const { game, state } = match
  return { game, edition: founding.plan.edition, state, seat, seed }
}

import { botNamed, seenBy } from '@pantheon/bots'
import { type Game, legal, type Move, MoveList, Rng, type Seat, type State } from '@pantheon/core'

/** A decision for a bot: where it sits, how well it plays, and the seed of what it draws. */
export interface BotTask {
  readonly seat: Seat
  readonly level: string
  readonly seed: string
}

/** What a bot decides on a position. It sees only what its seat may see. */
export function decide(game: Game, state: State, { seat, level, seed }: BotTask): Move {
  const moves = legal(game, state, seat, new MoveList())
  return botNamed(level).choose(seenBy(game, state, seat, moves), new Rng(`bot/${seed}`))
}

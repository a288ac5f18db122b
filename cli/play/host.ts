import { seenBy } from '@pantheon/bots'
import { legal, lowest, type Match, MoveList, over, Rng, seatsOf } from '@pantheon/core'
import type { Console } from './console.ts'
import { Person } from './person.ts'
import type { Player } from './players.ts'

/** A game at the terminal. */
export interface Sitting {
  readonly match: Match
  readonly players: readonly Player[]
  readonly seed: string
  /** The game's RULES.md. */
  readonly rules: string
  readonly console: Console
  /** A turn ends with a confirmation, as long as it could be taken back. */
  readonly confirm: boolean
}

/** Plays until the game is over (true), or until someone quits or the input ends (false). */
export async function host(sitting: Sitting): Promise<boolean> {
  const { match, players } = sitting
  const person = new Person(sitting)
  const rngs = players.map((_, seat) => new Rng(`bot/${sitting.seed}/${seat}`))
  const list = new MoveList()
  while (!over(match.state)) {
    // People before bots where several act at once: their picks can then still be taken back.
    const people = seatsOf(match.state.who).filter(seat => players[seat].bot === null)
    const seat = people[0] ?? lowest(match.state.who)
    const { bot } = players[seat]
    if (bot === null) {
      if (!(await person.decides(seat))) return false
    } else {
      legal(match.game, match.state, seat, list)
      const refusal = match.submit(seat, bot.choose(seenBy(match.game, match.state, seat, list), rngs[seat]))
      if (refusal) throw new Error(`${bot.name} chose a move that is not legal: ${refusal.key}`)
      person.watches()
    }
  }
  person.seesTheEnd()
  return true
}

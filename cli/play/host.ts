import type { Crew } from '@pantheon/bots'
import { lowest, type Match, over, type Seat, seatsOf } from '@pantheon/core'
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
  /** Threads that decide for the bots. */
  readonly crew: Pick<Crew, 'decide'>
  /** The parts of the game's tables that its edition overrides, if any. */
  readonly edition?: unknown
  /** A turn ends with a confirmation, as long as it could be taken back. */
  readonly confirm: boolean
}

/** Plays until the game is over (true), or until someone quits or the input ends (false). */
export async function host(sitting: Sitting): Promise<boolean> {
  const { match, players } = sitting
  const person = new Person(sitting)
  while (!over(match.state)) {
    // People before bots where several act at once: their picks can then still be taken back.
    const people = seatsOf(match.state.who).filter(seat => players[seat].bot === null)
    const seat = people[0] ?? lowest(match.state.who)
    const { bot } = players[seat]
    if (bot === null) {
      if (!(await person.decides(seat))) return false
    } else {
      // Whoever leaves the terminal does not wait for a bot.
      const decided = await Promise.race([thinks(sitting, seat, bot), sitting.console.left])
      if (decided === null) return false
      const refusal = match.submit(seat, decided.move)
      if (refusal) throw new Error(`${bot} chose a move that is not legal: ${refusal.key}`)
      person.watches()
    }
  }
  person.seesTheEnd()
  return true
}

/** A bot's decision; the same seed gives the same, unless time decides. */
function thinks({ match: { game, state, log }, edition, seed, crew }: Sitting, seat: Seat, bot: string) {
  return crew.decide({ game, edition, state, seat, seed: `bot/${seed}/${log.length}/${seat}` }, bot)
}

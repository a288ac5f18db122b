import { acts, CHANCE, type Match, type Move, type Seat } from '@pantheon/core'

/**
 * Has a seat just made a turn of several decisions that it could still take back, and without a word that ended it (a
 * move of one word, such as `end` or `pass`, is a confirmation in itself)?
 */
export function awaitsConfirmation(match: Match, seat: Seat): boolean {
  if (acts(match.state.who, seat) || match.state.ended !== '' || !match.mayUndo(seat)) return false
  const [before, last] = match.log.slice(-2)
  return before.seat === seat && match.game.moves.words(last.move).length > 0
}

/** The next decision of a scripted game, as long as everyone kept to the script; null once it is over or was left. */
export function scripted({ game, log }: Match, script: readonly string[]): Move | null {
  const made = log.filter(({ seat }) => seat !== CHANCE).map(({ move }) => game.moves.format(move))
  const next = script[made.length]
  return next !== undefined && made.every((move, i) => move === script[i]) ? game.moves.parse(next) : null
}

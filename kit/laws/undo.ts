import { CHANCE, dump, Match, type State } from '@pantheon/core'
import type { Arena } from '../arena.ts'
import { type Played, picture, positionAfter } from '../played.ts'
import { difference, seats } from './copies.ts'

/** So many positions are tried: taking back plays the whole log again. */
const TRIED = 100

/**
 * Taking back the last decision gives the position of the shorter log, and making it again the longer one's. It is
 * refused, and changes nothing, for anyone but the one who decided, and across chance and reveals.
 */
export function undoIsReplay(arena: Arena): void {
  arena.atPositions(({ played, number, state }) => {
    if (number === 0) return
    const [decider, move] = played.log[number - 1]
    const match = matchAfter(arena, played, number)
    const revealed = match.story[number - 1].some(told => told.reveals)
    for (const seat of [CHANCE, ...seats(state)]) {
      const allowed = seat === decider && seat !== CHANCE && !revealed
      if (match.mayUndo(seat) !== allowed)
        throw new Error(`seat ${seat} ${allowed ? 'may not' : 'may'} take back a decision of ${decider}`)
      if (allowed) continue
      if (match.undo(seat) || match.log.length !== number)
        throw new Error(`a refused undo of ${seat} was done`)
      demandPosition(match.state, state, 'after a refused undo')
    }
    if (!match.undo(decider)) return
    demandPosition(match.state, positionAfter(arena.game, played, number - 1), 'after taking back')
    if (match.submit(decider, move) !== null) throw new Error('the decision taken back cannot be made again')
    demandPosition(match.state, state, 'after deciding the same again')
  }, TRIED)
}

function matchAfter(arena: Arena, played: Played, number: number): Match {
  const match = new Match(arena.game, played.table, null)
  for (const [seat, move] of played.log.slice(0, number))
    if (match.submit(seat, move) !== null)
      throw new Error(`"${arena.game.moves.format(move)}" was played and is refused when played again`)
  return match
}

function demandPosition(found: State, expected: State, when: string): void {
  if (picture(found) !== picture(expected))
    throw new Error(`${when} the position differs: ${difference(dump(found), dump(expected))}`)
}

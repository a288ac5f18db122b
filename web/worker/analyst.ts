import { millis } from '@pantheon/bots'
import { type Game, type GameRecord, type Language, prompt, replay, textIn } from '@pantheon/core'
import { analyse, chancesAtEnd, type Moment } from '../../lab/analyse.ts'
import type { Chances, Turning } from './messages.ts'
import { runsOf, type Swing, slipOf, swingsOf, winnerOf } from './turnings.ts'

/** How long a whole game may be looked at, and a single decision at least and at most, in milliseconds. */
const WHOLE = 8000
const [LEAST, MOST] = [5, 60]

/** The chances to win over a finished game, and where it turned, in the reader's words. */
export function chancesOf(
  game: Game,
  record: GameRecord,
  names: readonly string[],
  language: Language,
  onProgress: (done: number, of: number) => void,
): Chances {
  const budget = millis(Math.max(LEAST, Math.min(MOST, WHOLE / record.log.length)))
  const { moments, result, bySeat } = analyse(game, record, budget, onProgress)
  const runs = runsOf(moments)
  const end = result === null ? (runs.at(-1)?.chances ?? []) : chancesAtEnd(result)
  return {
    at: [...runs.map(({ entry }) => entry), record.log.length],
    rows: [...runs.map(({ chances }) => chances), end],
    turnings: swingsOf(runs, end).map(swing => turningOf(game, record, swing, names, language)),
    best: bySeat.map(({ best }) => best),
  }
}

/** A swing in words: the decision that gave most away to another, or the one the turn began with. */
function turningOf(
  game: Game,
  record: GameRecord,
  swing: Swing<Moment>,
  names: readonly string[],
  language: Language,
): Turning {
  const slip = slipOf(swing)
  const { entry, seat, played } = slip ?? swing.run.moments[0]
  const { state } = replay(game, record, entry)
  const setting = { name: (of: number) => names[of], asked: prompt(game, state, seat) }
  const say = (move: string): string => textIn(game, language).move(game.moves.parse(move), setting)
  const winner = winnerOf(swing)
  return {
    at: entry,
    seat,
    move: say(played.move),
    better: slip && say(slip.best.move),
    winner,
    from: swing.from[winner],
    to: swing.to[winner],
  }
}

import { millis } from '@pantheon/bots'
import { type Game, type GameRecord, type Language, prompt, replay, textIn } from '@pantheon/core'
import { analyse, chancesAtEnd, type Moment } from '../../lab/analyse.ts'
import type { Chances, Turning } from './messages.ts'
import { runsOf, type Swing, swingsOf } from './turnings.ts'

/** How long a whole game may be looked at, and a single decision at least and at most, in milliseconds. */
const WHOLE = 8000
const [LEAST, MOST] = [5, 60]

/** A decision that gave away less was as good as the best. */
const SLIP = 0.04

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

/** A swing in words: the decision that gave most away, or the one the turn began with. */
function turningOf(
  game: Game,
  record: GameRecord,
  { run, from, to }: Swing<Moment>,
  names: readonly string[],
  language: Language,
): Turning {
  const worst = run.moments.reduce((a, b) => (b.loss > a.loss ? b : a))
  const slipped = worst.loss > SLIP && worst.best.move !== worst.played.move
  const { entry, seat, played, best } = slipped ? worst : run.moments[0]
  const { state } = replay(game, record, entry)
  const setting = { name: (of: number) => names[of], asked: prompt(game, state, seat) }
  const say = (move: string): string => textIn(game, language).move(game.moves.parse(move), setting)
  const gained = to.map((chance, of) => chance - from[of])
  const winner = gained.indexOf(Math.max(...gained))
  return {
    at: entry,
    seat,
    move: say(played.move),
    better: slipped ? say(best.move) : null,
    winner,
    from: from[winner],
    to: to[winner],
  }
}

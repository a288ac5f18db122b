import {
  ALL_SEEING,
  type Eye,
  type GameRecord,
  InputError,
  type Match,
  over,
  type Seat,
  type Text,
  totals,
  verify,
} from '@pantheon/core'
import { Past } from '@pantheon/table'
import type { Curve, Look, Moment, Verdict } from './messages.ts'

/** More samples than a plot has pixels to show are of no use. */
const MOST_SAMPLES = 160

/** A game one can look back through: its match, and how its decisions are numbered in the table's log. */
export interface Source {
  readonly match: Match
  readonly text: Text
  name(seat: Seat): string
  /** The entry that made the last of the first `count` decisions. */
  entryOf(count: number): number
  /** How many decisions had been made with an entry. */
  countAt(entry: number): number
}

/** Looks back through a game. */
export class Looking {
  private readonly past = new Past()

  look({ match, text, name, entryOf, countAt }: Source, at: Moment, eye: Eye): Look {
    const wanted = 'decisions' in at ? at.decisions : countAt(at.entry)
    const count = Math.max(0, Math.min(wanted, match.log.length))
    const { state, story, opening } = this.past.upTo(match, count)
    const { game } = match
    const view = game.view(state, eye)
    const heard = (count === 0 ? opening : (story[count - 1] ?? [])).filter(
      told => told.seen === -1 || eye === ALL_SEEING || (eye >= 0 && (told.seen & (1 << eye)) !== 0),
    )
    return {
      at: count,
      of: match.log.length,
      n: entryOf(count),
      view,
      drawn: text.draw(view, name),
      told: heard.map(told => text.say(told.event, name)),
      totals: totals(state.seats, game.score(state, eye)),
    }
  }

  /** The standing over the game, as far as these eyes may know it. */
  curve({ match }: Source, eye: Eye): Curve {
    const { length } = match.log
    const stride = Math.max(1, Math.ceil(length / MOST_SAMPLES))
    const at: number[] = []
    const rows: number[][] = []
    for (let i = 0; i <= length; i = i === length ? length + 1 : Math.min(i + stride, length)) {
      const { state } = this.past.upTo(match, i)
      at.push(i)
      rows.push(totals(state.seats, match.game.score(state, eye)))
    }
    return { at, totals: rows }
  }
}

/** Plays a finished game again and draws its chance again from the secret. */
export function verdict({ game }: Match, record: GameRecord): Verdict {
  try {
    const match = verify(game, record)
    const draws = match.log.filter(({ seat }) => seat < 0).length
    const text = record.fair.kind === 'committed' ? record.fair.commitment : ''
    return { ok: over(match.state), draws, text }
  } catch (error) {
    if (error instanceof InputError) return { ok: false, draws: 0, text: error.message }
    throw error
  }
}

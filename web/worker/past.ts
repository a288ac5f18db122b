import {
  ALL_SEEING,
  type Eye,
  type Game,
  InputError,
  LEAVE,
  Match,
  over,
  type Seat,
  totals,
  verify,
} from '@pantheon/core'
import type { Table } from '@pantheon/table'
import type { Curve, Look, Moment, Verdict } from './messages.ts'

/** More samples than a plot has pixels to show are of no use. */
const MOST_SAMPLES = 160

/** The game as it stood after some decisions: played again, going on from the last look where that is earlier. */
export class Past {
  private match: Match | null = null

  constructor(
    private readonly table: Table,
    private readonly name: (seat: Seat) => string,
  ) {}

  look(at: Moment, eye: Eye): Look {
    const source = this.source()
    const wanted = 'decisions' in at ? at.decisions : this.after(at.entry)
    const count = Math.max(0, Math.min(wanted, source.log.length))
    const { state, story, opening } = this.upTo(source, count)
    const { game } = source
    const view = game.view(state, eye)
    const heard = (count === 0 ? opening : (story[count - 1] ?? [])).filter(
      told => told.seen === -1 || eye === ALL_SEEING || (eye >= 0 && (told.seen & (1 << eye)) !== 0),
    )
    return {
      at: count,
      of: source.log.length,
      n: this.table.lines.find(line => line.to >= Math.max(count, 1))?.n ?? this.table.n,
      view,
      drawn: game.text.draw(view, this.name),
      told: heard.map(told => game.text.say(told.event, this.name)),
      totals: totals(state.seats, game.score(state, eye)),
    }
  }

  /** The standing over the game, as far as these eyes may know it. */
  curve(eye: Eye): Curve {
    const source = this.source()
    const { length } = source.log
    const stride = Math.max(1, Math.ceil(length / MOST_SAMPLES))
    const at: number[] = []
    const rows: number[][] = []
    for (let i = 0; i <= length; i = i === length ? length + 1 : Math.min(i + stride, length)) {
      const { state } = this.upTo(source, i)
      at.push(i)
      rows.push(totals(state.seats, source.game.score(state, eye)))
    }
    return { at, totals: rows }
  }

  /** How many decisions had been made when an entry of the table's log was. */
  private after(entry: number): number {
    return this.table.lines.findLast(line => line.n <= entry)?.to ?? 0
  }

  private source(): Match {
    if (this.table.match === null) throw new InputError('the game has not begun')
    return this.table.match
  }

  private upTo(source: Match, count: number): Match {
    const known = this.match
    const same = known !== null && known.log.length <= count && agrees(known, source)
    const match = same ? known : new Match(source.game, source.setup, null)
    this.match = match
    for (let i = match.log.length; i < count; i++) {
      const { seat, move } = source.log[i]
      if (move === LEAVE) match.leave(seat)
      else match.submit(seat, move)
    }
    return match
  }
}

/** Decisions may have been taken back since. */
const agrees = (known: Match, source: Match): boolean =>
  known.log.every((entry, i) => source.log[i]?.move === entry.move && source.log[i].seat === entry.seat)

/** Plays a finished game again and draws its chance again from the secret. */
export function verdict(game: Game, table: Table): Verdict {
  try {
    const match = verify(game, table.record())
    const draws = match.log.filter(({ seat }) => seat < 0).length
    return { ok: over(match.state), draws, text: table.commitment }
  } catch (error) {
    if (error instanceof InputError) return { ok: false, draws: 0, text: error.message }
    throw error
  }
}

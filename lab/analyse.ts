import { type Budget, type Prospect, prospectAt, ranked, Search, seenBy, think } from '@pantheon/bots'
import {
  CHANCE,
  type Game,
  type GameRecord,
  InputError,
  legal,
  type Move,
  MoveList,
  over,
  type Result,
  Rng,
  replay,
  resultOf,
  type Seat,
  type State,
} from '@pantheon/core'

/** A move, in notation and as a player would say it. */
export interface Said {
  readonly move: string
  readonly text: string
}

/** One decision of a game, as the seat that made it could judge it. */
export interface Moment {
  /** Its entry of the log, counted from 0. */
  readonly entry: number
  readonly seat: Seat
  readonly played: Said
  /** How many moves there were to choose from. */
  readonly choices: number
  /** By seat, the chance to win: if the best move is played, and after what was played. */
  readonly before: readonly number[]
  readonly after: readonly number[]
  /** The best move there was, which may be the one played; and the best of the others. */
  readonly best: Said
  readonly alternative: Said & { readonly chances: readonly number[] }
  /** What the seat gave away of its own chance to win. */
  readonly loss: number
}

/** Where the game took another way: the chances before a decision and before the next one (or at the end). */
export interface TurningPoint {
  /** Its place among the moments. */
  readonly moment: number
  readonly entry: number
  readonly from: readonly number[]
  readonly to: readonly number[]
  /** How much of the chances changed hands. */
  readonly swing: number
  /** Was it given away by the decision, or did it come from what followed (luck, the others)? */
  readonly cause: 'decision' | 'what followed'
}

/** How well a seat played. */
export interface SeatReport {
  readonly seat: Seat
  readonly decisions: number
  /** The share of its decisions in which it played the best move found. */
  readonly best: number
  /** What it gave away on the average, and in all. */
  readonly meanLoss: number
  readonly totalLoss: number
}

/** A whole game, looked at decision by decision. */
export interface Analysis {
  readonly game: string
  readonly title: string
  readonly seats: number
  readonly entries: number
  readonly iterations: number | null
  readonly millis: number | null
  readonly moments: readonly Moment[]
  readonly turningPoints: readonly TurningPoint[]
  readonly bySeat: readonly SeatReport[]
  /** Null while the game runs. */
  readonly result: Result | null
}

/** What a move that was played is tried at least, as a share of all lines of play. */
const PLAYED_SHARE = 0.2
/** However little time there is, what is said of a move rests on so many lines at least. */
const LEAST_LINES = 8
const MOST_TURNING_POINTS = 6
/** A smaller swing is within the noise of a search. */
const LEAST_SWING = 0.08

/** Looks at every decision of a record for which there was a choice, from the side of the seat that made it. */
export function analyse(
  game: Game,
  record: GameRecord,
  budget: Budget,
  onProgress: (done: number, total: number) => void = () => {},
): Analysis {
  const match = replay(game, record, 0)
  const list = new MoveList()
  const moments: Moment[] = []
  for (const [entry, [who, text]] of record.log.entries()) {
    const seat = who === 'chance' ? CHANCE : who
    const move = game.moves.parse(text)
    if (legal(game, match.state, seat, list).length > 1 && seat !== CHANCE && list.has(move))
      moments.push(momentOf(game, match.state, entry, seat, move, list, budget))
    if (match.submit(seat, move) !== null)
      throw new InputError(`log entry ${entry}: ${who} may not "${text}" (see pantheon verify)`)
    onProgress(entry + 1, record.log.length)
  }
  const result = over(match.state) ? resultOf(game, match.state) : null
  return {
    game: game.id,
    title: game.title,
    seats: record.seats,
    entries: record.log.length,
    iterations: Number.isFinite(budget.iterations) ? budget.iterations : null,
    millis: Number.isFinite(budget.millis) ? budget.millis : null,
    moments,
    turningPoints: turningPoints(moments, result),
    bySeat: Array.from({ length: record.seats }, (_, seat) => seatReport(moments, seat)),
    result,
  }
}

function momentOf(
  game: Game,
  state: State,
  entry: number,
  seat: Seat,
  played: Move,
  list: MoveList,
  budget: Budget,
): Moment {
  const search = new Search(seenBy(game, state, seat, list), new Rng(`analysis/${entry}`))
  think(search, budget)
  search.explore(played, Math.max(LEAST_LINES, Math.ceil(search.made * PLAYED_SHARE)))
  const bestOther = (all: readonly Prospect[]) => all.find(({ move }) => move !== played) ?? all[0]
  search.explore(bestOther(ranked(search.findings)).move, LEAST_LINES)
  const { findings } = search
  const order = ranked(findings).filter(({ visits }) => visits >= LEAST_LINES)
  const mine = prospectAt(findings, list.toArray().indexOf(played))
  const [best] = order[0].chances[seat] >= mine.chances[seat] ? order : [mine]
  const other = bestOther(order)
  const said = (move: Move): Said => ({ move: game.moves.format(move), text: game.text.move(move) })
  return {
    entry,
    seat,
    played: said(played),
    choices: list.length,
    before: best.chances,
    after: mine.chances,
    best: said(best.move),
    alternative: { ...said(other.move), chances: other.chances },
    loss: Math.max(0, best.chances[seat] - mine.chances[seat]),
  }
}

/** The chances when a game is over: the winners share. */
export function chancesAtEnd({ ranks }: Result): number[] {
  const winners = ranks.filter(rank => rank === 1).length
  return ranks.map(rank => (rank === 1 ? 1 / winners : 0))
}

/** The greatest changes from one moment to the next, in the order of play. */
function turningPoints(moments: readonly Moment[], result: Result | null): TurningPoint[] {
  const points = moments.flatMap((moment, i): TurningPoint[] => {
    const from = moment.before
    const to = moments[i + 1]?.before ?? (result ? chancesAtEnd(result) : moment.after)
    const swing = from.reduce((sum, chance, seat) => sum + Math.abs(chance - to[seat]), 0) / 2
    const cause = moment.loss >= swing / 2 ? 'decision' : 'what followed'
    return swing < LEAST_SWING ? [] : [{ moment: i, entry: moment.entry, from, to, swing, cause }]
  })
  return points
    .sort((a, b) => b.swing - a.swing)
    .slice(0, MOST_TURNING_POINTS)
    .sort((a, b) => a.entry - b.entry)
}

function seatReport(moments: readonly Moment[], seat: Seat): SeatReport {
  const own = moments.filter(moment => moment.seat === seat)
  const totalLoss = own.reduce((sum, { loss }) => sum + loss, 0)
  const best = own.filter(moment => moment.best.move === moment.played.move).length
  const count = Math.max(1, own.length)
  return { seat, decisions: own.length, best: best / count, meanLoss: totalLoss / count, totalLoss }
}

import { editionHash, type Options } from '@pantheon/core'
import type { Plan } from './request.ts'
import { barWidth, difference, type Interval, mean, type Spread, spread, wilson } from './stats.ts'
import { type Tally, type Usage, VICTORY } from './tally.ts'

/** One player's figures, over all seats it sat at. */
export interface PlayerReport {
  readonly bot: string
  /** The share of games won; a shared victory counts in equal parts. */
  readonly wins: number
  readonly ci: Interval
  /** The shares of games in which it came first, second, … */
  readonly places: readonly number[]
  readonly score: Spread
}

/** How those who used a verb or a thing fared, against those who did not. */
export interface Lift {
  readonly kind: 'verb' | 'thing'
  readonly name: string
  readonly count: number
  /** The share of games in which a player used it. */
  readonly use: number
  /** The shares of games won by players who used it and by players who did not; null unless there are both. */
  readonly with: number | null
  readonly without: number | null
  /** `with - without`, and its interval. */
  readonly lift: number | null
  readonly ci: Interval | null
}

/** What a simulation found. Shares run from 0 to 1; intervals are at 95 %. */
export interface Report {
  readonly game: string
  readonly title: string
  readonly rules: string
  /** The edition's hash. */
  readonly edition: string
  readonly options: Options
  readonly seats: number
  readonly games: number
  readonly from: number
  readonly seed: string
  readonly fixedSeats: boolean
  readonly players: readonly PlayerReport[]
  readonly seatWins: readonly number[]
  readonly seatCi: readonly Interval[]
  /** The share of games whose victory was shared. */
  readonly shared: number
  /** Decisions of the players in a game; moves of chance are not among them. */
  readonly length: Spread
  /** Moves of chance in a game, on average. */
  readonly draws: number
  readonly ended: Readonly<Record<string, number>>
  /** How often each verb was played (by chance too), and each thing named by an event. */
  readonly used: Readonly<Record<string, number>>
  readonly lift: readonly Lift[]
  /** Decisions of the players in a second, all threads together. */
  readonly decisionsPerSecond: number
  readonly seconds: number
  readonly digest: string
}

/** Works the figures out of a tally. */
export function reportOf(plan: Plan, tally: Tally, seconds: number, digest: string): Report {
  const { game, setup, request } = plan
  const { games } = tally
  const share = (parts: number) => parts / VICTORY / games
  const interval = (parts: number) => wilson(parts / VICTORY, games)
  const width = barWidth(tally.scores)
  return {
    game: game.id,
    title: game.title,
    rules: game.rules,
    edition: editionHash(setup.data),
    options: setup.options,
    seats: setup.seats,
    games,
    from: request.from ?? 0,
    seed: request.seed,
    fixedSeats: request.fixedSeats ?? false,
    players: request.bots.map((bot, player) => ({
      bot,
      wins: share(tally.wins[player]),
      ci: interval(tally.wins[player]),
      places: tally.places[player].map(times => times / games),
      score: spread(tally.scores[player], width),
    })),
    seatWins: tally.seatWins.map(share),
    seatCi: tally.seatWins.map(interval),
    shared: tally.shared / games,
    length: spread(tally.lengths),
    draws: tally.draws / games,
    ended: Object.fromEntries(endings(plan, tally).map(([name, times]) => [name, times / games])),
    used: usedOf(tally),
    lift: [
      ...[...tally.verbs].map(([name, usage]) => liftOf('verb', name, usage, tally)),
      ...[...tally.things].map(([name, usage]) => liftOf('thing', name, usage, tally)),
    ],
    decisionsPerSecond: Math.round((mean(tally.lengths) * games) / Math.max(seconds, 1e-6)),
    seconds,
    digest,
  }
}

/** Every way the game can end, those that never came about too. */
const endings = ({ game }: Plan, { ended }: Tally): [string, number][] =>
  [...new Set([...game.endings, ...ended.keys()])].map(name => [name, ended.get(name) ?? 0])

/** A thing of the same name as a verb is counted with it. */
function usedOf(tally: Tally): Record<string, number> {
  const used: Record<string, number> = {}
  for (const usages of [tally.verbs, tally.things])
    for (const [name, { times }] of usages) used[name] = (used[name] ?? 0) + times
  return used
}

function liftOf(kind: Lift['kind'], name: string, { times, users, parts }: Usage, tally: Tally): Lift {
  const others = tally.games * tally.wins.length - users
  // A game that all lose is nobody's victory, with or without.
  const victories = tally.wins.reduce((sum, wins) => sum + wins, 0)
  const [won, rest] = [parts / VICTORY, (victories - parts) / VICTORY]
  const both = users > 0 && others > 0
  return {
    kind,
    name,
    count: times,
    use: users / (users + others),
    with: both ? won / users : null,
    without: both ? rest / others : null,
    lift: both ? won / users - rest / others : null,
    ci: both ? difference(won, users, rest, others) : null,
  }
}

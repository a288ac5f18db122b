import { CHANCE } from '@pantheon/core'
import type { Meter, Played, Use } from './game.ts'
import { type Plan, seatOf } from './request.ts'
import { type Counts, count } from './stats.ts'

/**
 * A victory is this many parts: it can be split evenly among up to ten winners, so wins are whole numbers and
 * add up to the same sum in any order.
 */
export const VICTORY = 2520

/** How often something was used, and how those who used it fared. */
export interface Usage {
  times: number
  /** In how many games a player used it, each player counted. */
  users: number
  /** The parts of victories those players won. */
  parts: number
}

/** What a stretch of games adds up to. Whole numbers only: tallies may be added in any order. */
export interface Tally {
  games: number
  /** Games whose victory was shared. */
  shared: number
  /** Moves of chance. */
  draws: number
  /** Decisions of the players, game by game. */
  readonly lengths: Counts
  readonly ended: Map<string, number>
  /** Parts of victories, by player and by seat. */
  readonly wins: number[]
  readonly seatWins: number[]
  /** By player, how often it came first, second, … */
  readonly places: number[][]
  readonly scores: Counts[]
  readonly verbs: Map<string, Usage>
  readonly things: Map<string, Usage>
}

/** No games yet. */
export const emptyTally = (seats: number): Tally => {
  const zeros = () => new Array<number>(seats).fill(0)
  return {
    games: 0,
    shared: 0,
    draws: 0,
    lengths: new Map(),
    ended: new Map(),
    wins: zeros(),
    seatWins: zeros(),
    places: Array.from({ length: seats }, zeros),
    scores: Array.from({ length: seats }, () => new Map()),
    verbs: new Map(),
    things: new Map(),
  }
}

/** Adds one game; `meter` has counted what was used in it. */
export function tallyGame(tally: Tally, { request }: Plan, played: Played, meter: Meter): void {
  const { log, ranks } = played
  let draws = 0
  for (let i = 0; i < log.length; i += 2) if (log[i] === CHANCE) draws++
  const winners = ranks.filter(rank => rank === 1).length
  const parts = ranks.map(rank => (rank === 1 ? VICTORY / winners : 0))

  tally.games++
  if (winners > 1) tally.shared++
  tally.draws += draws
  count(tally.lengths, log.length / 2 - draws)
  tally.ended.set(played.ended, (tally.ended.get(played.ended) ?? 0) + 1)
  for (let player = 0; player < request.seats; player++) {
    const seat = seatOf(request, player, played.index)
    tally.wins[player] += parts[seat]
    tally.seatWins[seat] += parts[seat]
    tally.places[player][ranks[seat] - 1]++
    count(tally.scores[player], played.scores[seat])
  }
  for (const use of meter.uses) tallyUse(use.kind === 'verb' ? tally.verbs : tally.things, use, parts)
}

function tallyUse(usages: Map<string, Usage>, { name, times }: Use, parts: readonly number[]): void {
  const usage = usageOf(usages, name)
  usage.times += times[0]
  for (let seat = 0; seat < parts.length; seat++) {
    if (times[seat + 1] === 0) continue
    usage.times += times[seat + 1]
    usage.users++
    usage.parts += parts[seat]
  }
}

/** Adds the games of one tally to another. */
export function addTally(sum: Tally, more: Tally): void {
  sum.games += more.games
  sum.shared += more.shared
  sum.draws += more.draws
  addCounts(sum.lengths, more.lengths)
  for (const [ending, times] of more.ended) sum.ended.set(ending, (sum.ended.get(ending) ?? 0) + times)
  addList(sum.wins, more.wins)
  addList(sum.seatWins, more.seatWins)
  for (const [player, places] of more.places.entries()) addList(sum.places[player], places)
  for (const [player, scores] of more.scores.entries()) addCounts(sum.scores[player], scores)
  addUsages(sum.verbs, more.verbs)
  addUsages(sum.things, more.things)
}

const addList = (sum: number[], more: readonly number[]): void => {
  for (const [i, value] of more.entries()) sum[i] += value
}

const addCounts = (sum: Counts, more: Counts): void => {
  for (const [value, times] of more) count(sum, value, times)
}

const addUsages = (sum: Map<string, Usage>, more: Map<string, Usage>): void => {
  for (const [name, { times, users, parts }] of more) {
    const usage = usageOf(sum, name)
    usage.times += times
    usage.users += users
    usage.parts += parts
  }
}

function usageOf(usages: Map<string, Usage>, name: string): Usage {
  const known = usages.get(name)
  if (known) return known
  const usage = { times: 0, users: 0, parts: 0 }
  usages.set(name, usage)
  return usage
}

import { type Bot, greedy, learnt, Race, Search, seenBy } from '@pantheon/bots'
import { clone, type Game, InputError, legal, MoveList, Rng, type Seat, type State } from '@pantheon/core'
import { type Gathering, wander } from './wander.ts'

/** The turns of one decision: what was foretold of each, and what its lines came to; line k of each had the same guess and luck. */
export interface Trial {
  readonly forecasts: readonly number[]
  readonly results: readonly (readonly number[])[]
  /** The same of lines from the true position to the end of the game: they judge. If there are none, one half of the results judges the other. */
  readonly ends: readonly (readonly number[])[]
}

/** So many lines of each turn to choose by, and so many from the true position to the end of the game to judge by. */
export interface Lines {
  readonly each: number
  readonly ends: number
}

/** How turns are to be chosen: the settings of a race, and its lines in all. */
export interface Way {
  readonly lines: number
  readonly foresight?: number | undefined
  readonly reliance: number
  readonly curiosity: number
}

/** What a way of choosing gains a decision over the best forecast, and how far that may be chance (a standard error). */
export interface Gain {
  readonly mean: number
  readonly error: number
}

/** So many turns of a decision are followed, those with the best forecasts. */
const MOST = 8

/** Decisions of players who go by what was learnt and err now and then, each turn followed by so many lines. */
export function trials(game: Game, gathering: Gathering, lines: Lines): Trial[] {
  const judged = learnt(game)
  const bot: Bot = { name: 'learnt', choose: (seen, rng) => greedy.choose({ ...seen, game: judged }, rng) }
  let met = 0
  return wander(game, gathering, bot, (state, seat) =>
    trial(game, state, seat, lines, `${gathering.seed}/${met++}`),
  ).flatMap(({ note }) => note ?? [])
}

function trial(game: Game, state: State, seat: Seat, { each, ends }: Lines, seed: string): Trial | null {
  const moves = legal(game, state, seat, new MoveList())
  if (moves.length === 1) return null
  const near = new Search(seenBy(game, state, seat, moves), new Rng(seed))
  const forecasts = near.forecasts.slice(0, MOST)
  const follow = (search: Search, first: number, count: number): number[][] =>
    forecasts.map((_, turn) => Array.from({ length: count }, (_, k) => search.playLine(turn, first + k) ?? 0))
  const results = follow(near, 0, each)
  if (ends === 0) return { forecasts, results, ends: [] }
  // The position as it is judges: so it tells, too, what guesses at it are worth.
  const told = { ...seenBy(toTheEnd(game), state, seat, moves), deduce: () => () => clone(state) }
  const far = new Search(told, new Rng(seed))
  return { forecasts, results, ends: follow(far, each, ends) }
}

/** The game with lines that are followed to its end. */
const toTheEnd = (game: Game): Game =>
  game.judgement === undefined ? game : { ...game, judgement: { ...game.judgement, horizon: Infinity } }

/** What a choice was worth is told by lines that had no part in it: those from the true position, or each half of the others once. */
export function gainOf(all: readonly Trial[], way: Way): Gain {
  if (all.length === 0 || all[0].results[0].length < 2)
    throw new InputError('expected at least one decision, each turn of it followed by two lines or more')
  const gains = all.map(({ forecasts, results, ends }) => {
    if (ends.length > 0) return gain(forecasts, results, ends, way)
    const half = Math.floor(results[0].length / 2)
    const early = results.map(row => row.slice(0, half))
    const late = results.map(row => row.slice(half, 2 * half))
    return (gain(forecasts, early, late, way) + gain(forecasts, late, early, way)) / 2
  })
  const mean = average(gains)
  return { mean, error: Math.sqrt(average(gains.map(it => (it - mean) ** 2)) / gains.length) }
}

function gain(
  forecasts: readonly number[],
  choosing: readonly (readonly number[])[],
  judging: readonly (readonly number[])[],
  way: Way,
): number {
  const foretold = forecasts.indexOf(Math.max(...forecasts))
  return average(judging[chosen(forecasts, choosing, way)]) - average(judging[foretold])
}

/** The turn that a race ends with; it stops early when a turn has no line left. */
function chosen(forecasts: readonly number[], results: readonly (readonly number[])[], way: Way): number {
  const race = new Race(forecasts, way.foresight, way.reliance, way.curiosity)
  const turns = [...forecasts.keys()]
  for (let made = 0; made < way.lines; made++) {
    const turn = race.pick(turns)
    const line = race.linesOf(turn)
    if (line === results[turn].length) break
    race.learn(turn, results[turn][line])
  }
  const worths = turns.map(turn => race.worthOf(turn))
  return worths.indexOf(Math.max(...worths))
}

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

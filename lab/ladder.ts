import { LEVELS } from '@pantheon/bots'
import { type GameRecord, InputError } from '@pantheon/core'
import { gameNamed } from '@pantheon/games'
import { type Duel, type Rating, ratings } from './elo.ts'
import { seatOf } from './request.ts'
import { type Host, simulate } from './simulate.ts'
import { wilson } from './stats.ts'

/** A ladder to play: who, how many games at each table, on how many seats. */
export interface LadderRequest {
  readonly game: string
  /** All levels if left out. */
  readonly bots?: readonly string[]
  /** The game's smallest table if left out. */
  readonly seats?: number
  /** Games of each group of bots; rounded up to full turns of the seats. */
  readonly games: number
  readonly seed: string
}

/** Where one stands on the ladder. */
export interface Rung extends Rating {
  readonly bot: string
  readonly games: number
  /** The share of games won, shared victories counting in parts, with its interval. */
  readonly wins: number
  readonly winsCi: readonly [number, number]
}

/** A ladder as it came out, the strongest first. */
export interface Ladder {
  readonly game: string
  readonly title: string
  readonly seats: number
  readonly seed: string
  readonly games: number
  readonly rungs: readonly Rung[]
  /** Who came in ahead of whom: the share of their common games, a shared place counting half. */
  readonly duels: readonly {
    readonly a: string
    readonly b: string
    readonly games: number
    readonly share: number
  }[]
  readonly seconds: number
}

/** Plays a round robin: every group of bots that fills a table, with rotated seats. */
export async function ladder(request: LadderRequest, host: Host = {}): Promise<Ladder> {
  const game = (host.find ?? gameNamed)(request.game)
  const { bots = LEVELS.map(({ name }) => name), seats = game.seats[0], seed } = request
  if (new Set(bots).size !== bots.length)
    throw new InputError(`ladder: a bot is named twice: ${bots.join(', ')}`)
  if (bots.length < seats)
    throw new InputError(
      `ladder: ${bots.length} bots cannot fill a table of ${seats}; name more, or fewer seats`,
    )
  const groups = groupsOf(bots.length, seats)
  const each = Math.ceil(request.games / seats) * seats
  const began = performance.now()
  const played: Played[] = []
  for (const [number, group] of groups.entries()) {
    const table = {
      game: game.id,
      seats,
      bots: group.map(player => bots[player]),
      games: each,
      seed: `${seed}/${number}`,
    }
    const { onProgress, ...rest } = host
    await simulate(
      {
        ...table,
        records: (index, record) => {
          played.push({ group, places: group.map((_, i) => placeOf(record, seatOf(table, i, index))) })
        },
      },
      { ...rest, onProgress: done => onProgress?.(number * each + done, groups.length * each) },
    )
  }
  const games = played.map(duelsOf)
  const rated = ratings(bots.length, games)
  const rungs = bots.map((bot, player) => ({ bot, ...won(played, player), ...rated[player] }))
  return {
    game: game.id,
    title: game.title,
    seats,
    seed,
    games: played.length,
    rungs: rungs.sort((a, b) => b.elo - a.elo),
    duels: groupsOf(bots.length, 2).map(([a, b]) => ({
      a: bots[a],
      b: bots[b],
      ...meeting(games.flat(), a, b),
    })),
    seconds: (performance.now() - began) / 1000,
  }
}

/** A game of the ladder: who played, and their places. */
interface Played {
  readonly group: readonly number[]
  readonly places: readonly number[]
}

const placeOf = (record: GameRecord, seat: number): number => record.result?.ranks[seat] ?? Number.NaN

/** All groups of `size` out of `count` players, in order. */
export function groupsOf(count: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]]
  const groups: number[][] = []
  for (let first = from; first <= count - size; first++)
    for (const others of groupsOf(count, size - 1, first + 1)) groups.push([first, ...others])
  return groups
}

const duelsOf = ({ group, places }: Played): Duel[] =>
  groupsOf(group.length, 2).map(([i, j]) => ({
    a: group[i],
    b: group[j],
    score: places[i] === places[j] ? 0.5 : places[i] < places[j] ? 1 : 0,
  }))

function won(played: readonly Played[], player: number) {
  let games = 0
  let wins = 0
  for (const { group, places } of played) {
    const at = group.indexOf(player)
    if (at < 0) continue
    games++
    if (places[at] === 1) wins += 1 / places.filter(place => place === 1).length
  }
  return { games, wins: wins / games, winsCi: wilson(wins, games) }
}

function meeting(duels: readonly Duel[], a: number, b: number) {
  const common = duels.filter(duel => duel.a === a && duel.b === b)
  return {
    games: common.length,
    share: common.reduce((sum, { score }) => sum + score, 0) / Math.max(1, common.length),
  }
}

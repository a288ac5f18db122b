import {
  CHANCE,
  type Game,
  type Language,
  legal,
  type Move,
  MoveList,
  only,
  play,
  Rng,
  type Seat,
  type State,
  textIn,
  typeset,
} from '@pantheon/core'
import { type Seen, seenBy } from './bot.ts'
import { greedy } from './greedy.ts'
import { type Budget, type Prospect, ranked, Search, think } from './ismcts/index.ts'
import { REASONS } from './reasons.ts'

/** A move worth considering, and why. */
export interface Hint {
  readonly move: Move
  /** The move in notation. */
  readonly notation: string
  /** The seat's chance to win after it, from 0 to 1. */
  readonly chance: number
  /** By about how many points it leads then. */
  readonly margin: number
  /** How often the search tried it. */
  readonly visits: number
  /** What it does to the seat's score sheet until another must act, in a sentence. */
  readonly why: string
}

/** What may be asked of `suggest` besides its budget. */
export interface Wishes {
  /** At most so many moves; 3 if left out. */
  readonly most?: number
  readonly seed?: string
  /** What `why` is said in; English if left out. */
  readonly language?: Language
  /** Asked again and again: true ends the search, and the hints are what was found by then. */
  stop?(): boolean
}

/** The best moves of a seat by what it may know, the best first. */
export function suggest(game: Game, state: State, seat: Seat, budget: Budget, wishes: Wishes = {}): Hint[] {
  const { most = 3, seed = 'hint', language = 'en', stop } = wishes
  const moves = legal(game, state, seat, new MoveList())
  if (moves.length === 0) return []
  const seen = seenBy(game, state, seat, moves)
  const search = new Search(seen, new Rng(seed), stop)
  const first = ranked(think(search, budget, stop)).slice(0, most)
  for (const { move } of first) search.explore(move, LEAST_VISITS, stop)
  const tried = ranked(search.findings)
    .filter(({ visits }, i) => i === 0 || visits > 0)
    .slice(0, most)
  return tried.map((prospect, i) => ({
    move: prospect.move,
    notation: game.moves.format(prospect.move),
    chance: prospect.chances[seat],
    margin: prospect.margins[seat],
    visits: prospect.visits,
    why: typeset(language, why(seen, seed, language, prospect, tried[i === 0 ? 1 : 0])),
  }))
}

/** A move that is suggested was tried at least so often, unless time was up. */
const LEAST_VISITS = 12
/** Guesses over which a score sheet is averaged. */
const GUESSES = 6
/** A seat's own decisions in a row are played on, up to so many. */
const FURTHER = 24
/** Lines that change by less are not worth a word. */
const NOTABLE = 0.05
const MOST_LINES = 3

/** One sentence: what the score sheet gains and loses, or, if nothing yet, how the outlook compares. */
function why(
  seen: Seen,
  seed: string,
  language: Language,
  prospect: Prospect,
  rival: Prospect | undefined,
): string {
  const { game, seat } = seen
  const reasons = REASONS[language]
  const text = textIn(game, language)
  const changes = [...sheetChange(seen, seed, prospect.move)]
    .filter(([, points]) => Math.abs(points) >= NOTABLE)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, MOST_LINES)
    .map(([what, points]) => {
      const sign = points > 0 ? '+' : '−'
      return `${sign}${reasons.figure(Math.abs(points))} ${text.say({ key: what }, nameOf)}`
    })
  if (changes.length > 0) return reasons.sheet(changes)
  if (rival === undefined) return reasons.only
  const ahead = prospect.margins[seat] - rival.margins[seat]
  const other = text.move(rival.move)
  return Math.abs(ahead) < NOTABLE ? reasons.even(other) : reasons.apart(ahead, other)
}

const nameOf = (seat: Seat): string => `${seat + 1}`

/** How the lines of the seat's sheet change by a move and its own decisions that follow, on the average of guesses. */
function sheetChange({ game, seat, guess }: Seen, seed: string, move: Move): Map<string, number> {
  const change = new Map<string, number>()
  const add = (state: State, share: number) => {
    for (const line of game.score(state, seat))
      if (line.seat === seat) change.set(line.what, (change.get(line.what) ?? 0) + share * line.points)
  }
  const rng = new Rng(`${seed}/sheet`)
  const list = new MoveList()
  for (let i = 0; i < GUESSES; i++) {
    const state = guess(rng)
    add(state, -1 / GUESSES)
    play(game, state, seat, move)
    for (let made = 0; made < FURTHER && (state.who === only(seat) || state.who === CHANCE); made++) {
      const actor = state.who === CHANCE ? CHANCE : seat
      legal(game, state, actor, list)
      const next =
        actor === CHANCE
          ? list.fall(rng.below(list.total))
          : greedy.choose(seenBy(game, state, seat, list), rng)
      play(game, state, actor, next)
    }
    add(state, 1 / GUESSES)
  }
  return change
}

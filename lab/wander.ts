import { type Bot, seenBy } from '@pantheon/bots'
import {
  CHANCE,
  type Game,
  legal,
  lowest,
  MoveList,
  over,
  play,
  Rng,
  type Seat,
  type State,
  seeded,
  start,
} from '@pantheon/core'

/** How many games to gather positions from. */
export interface Gathering {
  readonly seats: number
  readonly games: number
  readonly seed: string
}

/** What was noted of a position, and by seat what each got of the victory in the end. */
export interface Noted<T> {
  readonly note: T
  readonly won: readonly number[]
}

/** One decision in so many is drawn, so that games differ and mistakes are seen to be punished. */
const WHIMS = 8
/** One beginning of a turn in so many is logged: neighbours tell the same story. */
const EVERY = 3

/**
 * What `note` says of positions from games of players who err now and then, at the beginning of a turn of `seat`: that is
 * where a search judges its lines.
 */
export function wander<T>(
  game: Game,
  { seats, games, seed }: Gathering,
  bot: Bot,
  note: (state: State, seat: Seat) => T,
): Noted<T>[] {
  const all: Noted<T>[] = []
  const list = new MoveList()
  for (let i = 0; i < games; i++) {
    const chance = seeded(`${seed}/${i}`)
    const rng = new Rng(`learn/${seed}/${i}`)
    const state = start(game, { seats })
    const notes: T[] = []
    let last = CHANCE
    for (let drawn = 0; !over(state); ) {
      const seat = state.who === CHANCE ? CHANCE : lowest(state.who)
      legal(game, state, seat, list)
      if (seat === CHANCE) {
        play(game, state, CHANCE, list.fall(chance.draw(drawn++, list.total)))
        continue
      }
      if (seat !== last && rng.below(EVERY) === 0) notes.push(note(state, seat))
      last = seat
      const whim = rng.below(WHIMS) === 0
      const move = whim ? list.at(rng.below(list.length)) : bot.choose(seenBy(game, state, seat, list), rng)
      play(game, state, seat, move)
    }
    const ranks = game.ranks(state)
    const winners = ranks.filter(rank => rank === 1).length
    const won = ranks.map(rank => (rank === 1 ? 1 / winners : 0))
    for (const noted of notes) all.push({ note: noted, won })
  }
  return all
}

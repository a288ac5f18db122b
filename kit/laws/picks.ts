import {
  clone,
  dump,
  Ear,
  type Game,
  type Heard,
  legal,
  type Move,
  MoveList,
  play,
  type Seat,
  SPECTATOR,
  type State,
  seatsOf,
} from '@pantheon/core'
import type { Arena } from '../arena.ts'
import { randomMove } from '../played.ts'
import { difference, same, seats } from './copies.ts'
import { hears, shown } from './secrets.ts'

const list = new MoveList()

/** When several seats pick at once, the order in which their picks arrive does not matter. */
export function picksCommute(arena: Arena): void {
  const { game } = arena
  arena.atPositions(({ state }, rng) => {
    const actors = seatsOf(state.who)
    if (actors.length < 2) return
    const picks = actors.map(seat => {
      return [seat, randomMove(game, state, seat, list, rng)] as const
    })
    const forward = arrive(game, state, picks)
    for (const order of [picks.toReversed(), rng.shuffle([...picks])]) {
      const other = arrive(game, state, order)
      if (!same(forward, other)) {
        const orders = [picks, order].map(some => some.map(([seat]) => seat).join(', '))
        const where = difference(dump(forward), dump(other))
        throw new Error(`picks in the order ${orders[0]} and ${orders[1]} end differently at ${where}`)
      }
    }
  })
}

/** The position after the picks have arrived in this order; each must still be possible when it arrives. */
function arrive(game: Game, state: State, picks: readonly (readonly [Seat, Move])[]): State {
  const twin = clone(state)
  for (const [seat, move] of picks) {
    if (!legal(game, twin, seat, list).has(move))
      throw new Error(`"${game.moves.format(move)}" of seat ${seat} is gone once another's pick has arrived`)
    play(game, twin, seat, move)
  }
  return twin
}

/** As long as a pick is still awaited, nobody else can tell what a seat has picked. */
export function picksAreSecret(arena: Arena): void {
  const { game } = arena
  arena.atPositions(({ state }, rng) => {
    const actors = seatsOf(state.who)
    if (actors.length < 2) return
    for (const actor of actors) {
      const moves = rng.shuffle(legal(game, state, actor, list).toArray()).slice(0, 6)
      const outcomes = moves.map(move => pick(game, state, actor, move))
      for (const eye of [SPECTATOR, ...seats(state)]) {
        if (eye === actor) continue
        const told = outcomes.map(outcome => JSON.stringify(known(game, outcome, eye)))
        const other = told.findIndex(one => one !== told[0])
        if (other < 0) continue
        const [one, two] = [moves[0], moves[other]].map(game.moves.format)
        throw new Error(
          `${eye === SPECTATOR ? 'a spectator' : `seat ${eye}`} can tell "${one}" from "${two}" of seat ${actor} ` +
            `before all have picked: ${difference(JSON.parse(told[0]), JSON.parse(told[other]))}`,
        )
      }
    }
  })
}

interface Outcome {
  readonly state: State
  readonly heard: readonly Heard[]
}

function pick(game: Game, state: State, actor: Seat, move: Move): Outcome {
  const twin = clone(state)
  const ear = new Ear()
  play(game, twin, actor, move, ear)
  return { state: twin, heard: ear.heard }
}

const known = (game: Game, { state, heard }: Outcome, eye: Seat): unknown => ({
  events: heard.filter(one => hears(eye, one)).map(one => one.event),
  ...(eye >= 0 ? shown(game, state, eye, []) : { who: state.who, view: game.view(state, SPECTATOR) }),
})

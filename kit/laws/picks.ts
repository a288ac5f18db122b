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
      const moves = legal(game, state, seat, list).toArray()
      return [seat, moves[rng.below(moves.length)]] as const
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
      for (const [i, outcome] of outcomes.entries())
        for (const eye of [SPECTATOR, ...seats(state)]) {
          if (eye === actor) continue
          const [first, other] = [outcomes[0], outcome].map(one => known(game, one, eye))
          if (JSON.stringify(first) !== JSON.stringify(other))
            throw new Error(
              `${eye === SPECTATOR ? 'a spectator' : `seat ${eye}`} can tell "${game.moves.format(moves[0])}" from ` +
                `"${game.moves.format(moves[i])}" of seat ${actor} before all have picked: ${difference(first, other)}`,
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

import { type Game, type Judgement, over, type Seat, type State, type Worths } from '@pantheon/core'
import { Impression, type Net } from './net.ts'
import { scaleAt } from './outlook.ts'
import { netOf } from './weights.ts'

/** So many players are a crowd. */
const CROWD = 4

/** The game as one sees it who goes by these worths. */
export const judgedBy = (game: Game, judgement: Judgement, worths: Worths): Game => ({
  ...game,
  evaluate: (state, seat) => judgement.of(worths, state, seat),
})

/** The worths that count at a table of so many. */
export const worthsAt = ({ worths, crowded = worths }: Judgement, seats: number): Worths =>
  seats < CROWD ? worths : crowded

const known = new WeakMap<Game, Game>()

/** The game as those see it who search: its evaluation goes by what self-play taught. */
export function learnt(game: Game): Game {
  const { judgement } = game
  if (judgement === undefined) return game
  const judged = known.get(game) ?? { ...game, evaluate: evaluationOf(judgement) }
  known.set(game, judged)
  return judged
}

function evaluationOf(judgement: Judgement): Game['evaluate'] {
  const worth = (state: State, seat: Seat): number =>
    judgement.of(worthsAt(judgement, state.seats), state, seat)
  if (judgement.insight === undefined) return worth
  const net = netOf(judgement.insight)
  return (state, seat) => (over(state) ? worth(state, seat) : seenThrough(net, judgement, state, seat))
}

/** The position at hand as a net sees it; used again in every call. */
const seen = new Impression()

/**
 * The odds of a seat by a net, as the lead in points that gives them among even rivals (`Outlook`). What the net sees is
 * the evaluation, in the scale of the moment, and what the game tells it.
 */
function seenThrough(net: Net, judgement: Judgement, state: State, seat: Seat): number {
  const scale = scaleAt(judgement.scale, judgement.toCome(state))
  look(judgement, state, seat, scale, seen)
  const rivals = state.seats - 1
  return (net.of(seen) * scale * rivals) / state.seats
}

/** Takes down what a net sees of a position. */
export function look(
  judgement: Judgement,
  state: State,
  seat: Seat,
  scale: number,
  out: Impression,
): Impression {
  const { insight } = judgement
  out.clear()
  if (insight === undefined) return out
  out.add(insight.places, judgement.of(worthsAt(judgement, state.seats), state, seat) / scale)
  insight.sense(state, seat, out)
  return out
}

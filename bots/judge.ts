import { type Game, type Judgement, over, type Seat, type State, type Worths } from '@pantheon/core'
import { Impression, type Net } from './net.ts'
import { scaleAt, scaleOf } from './outlook.ts'
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
  const rivals = state.seats - 1
  const verdict = net.of(look(judgement, state, seat, seen))
  return (verdict * scaleOf(judgement, state) * rivals) / state.seats
}

/** Takes down what a net sees of a position. The evaluation comes first: what the game tells may go by the worths it put in use. */
export function look(judgement: Judgement, state: State, seat: Seat, out: Impression): Impression {
  const { insight, scale } = judgement
  out.clear()
  if (insight === undefined) return out
  const lead = judgement.of(worthsAt(judgement, state.seats), state, seat)
  out.add(insight.places, lead / scaleAt(scale, judgement.toCome(state)))
  insight.sense(state, seat, out)
  return out
}

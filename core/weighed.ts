import type { Judgement, Worths } from './game.ts'
import type { Seat } from './seats.ts'
import type { State } from './state.ts'

/** What play taught about an evaluation: all of a judgement but the evaluation itself. */
export interface Lesson<W extends Worths> extends Omit<Judgement, 'of'> {
  readonly worths: W
  readonly crowded?: W
}

/**
 * An evaluation that goes by a table of worths, as a game carries it: by the one set by hand, and by any other as a
 * judgement. `weighBy` puts a table in use; it stays so for one call of `lead`.
 */
export function weighed<S extends State, W extends Worths>(
  lead: (state: S, seat: Seat) => number,
  weighBy: (worths: W) => void,
  byHand: W,
  lesson: Lesson<W>,
): { readonly evaluate: (state: S, seat: Seat) => number; readonly judgement: Judgement<S> } {
  const by = (worths: W, state: S, seat: Seat): number => {
    weighBy(worths)
    return lead(state, seat)
  }
  return {
    evaluate: (state, seat) => by(byHand, state, seat),
    judgement: { ...lesson, of: (worths, state, seat) => by(worths as W, state, seat) },
  }
}

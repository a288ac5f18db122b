import { Impression } from '@pantheon/bots'
import type { Game } from '@pantheon/core'
import type { OmensState } from '../../kit/toys/omens.ts'
import { torn } from './torn.ts'

/** Omens with an evaluation that sees nothing, and a net that is told how the tokens are. */
export const dim = {
  ...torn,
  judgement: {
    ...torn.judgement,
    of: () => 0,
    insight: {
      places: 8,
      sense: (s: OmensState, seat: number, out: { add(place: number): void }) => {
        for (let i = 0; i < s.seats; i++)
          if (s.tokens[(seat + i) % s.seats] > 0)
            out.add(2 * i + (s.tokens[(seat + i) % s.seats] > 1 ? 1 : 0))
      },
      hidden: 4,
      weights: '',
    },
  },
} as unknown as Game

/** An impression in which these places are 1. */
export const seeing = (...places: number[]): Impression => {
  const seen = new Impression()
  for (const place of places) seen.add(place)
  return seen
}

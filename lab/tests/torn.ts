import type { Game } from '@pantheon/core'
import { type OmensState, omens } from '../../kit/toys/omens.ts'

const judged: Game<OmensState> = {
  ...omens,
  judgement: {
    scale: [8, 8],
    toCome: () => 1,
    horizon: 1,
    worths: { greed: 1, folly: 1 },
    of: ({ greed, folly }, s, seat) => (greed - folly) * s.tokens[seat],
  },
}

/** Tokens win Omens. Greed wants them, folly gives them away; at the beginning both are as strong. */
export const torn = judged as Game

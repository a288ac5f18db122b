import type { Game } from '@pantheon/core'
import { check } from './rules/check.ts'
import { checkData, DATA } from './rules/data.ts'
import { evaluate, judgement } from './rules/evaluate.ts'
import type { MytikasEvent } from './rules/events.ts'
import { V } from './rules/moves.ts'
import { AREAS, CARDS, SLOTS } from './rules/names.ts'
import { ranks, score } from './rules/score.ts'
import { setup } from './rules/setup.ts'
import type { State } from './rules/state.ts'
import { steps } from './rules/steps.ts'
import { guess, type View, view } from './rules/view.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'

/** Mytikas: cities and temples on Mount Olympus, for 2 to 4 players. */
export const mytikas: Game<State, MytikasEvent, View> = {
  id: 'mytikas',
  title: 'Mytikas',
  rules: '1',
  seats: [2, 4],
  options: {
    deal: {
      values: ['one', 'two'],
      text: 'deity cards dealt to each player at the start; of two, one is kept',
    },
  },
  data: DATA,
  checkData,
  moves: V,
  steps,
  endings: ['levels', 'locks', 'built'],
  things: [...CARDS, ...AREAS, ...SLOTS],
  bound: 20_000,
  text: en,
  translations: { fr },
  setup,
  view,
  guess,
  check,
  leave: () => 'bot',
  score,
  ranks,
  evaluate,
  judgement,
}

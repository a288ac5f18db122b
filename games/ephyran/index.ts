import type { Game } from '@pantheon/core'
import { check } from './rules/check.ts'
import { checkData, DATA } from './rules/data.ts'
import { evaluate, judgement } from './rules/evaluate.ts'
import type { EphyranEvent } from './rules/events.ts'
import { guess } from './rules/guess.ts'
import { V } from './rules/moves.ts'
import { GODS, MAGIC, SUPPORTS, TERRITORIES } from './rules/names.ts'
import { ranks, score } from './rules/score.ts'
import { ENDINGS, type EphyranState, setup } from './rules/state.ts'
import { steps } from './rules/steps.ts'
import { type EphyranView, view } from './rules/view.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'

/** Ephyran: four gods build Athena's city, each in honour of their own territory. */
export const ephyran: Game<EphyranState, EphyranEvent, EphyranView> = {
  id: 'ephyran',
  title: 'Ephyran',
  rules: '1',
  seats: [2, 4],
  options: { gods: { values: ['dealt', 'chosen'], text: 'how the players come by their gods' } },
  data: DATA,
  moves: V,
  steps,
  endings: ENDINGS,
  things: [
    ...GODS,
    ...SUPPORTS,
    'shield defence',
    'hecate defence',
    'exchange with hand',
    'exchange with city',
    'change',
    ...TERRITORIES.flatMap(name => DATA.territories[name].creatures),
    'Dionysus',
    'dionysus taken',
    ...MAGIC,
  ],
  // At most 112 cards to draw, 64 Supports to spend and 72 areas to build: fewer than 250 turns of 9 decisions.
  bound: 2500,
  text: en,
  translations: { fr },
  setup,
  checkData,
  view,
  guess,
  check,
  leave: () => 'bot',
  score,
  ranks,
  evaluate,
  judgement,
}

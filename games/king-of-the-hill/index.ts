import type { Game } from '@pantheon/core'
import { check } from './rules/check.ts'
import { STANDARD } from './rules/data/index.ts'
import { checkData } from './rules/edition.ts'
import { evaluate, judgement } from './rules/evaluate.ts'
import type { KingEvent } from './rules/events.ts'
import { guess } from './rules/guess.ts'
import { V } from './rules/moves.ts'
import { ranks, score } from './rules/score.ts'
import { setup, type World } from './rules/state.ts'
import { steps } from './rules/steps.ts'
import { THINGS } from './rules/things.ts'
import { ENDINGS } from './rules/turns.ts'
import { type KingView, view } from './rules/view.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'

/** World of Mythology: King of the Hill, for 2 to 5 players. */
export const kingOfTheHill: Game<World, KingEvent, KingView> = {
  id: 'king-of-the-hill',
  title: 'World of Mythology: King of the Hill',
  rules: '1',
  seats: [2, 5],
  options: {
    buildTurn: {
      values: ['free', 'earned'],
      text: 'a whole turn may be spent on building a Temple: always, or only with fewer Temples than artifacts',
    },
  },
  data: STANDARD,
  checkData,
  moves: V,
  steps,
  endings: ENDINGS,
  things: THINGS,
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

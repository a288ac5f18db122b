import type { Game } from '@pantheon/core'
import { check } from './rules/check.ts'
import { DATA, LEAST_SEATS, MOST_SEATS, PLANS } from './rules/data.ts'
import { checkData } from './rules/edition.ts'
import { evaluate, judgement } from './rules/evaluate.ts'
import { ENDINGS, type HeavensEvent } from './rules/events.ts'
import { V } from './rules/moves.ts'
import { ranks } from './rules/night.ts'
import { score } from './rules/score.ts'
import { type HeavensState, NIGHT_SOURCES, SOURCE_NAMES, setup } from './rules/state.ts'
import { steps } from './rules/steps.ts'
import { guess, type HeavensView, view } from './rules/view.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'

/** The Heavens of Olympus: planets, torches and secret plans, for three to five gods. */
export const heavens: Game<HeavensState, HeavensEvent, HeavensView> = {
  id: 'heavens',
  title: 'The Heavens of Olympus',
  rules: '1',
  seats: [LEAST_SEATS, MOST_SEATS],
  options: {},
  data: DATA,
  moves: V,
  steps,
  endings: ENDINGS,
  things: [...PLANS, 'tyche', ...SOURCE_NAMES.slice(0, NIGHT_SOURCES)],
  bound: 800,
  text: en,
  translations: { fr },
  setup: (seats, _options, data) => setup(seats, data),
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

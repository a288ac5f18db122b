import type { Game } from '@pantheon/core'
import { check } from './rules/check.ts'
import { checkData, DATA } from './rules/data.ts'
import { evaluate, judgement } from './rules/evaluate.ts'
import type { GodEvent } from './rules/events.ts'
import { deduce, guess } from './rules/guess.ts'
import { HABITS } from './rules/habits.ts'
import { V } from './rules/moves.ts'
import { ABILITIES, BONUSES, GODS } from './rules/names.ts'
import { ranks, score } from './rules/score.ts'
import { type GodState, setup } from './rules/state.ts'
import { steps } from './rules/steps.ts'
import { type GodView, view } from './rules/view.ts'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'

/** World of Mythology: Godolympics, a race of pantheons for 2 to 5 players. */
export const godolympics: Game<GodState, GodEvent, GodView> = {
  id: 'godolympics',
  title: 'World of Mythology: Godolympics',
  rules: '1',
  seats: [2, 5],
  options: {
    scenario: {
      values: ['classic', 'arcade'],
      text: 'Endgame cards lie open from the start (classic) or are shuffled into the Bonus deck (arcade)',
    },
    exchange: { values: [false, true], text: 'after the deal everyone may exchange hand cards' },
    warDraw: {
      values: ['all', 'triggered'],
      text: 'every god of war needs LIFE to be defeated, or only one whose War was triggered',
    },
    mythologies: { values: ['random', 'chosen'], text: 'mythologies are drawn by lot or chosen in turn' },
    days: { values: [6, 2, 1], text: 'after so many Days without a finisher the leader of the race wins' },
  },
  data: DATA,
  checkData,
  moves: V,
  steps,
  endings: ['finish', 'sunset'],
  things: [...GODS, ...ABILITIES, ...BONUSES],
  bound: 10_000,
  text: en,
  translations: { fr },
  setup,
  view,
  guess,
  deduce,
  check,
  leave: () => 'bot',
  score,
  ranks,
  evaluate,
  judgement,
  habits: HABITS,
}

import type { Move } from '@pantheon/core'
import { omens, V } from '../../toys/omens.ts'
import { type Planted, planted, withStep } from './plant.ts'

/** Faults in what a game says, takes as input and reaches. */
export const WORDS: readonly Planted[] = [
  [
    'a notation that reads one move as another',
    'notation is read back as written, the unknown refused',
    planted({ moves: { ...V, parse: text => (text === 'deal two' ? 0 : V.parse(text)) } }),
    /"deal two" is read as "deal one"/,
  ],
  [
    'a notation that takes anything',
    'notation is read back as written, the unknown refused',
    planted({ moves: { ...V, parse: (text): Move => (text.startsWith('no-such') ? 0 : V.parse(text)) } }),
    /"no-such-verb" is read as/,
  ],
  [
    'a question without a sentence',
    'every question has a sentence and a rule',
    withStep('boon', { ask: () => ({ key: 'ask.nothing' }) }),
    /"ask.nothing" has no sentence/,
  ],
  [
    'a step that stands in no rule',
    'every question has a sentence and a rule',
    withStep('boon', { rule: '9.9' }),
    /cites rule "9.9"/,
  ],
  [
    'a sentence with a hole',
    'every event, move, ending and score line has a sentence',
    planted({
      text: {
        ...omens.text,
        say: (m, name) => (m.key === 'won' ? `${name(7)} undefined` : omens.text.say(m, name)),
      },
    }),
    /with undefined in it/,
  ],
  [
    'an ending without a sentence',
    'every event, move, ending and score line has a sentence',
    planted({ endings: ['tokens', 'dusk', 'flood'] }),
    /"flood" has no sentence/,
  ],
  [
    'a refusal by an unknown rule',
    'every refusal says why, by which rule',
    withStep('pick', { whyNot: () => ({ key: 'no.card', rule: '2.7' }) }),
    /cites rule "2.7"/,
  ],
  [
    'a table drawn with holes',
    'the table can be drawn for all eyes',
    planted({ text: { ...omens.text, draw: view => `hand ${view.hands[0]?.[9]}` } }),
    /with undefined in it/,
  ],
  [
    'an option that no set-up can serve',
    'wrong seats and options are refused',
    planted({
      setup(seats, options, data) {
        if (options.rounds === 2) throw new Error('two rounds are too few')
        return omens.setup(seats, options, data)
      },
    }),
    /too few/,
  ],
  [
    'tables that can be changed',
    'the standard edition is plain and frozen',
    planted({ data: { ...omens.data } }),
    /data is not frozen/,
  ],
  [
    'a check that checks nothing',
    'a damaged position is caught',
    planted({ check: () => {} }),
    /check misses that "rounds" is gone/,
  ],
  ['records of other rules', 'every golden record is true', planted({ rules: '2' }), /made by rules 1/],
  [
    'an ending that no record shows',
    'every ending has a golden record',
    planted({ endings: ['tokens', 'dusk', 'flood'] }),
    /no record ends by flood/,
  ],
  [
    'a card that is never used',
    'every verb, thing and ending is reached',
    planted({ things: [...omens.things, 'seven'] }),
    /never reached: thing seven/,
  ],
]

import { dump, loadState, Match, seeded } from '@pantheon/core'
import { expect, test } from 'vitest'
import { omens } from '../../kit/toys/omens.ts'

const stored = (change: (state: Record<string, unknown>) => void = () => {}): Record<string, unknown> => {
  const state = JSON.parse(JSON.stringify(dump(new Match(omens, { seats: 3 }, seeded('load')).state)))
  change(state)
  return state
}

test('a stored position comes back as it was', () => {
  expect(dump(loadState(omens, omens.data, stored()))).toEqual(stored())
})

const DAMAGES: readonly [string, (state: Record<string, unknown>) => void, string][] = [
  ['other seats', s => Object.assign(s, { seats: 9 }), 'state.seats: expected 2 to 4, not 9'],
  ['a missing field', s => delete s.tokens, 'state.tokens: missing'],
  ['an unknown field', s => Object.assign(s, { gold: 1 }), 'state.gold: unknown'],
  ['another kind', s => Object.assign(s, { deck: 7 }), 'state.deck: expected a list, not a number'],
  ['half a number', s => Object.assign(s, { rounds: 1.5 }), 'state.rounds: expected a whole number, not 1.5'],
  [
    'an unknown frame',
    s => Object.assign(s, { frames: [{ at: 'chess' }] }),
    'state.frames.0.at: expected one of',
  ],
  ['nobody to act', s => Object.assign(s, { who: 0 }), 'state.who: 0 does not say who must act'],
  ['an end in mid-game', s => Object.assign(s, { ended: 'dusk' }), 'state.ended: "dusk" does not go with'],
  ['a lost card', s => Object.assign(s, { deck: [0, 0, 0, 0, 0, 0] }), 'state: '],
]
for (const [what, change, message] of DAMAGES)
  test(`a position with ${what} is refused, and the place is named`, () => {
    expect(() => loadState(omens, omens.data, stored(change))).toThrow(message)
  })

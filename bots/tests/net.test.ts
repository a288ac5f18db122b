import { type Game, type Insight, Rng, start } from '@pantheon/core'
import { expect, test } from 'vitest'
import { type OmensState, omens } from '../../kit/toys/omens.ts'
import { freshNet, Impression, learnt, Net, netOf, Outlook, weightsOf } from '../index.ts'

const insight = (net: Net, sense: Insight<OmensState>['sense'] = () => {}): Insight<OmensState> => ({
  places: net.places - 1,
  sense,
  hidden: net.hidden,
  weights: weightsOf(net),
})

/** Omens for those who see through a net. */
const seenThrough = (net: Net, sense?: Insight<OmensState>['sense']): Game =>
  ({
    ...omens,
    judgement: {
      scale: [4, 4],
      toCome: () => 1,
      horizon: 1,
      worths: {},
      of: (_worths: object, s: OmensState, seat: number) => s.tokens[seat],
      insight: insight(net, sense),
    },
  }) as Game

/** A net of two places and one unit, with these rows: the first place, the second, what always counts. */
const small = (rows: readonly number[], unit: number): Net =>
  new Net(2, 1, Float32Array.from(rows), Float32Array.of(unit))

test('a net adds up units that are above 0, and what goes past them', () => {
  const net = small([2, 0.5, -3, 0.25, 1, 0.125], 4)
  const seen = new Impression()
  expect(net.of(seen)).toBe(4 * 1 + 0.125)
  seen.add(0)
  expect(net.of(seen)).toBe(4 * (2 + 1) + 0.5 + 0.125)
  seen.add(1, 2)
  expect(net.of(seen)).toBe(0.5 + 2 * 0.25 + 0.125)
})

test('what comes twice adds up, what is 0 is left out, and there is room for as much as there is', () => {
  const net = small([0, 1, 0, 1, 0, 0], 0)
  const seen = new Impression(1)
  for (let i = 0; i < 9; i++) seen.add(0)
  seen.add(1, 0)
  expect(seen.length).toBe(9)
  expect(net.of(seen)).toBe(9)
  const copy = seen.copy()
  seen.clear()
  expect(net.of(copy)).toBe(9)
})

test('weights go into text and come back', () => {
  const net = freshNet(insight(new Net(6, 3)), 3, new Rng('weights'))
  const back = netOf({ ...insight(net), hidden: 3 })
  for (const [i, weight] of net.first.entries()) expect(back.first[i]).toBeCloseTo(weight, 3)
  for (const [i, weight] of net.second.entries()) expect(back.second[i]).toBeCloseTo(weight, 3)
})

test('weights of another net are refused', () => {
  expect(() => netOf({ ...insight(new Net(6, 3)), hidden: 4 })).toThrow(
    'weights of a net: expected 78 bytes, not 62',
  )
})

test('a fresh net goes by the evaluation', () => {
  const game = learnt(seenThrough(freshNet(insight(new Net(1, 8)), 8, new Rng('fresh'))))
  const state = start(omens, { seats: 3 })
  const level = game.evaluate(state, 0)
  state.tokens[0] = 3
  expect(game.evaluate(state, 0) - level).toBeCloseTo((3 * 2) / 3, 0)
})

test('those who search go by what the net makes of what it is told', () => {
  const net = new Net(2, 0, Float32Array.of(-1, 0, 0))
  const game = learnt(seenThrough(net, (s, seat, out) => out.add(0, s.hands[seat][0])))
  const state = start(omens, { seats: 2 })
  state.hands[0][0] = 2
  expect(game.evaluate(state, 0)).toBeLessThan(game.evaluate(state, 1))
})

test('the odds of a verdict are the odds of the lead that it comes to', () => {
  const verdict = 0.7
  const game = learnt(seenThrough(new Net(1, 0, Float32Array.of(0, verdict))))
  const state = start(omens, { seats: 4 })
  const outlook = new Outlook(game, 4).look(state)
  expect(outlook.chanceAt(0, game.evaluate(state, 0))).toBeCloseTo(1 / (1 + 3 * Math.exp(-verdict)), 3)
})

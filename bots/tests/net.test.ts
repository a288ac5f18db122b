import { type Game, type Insight, Rng, start } from '@pantheon/core'
import { afterEach, expect, test, vi } from 'vitest'
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

/** A net with these rows, place by place and then what always counts, and what its units count in the sum. */
function netWith(rows: readonly (readonly number[])[], units: readonly number[]): Net {
  const net = new Net(rows.length - 1, units.length)
  for (const [place, row] of rows.entries()) net.row(place).set(row)
  net.second.set(units)
  return net
}

test('a net adds up units that are above 0, and what goes past them', () => {
  const net = netWith(
    [
      [2, 0.5],
      [-3, 0.25],
      [1, 0.125],
    ],
    [4],
  )
  const seen = new Impression()
  expect(net.of(seen)).toBe(4 * 1 + 0.125)
  seen.add(0)
  expect(net.of(seen)).toBe(4 * (2 + 1) + 0.5 + 0.125)
  seen.add(1, 2)
  expect(net.of(seen)).toBe(0.5 + 2 * 0.25 + 0.125)
})

test('what comes twice adds up, what is 0 is left out, and there is room for as much as there is', () => {
  const net = netWith(
    [
      [0, 1],
      [0, 1],
      [0, 0],
    ],
    [0],
  )
  const seen = new Impression(1)
  for (let i = 0; i < 9; i++) seen.add(0)
  seen.add(1, 0)
  expect(seen.length).toBe(9)
  expect(net.of(seen)).toBe(9)
  const copy = seen.copy()
  seen.clear()
  expect(net.of(copy)).toBe(9)
})

afterEach(() => vi.unstubAllGlobals())

test.each(['quick', 'slow'])(
  'a net of many units says the same as its sum worked out one by one (%s)',
  speed => {
    if (speed === 'slow') vi.stubGlobal('WebAssembly', undefined)
    const rng = new Rng('sum')
    const random = (): number => rng.next() / 2 ** 31 - 1
    for (const hidden of [0, 1, 15, 16, 17, 63, 100]) {
      const rows = Array.from({ length: 41 }, () => Array.from({ length: hidden + 1 }, random))
      const units = Array.from({ length: hidden }, random)
      const net = netWith(rows, units)
      const seen = new Impression()
      for (let i = 0; i < 20; i++) seen.add(rng.below(40), random())
      const sums = rows[40].map((last, j) =>
        [...seen.at.slice(0, 20)].reduce((sum, place, i) => sum + seen.value[i] * rows[place][j], last),
      )
      const expected = units.reduce((sum, unit, j) => sum + unit * Math.max(0, sums[j]), sums[hidden])
      expect(net.of(seen)).toBeCloseTo(expected, 4)
      for (const [j, sum] of sums.entries()) expect(net.sums[j]).toBeCloseTo(sum, 4)
    }
  },
)

test('more numbers than there is room for are refused', () => {
  const seen = new Impression()
  for (let i = 0; i < 4097; i++) seen.add(0)
  expect(() => netWith([[1], [0]], []).of(seen)).toThrow('expected at most 4096 numbers, not 4097')
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
  const net = netWith([[-1], [0], [0]], [])
  const game = learnt(seenThrough(net, (s, seat, out) => out.add(0, s.hands[seat][0])))
  const state = start(omens, { seats: 2 })
  state.hands[0][0] = 2
  expect(game.evaluate(state, 0)).toBeLessThan(game.evaluate(state, 1))
})

test('the odds of a verdict are the odds of the lead that it comes to', () => {
  const verdict = 0.7
  const game = learnt(seenThrough(netWith([[0], [verdict]], [])))
  const state = start(omens, { seats: 4 })
  const outlook = new Outlook(game, 4).look(state)
  expect(outlook.chanceAt(0, game.evaluate(state, 0))).toBeCloseTo(1 / (1 + 3 * Math.exp(-verdict)), 3)
})

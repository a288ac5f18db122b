import { freshNet, Net, weightsOf } from '@pantheon/bots'
import { type Game, Rng } from '@pantheon/core'
import { expect, test } from 'vitest'
import { omens } from '../../kit/toys/omens.ts'
import { chanceOf, Descent, type Example } from '../descent.ts'
import { blended, joined } from '../join.ts'
import { moduleOf, netIn } from '../net-file.ts'
import { School, USUAL } from '../train.ts'
import { dim, seeing } from './dim.ts'

test('units learn what no sum of places can tell: one or the other, not both', () => {
  const insight = { places: 2, sense: () => {}, hidden: 8, weights: '' }
  const net = freshNet(insight, 8, new Rng('either'))
  const examples: Example[] = [
    { seen: seeing(), rivals: 1, goal: 0 },
    { seen: seeing(0), rivals: 1, goal: 1 },
    { seen: seeing(1), rivals: 1, goal: 1 },
    { seen: seeing(0, 1), rivals: 1, goal: 0 },
  ]
  const descent = new Descent(net)
  const before = descent.learn(examples, 0.01)
  for (let i = 0; i < 600; i++) descent.learn(examples, 0.01)
  expect(before).toBeGreaterThan(0.6)
  expect(descent.learn(examples, 0.01)).toBeLessThan(0.1)
  for (const { seen, rivals, goal } of examples) expect(chanceOf(net.of(seen), rivals)).toBeCloseTo(goal, 0)
})

test('a verdict of 0 means even odds, however many there are', () => {
  expect(chanceOf(0, 1)).toBe(0.5)
  expect(chanceOf(0, 3)).toBe(0.25)
})

test('two nets joined say the mean of both', () => {
  const insight = { places: 4, sense: () => {}, hidden: 0, weights: '' }
  const [one, other] = [3, 5].map(hidden => freshNet(insight, hidden, new Rng(`join/${hidden}`)))
  one.second.fill(0.5)
  other.second.fill(-0.25)
  const net = joined(one, other)
  expect(net.hidden).toBe(8)
  for (const seen of [seeing(), seeing(0), seeing(1, 3), seeing(0, 1, 2, 3, 4)])
    expect(net.of(seen)).toBeCloseTo((one.of(seen) + other.of(seen)) / 2, 5)
})

test('nets blended have the mean of their weights', () => {
  const insight = { places: 4, sense: () => {}, hidden: 3, weights: '' }
  const nets = ['a', 'b', 'c'].map(seed => freshNet(insight, 3, new Rng(seed)))
  const net = blended(nets)
  expect(net.hidden).toBe(3)
  for (const part of ['first', 'second'] as const)
    for (let i = 0; i < net[part].length; i++)
      expect(net[part][i]).toBeCloseTo(nets.reduce((sum, one) => sum + one[part][i], 0) / 3, 6)
})

test('a net is written as a module and read again; other text is refused', () => {
  const insight = { places: 4, sense: () => {}, hidden: 3, weights: '' }
  const text = moduleOf(freshNet(insight, 3, new Rng('file')), '/** Note. */\nexport const HIDDEN = 1\n')
  expect(text).toMatch(/^\/\*\* Note. \*\/\nexport const HIDDEN = 3\n/)
  expect(moduleOf(netIn(text, insight), text)).toBe(text)
  expect(() => netIn('export const OTHER = 1', insight)).toThrow('expected a module with HIDDEN and WEIGHTS')
})

const training = { ...USUAL, tables: [2, 3], seed: 'omens', rates: [0.02, 0.002] as const }

function taught(games: number): Net {
  const net = freshNet({ places: 8, sense: () => {}, hidden: 4, weights: '' }, 4, new Rng('net'))
  const school = new School(dim, net, training)
  for (let i = 0; i < games; i++) school.lesson(i / games)
  return net
}

test('play teaches that tokens win Omens, one by one and those of rivals the other way round', () => {
  const net = taught(900)
  expect(net.of(seeing(1))).toBeGreaterThan(net.of(seeing(0)))
  expect(net.of(seeing(0))).toBeGreaterThan(net.of(seeing()))
  expect(net.of(seeing(3))).toBeLessThan(net.of(seeing()))
})

test('the same seed teaches the same', () => {
  const weights = weightsOf(taught(500))
  expect(weightsOf(taught(500))).toBe(weights)
  expect(weightsOf(taught(0))).not.toBe(weights)
})

test('an exam is a share of victories', () => {
  const school = new School(dim, taught(0), training)
  const share = school.exam(2, 20)
  expect(share).toBeGreaterThan(0)
  expect(share).toBeLessThan(1)
})

test('a game without a judgement has nothing to learn', () => {
  expect(() => new School(omens as Game, new Net(1, 0), training)).toThrow('omens: nothing to learn')
})

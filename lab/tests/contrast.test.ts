import { freshNet, type Net } from '@pantheon/bots'
import { Rng } from '@pantheon/core'
import { expect, test } from 'vitest'
import { type Contrast, contrastsOf, packed, seenThrough, unpacked } from '../contrast.ts'
import { chanceOf, Descent, explained } from '../descent.ts'
import { insightOf } from '../judging.ts'
import { dim, seeing } from './dim.ts'
import { torn } from './torn.ts'

const brief = { tables: [2, 3], seed: 'contrast', lines: 2, horizon: 1 }

const fresh = (): Net => freshNet(insightOf(dim), 4, new Rng('net'))

test('a contrast is packed into bytes and read again, and tells where it ends', () => {
  const contrast: Contrast = {
    rivals: 3,
    before: { seen: seeing(7), came: 0.5 },
    options: [
      { seen: seeing(4, 700), came: 0.25 },
      { seen: seeing(), came: 0.5 },
    ],
  }
  const bytes = Uint8Array.from([...packed(contrast), ...packed({ ...contrast, rivals: 1 })])
  const first = unpacked(new DataView(bytes.buffer))
  expect(first.contrast.options.map(({ came }) => came)).toEqual([0.25, 0.5])
  expect(first.contrast.options[0].seen.copy()).toEqual(seeing(4, 700).copy())
  expect(first.contrast.rivals).toBe(3)
  expect(first.contrast.before).toEqual({ seen: seeing(7).copy(), came: 0.5 })
  const second = unpacked(new DataView(bytes.buffer), first.end)
  expect(second.contrast.rivals).toBe(1)
  expect(second.end).toBe(bytes.length)
})

test('a net learns how turns differ, whatever luck all of them had', () => {
  const rng = new Rng('luck')
  const contrasts = Array.from({ length: 200 }, (): Contrast => {
    const luck = rng.below(1000) / 2000
    return {
      rivals: 1,
      before: { seen: seeing(7), came: 0.5 },
      options: [
        { seen: seeing(0), came: 0.35 + luck },
        { seen: seeing(1), came: 0.25 + luck },
        { seen: seeing(), came: luck },
      ],
    }
  })
  const net = fresh()
  const before = explained(net, contrasts)
  const descent = new Descent(net)
  for (let i = 0; i < 300; i++) descent.compare(contrasts, 0.01)
  expect(before).toBeLessThan(0.1)
  expect(explained(net, contrasts)).toBeGreaterThan(0.95)
  expect(net.of(seeing(0))).toBeGreaterThan(net.of(seeing(1)))
  expect(chanceOf(net.of(seeing(7)), 1)).toBeCloseTo(0.5, 1)
})

test('contrasts of a game: at decisions with several turns, what each came to; the same seed gives the same', () => {
  const gathered = (net: Net): Uint8Array[] =>
    [0, 1, 2, 3].flatMap(number => contrastsOf(seenThrough(dim, net, 1), number, brief)).map(packed)
  const contrasts = gathered(fresh()).map(bytes => unpacked(new DataView(bytes.buffer)).contrast)
  expect(contrasts.length).toBeGreaterThan(10)
  expect(new Set(contrasts.map(({ rivals }) => rivals))).toEqual(new Set([1, 2]))
  for (const { options } of contrasts) {
    expect(options.length).toBeGreaterThan(1)
    for (const { came } of options) expect(came >= 0 && came <= 1).toBe(true)
  }
  expect(contrasts.some(({ options }) => options.some(({ came }) => came !== options[0].came))).toBe(true)
  expect(gathered(fresh())).toEqual(gathered(fresh()))
})

test('what turns come to in Omens teaches that tokens win', () => {
  const net = fresh()
  const game = seenThrough(dim, net, 1)
  const contrasts = Array.from({ length: 150 }, (_, number) => contrastsOf(game, number, brief)).flat()
  const descent = new Descent(net)
  for (let i = 0; i < 150; i++) descent.compare(contrasts, 0.01)
  expect(explained(net, contrasts)).toBeGreaterThan(explained(fresh(), contrasts) + 0.05)
  expect(net.of(seeing(1))).toBeGreaterThan(net.of(seeing()))
})

test('a game without a net has none to teach', () => {
  expect(() => insightOf(torn)).toThrow('no insight to teach')
})

import { expect, test } from 'vitest'
import { fromEnvironment } from '../config.ts'
import { cookieIn, Signer } from '../cookies.ts'
import { Meter, Tally } from '../limits.ts'

test('a meter lets a burst through, then the rate, each key by itself', () => {
  let now = 0
  const meter = new Meter({ rate: 2, burst: 3 }, () => now)
  const tries = () => [1, 2, 3, 4, 5].map(() => meter.allows('ann'))
  expect(tries()).toEqual([true, true, true, false, false])
  expect(meter.allows('ben')).toBe(true)
  now = 1_000
  expect(tries()).toEqual([true, true, false, false, false])
  now = 2_000
  expect([meter.allows('ann', 3), meter.allows('ann', 2), meter.allows('ann')]).toEqual([false, true, false])
  now = -5_000
  expect(meter.allows('ann')).toBe(false)
})

test('a tally gives back what is left', () => {
  const tally = new Tally(2)
  expect([tally.enter('a'), tally.enter('a'), tally.enter('a')]).toEqual([true, true, false])
  tally.exit('a')
  expect(tally.enter('a')).toBe(true)
})

test('a signed text is read only as signed, for its purpose, by its key, in its time', () => {
  const signer = new Signer('key')
  const signed = signer.sign('session', 'ann', 1_000)
  expect(signer.read('session', signed, 2_000)).toBe('ann')
  expect(signer.read('challenge', signed, 2_000)).toBeNull()
  expect(new Signer('other').read('session', signed, 2_000)).toBeNull()
  expect(signer.read('session', signed, 10_000, 5_000)).toBeNull()
  expect(signer.read('session', signed.replace('1000', '9000'), 10_000, 5_000)).toBeNull()
  for (const bad of [null, '', '.', '..', 'a.b.c.d', `${signed}x`])
    expect(signer.read('session', bad, 0)).toBeNull()
})

test('a cookie is found among others', () => {
  expect(cookieIn('a=1; pantheon=x.y.z; b=2', 'pantheon')).toBe('x.y.z')
  expect(cookieIn('xpantheon=1', 'pantheon')).toBeNull()
  expect(cookieIn(undefined, 'pantheon')).toBeNull()
})

test('a setting that cannot be understood names what was expected', () => {
  expect(() => fromEnvironment({ PANTHEON_MESSAGES: 'many' })).toThrow('PANTHEON_MESSAGES: expected')
  expect(() => fromEnvironment({ PANTHEON_PATIENCE: '-1' })).toThrow('PANTHEON_PATIENCE: expected')
  expect(fromEnvironment({ PANTHEON_MESSAGES: '5/9' }).limits?.messages).toEqual({ rate: 5, burst: 9 })
})

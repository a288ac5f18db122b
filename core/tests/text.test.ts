import {
  type Game,
  KERNEL_SAYINGS,
  type Message,
  range,
  type Setting,
  text,
  textIn,
  vocabulary,
} from '@pantheon/core'
import { expect, test } from 'vitest'
import { omens, V } from '../../kit/toys/omens.ts'

const name = (seat: number) => ['Ariadne', 'Minos'][seat]

test('a message becomes a sentence, with the names of the seats', () => {
  const robbed = { key: 'robbed', seat: 0, victim: 1 } as Message
  expect(omens.text.say(robbed, name)).toBe('Ariadne takes a token from Minos.')
})

test('the kernel has its own sentences in every game', () => {
  for (const [key, sentence] of Object.entries(KERNEL_SAYINGS.en))
    expect(omens.text.say({ key }, name)).toBe(sentence)
})

test('a game is told in another language where it speaks it, in English where it does not', () => {
  const W = vocabulary({ pass: [] })
  const french = text<never, typeof W.domains, unknown>({}, W, { pass: () => 'passer' }, () => '', 'fr')
  const bilingual = { ...omens, translations: { fr: french } } as Game
  expect(textIn(bilingual, 'fr').say({ key: 'kernel.over' }, name)).toBe(KERNEL_SAYINGS.fr['kernel.over'])
  expect(textIn(bilingual, 'en')).toBe(omens.text)
  expect(textIn(omens as Game, 'fr')).toBe(omens.text)
})

test('a move is said more plainly where the names and the question are known', () => {
  const W = vocabulary({ rob: [range(0, 3)], pass: [] })
  const verbs = { rob: (seat: string) => `rob seat ${seat}`, pass: () => 'pass' }
  const plainer = { rob: ({ name }: Setting, seat: string) => `rob ${name(Number(seat))}` }
  const said = text<never, typeof W.domains, unknown>({}, W, verbs, () => '', 'en', { plainer })
  expect(said.move(W.rob(1))).toBe('rob seat 1')
  expect(said.move(W.rob(1), { name })).toBe(`rob ${name(1)}`)
  expect(said.move(W.pass(), { name })).toBe('pass')
  expect([...(said.plainer ?? [])]).toEqual(['rob'])
})

test('a message that nobody knows is its key', () => {
  expect(omens.text.say({ key: 'no.such.thing' }, name)).toBe('no.such.thing')
})

test('a game may say the sentences of the kernel in its own words', () => {
  const W = vocabulary({ pass: [] })
  const own = text<{ key: 'kernel.over' }, typeof W.domains, unknown>(
    { 'kernel.over': () => 'Night has fallen.' },
    W,
    { pass: () => 'pass' },
    () => '',
  )
  expect(own.say({ key: 'kernel.over' }, name)).toBe('Night has fallen.')
})

test('a move is said from its words', () => {
  expect(omens.text.move(V.show(4))).toBe('play a five')
  expect(omens.text.move(V.pass())).toBe('pass')
})

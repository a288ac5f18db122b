import { type Domain, InputError, range, vocabulary } from '@pantheon/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const word = fc.stringMatching(/^[a-z][a-z-]{0,6}[a-z]$/)
const domain: fc.Arbitrary<Domain> = fc.oneof(
  fc.uniqueArray(word, { minLength: 1, maxLength: 5 }),
  fc.tuple(fc.integer({ min: -5, max: 90 }), fc.nat({ max: 6 })).map(([min, more]) => range(min, min + more)),
)
const LEXICON = ['size', 'verbs', 'domains', 'verb', 'arg', 'words', 'format', 'parse']
const verb = word.filter(name => !LEXICON.includes(name) && !(name in {}))
const verbs = fc
  .uniqueArray(fc.tuple(verb, fc.array(domain, { maxLength: 4 })), {
    minLength: 1,
    maxLength: 5,
    selector: ([name]) => name,
  })
  .map(entries => Object.fromEntries(entries))

const sizeOf = (shape: Domain) => ('min' in shape ? shape.max - shape.min + 1 : shape.length)

describe('any vocabulary', () => {
  test('numbers its moves densely: as many ids as there are combinations', () => {
    fc.assert(
      fc.property(verbs, shapes => {
        const V = vocabulary(shapes)
        const expected = Object.values(shapes).map(shape =>
          shape.reduce((product, d) => product * sizeOf(d), 1),
        )
        expect(V.size).toBe(expected.reduce((a, b) => a + b, 0))
        expect(V.verbs).toEqual(Object.keys(shapes))
      }),
    )
  })

  test('writes every move differently and reads it back as itself', () => {
    fc.assert(
      fc.property(verbs, shapes => {
        const V = vocabulary(shapes)
        const written = new Set<string>()
        for (let move = 0; move < V.size; move++) {
          written.add(V.format(move))
          expect(V.parse(V.format(move))).toBe(move)
        }
        expect(written.size).toBe(V.size)
      }),
      { numRuns: 40 },
    )
  })

  test('makes from arguments the move that has them', () => {
    fc.assert(
      fc.property(verbs, shapes => {
        const V = vocabulary(shapes)
        for (let move = 0; move < V.size; move++) {
          const name = V.verb(move)
          const args = shapes[name].map((_, i) => V.arg(move, i))
          const make = V[name] as (...args: number[]) => number
          expect(make(...args)).toBe(move)
          const words = shapes[name].map((shape, i) => ('min' in shape ? `${args[i]}` : shape[args[i]]))
          expect(V.words(move)).toEqual(words)
          expect(V.format(move)).toBe([name, ...words].join(' '))
        }
      }),
      { numRuns: 40 },
    )
  })

  test('reads a text as a move or refuses it, and never guesses', () => {
    const V = vocabulary({ build: [['hut', 'temple'], range(1, 3)], pass: [] })
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(fc.constantFrom('build', 'hut', '2', '4', 'pass', ' ')).map(parts => parts.join(' ')),
        ),
        text => {
          let move: number
          try {
            move = V.parse(text)
          } catch (error) {
            expect(error).toBeInstanceOf(InputError)
            return
          }
          expect(V.format(move)).toBe(text.trim().split(/\s+/).join(' '))
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('a small vocabulary', () => {
  const V = vocabulary({ build: [['hut', 'temple'], range(1, 3)], bid: [range(-1, 1)], pass: [] })

  test('counts the last argument fastest', () => {
    const all = Array.from({ length: V.size }, (_, move) => V.format(move))
    expect(all).toEqual([
      'build hut 1',
      'build hut 2',
      'build hut 3',
      'build temple 1',
      'build temple 2',
      'build temple 3',
      'bid -1',
      'bid 0',
      'bid 1',
      'pass',
    ])
  })

  test('numbers words from 0 and ranges by their numbers; an argument it has not is 0', () => {
    const move = V.build(1, 3)
    expect([V.arg(move, 0), V.arg(move, 1), V.arg(move, 2)]).toEqual([1, 3, 0])
    expect(V.arg(V.bid(-1), 0)).toBe(-1)
  })

  test('takes any space between the words', () => {
    expect(V.parse('  build\t temple   2 ')).toBe(V.build(1, 2))
  })

  test.each([
    ['raze hut 1', 'unknown move "raze hut 1": expected a verb of build, bid, pass'],
    ['', 'unknown move "": expected a verb of build, bid, pass'],
    ['build hut', '"build hut": build takes 2 argument(s), not 1'],
    ['pass 1', '"pass 1": pass takes 0 argument(s), not 1'],
    ['build shed 1', '"build shed 1": expected one of hut, temple, not "shed"'],
    ['build hut 4', '"build hut 4": expected a number from 1 to 3, not "4"'],
    ['bid 01', '"bid 01": expected a number from -1 to 1, not "01"'],
    ['constructor', 'unknown move "constructor": expected a verb of build, bid, pass'],
    ['__proto__', 'unknown move "__proto__": expected a verb of build, bid, pass'],
    ['Pass', 'unknown move "Pass": expected a verb of build, bid, pass'],
  ])('refuses "%s" and says what was expected', (text, message) => {
    expect(() => V.parse(text)).toThrow(new InputError(message))
  })
})

test('a verb cannot take a name of the lexicon', () => {
  expect(() => vocabulary({ format: [] })).toThrow('"format" is a word of the kernel')
})

test('a verb has four arguments at most', () => {
  const bit = range(0, 1)
  const V = vocabulary({ four: [bit, bit, bit, bit] })
  expect(V.format(V.four(1, 0, 1, 1))).toBe('four 1 0 1 1')
  expect(() => vocabulary({ five: [bit, bit, bit, bit, bit] })).toThrow('five: at most 4 arguments')
})

test('words of an argument are single and different, ranges are not empty', () => {
  expect(() => vocabulary({ go: [['north', 'far west']] })).toThrow('go: words have no blanks')
  expect(() => vocabulary({ go: [['north', 'north']] })).toThrow('go: a word stands twice')
  expect(() => vocabulary({ pay: [{ min: 3, max: 2 }] })).toThrow('pay: the range 3 to 2 is empty')
  const wide = vocabulary({ pay: [{ min: 0, max: 40_000 }] })
  expect(wide.format(wide.pay(40_000))).toBe('pay 40000')
})

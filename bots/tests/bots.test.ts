import {
  CHANCE,
  clone,
  type Game,
  InputError,
  legal,
  lowest,
  MoveList,
  only,
  over,
  play,
  Rng,
  type Seat,
  start,
} from '@pantheon/core'
import { describe, expect, test } from 'vitest'
import { type OmensState, omens, V } from '../../kit/toys/omens.ts'
import { type Bot, botNamed, greedy, random, seenBy } from '../index.ts'

const SEEDS = Array.from({ length: 40 }, (_, i) => `${i}`)

/** What a bot chooses at a position. */
const choice = (game: Game, bot: Bot, state: OmensState, seat: Seat, seed: string) =>
  bot.choose(seenBy(game, state, seat, legal(game, state, seat, new MoveList())), new Rng(seed))

/** Positions of random games in which a player decides, up to `most` of each game. */
function* positions(most: number): Generator<[state: OmensState, seat: Seat]> {
  const list = new MoveList()
  for (const seed of SEEDS) {
    const rng = new Rng(`positions/${seed}`)
    const state = start(omens, { seats: 3 })
    for (let found = 0; !over(state) && found < most; ) {
      const seat = state.who === CHANCE ? CHANCE : lowest(state.who)
      if (seat !== CHANCE) {
        found++
        yield [clone(state), seat]
      }
      legal(omens, state, seat, list)
      play(omens, state, seat, list.fall(rng.below(list.total)))
    }
  }
}

/** A three-seat game in which seat 0 has just won its first token, and the others hold `tokens`. */
function atBoon(...tokens: [number, number]): OmensState {
  const state = start(omens, { seats: 3 })
  state.tokens = [1, ...tokens]
  state.frames.push({ at: 'boon', winner: 0 })
  state.who = only(0)
  return state
}

describe('greedy', () => {
  test('takes a token rather than pass, whatever the seed', () => {
    for (const seed of SEEDS) {
      expect(choice(omens, greedy, atBoon(1, 0), 0, seed)).toBe(V.rob(1))
      expect(choice(omens, greedy, atBoon(0, 2), 0, seed)).toBe(V.rob(2))
    }
  })

  test('passes when there is nothing to take', () => {
    expect(choice(omens, greedy, atBoon(0, 0), 0, 'a')).toBe(V.pass())
  })

  test('draws lots among equals', () => {
    const chosen = new Set(SEEDS.map(seed => choice(omens, greedy, atBoon(1, 1), 0, seed)))
    expect(chosen).toEqual(new Set([V.rob(1), V.rob(2)]))
  })

  test('looks on through its own next decision: a win now is worth what it leads to', () => {
    // Seat 2 shows last. Its six wins the round and with it the right to take a token; its one wins nothing.
    const state = start(omens, { seats: 3 })
    state.hands = [0, 1, 2].map(() => [0, 0, 0, 0, 0, 0])
    state.hands[2] = [1, 0, 0, 0, 0, 1]
    state.deck = [0, 0, 4, 4, 0, 0]
    state.tokens = [2, 2, 0]
    state.frames = [
      { at: 'round', number: 1 },
      { at: 'pick', picks: [2, 3, -1] },
    ]
    state.who = only(2)
    for (const seed of SEEDS) expect(choice(omens, greedy, state, 2, seed)).toBe(V.show(5))
    const robbed = { ...omens, evaluate: (s: OmensState) => (s.tokens[2] === 2 ? 1 : 0) }
    for (const seed of SEEDS) expect(choice(robbed, greedy, state, 2, seed)).toBe(V.show(5))
  })
})

test('random plays every legal move about as often as any other', () => {
  const state = atBoon(1, 1)
  const times = new Map<number, number>()
  for (let i = 0; i < 3000; i++) {
    const move = choice(omens, random, state, 0, `${i}`)
    times.set(move, (times.get(move) ?? 0) + 1)
  }
  expect([...times.keys()].sort()).toEqual([V.rob(1), V.rob(2), V.pass()].sort())
  for (const count of times.values()) expect(Math.abs(count - 1000)).toBeLessThan(120)
})

describe.each([random, greedy])('$name', bot => {
  test('chooses legal moves, the same with the same seed, and leaves position and list as they were', () => {
    for (const [state, seat] of positions(12)) {
      const before = clone(state)
      const list = legal(omens, state, seat, new MoveList())
      const moves = list.toArray()
      const move = bot.choose(seenBy(omens, state, seat, list), new Rng('a'))
      expect(moves).toContain(move)
      expect(choice(omens, bot, state, seat, 'a')).toBe(move)
      expect(list.toArray()).toEqual(moves)
      expect(state).toEqual(before)
    }
  })

  test('chooses the same at two positions its seat cannot tell apart', () => {
    for (const [state, seat] of positions(12)) {
      const twin = omens.guess(state, seat, new Rng('twin'))
      for (const seed of ['a', 'b', 'c'])
        expect(choice(sorted, bot, twin, seat, seed)).toBe(choice(sorted, bot, state, seat, seed))
    }
  })
})

/**
 * Omens with a guess that starts from the unseen cards in order: then equal views and equal seeds give equal
 * guesses, not only equally likely ones, and a bot that knows no more than it guesses must choose alike.
 */
const sorted: typeof omens = {
  ...omens,
  guess(state, seat, rng) {
    const twin = clone(state)
    const frame = twin.frames.find(({ at }) => at === 'pick')
    const picks = frame?.at === 'pick' ? frame.picks : []
    const others = [0, 1, 2].filter(other => other !== seat)
    const unseen = twin.deck.map((count, card) => {
      const held = others.reduce((sum, other) => sum + twin.hands[other][card], 0)
      return count + held + others.filter(other => picks[other] === card).length
    })
    const lowestCard = () => {
      const card = unseen.findIndex(count => count > 0)
      unseen[card]--
      return card
    }
    for (const other of others) {
      const size = twin.hands[other].reduce((a, b) => a + b, 0)
      twin.hands[other].fill(0)
      for (let i = 0; i < size; i++) twin.hands[other][lowestCard()]++
      if (picks[other] >= 0) picks[other] = lowestCard()
    }
    twin.deck = unseen
    return omens.guess(twin, seat, rng)
  },
}

test('an unknown bot is refused with the names there are', () => {
  expect(botNamed('greedy')).toBe(greedy)
  expect(() => botNamed('oracle')).toThrow(InputError)
  expect(() => botNamed('oracle')).toThrow(/unknown bot "oracle": expected one of random, greedy/)
})

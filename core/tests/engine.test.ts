import {
  acts,
  begin,
  CHANCE,
  clone,
  Ear,
  type Emit,
  everyone,
  legal,
  MoveList,
  NOBODY,
  only,
  over,
  play,
  playout,
  pop,
  prompt,
  push,
  Rng,
  type State,
  type Step,
  start,
  submit,
  top,
  whyNot,
} from '@pantheon/core'
import { describe, expect, test } from 'vitest'
import { type OmensState, omens, V } from '../../kit/toys/omens.ts'
import { tictactoe } from '../../kit/toys/tictactoe.ts'
import { B, bare } from './bare.ts'

const moves = (state: OmensState, seat: number) =>
  legal(omens, state, seat, new MoveList())
    .toArray()
    .map(move => V.format(move))

/** Omens after the deal: seat 0 holds a one and a two, seat 1 a five and a six. */
function dealt(emit: Emit | null = null): OmensState {
  const state = start(omens, { seats: 2 }, emit)
  for (const card of [0, 1, 4, 5]) play(omens, state, CHANCE, V.deal(card), emit)
  return state
}

describe('a new game', () => {
  test('goes on to its first decision', () => {
    const state = start(omens, { seats: 3 })
    expect(top(state).at).toBe('deal')
    expect(state.who).toBe(CHANCE)
  })

  test('plays on the tables it is given, else on the standard ones', () => {
    expect(start(omens, { seats: 2 }).data).toBe(omens.data)
    const data = { ...omens.data, hand: 1 }
    expect(start(omens, { seats: 2, data }).data).toBe(data)
  })
})

describe('the list of legal moves', () => {
  test('is everything that the acting seats may do', () => {
    const state = dealt()
    expect(state.who).toBe(everyone(2))
    expect(moves(state, 0)).toEqual(['show one', 'show two'])
    expect(moves(state, 1)).toEqual(['show five', 'show six'])
  })

  test('is empty for who need not act, and for everybody after the end', () => {
    const state = dealt()
    expect(moves(state, CHANCE)).toEqual([])
    expect(moves(start(omens, { seats: 2 }), 0)).toEqual([])
    playout(omens, state, new Rng('end'), omens.bound)
    for (const seat of [CHANCE, 0, 1]) expect(moves(state, seat)).toEqual([])
  })

  test('forgets what the list held before', () => {
    const list = new MoveList()
    list.add(V.pass())
    expect(legal(omens, dealt(), 0, list).has(V.pass())).toBe(false)
  })

  test('weighs outcomes of chance: four copies of each card, three once one is dealt', () => {
    const state = start(omens, { seats: 2 })
    play(omens, state, CHANCE, V.deal(2))
    const list = legal(omens, state, CHANCE, new MoveList())
    expect(list.total).toBe(23)
    expect([list.weightAt(1), list.weightAt(2)]).toEqual([4, 3])
  })
})

describe('a move from outside', () => {
  test('is played if it is listed', () => {
    const state = dealt()
    expect(submit(omens, state, 1, V.show(5))).toBeNull()
    expect(state.hands[1][5]).toBe(0)
    expect(state.who).toBe(only(0))
  })

  test('is refused with the reason if it is not, and changes nothing', () => {
    const state = dealt()
    const before = JSON.stringify(state)
    expect(submit(omens, state, 0, V.show(5))).toEqual({ key: 'no.card', rule: '2' })
    expect(submit(omens, state, CHANCE, V.deal(0))).toEqual({ key: 'kernel.not-acting', rule: '2' })
    expect(submit(omens, state, 7, V.show(0))).toEqual({ key: 'kernel.not-acting', rule: '2' })
    expect(JSON.stringify(state)).toBe(before)
  })

  test('that is refused without a reason of the game gets the one of the kernel, with the rule of the step', () => {
    const state = dealt()
    play(omens, state, 0, V.show(0))
    play(omens, state, 1, V.show(5))
    expect(top(state).at).toBe('boon')
    expect(submit(omens, state, 1, V.rob(0))).toEqual({ key: 'kernel.not-offered', rule: '3' })
  })

  test('comes too late when the game is over', () => {
    const state = dealt()
    playout(omens, state, new Rng('end'), omens.bound)
    expect(submit(omens, state, 0, V.pass())).toEqual({ key: 'kernel.over', rule: '' })
  })

  test('has no reason against it if it is legal', () => {
    const state = dealt()
    expect(whyNot(omens, state, 0, V.show(0))).toBeNull()
    expect(whyNot(omens, state, 0, V.show(2))).toEqual({ key: 'no.card', rule: '2' })
  })
})

describe('the question', () => {
  test('is asked of those who must act, with the rule', () => {
    const state = dealt()
    expect(prompt(omens, state, 0)).toEqual({ key: 'ask.show', rule: '2' })
    play(omens, state, 0, V.show(0))
    expect(prompt(omens, state, 0)).toBeNull()
    expect(prompt(omens, state, 1)).toEqual({ key: 'ask.show', rule: '2' })
  })

  test('is never asked of chance', () => {
    expect(prompt(omens, start(omens, { seats: 2 }), CHANCE)).toBeNull()
  })

  test('is the one of the kernel where a step has none', () => {
    const { ask: _, ...turn } = tictactoe.steps.turn
    const game = { ...tictactoe, steps: { turn } }
    expect(prompt(game, start(game, { seats: 2 }), 0)).toEqual({ key: 'kernel.choose', rule: '1' })
  })
})

describe('events', () => {
  test('go to who may see them; a deal is private, a showing reveals', () => {
    const ear = new Ear()
    const state = dealt(ear)
    expect(ear.heard.map(({ seen }) => seen)).toEqual([only(0), only(0), only(1), only(1)])
    ear.heard.length = 0
    play(omens, state, 0, V.show(0), ear)
    expect(ear.heard).toEqual([])
    play(omens, state, 1, V.show(5), ear)
    expect(ear.heard).toEqual([
      { event: { key: 'shown', picks: [0, 5], uses: 'six' }, seen: -1, reveals: true },
      { event: { key: 'won', seat: 1 }, seen: -1, reveals: false },
    ])
  })

  test('change nothing: the game goes the same way if nobody listens', () => {
    const told = dealt(new Ear())
    const silent = dealt()
    expect(told).toEqual(silent)
  })
})

describe('frames', () => {
  type Nest = { at: 'nest'; left: number; opened: boolean }
  interface Nested extends State<Nest, null> {
    trace: string[]
  }

  /** Every frame opens one inside it, then asks seat 0. */
  const nest: Step<Nested, Nest> = {
    rule: '1',
    next(s, frame) {
      s.trace.push(`${frame.left}`)
      if (frame.opened || frame.left === 0) return only(0)
      frame.opened = true
      push(s, { at: 'nest', left: frame.left - 1, opened: false })
      return NOBODY
    },
    moves: (_s, _frame, _seat, out) => out.add(B.go()),
    play(s) {
      s.trace.push('go')
      pop(s)
    },
  }
  const nested = (step: Step<Nested, Nest>) =>
    bare<Nested>(
      seats => ({ ...begin(null, seats, { at: 'nest', left: 2, opened: false }), trace: [] }),
      null,
      { nest: step },
    )

  test('are entered until someone must decide; an end returns to the frame below, which goes on', () => {
    const game = nested(nest)
    const state = start(game, { seats: 1 })
    expect(state.trace).toEqual(['2', '1', '0'])
    for (let i = 0; i < 3; i++) play(game, state, 0, B.go())
    expect(state.trace).toEqual(['2', '1', '0', 'go', '1', 'go', '2', 'go'])
    expect(over(state)).toBe(true)
    expect(state.who).toBe(NOBODY)
  })

  test('that go on for ever without a decision are an error that names the step', () => {
    const game = nested({ ...nest, next: () => NOBODY })
    expect(() => start(game, { seats: 1 })).toThrow('bare: no decision after 10000 steps at "nest"')
  })
})

describe('a random playout', () => {
  test('reaches the end of every game, and counts its decisions', () => {
    for (let i = 0; i < 50; i++) {
      const state = start(omens, { seats: 2 + (i % 3) })
      const made = playout(omens, state, new Rng(`${i}`), omens.bound)
      expect(over(state)).toBe(true)
      expect(omens.endings).toContain(state.ended)
      expect(made).toBeLessThan(omens.bound)
      omens.check(state)
    }
  })

  test('stops at its limit', () => {
    const state = start(omens, { seats: 4 })
    expect(playout(omens, state, new Rng('x'), 5)).toBe(5)
    expect(over(state)).toBe(false)
  })

  test('is the same from the same seed, on a copy too', () => {
    const state = start(omens, { seats: 3 })
    const twin = clone(state)
    playout(omens, state, new Rng('same'), 20)
    playout(omens, twin, new Rng('same'), 20)
    expect(twin).toEqual(state)
  })

  test('deals by weight: with one six among twenty-four cards it is dealt first once in twenty-four', () => {
    const data = { copies: 4, hand: 1, goal: 3 }
    const rng = new Rng('weights')
    let sixes = 0
    for (let i = 0; i < 12_000; i++) {
      const state = start(omens, { seats: 2, data })
      state.deck = [5, 5, 5, 4, 4, 1]
      playout(omens, state, rng, 1)
      sixes += state.hands[0][5]
    }
    expect(sixes).toBeGreaterThan(500 - 4 * 22)
    expect(sixes).toBeLessThan(500 + 4 * 22)
  })

  test('leaves nobody acting at the end', () => {
    const state = start(tictactoe, { seats: 2 })
    playout(tictactoe, state, new Rng('x'), 9)
    expect([0, 1, CHANCE].some(seat => acts(state.who, seat))).toBe(false)
  })
})

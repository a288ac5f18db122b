import { type Game, legal, MoveList, play, Rng, replay, start } from '@pantheon/core'
import { expect, test } from 'vitest'
import { Coverage } from '../coverage.ts'
import { curious, eager, Fault, fuzz, uniform } from '../fuzz.ts'
import { omens, V } from '../toys/omens.ts'
import { T, tictactoe } from '../toys/tictactoe.ts'

test('the fuzzer counts games, decisions, endings, verbs, words and things', () => {
  const report = fuzz(omens, { seats: 3, games: 200, seed: 'count', check: true })
  expect(report.games).toBe(200)
  expect(Object.values(report.endings).reduce((a, b) => a + b)).toBe(200)
  expect(Object.values(report.verbs).reduce((a, b) => a + b)).toBe(report.decisions)
  const dealt = Object.values(report.words['deal 0']).reduce((a, b) => a + b)
  expect(dealt).toBe(report.verbs.deal)
  expect(Object.keys(report.things)).toEqual([...omens.things])
  expect(report.longest).toBeGreaterThan(10)
  expect(report.longest).toBeLessThanOrEqual(omens.bound)
})

test('the same seed plays the same games, another seed others', () => {
  const play = (seed: string) => fuzz(omens, { seats: 2, games: 50, seed, check: false })
  expect(play('a')).toEqual(play('a'))
  expect(play('a')).not.toEqual(play('b'))
})

test('a fault carries a record that can be played up to it', () => {
  const game: Game = {
    ...omens,
    check(state) {
      omens.check(state as never)
      if (state.frames.some(frame => frame.at === 'boon')) throw new Error('no boons here')
    },
  }
  const attempt = () => fuzz(game, { seats: 4, games: 5, seed: 'fault', check: true })
  expect(attempt).toThrow(/no boons here\n.*seed "fault\/\d"/)
  try {
    attempt()
  } catch (error) {
    const { record } = error as Fault
    expect(error).toBeInstanceOf(Fault)
    expect(replay(omens, record).state.frames.at(-1)?.at).toBe('boon')
  }
})

test('checks come as often as asked, and at the end of every game in any case', () => {
  const checks = (check: boolean | number) => {
    let count = 0
    const game: Game = { ...tictactoe, check: () => count++ }
    const { decisions } = fuzz(game, { seats: 2, games: 20, seed: 'often', check })
    return { count, decisions }
  }
  expect(checks(false).count).toBe(20)
  const every = checks(true)
  expect(every.count).toBe(every.decisions + 20)
  expect(checks(3).count).toBeLessThan(every.count / 2)
})

test('a game in which someone must act and has no move is stopped, not hung', () => {
  const game: Game = { ...tictactoe, steps: { turn: { rule: '1', next: () => 1 } } }
  expect(() => fuzz(game, { seats: 2, games: 1, seed: 's', check: false })).toThrow(
    /seat 0 must act and has no move/,
  )
})

test('a curious chooser says rare words far sooner than blind chance', () => {
  /** Omens with a move that blind chance hardly ever makes. */
  const rare: typeof omens = {
    ...omens,
    steps: {
      ...omens.steps,
      deal: {
        ...omens.steps.deal,
        moves(s, _frame, _seat, out) {
          for (let v = 0; v < 6; v++) if (s.deck[v] > 0) out.add(V.deal(v), v === 5 ? 1 : 100_000)
        },
      },
    },
  }
  const sixes = (choose: typeof uniform) =>
    fuzz(rare, { seats: 2, games: 20, seed: 'rare', check: true, choose }).words['deal 0'].six
  expect(sixes(uniform)).toBe(0)
  expect(sixes(curious(rare))).toBeGreaterThan(20)
})

test('an eager chooser wants to win: in tic-tac-toe it takes a line where there is one', () => {
  const marked = (...cells: number[]) => {
    const state = start(tictactoe, { seats: 2 })
    cells.forEach((cell, i) => {
      play(tictactoe, state, i % 2, T.mark(cell))
    })
    return state
  }
  const rng = new Rng('eager')
  const moves = legal(tictactoe, marked(1, 4, 2, 5), 0, new MoveList())
  for (let i = 0; i < 20; i++) expect(eager(tictactoe, marked(1, 4, 2, 5), 0, moves, rng)).toBe(T.mark(3))
})

test('coverage names what was never reached', () => {
  const coverage = new Coverage(omens as Game)
  coverage.move(V.show(2))
  coverage.tell({ key: 'shown', uses: 'three' })
  coverage.end('dusk')
  const missing = coverage.missing()
  expect(missing).toContain('verb rob')
  expect(missing).toContain('thing four')
  expect(missing).toContain('ending tokens')
  expect(missing).not.toContain('verb show')
  expect(missing).not.toContain('thing three')
  expect(missing).not.toContain('ending dusk')
  expect(coverage.unsaid()).toContain('show 0: six')
  expect(coverage.unsaid()).not.toContain('show 0: three')
  expect(coverage.summary()).toBe('verbs 1/4, words 1/16, moves 1/17, things 1/6, endings 1/2')
})

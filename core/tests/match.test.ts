import {
  CHANCE,
  clone,
  committed,
  dump,
  legal,
  Match,
  MoveList,
  over,
  play,
  Rng,
  type Seat,
  seatsOf,
  seeded,
  start,
} from '@pantheon/core'
import { describe, expect, test } from 'vitest'
import { type OmensState, omens, V } from '../../kit/toys/omens.ts'
import { T, tictactoe } from '../../kit/toys/tictactoe.ts'

const newMatch = (seats = 2) => new Match(omens, { seats }, seeded('a'))
const anyMove = (match: Match<OmensState>, seat: Seat) =>
  legal(omens, match.state, seat, new MoveList()).at(0)

/** Plays until the match is over, calling `each` before every decision. */
function playOut(match: Match<OmensState>, each: () => void = () => {}): void {
  const rng = new Rng('players')
  while (!over(match.state)) {
    each()
    const [seat] = rng.shuffle(seatsOf(match.state.who))
    const moves = legal(omens, match.state, seat, new MoveList())
    match.submit(seat, moves.at(rng.below(moves.length)))
  }
}

describe('a match', () => {
  test('lets chance play by itself from its source, before the first decision and after every one', () => {
    const match = newMatch(3)
    expect(match.log.map(({ seat }) => seat)).toEqual(new Array(6).fill(CHANCE))
    playOut(match, () => expect(match.state.who).toBeGreaterThan(0))
  })

  test('waits for outcomes from outside without a source', () => {
    const match = new Match(omens, { seats: 2 }, null)
    expect(match.state.who).toBe(CHANCE)
    expect(match.submit(CHANCE, V.deal(5))).toBeNull()
    expect(match.state.hands[0][5]).toBe(1)
    expect(match.log).toEqual([{ seat: CHANCE, move: V.deal(5), reveals: false }])
  })

  test('asks its source for outcome 0, 1, 2, … with the total weight', () => {
    const asked: [number, number][] = []
    new Match(omens, { seats: 2 }, { draw: (number, total) => asked.push([number, total]) && 0 })
    expect(asked).toEqual([
      [0, 24],
      [1, 23],
      [2, 22],
      [3, 21],
    ])
  })

  test('is its log: the same decisions give the same position', () => {
    const match = newMatch(4)
    playOut(match)
    const again = start(omens, { seats: 4 })
    for (const { seat, move } of match.log) play(omens, again, seat, move)
    expect(again).toEqual(match.state)
  })

  test('keeps what each decision told, entry by entry', () => {
    const match = newMatch()
    match.submit(0, anyMove(match, 0))
    match.submit(1, anyMove(match, 1))
    expect(match.story.length).toBe(match.log.length)
    expect(match.story.slice(0, 4).map(told => told.map(({ event }) => event.key))).toEqual(
      new Array(4).fill(['dealt']),
    )
    expect(match.story[4]).toEqual([])
    expect(match.story[5][0]).toMatchObject({ event: { key: 'shown' }, reveals: true })
  })

  test('keeps what was told before the first decision', () => {
    const { turn } = tictactoe.steps
    const game: typeof tictactoe = {
      ...tictactoe,
      steps: {
        turn: {
          ...turn,
          next(s, frame, emit) {
            if (s.marks[0] === 0) emit?.tell({ key: 'marked', seat: 0, cell: 9 })
            return turn.next(s, frame, emit)
          },
        },
      },
    }
    const match = new Match(game, { seats: 2 }, null)
    expect(match.opening.map(({ event }) => event.key)).toEqual(['marked'])
    expect(match.story).toEqual([])
  })

  test('refuses a decision with the reason, and nothing has changed', () => {
    const match = newMatch()
    const before = [JSON.stringify(match.state), match.log.length, match.story.length]
    expect(match.submit(0, V.pass())).toEqual({ key: 'no.card', rule: '2' })
    expect(match.submit(CHANCE, V.deal(0))).toEqual({ key: 'kernel.not-acting', rule: '2' })
    expect([JSON.stringify(match.state), match.log.length, match.story.length]).toEqual(before)
  })
})

describe('a decision', () => {
  test('may be taken back by the one who made it, and by no other', () => {
    const match = newMatch()
    const before = dump(match.state)
    match.submit(0, anyMove(match, 0))
    expect(match.mayUndo(1)).toBe(false)
    expect(match.undo(1)).toBe(false)
    expect(match.mayUndo(0)).toBe(true)
    expect(match.undo(0)).toBe(true)
    expect(dump(match.state)).toEqual(before)
    expect(match.log.length).toBe(4)
    expect(match.story.length).toBe(4)
  })

  test('cannot be taken back once another has decided, even in secret', () => {
    const match = newMatch(3)
    match.submit(0, anyMove(match, 0))
    match.submit(1, anyMove(match, 1))
    expect(match.mayUndo(0)).toBe(false)
    expect(match.mayUndo(1)).toBe(true)
  })

  test('cannot be taken back across a reveal', () => {
    const match = new Match(omens, { seats: 2 }, null)
    for (const card of [0, 1, 4, 5]) match.submit(CHANCE, V.deal(card))
    match.submit(0, V.show(0))
    match.submit(1, V.show(5))
    expect(match.log.at(-1)).toMatchObject({ seat: 1, reveals: true })
    expect([0, 1].map(seat => match.mayUndo(seat))).toEqual([false, false])
    expect(match.undo(1)).toBe(false)
  })

  test('cannot be taken back across chance', () => {
    const match = newMatch()
    match.submit(0, anyMove(match, 0))
    match.submit(1, anyMove(match, 1))
    while (match.log.at(-1)?.seat !== CHANCE) {
      const [seat] = seatsOf(match.state.who)
      match.submit(seat, V.pass())
    }
    expect([0, 1].map(seat => match.mayUndo(seat))).toEqual([false, false])
  })

  test('of chance is never taken back', () => {
    const match = newMatch()
    expect(match.mayUndo(CHANCE)).toBe(false)
    expect(match.undo(CHANCE)).toBe(false)
  })

  test('that was never made cannot be taken back', () => {
    expect(new Match(tictactoe, { seats: 2 }, null).undo(0)).toBe(false)
  })

  test('after being taken back can be made again, and chance goes on where it was', () => {
    const newMatch = () => new Match(omens, { seats: 2 }, committed('secret', []))
    const straight = newMatch()
    straight.submit(0, anyMove(straight, 0))
    straight.submit(1, anyMove(straight, 1))
    playOut(straight)

    const wavering = newMatch()
    wavering.submit(0, anyMove(wavering, 0))
    for (let i = 0; i < 3; i++) {
      wavering.undo(0)
      wavering.submit(0, anyMove(wavering, 0))
    }
    wavering.submit(1, anyMove(wavering, 1))
    playOut(wavering)
    expect(wavering.log).toEqual(straight.log)
    expect(wavering.state).toEqual(straight.state)
  })

  test('can be taken back one after the other, as long as they are one’s own', () => {
    const game: typeof tictactoe = {
      ...tictactoe,
      steps: {
        turn: {
          ...tictactoe.steps.turn,
          play(s, _frame, seat, move) {
            s.marks[seat] |= 1 << (T.arg(move, 0) - 1)
          },
        },
      },
    }
    const match = new Match(game, { seats: 2 }, null)
    const before = clone(match.state)
    for (const cell of [1, 5, 9]) match.submit(0, T.mark(cell))
    expect([match.undo(0), match.undo(0), match.undo(0), match.undo(0)]).toEqual([true, true, true, false])
    expect(match.state).toEqual(before)
  })
})

import {
  clone,
  dump,
  type Game,
  legal,
  type Move,
  MoveList,
  only,
  play,
  Rng,
  start,
  type Worths,
} from '@pantheon/core'
import { GAMES, gameNamed } from '@pantheon/games'
import { describe, expect, test } from 'vitest'
import { type OmensState, omens, V } from '../../kit/toys/omens.ts'
import { fingerprint, printOf } from '../fingerprint.ts'
import { POSITIONS, prospects } from '../greedy.ts'
import { learnt, Outlook, seenBy } from '../index.ts'
import { Moment } from '../ismcts/moment.ts'
import { OWN_POSITIONS, Policy } from '../ismcts/policy.ts'
import { turnsOf } from '../turns.ts'
import { atBoon, choices } from './scenes.ts'

const WIDE = { positions: 400, keep: 3 }

describe('the turns a seat may choose from', () => {
  test.each(GAMES)(
    '$id: at least one for each first move, the best first, each playable to its end',
    game => {
      for (const [state, seat] of choices(game, game.seats[0], 1, 120)) {
        const before = clone(state)
        const moves = legal(game, state, seat, new MoveList())
        const turns = turnsOf(game, state, seat, moves, WIDE)
        expect(new Set(turns.map(turn => turn.moves[0]))).toEqual(new Set(moves.toArray()))
        expect(turns.map(({ value }) => value)).toEqual(
          turns.map(({ value }) => value).toSorted((a, b) => b - a),
        )
        for (const { moves, value, end } of turns.slice(0, 4)) {
          const played = clone(state)
          for (const move of moves) {
            expect(legal(game, played, seat, new MoveList()).has(move)).toBe(true)
            play(game, played, seat, move)
          }
          expect(dump(played)).toEqual(dump(end))
          expect(game.evaluate(end, seat)).toBe(value)
        }
        expect(state).toEqual(before)
      }
    },
  )

  test('a turn goes on to where another decides, if there is time to think it through', () => {
    const game = gameNamed('mytikas')
    for (const [state, seat] of choices(game, 2, 1, 120)) {
      const moves = legal(game, state, seat, new MoveList())
      const [best] = turnsOf(game, state, seat, moves, { positions: 5000, keep: 1 })
      if (best.moves.length < 24) expect(best.end.who).not.toBe(only(seat))
    }
  })

  test('stopped while it thinks, it offers every first move as far as it has come', () => {
    const game = gameNamed('mytikas')
    for (const [state, seat] of choices(game, 2, 1, 120)) {
      const moves = legal(game, state, seat, new MoveList())
      let looks = 0
      const counted = { ...game, evaluate: () => looks++ }
      const turns = turnsOf(counted, state, seat, moves, WIDE, () => true)
      expect(turns.map(turn => turn.moves)).toEqual(
        expect.arrayContaining(moves.toArray().map(move => [move])),
      )
      expect(looks).toBe(moves.length)
    }
  })

  test('the same moves in another order are one turn', () => {
    const game = gameNamed('mytikas')
    for (const [state, seat] of choices(game, 2, 1, 120)) {
      const turns = turnsOf(game, state, seat, legal(game, state, seat, new MoveList()), {
        positions: 600,
        keep: 50,
      })
      const ends = turns.map(({ moves, end }) => `${moves[0]}/${fingerprint(end)}`)
      expect(new Set(ends).size).toBe(ends.length)
    }
  })
})

describe('the fingerprint of a position', () => {
  test('is the same for a copy, another after any move', () => {
    for (const game of GAMES)
      for (const [state, seat] of choices(game, game.seats[0], 1, 150)) {
        expect(fingerprint(clone(state))).toBe(fingerprint(state))
        const next = clone(state)
        play(game, next, seat, legal(game, state, seat, new MoveList()).at(0))
        expect(fingerprint(next)).not.toBe(fingerprint(state))
      }
  })

  test('tells apart what looks alike', () => {
    const alike = [0, '', false, null, [], [0], [[0]], [0, 0], { a: 0 }, { b: 0 }, { a: [0] }, 'a', ['a']]
    expect(new Set(alike.map(printOf)).size).toBe(alike.length)
  })
})

test('a policy that comes to a position again has its thoughts ready', () => {
  const policy = new Policy(omens, omens, 0)
  const state = atBoon(1, 1)
  const turns = policy.ponder(state, 0, new Rng('a'))
  expect([V.rob(1), V.rob(2)]).toContain(turns[0].moves[0])
  expect(policy.ponder(clone(state), 0, new Rng('b'))).toBe(turns)
})

test.each(GAMES)(
  '$id: a glance finds the two best moves, if there are not too many, and a dash plays the best',
  game => {
    const policy = new Policy(game, game, 0)
    for (const [state, seat] of choices(game, game.seats[0], 1, 120)) {
      const moves = legal(game, state, seat, new MoveList())
      if (moves.length > 16) continue
      const values = moves.toArray().map(move => {
        const end = clone(state)
        play(game, end, seat, move)
        return game.evaluate(end, seat)
      })
      const best = values.sort((a, b) => b - a).slice(0, 2)
      expect(policy.glance(state, seat, moves, new Rng('a')).map(({ value }) => value)).toEqual(best)
      expect(game.evaluate(policy.dash(clone(state), seat, moves, new Rng('a')), seat)).toBe(best[0])
    }
  },
)

test.each(GAMES)(
  '$id: who heeds how a turn ends does as greedy does, the seat that thinks by what was learnt',
  game => {
    const judged = learnt(game)
    for (const [state, seat] of choices(game, game.seats[0], 1, 60)) {
      const moves = legal(game, state, seat, new MoveList())
      const best = (by: Game, positions: number): Move => {
        const values = prospects(by, clone(state), seat, moves, positions)
        return moves.at(values.indexOf(Math.max(...values)))
      }
      const after = (move: Move): unknown => {
        const end = clone(state)
        play(game, end, seat, move)
        return dump(end)
      }
      const heeded = (own: number): unknown =>
        dump(new Policy(judged, game, own).heed(clone(state), seat, moves))
      expect(heeded(seat + 1)).toEqual(after(best(game, POSITIONS)))
      expect(heeded(seat)).toEqual(after(best(judged, OWN_POSITIONS)))
    }
  },
)

test('a line is judged when the seat begins its next turn, not while it is asked in between', () => {
  const state = start(omens, { seats: 2 })
  while (state.who < 0) play(omens, state, -1, legal(omens, state, -1, new MoveList()).at(0))
  const seen = seenBy(omens, state, 0, legal(omens, state, 0, new MoveList()))
  const moment = new Moment(seen, new Rng('a'))
  const boon = atBoon(1, 0)
  boon.frames.push(...boon.frames)
  moment.begin()
  expect(moment.hasCome(state)).toBe(false)
  expect(moment.hasCome({ ...state, who: only(1) })).toBe(false)
  expect(moment.hasCome(boon)).toBe(false)
  expect(moment.hasCome(state)).toBe(true)
})

test('where a seat may be asked for more than its turn, the game says at which step that begins', () => {
  const { judgement, ...rest } = gameNamed('godolympics')
  if (judgement === undefined) throw new Error('it judges nothing')
  const game = { ...rest, judgement: { ...judgement, horizon: 1 } }
  const [[state, seat]] = choices(game, 3, 1, 1)
  const moment = new Moment(seenBy(game, state, seat, legal(game, state, seat, new MoveList())), new Rng('a'))
  const elsewhere = { ...clone(state), frames: [...state.frames.slice(0, -1), { at: 'personal' }] }
  const other = { ...state, who: only(seat === 0 ? 1 : 0) }
  moment.begin()
  expect([other, elsewhere, state].map(at => moment.hasCome(at))).toEqual([false, false, true])
})

test('a game may look further ahead: the moment comes so many turns later', () => {
  const state = start(omens, { seats: 2 })
  while (state.who < 0) play(omens, state, -1, legal(omens, state, -1, new MoveList()).at(0))
  const game = {
    ...omens,
    judgement: {
      scale: [8, 8] as const,
      toCome: () => 1,
      horizon: 2,
      worths: {},
      of: (_: Worths, s: OmensState, seat: number) => omens.evaluate(s, seat),
    },
  }
  const moment = new Moment(seenBy(game, state, 0, legal(omens, state, 0, new MoveList())), new Rng('a'))
  const other = { ...state, who: only(1) }
  moment.begin()
  expect([state, other, state, state, other, state].map(at => moment.hasCome(at))).toEqual([
    false,
    false,
    false,
    false,
    false,
    true,
  ])
})

describe('chances', () => {
  const tokens = atBoon(2, 0)
  const judged = {
    ...omens,
    judgement: {
      scale: [1, 1] as const,
      toCome: () => 1,
      horizon: 1,
      worths: { token: Math.LN2 },
      of: ({ token }: Worths, s: OmensState, seat: number) => token * s.tokens[seat],
    },
  }

  test('what was learnt weighs: where a token is worth ln 2, one more is twice the odds', () => {
    const { chances } = new Outlook(learnt(judged), 3).look(tokens)
    expect(chances[1] / chances[0]).toBeCloseTo(2)
    expect(chances[0] / chances[2]).toBeCloseTo(2)
    expect(chances[0] + chances[1] + chances[2]).toBeCloseTo(1)
  })

  test('the same lead is a better chance the nearer the end', () => {
    const { judgement } = judged
    const late = { ...judged, judgement: { ...judgement, scale: [4, 1] as const, toCome: () => 0.5 } }
    const early = new Outlook(learnt({ ...late, judgement: { ...late.judgement, toCome: () => 1 } }), 3)
    const outlook = new Outlook(learnt(late), 3).look(tokens)
    expect(outlook.scale).toBe(2.5)
    expect(outlook.chances[1]).toBeGreaterThan(early.look(tokens).chances[1])
    expect(outlook.chanceAt(1, outlook.margins[1], early.scale)).toBeCloseTo(early.chances[1])
  })

  test('a better margin is a better chance', () => {
    const outlook = new Outlook(learnt(judged), 3).look(tokens)
    expect(outlook.chanceAt(0, outlook.margins[0])).toBeCloseTo(outlook.chances[0])
    expect(outlook.chanceAt(0, outlook.margins[0] + 1)).toBeGreaterThan(outlook.chances[0])
  })
})

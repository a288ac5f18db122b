import { ALL_SEEING, type Emit, type Game, Rng, SPECTATOR, type Step } from '@pantheon/core'
import { Arena, LAWS, type LawName } from '@pantheon/kit'
import { describe, expect, test } from 'vitest'
import { heavens } from '../index.ts'
import type { HeavensEvent } from '../rules/events.ts'
import type { Choice, HeavensState, Turn } from '../rules/state.ts'
import { act, choose, table, told } from './helpers.ts'

const arenaOf = (game: unknown) =>
  new Arena(game as Game, new URL('..', import.meta.url), { games: 12, positions: 120 })
const abide = (game: unknown, law: LawName) => () => LAWS[law](arenaOf(game))

const LOOKS_TRUE = 'a seat cannot tell a guess from the truth'
const STAYS_TRUE = 'a guess still looks true after the same moves'
const PICKS = 'nobody sees a pick before the last has arrived'
const TAKEN_BACK = 'what can be taken back has shown nothing hidden'
const EVALUATION = 'the evaluation knows no more than the seat'

describe('ruling 19: what is hidden', () => {
  test('others see neither a Plan face down nor the Power of a god; the god does, and so do all-seeing eyes', () => {
    const s = table(3, { power: [7, 8, 9] })
    act(s, 1, 'plan hermes')
    const seen = (eye: number) =>
      heavens.view(s, eye).gods.map(({ power, plan, ready }) => [power, plan, ready])
    expect(seen(0)).toEqual([
      [7, null, false],
      [null, null, true],
      [null, null, false],
    ])
    expect(seen(1)[1]).toEqual([8, 'hermes', true])
    expect(seen(SPECTATOR)[1]).toEqual([null, null, true])
    expect(seen(ALL_SEEING)).toEqual([
      [7, null, false],
      [8, 'hermes', true],
      [9, null, false],
    ])
  })

  test('the standing counts a purse for its owner only', () => {
    const s = table(3, { power: [7, 8, 9] })
    const purses = (eye: number) => heavens.score(s, eye).map(({ seat, points }) => [seat, points])
    expect(purses(1)).toEqual([[1, 2]])
    expect(purses(SPECTATOR)).toEqual([])
    expect(purses(ALL_SEEING)).toEqual([
      [0, 2],
      [1, 2],
      [2, 3],
    ])
  })

  test('Tyche is shown the purse, and all see it: that cannot be taken back', () => {
    const s = table(3, { power: [2, 16, 16], prestige: [0, 5, 0] })
    choose(s, 'torch', 'hermes', 'forge')
    const heard = act(s, 0, 'raise 3')
    expect(told(heard, 'tyche')).toMatchObject([{ seat: 0, had: 2, price: 4, prestige: 1, gained: 2 }])
    expect(heard.some(one => one.reveals && one.seen === -1)).toBe(true)
  })

  test('a guess rests on what the seat sees alone: two tables it cannot tell apart are guessed alike', () => {
    arenaOf(heavens).atPositions(({ state }, rng) => {
      const s = state as HeavensState
      for (let seat = 0; seat < s.seats; seat++) {
        const other = heavens.guess(s, seat, rng)
        const [a, b] = [s, other].map(one => heavens.guess(one, seat, new Rng('the same')))
        expect(JSON.stringify(a)).toBe(JSON.stringify(b))
      }
    })
  })

  test('guesses of a purse differ from each other and are never negative', () => {
    const s = table(3, { day: 5, power: [0, 0, 0], planets: [[], ['1P1'], []] })
    const rng = new Rng('purses')
    const guessed = Array.from({ length: 200 }, () => heavens.guess(s, 0, rng).power[1])
    expect(new Set(guessed).size).toBeGreaterThan(3)
    expect(Math.min(...guessed)).toBeGreaterThanOrEqual(0)
    expect(heavens.guess(s, 1, rng).power[1]).toBe(0)
  })
})

/** The game with one step that says more than it should. */
const talkative = <K extends 'choice' | 'turn'>(
  at: K,
  say: (s: HeavensState, seat: number, emit: Emit<HeavensEvent> | null) => void,
) => {
  const step = heavens.steps[at] as Step<HeavensState, Choice | Turn, HeavensEvent>
  const play: typeof step.play = (s, frame, seat, move, emit) => {
    step.play?.(s, frame, seat, move, emit)
    say(s, seat, emit)
  }
  return { ...heavens, steps: { ...heavens.steps, [at]: { ...step, play } } }
}

describe('ruling 19: a planted leak is caught', () => {
  test('a view that shows the Power of all', () => {
    const leaky = { ...heavens, view: (s: HeavensState) => ({ ...heavens.view(s, ALL_SEEING) }) }
    expect(abide(leaky, LOOKS_TRUE)).toThrow('truth and guess differ at .view.gods')
  })

  test('a view that shows only whether a purse is empty', () => {
    const leaky = {
      ...heavens,
      view: (s: HeavensState, eye: number) => ({
        ...heavens.view(s, eye),
        poor: s.power.map(power => power < 3),
      }),
    }
    expect(abide(leaky, LOOKS_TRUE)).toThrow('truth and guess differ at .view.poor')
  })

  test('a standing that counts the purses of others', () => {
    const leaky = { ...heavens, score: (s: HeavensState) => heavens.score(s, ALL_SEEING) }
    expect(abide(leaky, LOOKS_TRUE)).toThrow('truth and guess differ at .standing')
  })

  test('an event that tells the Power left after an action', () => {
    const leaky = talkative('turn', (s, seat, emit) =>
      emit?.tell({ key: 'returned', seat, power: s.power[seat], prestige: 0 }),
    )
    expect(abide(leaky, STAYS_TRUE)).toThrow('events: truth and guess differ')
    expect(abide(leaky, TAKEN_BACK)).toThrow('events: truth and guess differ')
  })

  test('an event that tells everybody which Plan was laid face down', () => {
    const leaky = talkative('choice', (s, seat, emit) => {
      const frame = s.frames.at(-1)
      const pick = frame?.at === 'choice' ? frame.picks[seat] : 0
      emit?.tell({ key: 'competition', seat, plan: 'forge', price: pick })
    })
    expect(abide(leaky, PICKS)).toThrow('before all have picked')
  })

  test('an evaluation that looks into the purses of others', () => {
    const leaky = {
      ...heavens,
      evaluate: (s: HeavensState) => s.power.reduce((sum, power) => sum + power, 0),
    }
    expect(abide(leaky, EVALUATION)).toThrow('where it cannot tell the difference')
  })
})

import { Rng } from '@pantheon/core'
import { describe, expect, test } from 'vitest'
import { Race } from '../ismcts/race.ts'

/** Runs a race for so many lines: line k of a turn comes to what `result` says. */
function run(race: Race, turns: number, lines: number, result: (turn: number, k: number) => number): void {
  const all = Array.from({ length: turns }, (_, turn) => turn)
  for (let made = 0; made < lines; made++) {
    const turn = race.pick(all)
    race.learn(turn, result(turn, race.linesOf(turn)))
  }
}

const bestOf = (race: Race, turns: number): number => {
  let best = 0
  for (let turn = 1; turn < turns; turn++) if (race.worthOf(turn) > race.worthOf(best)) best = turn
  return best
}

describe('turns compared', () => {
  test('by their forecasts before any line was played', () => {
    expect(bestOf(new Race([0.4, 0.6, 0.5]), 3)).toBe(1)
  })

  test('by what they are worth, not by the luck of their lines, which is eight times as large', () => {
    let right = 0
    for (let i = 0; i < 40; i++) {
      const rng = new Rng(`luck/${i}`)
      const luck = Array.from({ length: 64 }, () => 0.4 * (rng.below(1000) / 1000 - 0.5) * 2)
      const race = new Race([0.5, 0.5, 0.5, 0.5])
      run(race, 4, 60, (turn, k) => 0.5 + (turn === 2 ? 0.05 : 0) + luck[k])
      if (bestOf(race, 4) === 2) right++
    }
    expect(right).toBe(40)
  })

  test('a forecast that was wrong is given up', () => {
    const race = new Race([0.6, 0.5])
    run(race, 2, 40, turn => (turn === 0 ? 0.4 : 0.5))
    expect(bestOf(race, 2)).toBe(1)
  })

  test('where results scatter much and forecasts differ little, the forecast counts for many lines', () => {
    const race = new Race([0.51, 0.5])
    const rng = new Rng('scatter')
    run(race, 2, 12, turn => (rng.below(2) === 0 ? 0 : 1) * (turn === 0 ? 0.9 : 1))
    expect(bestOf(race, 2)).toBe(0)
  })

  test('by foresight: little of a difference among forecasts is believed where little has come true', () => {
    const [keen, dull] = [new Race([0.7, 0.5, 0.3], 1), new Race([0.7, 0.5, 0.3], 0.1)]
    for (const race of [keen, dull]) race.learn(1, 0.5)
    expect(keen.worthOf(0) - keen.worthOf(2)).toBeCloseTo(0.4)
    expect(dull.worthOf(0) - dull.worthOf(2)).toBeCloseTo(0.04)
  })

  test('by curiosity: where results scatter much, a few bad lines put a good turn out of a race without it', () => {
    const right = [1, 5].map(curiosity => {
      let found = 0
      for (let i = 0; i < 100; i++) {
        const rng = new Rng(`scatter/${i}`)
        const race = new Race([0.5, 0.5, 0.5, 0.5], 1, 0.1, curiosity)
        run(race, 4, 300, turn => (turn === 2 ? 0.55 : 0.5) + 0.4 * (rng.below(1000) / 1000 - 0.5))
        if (bestOf(race, 4) === 2) found++
      }
      return found
    })
    expect(right[0]).toBeLessThan(90)
    expect(right[1]).toBeGreaterThan(95)
  })

  test('by reliance: forecasts that err less than they differ take more lines to be overruled', () => {
    const [wary, sure] = [new Race([0.6, 0.5]), new Race([0.6, 0.5], 1, 64)]
    for (const race of [wary, sure]) run(race, 2, 20, turn => [0.5, 0.55][turn])
    expect(bestOf(wary, 2)).toBe(1)
    expect(bestOf(sure, 2)).toBe(0)
  })

  test('the best and its strongest rival have the same lines behind them, the hopeless few', () => {
    const race = new Race([0.5, 0.5, 0.1])
    run(race, 3, 41, turn => [0.5, 0.49, 0.1][turn])
    expect(Math.abs(race.linesOf(0) - race.linesOf(1))).toBeLessThanOrEqual(1)
    expect(race.linesOf(2)).toBeLessThan(5)
  })

  test('a single turn is played, and remembered up to a bound', () => {
    const race = new Race([0.5])
    run(race, 1, 5000, () => 0.5)
    expect(race.linesOf(0)).toBe(4096)
  })
})

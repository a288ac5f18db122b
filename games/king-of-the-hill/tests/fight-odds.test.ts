import { CHANCE, clone, legal, MoveList, play, Rng, top } from '@pantheon/core'
import { describe, expect, test } from 'vitest'
import { kingOfTheHill as game } from '../index.ts'
import { STANDARD } from '../rules/data/index.ts'
import { answerOdds, attackOdds, duelOf, rollOdds } from '../rules/fight-odds.ts'
import { V } from '../rules/moves.ts'
import { RUNES } from '../rules/names.ts'
import type { World } from '../rules/state.ts'
import { duel, Table, tile } from './helpers.ts'

/** A god of each mythology whose Guardian is fought. */
const GODS = ['artemis', 'toth', 'freja', 'veles', 'shiva', 'fujin']

const FIGHTS = 800
const list = new MoveList()

/** Sigurd before a Guardian. */
function before(rune: number, sideB: boolean): World {
  const t = new Table(['sigurd', 'baba-yaga'])
  t.s.sideB = sideB
  return t.guard('e3', GODS[rune]).at(0, 'e3').again(0).s
}

/** The odds after a result was chosen. */
function oddsNow(s: World, rune: number, sideB: boolean): number {
  const frame = top(s)
  if (frame.at !== 'battle') return s.guardian[tile('e3')] < 0 ? 1 : 0
  const odds = frame.stage === 'answer' ? answerOdds : attackOdds
  return odds(duelOf(s, 0, rune, sideB), s.health[0], frame.health)
}

/** Fights by the game's own rules, choosing the results that promise most. */
function wins(start: World, rune: number, sideB: boolean, rng: Rng): boolean {
  const s = clone(start)
  for (;;) {
    const frame = top(s)
    if (frame.at !== 'battle') return s.guardian[tile('e3')] < 0
    const actor = s.who === CHANCE ? CHANCE : 0
    legal(game, s, actor, list)
    if (actor === CHANCE) {
      play(game, s, CHANCE, list.fall(rng.below(list.total)))
      continue
    }
    if (frame.stage === 'before') {
      play(game, s, 0, V.attack())
      continue
    }
    const tried = list.toArray().map(move => {
      const after = clone(s)
      play(game, after, 0, move)
      return { move, odds: oddsNow(after, rune, sideB) }
    })
    tried.sort((a, b) => b.odds - a.odds)
    play(game, s, 0, tried[0].move)
  }
}

describe.each([false, true])('the odds of a Battle, side B: %s', sideB => {
  test.each(RUNES.map((name, rune) => [name, rune] as const))('%s: as often as fights are won', (_, rune) => {
    const start = before(rune, sideB)
    const { a, b } = STANDARD.guardians[rune]
    const odds = attackOdds(duelOf(start, 0, rune, sideB), start.health[0], (sideB ? b : a).health)
    const rng = new Rng(`fights/${rune}/${sideB}`)
    let won = 0
    for (let i = 0; i < FIGHTS; i++) if (wins(start, rune, sideB, rng)) won++
    const doubt = Math.sqrt((odds * (1 - odds)) / FIGHTS)
    expect(Math.abs(won / FIGHTS - odds)).toBeLessThan(4 * doubt + 0.005)
  })
})

describe('the odds of a blow', () => {
  const { s } = duel()
  const harpy = duelOf(s, 1, 0, false)
  const plain = { damage: 0, doubled: false }

  test('who has hit for enough has won, and who has no Health left has lost', () => {
    expect(attackOdds(harpy, 9, 0)).toBe(1)
    expect(answerOdds(harpy, 0, 5)).toBe(0)
  })

  test('a rune that lies there is better than one to come, and both runes are best', () => {
    const at = (own: number, theirs: number, count: number) =>
      rollOdds(harpy, 5, 6, { own, theirs, count }, plain)
    expect(at(1, 0, 0)).toBeGreaterThan(at(0, 1, 0))
    expect(at(1, 0, 3)).toBeGreaterThan(at(1, 0, 0))
    expect(at(1, 1, 0)).toBeGreaterThan(at(1, 0, 3))
    expect(at(1, 0, 3)).toBeGreaterThan(attackOdds(harpy, 5, 6))
  })

  test('more damage in one attack helps, doubled damage more', () => {
    const more = attackOdds(harpy, 5, 7, { damage: 2, doubled: false })
    expect(more).toBeGreaterThan(attackOdds(harpy, 5, 7, plain))
    expect(attackOdds(harpy, 5, 7, { damage: 2, doubled: true })).toBeGreaterThan(more)
  })
})

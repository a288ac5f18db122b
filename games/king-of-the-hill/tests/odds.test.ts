import { clone, legal, MoveList, play, Rng } from '@pantheon/core'
import { describe, expect, test } from 'vitest'
import { kingOfTheHill as game } from '../index.ts'
import { STANDARD } from '../rules/data/index.ts'
import { FIRST_OF_SIZE, oneDie, SHOWS, WAYS, without } from '../rules/dice.ts'
import { V } from '../rules/moves.ts'
import { NO_HELP, oddsKeeping } from '../rules/odds.ts'
import { nudgesLeft } from '../rules/quest.ts'
import type { World } from '../rules/state.ts'
import { duel, god, Table } from './helpers.ts'

/** First roll and three rolls, in hundredths, as the sheet has them. */
const SHEET: Readonly<Record<string, readonly [number, number]>> = {
  artemis: [9, 49],
  poseidon: [9, 54],
  aphrodite: [6, 47],
  hades: [2, 28],
  zeus: [1, 21],
  hathor: [9, 54],
  tefnut: [6, 47],
  toth: [6, 45],
  seth: [2, 28],
  ra: [1, 21],
  freja: [9, 54],
  heimdallr: [9, 49],
  loki: [4, 37],
  hel: [2, 28],
  odin: [5, 30],
  vesna: [9, 54],
  lada: [9, 49],
  jarilo: [6, 47],
  veles: [2, 28],
  perun: [1, 21],
  ganesha: [9, 54],
  parvati: [9, 49],
  indra: [3, 35],
  shiva: [2, 28],
  vishnu: [2, 20],
  fujin: [9, 54],
  sedna: [9, 49],
  shango: [6, 47],
  kukulkan: [2, 28],
  tiamat: [1, 21],
}

/** A quest just begun, before its first roll. */
function begun(name: string, t = duel(), tile = 'g2'): World {
  t.plant(tile, ['greek', 'egyptian', 'norse', 'slavic', 'hindu', 'dark'][Math.floor(god(name) / 6)])
  t.play(`move ${tile}`)
  while (t.moves[0].startsWith('draw')) t.play('draw gold-1')
  return t.play('quest', `meet ${name}`).s
}

/** Plays the quest by the game's own rules, keeping the dice that promise most, then rolling single dice again. */
function succeeds(start: World, rng: Rng, list: MoveList): boolean {
  const s = clone(start)
  for (;;) {
    const frame = s.frames.at(-1)
    if (frame?.at !== 'quest') return true
    if (frame.stage === 'choose') return false
    if (frame.stage !== 'ask') {
      legal(game, s, -1, list)
      play(game, s, -1, list.fall(rng.below(list.total)))
      continue
    }
    legal(game, s, 0, list)
    const { quest } = STANDARD.gods[frame.god]
    const nudges = nudgesLeft(s, frame)
    let best = -1
    let chosen = V.stop()
    for (let i = 0; i < list.length; i++) {
      const move = list.at(i)
      const verb = V.verb(move)
      if (verb !== 'keep' && verb !== 'nudge') continue
      const odds =
        verb === 'keep'
          ? oddsKeeping(quest, V.arg(move, 0), frame.left, { ...NO_HELP, nudges })
          : oddsKeeping(quest, without(frame.dice, oneDie(V.arg(move, 1))), 1, {
              ...NO_HELP,
              nudges: nudges - 1,
            })
      if (odds > best) {
        best = odds
        chosen = move
      }
    }
    play(game, s, 0, chosen)
  }
}

describe('odds', () => {
  test('the exact odds of all thirty quests are those of the sheet', () => {
    for (const [name, [first, three]] of Object.entries(SHEET)) {
      const { quest } = STANDARD.gods[god(name)]
      const at = (rolls: number) => 100 * oddsKeeping(quest, 0, rolls)
      expect.soft(Math.abs(at(1) - first), `${name}, first roll`).toBeLessThan(1)
      expect.soft(Math.abs(at(3) - three), `${name}, three rolls`).toBeLessThan(1)
    }
  })

  test('quests played by the rules succeed as often as the sheet says, within 2 points', () => {
    const list = new MoveList()
    for (const name of ['artemis', 'poseidon', 'aphrodite', 'toth', 'loki', 'odin', 'vishnu', 'hades']) {
      const rng = new Rng(`odds/${name}`)
      const start = begun(name)
      const games = 5000
      let done = 0
      for (let i = 0; i < games; i++) if (succeeds(start, rng, list)) done++
      expect.soft(Math.abs((100 * done) / games - SHEET[name][1]), name).toBeLessThan(2)
    }
  })

  test('Reader of runes: a quest with single dice to roll again is done as often as the odds say', () => {
    const list = new MoveList()
    for (const name of ['poseidon', 'odin', 'ra']) {
      const { quest } = STANDARD.gods[god(name)]
      const { amount } = STANDARD.heroes[1]
      const odds = (nudges: number) => 100 * oddsKeeping(quest, 0, 3, { ...NO_HELP, nudges })
      for (let more = 1; more <= amount; more++) expect(odds(more)).toBeGreaterThan(odds(more - 1))
      const rng = new Rng(`reader/${name}`)
      const start = begun(name, new Table(['imhotep', 'sigurd']), 'd1')
      let done = 0
      for (let i = 0; i < 5000; i++) if (succeeds(start, rng, list)) done++
      expect.soft(Math.abs((100 * done) / 5000 - odds(amount)), name).toBeLessThan(2)
    }
  })

  test('KT37: what five dice show of two runes, exactly and rolled by the rules, within 1 point', () => {
    const expected = { own: 0.598, both: 0.328, ownOnly: 0.27, otherOnly: 0.27, none: 0.132 }
    const tally = (each: (add: (dice: number, weight: number) => void) => void) => {
      const seen = { own: 0, both: 0, ownOnly: 0, otherOnly: 0, none: 0 }
      let total = 0
      each((dice, weight) => {
        const own = SHOWS[dice][0] > 0
        const other = SHOWS[dice][3] > 0
        total += weight
        if (own) seen.own += weight
        if (own && other) seen.both += weight
        else if (own) seen.ownOnly += weight
        else if (other) seen.otherOnly += weight
        else seen.none += weight
      })
      return Object.entries(seen).map(([key, weight]) => [key, weight / total] as const)
    }
    const exact = tally(add => {
      for (let dice = FIRST_OF_SIZE[5]; dice < FIRST_OF_SIZE[6]; dice++) add(dice, WAYS[dice])
    })
    const start = duel().guard('e3', 'veles').at(0, 'e3').again(0).play('attack').s
    const list = legal(game, start, -1, new MoveList())
    const rng = new Rng('KT37')
    const rolled = tally(add => {
      for (let i = 0; i < 40_000; i++) add(V.arg(list.fall(rng.below(list.total)), 0), 1)
    })
    for (const [key, share] of exact)
      expect(Math.abs(share - expected[key as keyof typeof expected])).toBeLessThan(0.001)
    for (const [key, share] of rolled)
      expect(Math.abs(share - expected[key as keyof typeof expected])).toBeLessThan(0.01)
  })
})

import { clone, Ear, legal, MoveList, play, prompt, Rng, type Seat, SPECTATOR, submit } from '@pantheon/core'
import { describe, expect, test } from 'vitest'
import { ephyran } from '../index.ts'
import type { EphyranState } from '../rules/state.ts'
import { anyChance, card, discardTurn, move, moves, parse, type Scene, scene } from './helpers.ts'

/** What everyone but one seat sees: views, questions, who must act. */
const seenWithout = (state: EphyranState, seat: Seat): string =>
  JSON.stringify({
    who: state.who,
    views: [SPECTATOR, ...[0, 1, 2, 3].filter(eye => eye < state.seats && eye !== seat)].map(eye =>
      ephyran.view(state, eye),
    ),
    questions: [0, 1, 2, 3].map(eye => (eye < state.seats ? prompt(ephyran, state, eye) : null)),
  })

/** Plays the same moves with and without the defence card in seat 1's hand, comparing all that others learn. */
function samePlay(
  spec: Scene,
  defence: string,
  other: string,
  play: readonly (readonly [Seat, string])[],
): void {
  const [armed, bare] = [defence, other].map(code =>
    scene({ ...spec, hands: [spec.hands?.[0] ?? [], [code], ...(spec.hands?.slice(2) ?? [])] }),
  )
  for (const [seat, text] of play) {
    expect(seenWithout(armed, 1)).toBe(seenWithout(bare, 1))
    const heard = [armed, bare].map(state => {
      const ear = new Ear()
      expect(submit(ephyran, state, seat, parse(text), ear)).toBeNull()
      return JSON.stringify(ear.heard)
    })
    expect(heard[0]).toBe(heard[1])
  }
  expect(seenWithout(armed, 1)).toBe(seenWithout(bare, 1))
}

describe('a player without a defence card is asked like one who has it, and nothing the others see differs', () => {
  const cities = [{ lagoon: ['P1a / CASTOR'] }, { lagoon: ['P1b / TOKEN'] }]

  test('of a destruction', () => {
    samePlay({ hands: [['P2b / DESTROY']], cities }, 'P1d / SHIELD', 'H3a+o / G2d', [
      [0, 'invoke [P2b / DESTROY] destroy'],
      [0, 'strike 1'],
      [1, 'yield lagoon'],
    ])
  })

  test('of an exchange', () => {
    samePlay({ hands: [['P1c / EXCHANGE']], cities }, 'P1d / SHIELD', 'H3a+o / G2d', [
      [0, 'invoke [P1c / EXCHANGE] exchange'],
      [0, 'trade 1 lagoon 1'],
      [1, 'pass'],
    ])
  })

  test('of a theft', () => {
    const tokens = [{ on: [1, 'lagoon', 1], kind: 'owl' }] as const
    samePlay({ hands: [['P2a / THEFT']], cities, tokens }, 'P2c / HECATE', 'H3a+o / G2d', [
      [0, 'invoke [P2a / THEFT] theft'],
      [0, 'steal 1 lagoon 1'],
      [1, 'pass'],
      [0, 'place lagoon 1'],
    ])
  })

  test('of the taking of a token, each opponent in turn', () => {
    samePlay({ seats: 4, hands: [['P1d / SHIELD', 'P3d / TOKEN']], cities }, 'P2c / HECATE', 'H3a+o / G2d', [
      [0, 'invoke [P3d / TOKEN] token'],
      [1, 'pass'],
      [2, 'pass'],
      [3, 'pass'],
    ])
  })
})

describe('ruling 25: who sees what', () => {
  test("a hand is its owner's alone; the others see how many cards it has and what they saw go there", () => {
    const state = scene({ hands: [['DIONYSUS', 'P1a / CASTOR', 'H1a / THEFT']], discard: ['P1b / TOKEN'] })
    moves(state, [0, 'build [H1a / THEFT] mountain'], [0, 'draw discard'])
    const mine = ephyran.view(state, 0).players[0]
    const theirs = ephyran.view(state, 1).players[0]
    expect(mine.hand?.map(held => held.face)).toContain('P1a / CASTOR')
    expect([theirs.hand, theirs.handSize]).toEqual([null, 5])
    expect(theirs.shown.map(held => held.face)).toEqual(['DIONYSUS', 'P1b / TOKEN'])
    expect(ephyran.view(state, SPECTATOR).players.every(side => side.hand === null)).toBe(true)
  })

  test('a guess keeps in a hand what everyone saw go there, and what it guesses is possible', () => {
    const state = scene({ hands: [['DIONYSUS', 'H1a / THEFT']], discard: ['P1b / TOKEN'] })
    moves(state, [0, 'build [H1a / THEFT] mountain'], [0, 'draw discard'])
    const guess = ephyran.guess(state, 1, new Rng('guess'))
    ephyran.check(guess)
    expect(guess.hands[0]).toEqual(expect.arrayContaining([0, card('P1b / TOKEN')]))
    expect(guess.hands[0]).not.toEqual(state.hands[0])
    expect(guess.hands[1]).toEqual(state.hands[1])
  })

  test('the kind of a token drawn is told to the one who draws it, and to nobody else', () => {
    const state = scene({ seats: 3, hands: [['P1b / TOKEN']], cities: [{ lagoon: ['P1a / CASTOR'] }] })
    moves(state, [0, 'invoke [P1b / TOKEN] token'], [1, 'pass'], [2, 'pass'])
    const told = move(state, 'chance', 'find trident')
    expect(told.map(one => [one.event.key, one.seen])).toEqual([['token.seen', 1 << 0]])
    move(state, 0, 'place lagoon 1')
    const seen = [0, 1, 2, SPECTATOR].map(
      eye => ephyran.view(state, eye).players[0].city.lagoon.areas[0].token,
    )
    expect(seen).toEqual(['trident', 'face down', 'face down', 'face down'])
    const standing = [0, 1].map(eye =>
      ephyran.score(state, eye).some(line => line.what === 'score.tokens.lagoon'),
    )
    expect(standing).toEqual([true, false])
  })

  test("the Graeae's cards are shown to their player; the others see those that are laid down", () => {
    const state = scene({ hands: [['P2d / GRAEAE']] })
    move(state, 0, 'invoke [P2d / GRAEAE] graeae')
    anyChance(state)
    const faces = (eye: Seat) => ephyran.view(state, eye).doing?.cards.map(held => held?.face ?? '?')
    expect(faces(0)).not.toContain('?')
    expect(faces(1)).toEqual(['?', '?', '?'])
  })

  test('both discard piles lie open', () => {
    const state = scene({ hands: [['P1a / CASTOR']], discard: ['P1b / TOKEN'] })
    discardTurn(state, 0)
    const { discard, spent } = ephyran.view(state, SPECTATOR)
    expect(discard.map(one => one.card)).toEqual(state.discard)
    expect(spent.map(one => one.card)).toEqual(state.spent)
  })
})

test('a played card that the others did not know in the hand cannot be taken back, one they knew can', () => {
  const state = scene({ hands: [['DIONYSUS', 'P1a / CASTOR']] })
  const reveals = (text: string) => {
    const ear = new Ear()
    const twin = clone(state)
    play(ephyran, twin, 0, parse(text), ear)
    return ear.heard.some(one => one.reveals)
  }
  expect(reveals('build dionysus lagoon')).toBe(false)
  expect(reveals('build [P1a / CASTOR] lagoon')).toBe(true)
  expect(legal(ephyran, state, 1, new MoveList()).length).toBe(0)
})

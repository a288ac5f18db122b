import { type Bot, greedy, playOn } from '@pantheon/bots'
import { Rng, type Seat, start, top } from '@pantheon/core'
import { describe, expect, test } from 'vitest'
import { godolympics } from '../index.ts'
import { type Card, hasCard, listCards } from '../rules/cards.ts'
import { GODS, type GodName } from '../rules/names.ts'
import { ALL_EYES, type GodState } from '../rules/state.ts'
import { type Fold, FREE, type Turning, unpackFold, unpackTurn } from '../rules/traces.ts'
import { god, myth, type Table, table } from './helpers.ts'

const PLAY = ['greek', 'egyptian', 'norse'] as const

const scene = (): Table =>
  table({
    play: PLAY,
    hands: [
      ['hermes', 'aphrodite', 'dionysus', 'zeus'],
      ['bastet', 'tefnut', 'hathor', 'ptah'],
      ['thor', 'idunn', 'baldr', 'loki'],
    ],
  })

const folds = ({ state }: Table): Fold[] => state.folds.map(unpackFold)

const turns = ({ state }: Table): Turning[] => state.traces.map(unpackTurn)

describe('what everybody did is remembered', () => {
  test('RULES 9.2: who led, who laid what on which card, who folded, and who was still to play', () => {
    const t = scene().run('0 play zeus', '0 pass', '1 fold ptah', '2 play thor')
    const usual = { bar: FREE, life: false, draws: true, stale: false }
    expect(turns(t)).toMatchObject([
      { ...usual, seat: 0, top: -1, yet: 2, laid: god('zeus') },
      { ...usual, seat: 1, top: god('zeus'), yet: 1, laid: -1 },
      { ...usual, seat: 2, top: god('zeus'), yet: 0, laid: god('thor') },
    ])
  })

  test('RULES 9.2: whoever gets the bank remembers who folded what, the others only what they folded themselves', () => {
    const t = scene().run('0 play dionysus', '0 pass', '1 fold ptah', '2 fold idunn')
    expect(folds(t)).toEqual([
      { turn: 1, card: god('ptah'), eyes: 0b011 },
      { turn: 2, card: god('idunn'), eyes: 0b101 },
    ])
    for (const [seat, known] of [['ptah', 'idunn'], ['ptah'], ['idunn']].entries()) {
      const twin = godolympics.guess(t.state, seat, new Rng('a'))
      expect(twin.folds.map(fold => GODS[unpackFold(fold).card])).toEqual(known)
    }
  })

  test('RULES 9.2: a bank that is discarded shows everybody who folded what', () => {
    const t = table({ play: PLAY, hands: [['apollo'], ['ptah'], ['heimdallr']], leader: 2 })
    t.run('2 play heimdallr', '2 trigger', '0 fold apollo', '1 fold ptah')
    expect(folds(t).map(({ card, eyes }) => [GODS[card], eyes])).toEqual([
      ['apollo', ALL_EYES],
      ['ptah', ALL_EYES],
    ])
  })

  test('RULES 9.2: what was done for one Diplomacy card tells nothing of another, got by INSIGHT', () => {
    const t = table({
      play: PLAY,
      hands: [
        ['hermes', 'zeus'],
        ['bastet', 'ptah'],
        ['thor', 'idunn'],
      ],
    })
    t.run('0 play hermes', '0 pass', '1 fold ptah', '2 play thor', '2 pass', '- open win-foreign')
    t.run('2 play idunn', '2 pass', '0 fold zeus', '1 play bastet', '1 trigger', '1 target norse', '1 swap')
    const stale = turns(t).filter(turn => turn.stale)
    expect(new Set(stale.map(({ seat }) => seat))).toEqual(new Set([1, 2]))
    expect(turns(t).every(({ seat, stale }) => stale === seat > 0)).toBe(true)
  })

  test('RULES 9.2: it tells no more of the hands that CHARM has mixed, and nothing at all on a new Day', () => {
    const t = scene().run(
      '0 play aphrodite',
      '0 trigger',
      '0 target egyptian',
      '- take bastet',
      '0 give hermes',
    )
    expect(turns(t).map(({ seat, stale }) => [seat, stale])).toEqual([[0, true]])
    t.run('1 fold ptah', '2 play loki')
    expect(turns(t).map(({ stale }) => stale)).toEqual([true, false, false])
    const last = table({
      play: PLAY,
      hands: [['hermes'], ['toth'], ['baldr']],
      rest: 'discard',
    }).run('0 play hermes', '0 pass', '1 fold toth', '2 fold baldr')
    expect(last.state.day).toBe(2)
    expect(last.state.traces).toEqual([])
  })
})

/** How often a seat takes another to hold one of these cards, by guesses made afresh and by what was deduced. */
function shares({ state }: Table, seat: Seat, other: Seat, cards: readonly GodName[]) {
  const rng = new Rng('shares')
  const share = (guess: (rng: Rng) => GodState): number => {
    let found = 0
    for (let i = 0; i < 1000; i++) {
      const { hands } = guess(rng)
      if (cards.some(card => hasCard(hands[other], god(card)))) found++
    }
    return found / 1000
  }
  return {
    afresh: share(rng => godolympics.guess(state, seat, rng)),
    deduced: share(deducing(state, seat, rng)),
  }
}

function deducing(state: GodState, seat: Seat, rng: Rng): (rng: Rng) => GodState {
  if (godolympics.deduce === undefined) throw new Error('it deduces nothing')
  return godolympics.deduce(state, seat, rng)
}

describe('what the others may hold', () => {
  test('who folds is taken to have no god who would have won, but for the one drawn since', () => {
    const t = table({
      play: PLAY,
      hands: [
        ['hermes', 'aphrodite', 'dionysus', 'zeus'],
        ['bastet', 'tefnut', 'hathor', 'ptah'],
        ['toth', 'idunn', 'baldr', 'loki'],
      ],
    }).run('0 play dionysus', '0 pass', '1 fold ptah', '2 fold toth')
    const own = shares(t, 0, 2, ['skadi', 'freyr', 'hel', 'heimdallr'])
    expect(own.deduced).toBeLessThan(0.85 * own.afresh)
    const powerless = shares(t, 0, 2, ['ra', 'sekhmet', 'seth', 'anubis'])
    expect(powerless.deduced).toBeGreaterThan(1.05 * powerless.afresh)
  })

  test('who folds a god, and is seen to, is taken to hunt another mythology', () => {
    const t = table({
      play: PLAY,
      hands: [
        ['zeus', 'hermes', 'artemis', 'apollo'],
        ['baldr', 'idunn', 'toth', 'anubis'],
        ['thor', 'freyr', 'hel', 'loki'],
      ],
      envoys: ['greek', 'egyptian', 'norse'],
    })
    const norse = (seat: Seat): number => {
      const guess = deducing(t.state, seat, new Rng('hunts'))
      const all = Array.from({ length: 400 }, (_, i) => guess(new Rng(`${i}`)))
      return all.filter(({ envoys }) => envoys[1] === myth('norse')).length / all.length
    }
    t.run('0 play zeus', '0 pass', '1 fold baldr', '2 fold freyr')
    expect(norse(0)).toBeLessThan(0.35)
  })

  test('a seat that sees a hand goes by what it sees', () => {
    const t = scene().run('0 play dionysus', '0 pass', '1 fold ptah', '2 fold idunn')
    const hand = listCards(t.state.hands[1])
    for (const card of hand) t.state.seen[card] |= 1 << 0
    const guess = deducing(t.state, 0, new Rng('seen'))
    for (let i = 0; i < 20; i++) expect(listCards(guess(new Rng(`${i}`)).hands[1])).toEqual(hand)
  })

  test('who is stopped before the first surmise guesses afresh', () => {
    const { state } = scene().run('0 play dionysus', '0 pass', '1 fold ptah', '2 fold idunn')
    const guess = godolympics.deduce?.(state, 0, new Rng('stopped'), () => true)
    expect(guess?.(new Rng('a'))).toEqual(godolympics.guess(state, 0, new Rng('a')))
  })

  test('against greedy players it foretells who holds what better than guesses made afresh', () => {
    const rng = new Rng('foretell')
    let surprise = [0, 0]
    atTurns(3, 12, (state, seat) => {
      const guessers = [(rng: Rng) => godolympics.guess(state, seat, rng), deducing(state, seat, rng)]
      const all = guessers.map(guess => Array.from({ length: 60 }, () => guess(rng)))
      surprise = surprise.map((sum, i) => sum + surpriseOf(all[i], state, seat))
    })
    expect(surprise[1]).toBeLessThan(0.97 * surprise[0])
  })
})

/** How surprising it is where the cards are that the seat cannot see, after such guesses. */
function surpriseOf(guesses: readonly GodState[], truth: GodState, seat: Seat): number {
  const hidden = (card: Card): boolean => (truth.seen[card] & (1 << seat)) === 0
  const share = (other: Seat, card: Card): number =>
    (guesses.filter(twin => hasCard(twin.hands[other], card)).length + 0.5) / (guesses.length + 1)
  let sum = 0
  for (let other = 0; other < truth.seats; other++)
    for (let card = 0; card < truth.seen.length; card++)
      if (other !== seat && hidden(card)) {
        const likely = share(other, card)
        sum -= Math.log(hasCard(truth.hands[other], card) ? likely : 1 - likely)
      }
  return sum
}

/** Looks at some beginnings of turns in games of greedy players. */
function atTurns(seats: number, games: number, look: (state: GodState, seat: Seat) => void): void {
  for (let i = 0; i < games; i++) {
    const state = start(godolympics, { seats })
    const player: Bot = {
      name: 'looked at',
      choose(seen, rng) {
        const begun = top(state).at === 'turn' && state.traces.length > 2 * seats
        if (begun && rng.below(8) === 0) look(state, seen.seat)
        return greedy.choose(seen, rng)
      },
    }
    playOn(godolympics, state, new Array<Bot>(seats).fill(player), new Rng(`turns/${i}`))
  }
}

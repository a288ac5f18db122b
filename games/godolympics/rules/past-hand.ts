import type { Seat } from '@pantheon/core'
import { type Card, MYTHOLOGY_OF } from './cards.ts'
import { canLay, HABITS, huntedPlace, type Situation, senseFolding, senseLaying } from './habits.ts'
import { GODS, GODS_EACH, MYTHOLOGIES } from './names.ts'
import { type GodState, participants } from './state.ts'

/** Of what players do, so much follows no habit. */
const WHIM = 0.1

/** Of a card that is still in hand: it goes after every turn there was. */
export const NEVER = 99

/** A card that is or was in a hand: it came before turn `born` and goes in turn `died`. */
export interface Held {
  card: Card
  born: number
  died: number
  /** Is it certain which card it is? */
  readonly sure: boolean
}

/** How readily each card is laid and folded in a turn by one who does not hunt it; and how many times as readily if it is hunted. */
interface Readiness {
  readonly lay: Float64Array
  readonly fold: Float64Array
  readonly layHunted: number
  readonly foldHunted: number
}

/** What a card in hand adds to the numbers about a turn, by turn and card. */
interface Shares {
  readonly ways: Float64Array
  readonly plain: Float64Array
  readonly hunted: Float64Array
}

/** Numbers about each turn: whether hunting counts or not is kept apart, so that what is hunted can change at little cost. */
const [WAYS, PLAIN, HUNTED] = [0, 1, 2]
const WIDTH = HUNTED + MYTHOLOGIES.length

/** One way in which the cards of a rival may have come and gone, and how well that goes with what it did in its turns. */
export class PastHand {
  /** Those that have gone, in order, then those that are still there. */
  readonly held: Held[] = []
  private readonly readiness: readonly Readiness[]
  private readonly shares: Shares
  /**
   * By turn: how many moves there were to the cards then in hand, how readily any was made if none was hunted, and for each mythology
   * how much more readily if that was. And how likely one with these cards does what was done.
   */
  private readonly sums: Float64Array
  private readonly odds: Float64Array
  /** Both before the last weighing. */
  private readonly sumsBefore: Float64Array
  private readonly oddsBefore: Float64Array
  /** By turn: the card that went. */
  private gone: Held[] = []

  constructor(
    s: GodState,
    readonly seat: Seat,
    /** The mythology that the rival hunts. */
    public hunts: number,
    private readonly situations: readonly Situation[],
  ) {
    this.readiness = situations.map(situation => readinessIn(s, situation))
    this.shares = sharesOf(this.readiness)
    this.sums = new Float64Array(WIDTH * situations.length)
    this.odds = new Float64Array(situations.length).fill(1)
    this.sumsBefore = this.sums.slice()
    this.oddsBefore = this.odds.slice()
  }

  /** To be called once all cards are there. */
  settle(): void {
    const { sums, shares, odds } = this
    this.gone = this.held.slice(0, odds.length)
    sums.fill(0)
    for (const { card, born, died } of this.held)
      for (let turn = born; turn < odds.length && turn <= died; turn++) {
        const [at, share] = [WIDTH * turn, GODS.length * turn + card]
        sums[at + WAYS] += shares.ways[share]
        sums[at + PLAIN] += shares.plain[share]
        sums[at + HUNTED + MYTHOLOGY_OF[card]] += shares.hunted[share]
      }
    this.weighHunts()
  }

  /**
   * Weighs the turns from one to another anew, in which what went may have changed; from the turn `since` on one card was in hand
   * instead of another. How many times as likely they have become.
   */
  weigh(from: number, to: number, out: Card, into: Card, since = from): number {
    const { sums, sumsBefore, shares } = this
    const end = Math.min(to + 1, this.odds.length)
    for (let i = WIDTH * from; i < WIDTH * end; i++) sumsBefore[i] = sums[i]
    const [huntedOut, huntedIn] = [HUNTED + MYTHOLOGY_OF[out], HUNTED + MYTHOLOGY_OF[into]]
    for (let turn = since; turn < end; turn++) {
      const at = WIDTH * turn
      const old = GODS.length * turn + out
      const now = GODS.length * turn + into
      sums[at + WAYS] += shares.ways[now] - shares.ways[old]
      sums[at + PLAIN] += shares.plain[now] - shares.plain[old]
      sums[at + huntedOut] -= shares.hunted[old]
      sums[at + huntedIn] += shares.hunted[now]
    }
    return this.weighHunts(from, end)
  }

  /** Takes the last weighing of these turns back. */
  unweigh(from: number, to: number): void {
    const { sums, sumsBefore } = this
    const end = Math.min(to + 1, this.odds.length)
    for (let i = WIDTH * from; i < WIDTH * end; i++) sums[i] = sumsBefore[i]
    this.unweighHunts(from, end)
  }

  /** The same where only what is hunted has changed. */
  weighHunts(from = 0, end: number = this.odds.length): number {
    const { odds, oddsBefore } = this
    let gain = 1
    for (let turn = from; turn < end; turn++) {
      oddsBefore[turn] = odds[turn]
      odds[turn] = this.oddsOf(turn)
      gain *= odds[turn] / oddsBefore[turn]
    }
    return gain
  }

  unweighHunts(from = 0, end: number = this.odds.length): void {
    const { odds, oddsBefore } = this
    for (let turn = from; turn < end; turn++) odds[turn] = oddsBefore[turn]
  }

  /** Each goes when the other was to go. */
  exchangeEnds(a: Held, b: Held): void {
    const { died } = a
    a.died = b.died
    b.died = died
    for (const it of [a, b]) if (it.died !== NEVER) this.gone[it.died] = it
  }

  private oddsOf(turn: number): number {
    const { sums, hunts } = this
    const { lay, fold, layHunted, foldHunted } = this.readiness[turn]
    const at = WIDTH * turn
    const all = sums[at + PLAIN] + (hunts < 0 ? 0 : sums[at + HUNTED + hunts])
    const { card } = this.gone[turn]
    const laid = this.situations[turn].turn.laid >= 0
    let done = laid ? lay[card] : fold[card]
    if (MYTHOLOGY_OF[card] === hunts) done *= laid ? layHunted : foldHunted
    return WHIM / sums[at + WAYS] + ((1 - WHIM) * done) / all
  }
}

const sum = {
  total: 0,
  add(place: number, value = 1): void {
    this.total += HABITS.weights[place] * value
  },
}

function readinessIn(s: GodState, situation: Situation): Readiness {
  const { turn } = situation
  const lay = new Float64Array(GODS.length)
  const fold = new Float64Array(GODS.length)
  const weighed = (sense: typeof senseLaying, card: Card): number => {
    sum.total = 0
    sense(s, situation, card, sum)
    return Math.exp(sum.total)
  }
  for (const m of participants(s))
    for (let card = m * GODS_EACH; card < (m + 1) * GODS_EACH; card++) {
      if (canLay(s, turn, card)) lay[card] = weighed(senseLaying, card)
      if (turn.top >= 0) fold[card] = weighed(senseFolding, card)
    }
  const hunted = (folds: boolean): number => Math.exp(HABITS.weights[huntedPlace(turn, folds)])
  return { lay, fold, layHunted: hunted(false), foldHunted: hunted(true) }
}

function sharesOf(readiness: readonly Readiness[]): Shares {
  const [ways, plain, hunted] = [0, 1, 2].map(() => new Float64Array(GODS.length * readiness.length))
  for (const [turn, { lay, fold, layHunted, foldHunted }] of readiness.entries())
    for (let card = 0; card < GODS.length; card++) {
      const at = GODS.length * turn + card
      ways[at] = (lay[card] > 0 ? 1 : 0) + (fold[card] > 0 ? 1 : 0)
      plain[at] = lay[card] + fold[card]
      hunted[at] = lay[card] * (layHunted - 1) + fold[card] * (foldHunted - 1)
    }
  return { ways, plain, hunted }
}

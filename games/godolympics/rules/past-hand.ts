import type { Seat } from '@pantheon/core'
import { type Card, MYTHOLOGY_OF } from './cards.ts'
import { canLay, HABITS, huntedPlace, type Situation, senseFolding, senseLaying } from './habits.ts'
import { GODS, GODS_EACH } from './names.ts'
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

/** One way in which the cards of a rival may have come and gone, and how well that goes with what it did in its turns. */
export class PastHand {
  /** Those that have gone, in order, then those that are still there. */
  readonly held: Held[] = []
  private readonly readiness: readonly Readiness[]
  /** By turn: how likely one with these cards does what was done; and how likely it was before the last weighing. */
  private readonly odds: Float64Array
  private readonly before: Float64Array
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
    this.odds = new Float64Array(situations.length).fill(1)
    this.before = this.odds.slice()
  }

  /** To be called once all cards are there. */
  settle(): void {
    this.gone = this.held.slice(0, this.situations.length)
    this.weigh()
  }

  /** Weighs the turns from one to another anew: how many times as likely they have become. */
  weigh(from = 0, to = NEVER): number {
    const { odds, before } = this
    let gain = 1
    for (let turn = from; turn < odds.length && turn <= to; turn++) {
      before[turn] = odds[turn]
      odds[turn] = this.oddsOf(turn)
      gain *= odds[turn] / before[turn]
    }
    return gain
  }

  /** Takes the last weighing of these turns back. */
  unweigh(from = 0, to = NEVER): void {
    const { odds, before } = this
    for (let turn = from; turn < odds.length && turn <= to; turn++) odds[turn] = before[turn]
  }

  /** Each goes when the other was to go. */
  exchangeEnds(a: Held, b: Held): void {
    const { died } = a
    a.died = b.died
    b.died = died
    for (const it of [a, b]) if (it.died !== NEVER) this.gone[it.died] = it
  }

  private oddsOf(turn: number): number {
    const { held, hunts } = this
    const { lay, fold, layHunted, foldHunted } = this.readiness[turn]
    let all = 0
    let ways = 0
    for (let i = 0; i < held.length; i++) {
      const { card, born, died } = held[i]
      if (born > turn || died < turn) continue
      if (lay[card] > 0) ways++
      if (fold[card] > 0) ways++
      if (MYTHOLOGY_OF[card] === hunts) all += lay[card] * layHunted + fold[card] * foldHunted
      else all += lay[card] + fold[card]
    }
    const { card, sure } = this.gone[turn]
    let done = sure ? lay[card] : fold[card]
    if (MYTHOLOGY_OF[card] === hunts) done *= sure ? layHunted : foldHunted
    return WHIM / ways + ((1 - WHIM) * done) / all
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

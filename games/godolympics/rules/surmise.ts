import type { Rng, Seat } from '@pantheon/core'
import { type Card, hasCard, listCards } from './cards.ts'
import type { Situation } from './habits.ts'
import { GODS_EACH } from './names.ts'
import { type Held, NEVER, PastHand } from './past-hand.ts'
import { type GodState, participants } from './state.ts'
import { laidBefore, type Turning, unpackFold, unpackTurn } from './traces.ts'
import { knows } from './view.ts'

/** What a seat may take for true: by seat the hidden cards of a hand, and the mythologies hunted (-1: nothing known of it). */
export interface Surmise {
  readonly hands: readonly (readonly Card[])[]
  readonly envoys: readonly number[]
}

/** So many surmises are made, each by so many changes of the one before; the first ones still show where the walk began, and are left out. */
const SURMISES = 800
const APART = 150
const SETTLING = 200

/**
 * What the others may hold and hunt, by what they did in this Day's turns: the likelier it is that they would have done just that, the
 * more of the surmises say so. None where there is nothing to go by. They rest on what the seat knows and on `rng` alone.
 */
export function surmises(s: GodState, seat: Seat, rng: Rng, stop: () => boolean): Surmise[] {
  const turns = s.traces.map(unpackTurn)
  if (turns.every(turn => turn.stale || turn.seat === seat)) return []
  const chain = new Chain(s, seat, turns, rng)
  const found: Surmise[] = []
  for (let i = 0; i < SURMISES && !stop(); i++) {
    for (let k = 0; k < APART; k++) chain.change()
    if (i >= SETTLING) found.push(chain.surmise)
  }
  return found
}

/**
 * A walk through the ways in which the rivals' cards may have come and gone (Metropolis): each step tries one change, and keeps it the
 * likelier the better it goes with what they did.
 */
class Chain {
  private readonly rivals: PastHand[] = []
  /** Diplomacy cards by seat as far as the seat knows them, and those that nobody is taken to have. */
  private readonly known: readonly number[]
  private readonly free: number[]
  /** God cards that no rival is taken to have had: hidden from the seat, or folded and seen since. */
  private readonly spare: Card[]

  constructor(
    private readonly s: GodState,
    private readonly seat: Seat,
    turns: readonly Turning[],
    private readonly rng: Rng,
  ) {
    this.known = s.envoys.map((m, other) => (knows(s.envoySeen[other], seat) ? m : -1))
    this.free = rng.shuffle(participants(s).filter(m => !this.known.includes(m)))
    const gone = laidBefore(turns)
    const folded = new Map<number, Card>()
    for (const { turn, card, eyes } of s.folds.map(unpackFold)) if (knows(eyes, seat)) folded.set(turn, card)
    for (let other = 0; other < s.seats; other++) {
      if (other === seat) continue
      const situations = turns
        .map((turn, i) => ({ turn, gone: gone[i], went: turn.laid < 0 ? (folded.get(i) ?? -1) : turn.laid }))
        .filter(({ turn }) => turn.seat === other && !turn.stale)
      const hunts = this.known[other] < 0 ? (this.free.pop() ?? -1) : this.known[other]
      const rival = new PastHand(s, other, hunts, situations)
      this.comeAndGo(rival.held, other, situations)
      this.rivals.push(rival)
    }
    this.spare = this.deal([...turns.map(({ laid }) => laid), ...folded.values()])
    for (const rival of this.rivals) rival.settle()
  }

  /** The position of the walk. */
  get surmise(): Surmise {
    const hands: Card[][] = this.s.hands.map(() => [])
    const envoys = this.known.slice()
    for (const { seat, held, hunts } of this.rivals) {
      envoys[seat] = hunts
      for (const { card, died, sure } of held) if (died === NEVER && !sure) hands[seat].push(card)
    }
    return { hands, envoys }
  }

  /** One step of the walk. The shares of each kind were found by trial: how well so many steps foretell. */
  change(): void {
    const { rivals } = this
    const rival = rivals[this.below(rivals.length)]
    const kind = this.below(16)
    if (kind < 4) this.changeHunts(rival)
    else if (kind < 7) this.changeBeginnings(rival)
    else if (kind < 8) this.changeEnds(rival)
    else if (kind < 13) this.changeCard(rival)
    else this.tradeCards(rival)
  }

  /** Which card went when is left to the lot; those that are not known are left open (-1). */
  private comeAndGo(held: Held[], seat: Seat, situations: readonly Situation[]): void {
    const { s, rng } = this
    const hand = listCards(s.hands[seat])
    const certain = hand.filter(card => knows(s.seen[card], this.seat))
    const drawn = situations.filter(({ turn }) => turn.draws).length
    const there: number[] = new Array(Math.max(1, hand.length + situations.length - drawn)).fill(0)
    for (const [at, { turn, went }] of situations.entries()) {
      const [born = 0] = there.splice(rng.below(there.length || 1), 1)
      held.push({ card: went, born, died: at, sure: went >= 0 })
      if (turn.draws) there.push(at + 1)
    }
    rng.shuffle(there)
    for (const [i] of hand.entries())
      held.push({ card: certain[i] ?? -1, born: there[i] ?? 0, died: NEVER, sure: i < certain.length })
  }

  /** Gives every open place a card but those that are `gone`, hands first: they hold what is hidden from the seat. Gives what is left over. */
  private deal(gone: readonly Card[]): Card[] {
    const { s, rng, rivals } = this
    const known = new Set(gone)
    const isPutAway = (card: Card): boolean =>
      hasCard(s.discard, card) || s.stacks.some(stack => hasCard(stack, card))
    const all = participants(s).flatMap(m => Array.from({ length: GODS_EACH }, (_, i) => m * GODS_EACH + i))
    all.sort((a, b) => a - b)
    const hidden = rng.shuffle(all.filter(card => this.isHidden(card)))
    const folded = rng.shuffle(
      all.filter(card => !this.isHidden(card) && !known.has(card) && isPutAway(card)),
    )
    const open = rivals.flatMap(({ held }) => held.filter(({ card }) => card < 0))
    open.sort((a, b) => b.died - a.died)
    for (const it of open) it.card = hidden.pop() ?? folded.pop() ?? all[0]
    return [...hidden, ...folded]
  }

  private isHidden(card: Card): boolean {
    return !knows(this.s.seen[card], this.seat)
  }

  /** May this card be in such a place? What is in a hand is hidden from the seat. */
  private fits(card: Card, { died }: Held): boolean {
    return died !== NEVER || this.isHidden(card)
  }

  /** A whole number below `n`, each as likely as the others but for one in a billion: a walk takes many, and this is quick. */
  private below(n: number): number {
    return Math.floor((this.rng.next() / 2 ** 32) * n)
  }

  private pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]
  }

  private isKept(gain: number): boolean {
    return gain >= 1 || this.rng.next() < gain * 2 ** 32
  }

  /** A card of the rival's is one that nobody was taken to have had. */
  private changeCard(rival: PastHand): void {
    const { spare } = this
    if (rival.held.length === 0 || spare.length === 0) return
    const it = this.pick(rival.held)
    const at = this.below(spare.length)
    const { card, born, died } = it
    if (it.sure || !this.fits(spare[at], it)) return
    it.card = spare[at]
    if (this.isKept(rival.weigh(born, died, card, it.card))) spare[at] = card
    else {
      it.card = card
      rival.unweigh(born, died)
    }
  }

  /** Two rivals have had each other's card. */
  private tradeCards(rival: PastHand): void {
    const other = this.pick(this.rivals)
    if (other === rival || rival.held.length === 0 || other.held.length === 0) return
    const a = this.pick(rival.held)
    const b = this.pick(other.held)
    if (a.sure || b.sure || !this.fits(b.card, a) || !this.fits(a.card, b)) return
    swapCards(a, b)
    const gain = rival.weigh(a.born, a.died, b.card, a.card) * other.weigh(b.born, b.died, a.card, b.card)
    if (this.isKept(gain)) return
    swapCards(a, b)
    rival.unweigh(a.born, a.died)
    other.unweigh(b.born, b.died)
  }

  /** Of two cards, each came when the other was taken to have come. */
  private changeBeginnings(rival: PastHand): void {
    if (rival.held.length === 0) return
    const a = this.pick(rival.held)
    const b = this.pick(rival.held)
    if (a.born === b.born || a.born > b.died || b.born > a.died) return
    const [first, second] = a.born < b.born ? [a, b] : [b, a]
    const [from, to] = [first.born, second.born - 1]
    swapBeginnings(a, b)
    if (this.isKept(rival.weigh(from, to, first.card, second.card))) return
    swapBeginnings(a, b)
    rival.unweigh(from, to)
  }

  /** Of two cards, each was folded when the other was taken to have been, or is still in hand in its stead. */
  private changeEnds(rival: PastHand): void {
    if (rival.held.length === 0) return
    const a = this.pick(rival.held)
    const b = this.pick(rival.held)
    if (a.sure || b.sure || a.died === b.died || a.born > b.died || b.born > a.died) return
    if (!this.fits(a.card, b) || !this.fits(b.card, a)) return
    const [first, last] = a.died < b.died ? [a, b] : [b, a]
    const [from, to] = [first.died, last.died]
    rival.exchangeEnds(a, b)
    if (this.isKept(rival.weigh(from, to, last.card, first.card, from + 1))) return
    rival.exchangeEnds(a, b)
    rival.unweigh(from, to)
  }

  /** Two rivals hunt what the other was taken to hunt, or one of them what nobody was. */
  private changeHunts(rival: PastHand): void {
    const { known, free } = this
    const other = this.pick(this.rivals)
    if (known[rival.seat] >= 0 || known[other.seat] >= 0) return
    if (other !== rival) {
      swapHunts(rival, other)
      if (this.isKept(rival.weighHunts() * other.weighHunts())) return
      swapHunts(rival, other)
      rival.unweighHunts()
      other.unweighHunts()
    } else if (free.length > 0) {
      const at = this.below(free.length)
      const { hunts } = rival
      rival.hunts = free[at]
      if (this.isKept(rival.weighHunts())) free[at] = hunts
      else {
        rival.hunts = hunts
        rival.unweighHunts()
      }
    }
  }
}

function swapCards(a: Held, b: Held): void {
  const { card } = a
  a.card = b.card
  b.card = card
}

function swapBeginnings(a: Held, b: Held): void {
  const { born } = a
  a.born = b.born
  b.born = born
}

function swapHunts(a: PastHand, b: PastHand): void {
  const { hunts } = a
  a.hunts = b.hunts
  b.hunts = hunts
}

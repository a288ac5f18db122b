import { type Move, type MoveList, push, type Refusal, type Seat, type Step } from '@pantheon/core'
import type { Tell } from './cards.ts'
import type { EphyranEvent, EphyranRefusal } from './events.ts'
import type { Area, Card, Support, Territory } from './names.ts'
import type { Aim, Attack, EphyranState } from './state.ts'

type AimStep = Required<Step<EphyranState, Aim, EphyranEvent>>

/** How a Support's target is named: its part of the step `aim`. */
export interface Target extends Pick<AimStep, 'moves' | 'play' | 'ask'> {
  /** Why it cannot be aimed so; null for a move that has nothing to do with aiming it. */
  whyNot(state: EphyranState, seat: Seat, move: Move): Refusal | null
}

/** The meaning of a Support, from "may it be played" to "it happens". */
export interface Effect {
  /** The section of RULES.md. */
  readonly rule: string
  /** Would it do anything, played by `seat` with `card`? RULES 5.1 */
  possible(state: EphyranState, seat: Seat, card: Card): boolean
  /** What it lacks when it is not possible. */
  missing(state: EphyranState, seat: Seat): EphyranRefusal
  /** It is shown: the card has left the hand. */
  begin(state: EphyranState, seat: Seat, card: Card, support: Support): void
  /** The choice of a target, where there is one. */
  readonly target?: Target
  /** Could the attack be aimed so? Asked of positions from outside. */
  couldHit?(state: EphyranState, attack: Attack): boolean
  /** What the player asked may answer other than a defence, where that is more than letting it happen. */
  answers?(state: EphyranState, attack: Attack, out: MoveList): void
  /** Nobody stopped it; `answer` is the last answer given. */
  happen?(state: EphyranState, attack: Attack, answer: Move, emit: Tell): void
}

/** Begins a Support that needs a target. */
export function takeAim(state: EphyranState, seat: Seat, card: Card, support: Support): void {
  push(state, { at: 'aim', seat, card, support })
}

/** The target is named: the card goes to the second pile, and the victim may answer. RULES 5.10 */
export function attack(
  state: EphyranState,
  { seat, card, support }: Aim,
  victim: Seat,
  territory: Territory,
  area: Area,
): void {
  state.spent.push(card)
  push(state, { at: 'attack', seat, support, victim, asked: victim, territory, area })
}

import { type Move, only, pop, push, type Refusal, type Seat, type Step } from '@pantheon/core'
import { faceOf, leaveHand, type Tell } from './cards.ts'
import { effectOf } from './effects.ts'
import { type EphyranEvent, no } from './events.ts'
import { V } from './moves.ts'
import { NONE, SUPPORTS, TERRITORIES } from './names.ts'
import { notHeld, notNow, notOpen } from './refuse.ts'
import { type Aim, type Attack, after, type EphyranState } from './state.ts'
import { tablesOf } from './tables.ts'

const effectIn = (state: EphyranState, frame: Aim | Attack) => effectOf(tablesOf(state.data), frame.support)

/** The titles of a Support and of the one that stops it. */
function titles(state: EphyranState, frame: Attack): { support: string; defence: string } {
  const { title, blockedBy } = state.data.supports[SUPPORTS[frame.support]]
  return { support: title, defence: blockedBy === '' ? '' : state.data.supports[blockedBy].title }
}

/** A Support has been shown; its target is named. RULES 5.1 */
export const aim: Step<EphyranState, Aim, EphyranEvent> = {
  rule: '5.1',
  next: (_state, frame) => only(frame.seat),
  moves: (state, frame, seat, out) => effectIn(state, frame).target?.moves(state, frame, seat, out),
  play: (state, frame, seat, move, emit) =>
    effectIn(state, frame).target?.play(state, frame, seat, move, emit),
  ask: (state, frame, seat) =>
    effectIn(state, frame).target?.ask(state, frame, seat) ?? { key: 'kernel.choose' },
  whyNot(state, frame, seat, move) {
    const effect = effectIn(state, frame)
    return effect.target?.whyNot(state, seat, move) ?? notNow(move, effect.rule)
  },
}

/**
 * Whoever may stop a Support is asked, with or without the card for it: nobody learns from the question what
 * a hand holds. RULES 5.10
 */
export const attack: Step<EphyranState, Attack, EphyranEvent> = {
  rule: '5.10',
  next: (_state, frame) => only(frame.asked),
  moves(state, frame, seat, out) {
    const tables = tablesOf(state.data)
    const stop = tables.stoppedBy[frame.support]
    const hand = state.hands[seat]
    for (let i = 0; i < hand.length; i++)
      if ((tables.supports[hand[i]] & stop) !== 0) out.add(V.block(hand[i]))
    const effect = effectOf(tables, frame.support)
    if (effect.answers) effect.answers(state, frame, out)
    else out.add(V.pass())
  },
  play(state, frame, seat, move, emit) {
    if (V.verb(move) === 'block') {
      pop(state)
      block(state, frame, seat, V.arg(move, 0), emit)
      return
    }
    const effect = effectIn(state, frame)
    if (!effect.answers) emit?.tell({ key: 'allowed', seat })
    const asked = after(state, seat)
    if (frame.victim === NONE && asked !== frame.seat) {
      frame.asked = asked
      return
    }
    pop(state)
    effect.happen?.(state, frame, move, emit)
  },
  ask: (state, frame) => ({
    key: effectIn(state, frame).answers ? 'ask.yield' : 'ask.block',
    seat: frame.seat,
    ...titles(state, frame),
  }),
  whyNot(state, frame, seat, move) {
    switch (V.verb(move)) {
      case 'block':
        return whyNotBlock(state, frame, seat, move)
      case 'pass':
        return no('5.7', { key: 'no.choice' })
      case 'yield':
        return whyNotYield(state, frame, seat, move)
      default:
        return notNow(move, '5.10')
    }
  },
}

/** The Support is stopped: both cards go to the second pile, and the defender draws. RULES 5.10 */
function block(state: EphyranState, frame: Attack, seat: Seat, card: number, emit: Tell): void {
  const how = leaveHand(state, seat, card)
  state.spent.push(card)
  const { blockedBy } = state.data.supports[SUPPORTS[frame.support]]
  emit?.[how]({
    key: 'blocked',
    seat,
    card: faceOf(state.data, card),
    support: titles(state, frame).support,
    uses: `${blockedBy} defence`,
  })
  if (state.left > 0) push(state, { at: 'pile', seat })
}

function whyNotBlock(state: EphyranState, frame: Attack, seat: Seat, move: Move): Refusal {
  const unheld = notHeld(state, seat, V.arg(move, 0))
  if (unheld !== null) return unheld
  const { support, defence } = titles(state, frame)
  if (defence === '') return no('5.10', { key: 'no.undefended', support })
  return no('5.10', { key: 'no.defence', card: faceOf(state.data, V.arg(move, 0)), defence })
}

function whyNotYield(state: EphyranState, frame: Attack, seat: Seat, move: Move): Refusal {
  if (!effectIn(state, frame).answers) return notNow(move, '5.10')
  const territory = V.arg(move, 0)
  return (
    notOpen(state, seat, territory) ?? no('5.7', { key: 'no.empty', seat, territory: TERRITORIES[territory] })
  )
}

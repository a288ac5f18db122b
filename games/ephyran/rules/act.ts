import {
  lowest,
  type Move,
  type MoveList,
  only,
  pop,
  type Refusal,
  type Seat,
  type Step,
} from '@pantheon/core'
import * as areas from './areas.ts'
import { faceOf, handOf, leaveHand, type Tell } from './cards.ts'
import { hasSlot } from './city.ts'
import { effectOf } from './effects.ts'
import { type EphyranEvent, no } from './events.ts'
import { V } from './moves.ts'
import { type Card, NONE, SUPPORTS } from './names.ts'
import { notHeld, notNow } from './refuse.ts'
import { type Act, type EphyranState, turnOf } from './state.ts'
import { type Tables, tablesOf } from './tables.ts'
import * as taking from './taking.ts'

/** The turn's one action: build, change, take a Dionysus, play a Support or discard. RULES 4.1, 3.1 */
export const act: Step<EphyranState, Act, EphyranEvent> = {
  rule: '4.1',
  next: (_state, frame) => only(frame.seat),
  moves(state, frame, seat, out) {
    const tables = tablesOf(state.data)
    const hand = state.hands[seat]
    const slot = hasSlot(state, seat)
    let last = NONE
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i]
      if (card === last) continue
      last = card
      areas.list(state, tables, seat, card, out)
      if (slot) taking.list(state, tables, seat, card, out)
      if (!frame.again) listSupports(state, tables, seat, card, out)
      out.add(V.discard(card))
    }
  },
  play(state, _frame, seat, move, emit) {
    pop(state)
    const card = V.arg(move, 0)
    switch (V.verb(move)) {
      case 'build':
        return areas.build(state, seat, card, V.arg(move, 1), emit)
      case 'change':
        return areas.change(state, seat, card, V.arg(move, 1), V.arg(move, 2), emit)
      case 'take':
        return taking.take(state, seat, card, V.arg(move, 1), V.arg(move, 2), emit)
      case 'invoke':
        return invoke(state, seat, card, V.arg(move, 1), emit)
      default:
        return discard(state, seat, card, emit)
    }
  },
  ask: (state, frame, seat) => ({ key: frame.again ? 'ask.again' : 'ask.act', hand: handOf(state, seat) }),
  whyNot(state, frame, seat, move) {
    switch (V.verb(move)) {
      case 'build':
        return areas.whyNotBuild(state, seat, move)
      case 'change':
        return areas.whyNotChange(state, seat, move)
      case 'take':
        return taking.whyNotTake(state, seat, move)
      case 'invoke':
        return whyNotInvoke(state, frame, seat, move)
      case 'discard':
        return notHeld(state, seat, V.arg(move, 0)) ?? notNow(move, '4.5')
      default:
        return notNow(move, '4.1')
    }
  },
}

function listSupports(state: EphyranState, tables: Tables, seat: Seat, card: Card, out: MoveList): void {
  for (let rest = tables.supports[card]; rest !== 0; rest &= rest - 1) {
    const support = lowest(rest)
    if (effectOf(tables, support).possible(state, seat, card)) out.add(V.invoke(card, support))
  }
}

/** A Support is shown; what it does begins. RULES 4.3 */
function invoke(state: EphyranState, seat: Seat, card: Card, support: number, emit: Tell): void {
  const how = leaveHand(state, seat, card)
  const name = SUPPORTS[support]
  emit?.[how]({
    key: 'invoked',
    seat,
    card: faceOf(state.data, card),
    support: state.data.supports[name].title,
    uses: name,
  })
  effectOf(tablesOf(state.data), support).begin(state, seat, card, support)
}

function whyNotInvoke(state: EphyranState, frame: Act, seat: Seat, move: Move): Refusal {
  const card = V.arg(move, 0)
  const support = V.arg(move, 1)
  const tables = tablesOf(state.data)
  if (frame.again) return no('5.2', { key: 'no.again' })
  const unheld = notHeld(state, seat, card)
  if (unheld !== null) return unheld
  if ((tables.supports[card] & (1 << support)) !== 0) {
    const effect = effectOf(tables, support)
    return no(effect.rule, effect.missing(state, seat))
  }
  const { title } = state.data.supports[SUPPORTS[support]]
  return no('3.1', { key: 'no.support', card: faceOf(state.data, card), support: title })
}

/** A card goes to the discard pile, which is then closed to this player's draw. RULES 4.5 */
function discard(state: EphyranState, seat: Seat, card: Card, emit: Tell): void {
  const how = leaveHand(state, seat, card)
  state.discard.push(card)
  turnOf(state).closed = true
  emit?.[how]({ key: 'discarded', seat, card: faceOf(state.data, card) })
}

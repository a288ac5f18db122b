import type { Seat } from '@pantheon/core'
import { pop } from '@pantheon/core'
import { faceOf } from './cards.ts'
import { locked } from './city.ts'
import { type Effect, takeAim } from './effect.ts'
import { no } from './events.ts'
import { V } from './moves.ts'
import { NONE, TERRITORIES, type Territory } from './names.ts'
import { notOpen } from './refuse.ts'
import type { EphyranState } from './state.ts'

const mayLock = (state: EphyranState, seat: Seat, territory: Territory): boolean =>
  state.built[seat][territory] > 0 && !locked(state, seat, territory)

/** Athena's shield as an action: lock one own territory. RULES 5.8 */
export const lock: Effect = {
  rule: '5.8',
  possible(state, seat) {
    for (let t = 0; t < TERRITORIES.length; t++) if (mayLock(state, seat, t)) return true
    return false
  },
  missing: () => ({ key: 'no.own' }),
  begin: takeAim,
  target: {
    moves(state, _frame, seat, out) {
      for (let t = 0; t < TERRITORIES.length; t++) if (mayLock(state, seat, t)) out.add(V.lock(t))
    },
    play(state, frame, seat, move, emit) {
      pop(state)
      const territory = V.arg(move, 0)
      state.shields[seat][territory] = frame.card
      emit?.tell({
        key: 'locked',
        seat,
        territory: TERRITORIES[territory],
        card: faceOf(state.data, frame.card),
      })
    },
    ask: () => ({ key: 'ask.lock' }),
    whyNot(state, seat, move) {
      if (V.verb(move) !== 'lock') return null
      const territory = V.arg(move, 0)
      return (
        notOpen(state, seat, territory) ??
        no('5.8', { key: 'no.empty', seat, territory: TERRITORIES[territory] })
      )
    },
  },
}

/** Hecate as an action: break any lock; both cards leave the game. RULES 5.9 */
export const unlock: Effect = {
  rule: '5.9',
  possible(state) {
    for (let seat = 0; seat < state.seats; seat++)
      for (let t = 0; t < TERRITORIES.length; t++) if (locked(state, seat, t)) return true
    return false
  },
  missing: () => ({ key: 'no.locks' }),
  begin: takeAim,
  target: {
    moves(state, _frame, _seat, out) {
      for (let owner = 0; owner < state.seats; owner++)
        for (let t = 0; t < TERRITORIES.length; t++) if (locked(state, owner, t)) out.add(V.unlock(owner, t))
    },
    play(state, frame, seat, move, emit) {
      pop(state)
      const owner = V.arg(move, 0)
      const territory = V.arg(move, 1)
      state.spent.push(state.shields[owner][territory], frame.card)
      state.shields[owner][territory] = NONE
      emit?.tell({ key: 'unlocked', seat, owner, territory: TERRITORIES[territory] })
    },
    ask: () => ({ key: 'ask.unlock' }),
    whyNot(_state, _seat, move) {
      if (V.verb(move) !== 'unlock') return null
      const territory = TERRITORIES[V.arg(move, 1)]
      return no('5.9', { key: 'no.shield', seat: V.arg(move, 0), territory })
    },
  },
}

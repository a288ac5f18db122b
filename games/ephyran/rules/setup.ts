import { CHANCE, NOBODY, only, pop, type Step } from '@pantheon/core'
import { drawTo, listPile } from './cards.ts'
import { type EphyranEvent, no } from './events.ts'
import { V } from './moves.ts'
import { GODS, NONE } from './names.ts'
import { notNow } from './refuse.ts'
import type { Deal, EphyranState, First, Gods } from './state.ts'

/** The Athena token goes to a player at random. RULES 2.1 */
export const first: Step<EphyranState, First, EphyranEvent> = {
  rule: '2.1',
  next: () => CHANCE,
  moves(state, _frame, _seat, out) {
    for (let seat = 0; seat < state.seats; seat++) out.add(V.first(seat))
  },
  play(state, _frame, _seat, move, emit) {
    state.first = V.arg(move, 0)
    emit?.tell({ key: 'first', seat: state.first })
    pop(state)
  },
}

/** The first seat, clockwise from the Athena token, for which `waits` holds; `NONE` if there is none. */
function firstWaiting(state: EphyranState, waits: (seat: number) => boolean): number {
  for (let i = 0; i < state.seats; i++) {
    const seat = (state.first + i) % state.seats
    if (waits(seat)) return seat
  }
  return NONE
}

const godless = (state: EphyranState): number => firstWaiting(state, seat => state.gods[seat] === NONE)

/** Every player gets a god: dealt, or chosen clockwise. RULES 2.2 */
export const gods: Step<EphyranState, Gods, EphyranEvent> = {
  rule: '2.2',
  next(state) {
    const seat = godless(state)
    if (seat !== NONE) return state.choose ? only(seat) : CHANCE
    pop(state)
    return NOBODY
  },
  moves(state, _frame, _seat, out) {
    for (let god = 0; god < GODS.length; god++) if (!state.gods.includes(god)) out.add(V.god(god))
  },
  play(state, _frame, _seat, move, emit) {
    const seat = godless(state)
    const god = V.arg(move, 0)
    state.gods[seat] = god
    emit?.tell({ key: 'god', seat, god: GODS[god], uses: GODS[god] })
  },
  ask: () => ({ key: 'ask.god' }),
  whyNot(state, _frame, _seat, move) {
    if (V.verb(move) !== 'god') return notNow(move, '2.2')
    const god = V.arg(move, 0)
    return no('2.2', { key: 'no.god', god: GODS[god], seat: state.gods.indexOf(god) })
  },
}

const short = (state: EphyranState): number =>
  firstWaiting(state, seat => state.hands[seat].length <= state.data.dealt)

/** Everyone is dealt a hand to go with their Dionysus. RULES 2.3 */
export const deal: Step<EphyranState, Deal, EphyranEvent> = {
  rule: '2.3',
  next(state) {
    if (short(state) !== NONE) return CHANCE
    pop(state)
    return NOBODY
  },
  moves(state, _frame, _seat, out) {
    listPile(state, out)
  },
  play(state, _frame, _seat, move, emit) {
    drawTo(state, short(state), V.arg(move, 0), emit)
  },
}

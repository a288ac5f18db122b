import { type Emit, only, pop, type Seat } from '@pantheon/core'
import { CHEAPER_CITY, CHEAPER_TEMPLE, works } from './cards.ts'
import { withDescents } from './descend.ts'
import { able, affords, canBuild, costOf, enter, isTemple } from './effects.ts'
import type { MytikasEvent } from './events.ts'
import { V } from './moves.ts'
import { cell, PIECE_OF, RESOURCES, SLOTS, TOP } from './names.ts'
import type { Build, State } from './state.ts'
import { raise, useCard } from './table.ts'
import { whyNot } from './whynot.ts'

/** Zeus and Demeter by night: a piece on a level with a token, paid from that level. RULES 4.2 */
export const build = withDescents<Build>(
  {
    rule: '4.2',
    next: (_state, frame) => only(frame.seat),
    moves(state, frame, seat, out) {
      for (let slot = 0; slot < SLOTS.length; slot++) {
        const piece = PIECE_OF[slot]
        if (isTemple(piece) !== frame.temples || state.slots[seat][slot] > 0) continue
        for (let level = 1; level <= TOP; level++)
          if (state.tokens[level - 1] > 0 && affords(state, seat, piece, level)) out.add(V.build(slot, level))
      }
      if (!frame.must) out.add(V.skip())
    },
    play(state, _frame, seat, move, emit) {
      pop(state)
      if (V.verb(move) === 'skip') return
      const slot = V.arg(move, 0)
      const level = V.arg(move, 1)
      pay(state, seat, PIECE_OF[slot], level, emit)
      raise(state, seat, slot, level, emit)
      slotBonus(state, seat, slot, level, emit)
    },
    ask: (_state, frame) => ({ key: 'ask.build', temples: frame.temples }),
    whyNot,
  },
  // A player who has to build may not bring the cubes out of reach of every building. RULES 3.3
  (state, frame, seat) => !frame.must || canBuild(state, seat, frame.temples),
)

function pay(state: State, seat: Seat, piece: number, level: number, emit: Emit<MytikasEvent> | null): void {
  const card = isTemple(piece) ? CHEAPER_TEMPLE : CHEAPER_CITY
  if (works(state, seat, card)) useCard(seat, card, emit)
  for (let r = 0; r < RESOURCES.length; r++)
    state.cubes[seat][cell(r, level)] -= costOf(state, seat, piece, r)
}

/** What stands under the slot comes at once, also for a follower; it may be declined where there is a choice. RULES 4.3 */
function slotBonus(
  state: State,
  seat: Seat,
  slot: number,
  level: number,
  emit: Emit<MytikasEvent> | null,
): void {
  const effects = state.data.slot[slot]
  const entry = { seat, must: false, main: false, level }
  for (let i = effects.length - 1; i >= 0; i--)
    if (able(state, seat, effects[i])) enter(state, effects[i], entry, emit)
}

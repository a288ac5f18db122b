import { NOBODY, only, pop, push, type Seat, type Step } from '@pantheon/core'
import { holderOf, worthGoing } from './areas.ts'
import { BURN, RIBBON, SMELT, works } from './cards.ts'
import { withDescents } from './descend.ts'
import { able, enter, opensRibbon } from './effects.ts'
import type { MytikasEvent } from './events.ts'
import { V } from './moves.ts'
import { AREAS, cell, GOLD, godOf, MARBLE, PYRES, RESOURCES, SMELTED, STONE, TOP } from './names.ts'
import { type Area, after, type Burn, type Depart, type State, type Turn } from './state.ts'
import { cubesOf, moveBuilder, takeOfferings, useCard } from './table.ts'
import { whyNot } from './whynot.ts'

/** Between turns: the end, cards to turn up, the next player. RULES 3.6, 6.1 */
export const turn: Step<State, Turn, MytikasEvent> = {
  rule: '3.6',
  next(state, _frame, emit) {
    if (state.ending !== '') {
      state.ended = state.ending
      pop(state)
      emit?.tell({ key: 'over', why: state.ended })
    } else if (state.toFlip > 0) {
      push(state, { at: 'flip', left: state.toFlip })
      state.toFlip = 0
    } else {
      if (state.turn++ > 0) state.active = after(state, state.active, 1)
      emit?.tell({ key: 'turn', seat: state.active, turn: state.turn })
      push(state, { at: 'depart', smelted: false, burnt: false })
    }
    return NOBODY
  },
}

/** Stone needed for a marble (0) or a gold (1) by Demeter's card. RULES 5.3 */
const stoneFor = (state: State, made: number): number => state.data.smelt[made]

/** The start of a turn: Demeter's and Hades' cards, once each, then the Builder moves. RULES 3.1, 3.2 */
export const depart = withDescents<Depart>({
  rule: '3.2',
  next: state => only(state.active),
  moves(state, frame, seat, out) {
    if (!frame.smelted && works(state, seat, SMELT))
      for (let made = 0; made < SMELTED.length; made++)
        for (let level = 1; level <= TOP; level++)
          if (state.cubes[seat][cell(STONE, level)] >= stoneFor(state, made)) out.add(V.smelt(made, level))
    if (!frame.burnt && works(state, seat, BURN))
      for (let pyre = 0; pyre < PYRES.length; pyre++)
        if (cubesOf(state, seat) >= state.data.pyre[pyre].give) out.add(V.burn(pyre))
    let free = false
    for (let area = 0; area < AREAS.length; area++)
      if (holderOf(state, area) < 0 && worthGoing(state, seat, area)) {
        out.add(V.go(area))
        free = true
      }
    // Hardly ever: a player with nowhere to go loses the turn.
    if (!free) out.add(V.pass())
  },
  play(state, frame, seat, move, emit) {
    const verb = V.verb(move)
    if (verb === 'smelt') {
      const [made, level] = [V.arg(move, 0), V.arg(move, 1)]
      frame.smelted = true
      state.cubes[seat][cell(STONE, level)] -= stoneFor(state, made)
      state.cubes[seat][cell(made === 0 ? MARBLE : GOLD, level)]++
      useCard(seat, SMELT, emit)
      emit?.tell({ key: 'smelted', seat, resource: made === 0 ? MARBLE : GOLD, level })
    } else if (verb === 'burn') {
      const { give, get } = state.data.pyre[V.arg(move, 0)]
      frame.burnt = true
      useCard(seat, BURN, emit)
      push(state, { at: 'burn', seat, left: give, get })
    } else {
      pop(state)
      if (verb === 'pass') emit?.tell({ key: 'idle', seat })
      else {
        const area = V.arg(move, 0)
        moveBuilder(state, seat, area, emit)
        push(state, { at: 'area', area, stage: 'main', mainDone: false })
      }
    }
  },
  ask: () => ({ key: 'ask.depart' }),
  whyNot,
})

/** The cubes given up for Hades' card, one by one. RULES 5.3 */
export const burn = withDescents<Burn>({
  rule: '5.3',
  next(state, frame, emit) {
    if (frame.left > 0) return only(frame.seat)
    pop(state)
    takeOfferings(state, frame.seat, frame.get, emit)
    return NOBODY
  },
  moves(state, _frame, seat, out) {
    for (let level = 1; level <= TOP; level++)
      for (let r = 0; r < RESOURCES.length; r++)
        if (state.cubes[seat][cell(r, level)] > 0) out.add(V.give(r, level))
  },
  play(state, frame, seat, move, emit) {
    frame.left--
    state.cubes[seat][cell(V.arg(move, 0), V.arg(move, 1))]--
    emit?.tell({ key: 'gave', seat, resource: V.arg(move, 0), level: V.arg(move, 1) })
  },
  ask: (_state, frame) => ({ key: 'ask.burn', left: frame.left }),
  whyNot,
})

/** The Builder's area: the main action, then the ribbon, at least one of them; then the others may follow. RULES 3.3 */
export const area = withDescents<Area>({
  rule: '3.3',
  next(state, frame, emit) {
    const seat = state.active
    const { main, ribbon } = state.data
    if (frame.stage === 'main') {
      frame.stage = 'ribbon'
      state.acted = false
      const must = !ribbonOpen(state, frame.area)
      if (able(state, seat, main[frame.area]))
        enter(state, main[frame.area], { seat, must, main: true, level: 0 }, emit)
      return NOBODY
    }
    if (frame.stage === 'ribbon') {
      frame.stage = 'end'
      frame.mainDone = state.acted
      if (ribbonOpen(state, frame.area)) {
        state.acted = false
        if (state.favors[seat][godOf(frame.area)] === 0) useCard(seat, RIBBON[godOf(frame.area)], emit)
        enter(state, ribbon[frame.area], { seat, must: !frame.mainDone, main: false, level: 0 }, emit)
      }
      return NOBODY
    }
    // Only a player with cubes above level 1 has anything left to decide.
    if (cubesAbove(state, seat)) return only(seat)
    leave(state, frame)
    return NOBODY
  },
  moves: (_state, _frame, _seat, out) => out.add(V.end()),
  play: (state, frame) => leave(state, frame),
  ask: () => ({ key: 'ask.end' }),
  whyNot,
})

/** Only a main action that was done can be followed. RULES 3.5 */
function leave(state: State, frame: Area): void {
  pop(state)
  if (frame.mainDone) push(state, { at: 'follow', area: frame.area, asked: 0 })
}

const ribbonOpen = (state: State, area: number): boolean =>
  opensRibbon(state, state.active, area) && able(state, state.active, state.data.ribbon[area])

function cubesAbove(state: State, seat: Seat): boolean {
  const cubes = state.cubes[seat]
  for (let i = cell(STONE, 2); i < cubes.length; i++) if (cubes[i] > 0) return true
  return false
}

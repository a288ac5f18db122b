/** The round marker on the Eclipse track, the Dark runes and the Dark Hero. RULES 9 */
import { only, pop, type Seat, type Step } from '@pantheon/core'
import type { KingEvent, Tell } from './events.ts'
import { passive } from './hero.ts'
import { deed } from './missions.ts'
import { V } from './moves.ts'
import type { Tablet, World } from './state.ts'

/** The marker moves; from the fifth slot on all Guardians are on side B, and stay so. RULES 9.1 */
export function moveMoon(s: World, to: number, emit: Tell): void {
  s.marker = to
  emit?.tell({ key: 'eclipse-moved', marker: to })
  if (s.sideB || to < s.data.numbers.upgrade) return
  s.sideB = true
  emit?.tell({ key: 'upgraded' })
}

/** A Dark rune was used: it counts for the Dark Hero card and moves the marker. RULES 9.2 */
export function countDark(s: World, seat: Seat, emit: Tell): void {
  deed(s, seat, 'deed-dark')
  if (s.darkHero < 0 || s.dark[seat] > s.dark[s.darkHero]) {
    if (s.darkHero !== seat) emit?.tell({ key: 'dark-hero', seat })
    s.darkHero = seat
  }
  if (s.marker >= s.data.numbers.lastRound) return
  if (passive(s, seat, 'fate') >= 0) s.frames.push({ at: 'tablet', seat })
  else moveMoon(s, s.marker + 1, emit)
}

/** Tablet of Destinies: its owner decides whether the marker moves. RULES 8.3 */
export const tablet: Step<World, Tablet, KingEvent> = {
  rule: '8.3',
  next: (_s, frame) => only(frame.seat),
  moves(_s, _frame, _seat, out) {
    out.add(V.advance())
    out.add(V.hold())
  },
  play(s, frame, seat, move, emit) {
    pop(s)
    const card = passive(s, seat, 'fate')
    emit?.tell({ key: 'passive', seat: frame.seat, artifact: card, uses: s.data.artifacts[card].name })
    if (V.verb(move) === 'advance') moveMoon(s, s.marker + 1, emit)
  },
  ask: () => ({ key: 'ask.tablet' }),
}

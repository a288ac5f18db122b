/** Setting up, whose turn it is, and how rounds and the game end. RULES 1.4, 9.1 */
import { CHANCE, NOBODY, only, pop, type Seat, type Step } from '@pantheon/core'
import { moveMoon } from './eclipse.ts'
import type { KingEvent, Tell } from './events.ts'
import { beginFinal, CTHULHU, close } from './final.ts'
import { campOf } from './map.ts'
import { V } from './moves.ts'
import { HEROES, PATHS } from './names.ts'
import { after, type First, heroOf, NONE, type Pick, type Turns, type World } from './state.ts'

/** Every way the game can end: by the Path that broke the Seal, by the Eclipse, or with no Dark Hero. */
export const ENDINGS = [...PATHS, 'eclipse', 'all-lost'] as const

/** The number of the Eclipse among the ways the Seal breaks. */
const ECLIPSE = PATHS.length

function become(s: World, seat: Seat, hero: number, emit: Tell): void {
  s.hero[seat] = hero
  s.seatOf[hero] = seat
  const card = heroOf(s, seat)
  s.place[seat] = campOf(hero)
  s.health[seat] = card.health
  s.vigour[seat] = card.health
  emit?.tell({ key: 'became', seat, hero, uses: card.name })
}

/** Each player takes a free hero, or lets the die choose one. RULES 1.4 */
export const pick: Step<World, Pick, KingEvent> = {
  rule: '1.4',
  next: (_s, frame) => (frame.rolling ? CHANCE : only(frame.seat)),
  moves(s, frame, _seat, out) {
    for (let hero = 0; hero < HEROES.length; hero++)
      if (s.seatOf[hero] < 0) out.add(frame.rolling ? V.destiny(hero) : V.become(hero))
    if (!frame.rolling) out.add(V.gamble())
  },
  play(s, frame, _seat, move, emit) {
    if (V.verb(move) === 'gamble') {
      frame.rolling = true
      return
    }
    become(s, frame.seat, V.arg(move, 0), emit)
    pop(s)
    if (frame.seat + 1 < s.seats) s.frames.push({ at: 'pick', seat: frame.seat + 1, rolling: false })
    else s.frames.push({ at: 'first' })
  },
  ask: () => ({ key: 'ask.hero' }),
}

/** A hero die names the first player. RULES 1.4 */
export const first: Step<World, First, KingEvent> = {
  rule: '1.4',
  next: () => CHANCE,
  moves(s, _frame, _seat, out) {
    for (let hero = 0; hero < HEROES.length; hero++) if (s.seatOf[hero] >= 0) out.add(V.destiny(hero))
  },
  play(s, _frame, _seat, move, emit) {
    s.first = s.seatOf[V.arg(move, 0)]
    emit?.tell({ key: 'first', seat: s.first })
    s.frames = [{ at: 'turns' }]
  },
}

/** The next turn, a new round, or the end. */
export const turns: Step<World, Turns, KingEvent> = {
  rule: '9.1',
  next(s, _frame, emit) {
    let seat = s.active < 0 ? s.first : s.again ? s.active : after(s, s.active)
    if (s.active >= 0 && !s.again && seat === s.first) {
      if (s.final ? !finalRound(s, emit) : !adventureRound(s, emit)) return close(s)
      seat = s.first === s.active ? after(s, s.active) : s.first
    }
    begin(s, seat)
    emit?.tell({ key: 'turn', seat })
    return NOBODY
  },
}

/** A round of the Adventures is over; false if nobody can go on. On the last slot the Eclipse comes. RULES 9.3 */
function adventureRound(s: World, emit: Tell): boolean {
  if (s.marker < s.data.numbers.lastRound) {
    moveMoon(s, s.marker + 1, emit)
    emit?.tell({ key: 'round', marker: s.marker })
    return true
  }
  if (s.darkHero < 0) {
    s.ended = 'all-lost'
    emit?.tell({ key: 'all-lost' })
    return false
  }
  s.path = ECLIPSE
  beginFinal(s, s.darkHero, CTHULHU, emit)
  return true
}

/** A round of the Final battle is over; false after the last one. RULES 11.8 */
function finalRound(s: World, emit: Tell): boolean {
  const { lastRound, finalRounds } = s.data.numbers
  s.hillRounds[s.contender]++
  if (s.marker < lastRound + finalRounds) {
    s.marker++
    emit?.tell({ key: 'round', marker: s.marker })
    return true
  }
  s.ended = ENDINGS[s.path]
  emit?.tell({ key: 'crowned', seat: s.contender })
  return false
}

/** A turn begins with nothing used and nothing done. */
function begin(s: World, seat: Seat): void {
  s.active = seat
  s.spent = 0
  s.powers = 0
  s.strength = 0
  s.haste = 0
  s.aims = 0
  s.built = false
  s.exchanged = false
  s.again = false
  s.passing = false
  s.farPath = false
  s.oracle = false
  s.shown = false
  s.fallen = false
  s.from = s.place[seat]
  for (let other = 0; other < s.seats; other++) s.tired[other].fill(0)
  s.frames.push({ at: 'turn', seat, stage: 'start', scouts: 0, rune: NONE, market: false })
}

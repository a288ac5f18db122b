/** What Secret cards do, one row for each named effect, and the Doppelganger's answer. RULES 7.3 */
import { everyone, NOBODY, only, pop, type Seat, type Step, top } from '@pantheon/core'
import { winBattle } from './battle.ts'
import type { Secret } from './data/index.ts'
import type { KingEvent, Tell } from './events.ts'
import { apart, distance, hasTempleCard, heal, passive, reachable, templeCount } from './hero.ts'
import { HILL, TILES } from './map.ts'
import { deed } from './missions.ts'
import { V } from './moves.ts'
import { SECRET, SECRETS, sum, TEMPLES } from './names.ts'
import { leaveWith } from './relics.ts'
import { after, FIRST_SUPER, GONE, type React, templeOwner, type World } from './state.ts'
import { destroy } from './temples.ts'
import { WINDOW, type Windows } from './windows.ts'

interface Effect {
  readonly when: Windows
  readonly aim: 'none' | 'hero' | 'temple'
  /** `on` is the seat or the tile it is aimed at. */
  can?(s: World, seat: Seat, card: Secret, on: number): boolean
  act(s: World, seat: Seat, card: Secret, on: number, emit: Tell): void
}

const { free, early, village, before } = WINDOW
const foreign = (s: World, seat: Seat, tile: number) => templeOwner(s.temple[tile]) !== seat
const tradeable = (s: World, seat: Seat) => s.artifacts[seat].some(artifact => artifact < FIRST_SUPER)

/** How many villages lie face down, the Hill's aside. */
function faceDown(s: World): number {
  let count = 0
  for (let tile = 0; tile < TILES; tile++) if (s.village[tile] !== GONE && tile !== HILL) count++
  return count
}

/** The effects by name. */
export const EFFECTS: Readonly<Record<string, Effect>> = {
  golden: {
    when: before,
    aim: 'none',
    can: (s, _seat, card) => {
      const frame = top(s)
      return frame.at === 'battle' && frame.foe === 'guardian' && frame.rune === card.amount
    },
    act: (s, _seat, _card, _on, emit) => {
      const frame = top(s)
      if (frame.at === 'battle') winBattle(s, frame, emit)
    },
  },
  prophet: {
    when: free,
    aim: 'temple',
    can: (s, seat, _card, tile) => distance(s, s.place[seat], tile) === 1,
    act: (s, seat, _card, tile) => {
      s.frames.push({ at: 'prophet', seat, owner: templeOwner(s.temple[tile]) })
    },
  },
  faith: {
    when: free,
    aim: 'temple',
    can: (s, seat, _card, tile) =>
      foreign(s, seat, tile) &&
      distance(s, s.place[seat], tile) === 1 &&
      templeCount(s, seat) < s.data.numbers.templeTokens &&
      TEMPLES.some((_, kind) => hasTempleCard(s, seat, kind)),
    act: (s, seat, _card, tile, emit) => {
      destroy(s, seat, tile, emit)
      s.frames.push({ at: 'faith', seat, tile })
    },
  },
  vandalise: {
    when: free,
    aim: 'temple',
    can: (s, seat, _card, tile) => foreign(s, seat, tile),
    act: (s, seat, _card, tile, emit) => destroy(s, seat, tile, emit),
  },
  again: {
    when: free,
    aim: 'none',
    can: s => !s.again,
    act: s => {
      s.again = true
    },
  },
  trap: {
    when: free,
    aim: 'hero',
    can: (s, _seat, card, on) => s.health[on] > card.amount,
    act: (s, _seat, card, on, emit) => leaveWith(s, on, card.amount, emit),
  },
  doll: {
    when: free,
    aim: 'hero',
    act: (s, _seat, _card, on) => {
      s.secretsUsed[SECRET.doll]--
      s.dolls[on]++
    },
  },
  glove: {
    when: free,
    aim: 'hero',
    can: (s, _seat, _card, on) => sum(s.hand[on]) > 0,
    act: (s, seat, _card, on) => {
      s.frames.push({ at: 'glove', seat, owner: on })
    },
  },
  path: {
    when: early,
    aim: 'none',
    can: s => !s.final && !s.farPath,
    act: s => {
      s.farPath = true
    },
  },
  mirage: {
    when: free,
    aim: 'none',
    can: (s, _seat, card) => !s.final && faceDown(s) >= card.amount,
    act: (s, seat) => {
      s.frames.push({ at: 'mirage', seat, first: -1, second: -1 })
    },
  },
  oracle: {
    when: village,
    aim: 'none',
    can: s => !s.oracle,
    act: s => {
      s.oracle = true
    },
  },
  weaken: {
    when: free,
    aim: 'hero',
    can: (s, _seat, _card, on) => !s.cursed[on],
    act: (s, _seat, _card, on) => {
      s.cursed[on] = true
    },
  },
  fog: {
    when: free,
    aim: 'hero',
    can: (s, _seat, _card, on) => !s.fogged[on],
    act: (s, _seat, _card, on) => {
      s.fogged[on] = true
    },
  },
  breath: {
    when: free | before,
    aim: 'none',
    can: (s, seat) => s.health[seat] < s.vigour[seat],
    act: (s, seat, _card, _on, emit) => heal(s, seat, s.vigour[seat], emit),
  },
  barter: {
    when: free,
    aim: 'hero',
    can: (s, seat, _card, on) => tradeable(s, seat) && tradeable(s, on),
    act: (s, seat, _card, on) => {
      s.frames.push({ at: 'barter', seat, owner: on })
    },
  },
  spy: {
    when: free,
    aim: 'hero',
    can: (s, _seat, _card, on) => sum(s.hand[on]) > 0,
    act: (s, seat, _card, on, emit) => {
      emit?.reveal({ key: 'spied', seat, owner: on, hand: [...s.hand[on]] }, only(seat))
      s.frames.push({ at: 'spy', seat, owner: on })
    },
  },
}

/** Can a Secret card of `from` be aimed at this hero? Helm and Raven Cloak shield him. RULES 7.3 */
const exposed = (s: World, from: Seat, seat: Seat, range: number): boolean =>
  reachable(s, from, seat, range) &&
  !s.hiding[seat] &&
  (apart(s, from, seat) === 1 || passive(s, seat, 'veil') < 0)

/** Lists the Secret cards that can be played in these windows. */
export function listSecrets(s: World, seat: Seat, window: Windows, out: { add(move: number): void }): void {
  const held = s.hidden[seat]
  for (let i = 0; i < SECRETS.length; i++) {
    if (held[i] === 0) continue
    const card = s.data.secrets[i]
    const effect = EFFECTS[card.effect]
    if (effect === undefined || (effect.when & window) === 0) continue
    if (effect.aim === 'none') {
      if (effect.can === undefined || effect.can(s, seat, card, -1)) out.add(V.cast(i))
    } else if (effect.aim === 'hero') {
      for (let on = 0; on < s.seats; on++)
        if (exposed(s, seat, on, card.range) && (effect.can === undefined || effect.can(s, seat, card, on)))
          out.add(V.hex(i, s.hero[on]))
    } else
      for (let tile = 0; tile < TILES; tile++)
        if (
          s.temple[tile] >= 0 &&
          distance(s, s.place[seat], tile) <= card.range &&
          (effect.can === undefined || effect.can(s, seat, card, tile))
        )
          out.add(V.raid(i, tile))
  }
}

/** A Secret card is announced with its target; it is spent whatever comes of it. RULES 7.5 */
export function announce(s: World, seat: Seat, card: number, on: number, emit: Tell): void {
  s.hidden[seat][card]--
  s.secretsUsed[card]++
  const aim = EFFECTS[s.data.secrets[card].effect].aim
  emit?.reveal({
    key: 'secret',
    seat,
    card,
    on: aim === 'hero' ? on : -1,
    tile: aim === 'temple' ? on : -1,
  })
  if (emit !== null && aim === 'hero') tellVeils(s, seat, s.data.secrets[card].range, emit)
  s.frames.push({ at: 'react', seat, card, on, by: seat, answers: new Array(s.seats).fill(-1), count: 0 })
}

/** Tells whom a Raven Cloak has kept out of reach. */
function tellVeils(s: World, from: Seat, range: number, emit: Tell): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const cloak = passive(s, seat, 'veil')
    if (cloak >= 0 && reachable(s, from, seat, range) && apart(s, from, seat) > 1)
      emit?.tell({ key: 'passive', seat, artifact: cloak, uses: s.data.artifacts[cloak].name })
  }
}

/** All others are asked at once; the nearest clockwise pays, and is asked about in turn. RULES 7.5 */
export const react: Step<World, React, KingEvent> = {
  rule: '7.5',
  next(s, frame, emit) {
    let waiting = everyone(s.seats) & ~only(frame.by)
    for (let seat = 0; seat < s.seats; seat++) if (frame.answers[seat] >= 0) waiting &= ~only(seat)
    if (waiting !== NOBODY) return waiting
    for (let seat = after(s, frame.by); seat !== frame.by; seat = after(s, seat))
      if (frame.answers[seat] === 1) {
        s.hidden[seat][SECRET.doppelganger]--
        s.secretsUsed[SECRET.doppelganger]++
        frame.count++
        frame.by = seat
        frame.answers.fill(-1)
        emit?.reveal({ key: 'cancelled', seat, card: frame.card, uses: SECRETS[SECRET.doppelganger] })
        return NOBODY
      }
    pop(s)
    if (frame.count % 2 === 0) resolve(s, frame, emit)
    else emit?.reveal({ key: 'foiled', seat: frame.seat, card: frame.card })
    return NOBODY
  },
  moves(s, _frame, seat, out) {
    if (s.hidden[seat][SECRET.doppelganger] > 0) out.add(V.cancel())
    out.add(V.allow())
  },
  play(_s, frame, seat, move) {
    frame.answers[seat] = V.verb(move) === 'cancel' ? 1 : 0
  },
  ask: (_s, frame) => ({ key: 'ask.react', seat: frame.by, card: frame.card }),
}

function resolve(s: World, frame: React, emit: Tell): void {
  const card = s.data.secrets[frame.card]
  const effect = EFFECTS[card.effect]
  emit?.reveal({ key: 'took-effect', seat: frame.seat, card: frame.card, uses: card.name })
  if (effect.aim === 'hero') deed(s, frame.seat, 'deed-secret')
  effect.act(s, frame.seat, card, frame.on, emit)
}

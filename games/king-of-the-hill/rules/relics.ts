/** What active artifacts and superartifacts do: one row for each named effect. RULES 8.3 */
import { type Seat, top } from '@pantheon/core'
import { missed, wound } from './blows.ts'
import { take } from './cards.ts'
import type { Artifact } from './data/index.ts'
import type { Tell } from './events.ts'
import { arenaOf, heal, mapOf, onHill, reachable, safe } from './hero.ts'
import { HILL, isCamp, type Place } from './map.ts'
import { sum } from './names.ts'
import type { Battle, QuestFrame, World } from './state.ts'
import { WINDOW, type Windows } from './windows.ts'

interface Relic {
  readonly when: Windows
  /** It is used on another hero, within the card's range. */
  readonly aimed?: boolean
  can?(s: World, seat: Seat, card: Artifact, on: Seat, window: Windows): boolean
  act(s: World, seat: Seat, card: Artifact, on: Seat, emit: Tell): void
}

/** The fight on top of the stack; these effects are offered nowhere else. */
function fight(s: World): Battle {
  const frame = top(s)
  if (frame.at !== 'battle') throw new Error('no fight is running')
  return frame
}

function quest(s: World): QuestFrame {
  const frame = top(s)
  if (frame.at !== 'quest') throw new Error('no quest is running')
  return frame
}

const { free, early, quest: inQuest, start, before, after } = WINDOW
const hurtNow = (s: World, seat: Seat): boolean => s.health[seat] < s.vigour[seat]

/** Could a hero be put here by a card: no hero, Guardian, Arena token, not the Hill, not a camp. RULES 8.3 */
export function freeTile(s: World, tile: Place): boolean {
  if (isCamp(tile) || tile === HILL || s.guardian[tile] >= 0) return false
  for (let seat = 0; seat < s.seats; seat++) if (s.place[seat] === tile) return false
  return !s.arenaTile.includes(tile)
}

/** May cards move this hero: not in camp, Battle or Arena, nor from the Hill. */
const movable = (s: World, seat: Seat): boolean =>
  !safe(s, seat) && !onHill(s, seat) && arenaOf(s, seat) < 0 && s.guardian[s.place[seat]] < 0

/** The effects by name. */
export const RELICS: Readonly<Record<string, Relic>> = {
  damage: { when: before, act: (s, _seat, card, _on, emit) => wound(s, fight(s), card.amount, emit) },
  silence: {
    when: start,
    can: s => fight(s).foe === 'guardian',
    act: s => {
      fight(s).silenced = true
    },
  },
  bolt: {
    when: before,
    act: (s, _seat, card) => {
      fight(s).bolt += card.amount
    },
  },
  double: {
    when: before,
    act: s => {
      fight(s).doubled = true
    },
  },
  'sure-critical': {
    when: before,
    act: s => {
      fight(s).forced = 'critical'
    },
  },
  'sure-strike': {
    when: before,
    act: s => {
      fight(s).forced = 'strike'
    },
  },
  'make-hit': {
    when: after,
    can: s => missed(s, fight(s)),
    act: s => {
      fight(s).forced = 'hit'
    },
  },
  're-roll': {
    when: after,
    act: s => {
      fight(s).stage = 'keep'
    },
  },
  fury: {
    when: free | before,
    act: (s, _seat, card) => {
      s.strength += card.amount
    },
  },
  supplies: {
    when: free | before,
    can: (s, seat, card, _on, window) =>
      (card.amount > 0 || (window & free) !== 0) && (card.rewards + card.secrets > 0 || hurtNow(s, seat)),
    act: (s, seat, card, _on, emit) => {
      heal(s, seat, card.amount, emit)
      take(s, seat, card.rewards, card.secrets)
    },
  },
  'restore-all': {
    when: free | before,
    can: (s, seat, card, _on, window) => (card.type === 'super' ? (window & free) !== 0 : hurtNow(s, seat)),
    act: (s, seat, card, _on, emit) => {
      heal(s, seat, s.vigour[seat], emit)
      take(s, seat, card.rewards, card.secrets)
    },
  },
  'one-more-roll': {
    when: inQuest,
    act: (s, _seat, card) => {
      quest(s).left += card.amount
    },
  },
  hide: {
    when: free,
    act: (s, seat) => {
      s.hiding[seat] = true
      s.passing = true
    },
  },
  haste: {
    when: early,
    act: (s, _seat, card) => {
      s.haste += card.amount
    },
  },
  comb: {
    when: free,
    act: (s, seat, card) => {
      s.frames.push({ at: 'comb', seat, want: card.amount, cards: [] })
    },
  },
  wither: {
    when: free,
    aimed: true,
    can: (s, _seat, _card, on) => s.health[on] > 1,
    act: (s, _seat, card, on, emit) => leaveWith(s, on, Math.max(1, s.health[on] - card.amount), emit),
  },
  cripple: {
    when: free,
    aimed: true,
    can: (s, _seat, _card, on) => s.health[on] > 1,
    act: (s, _seat, card, on, emit) => leaveWith(s, on, card.amount, emit),
  },
  pilfer: {
    when: free,
    aimed: true,
    can: (s, _seat, _card, on) => sum(s.hand[on]) > 0,
    act: (s, seat, _card, on) => {
      s.frames.push({ at: 'glove', seat, owner: on })
    },
  },
  swap: {
    when: free,
    aimed: true,
    can: (s, seat, _card, on) => top(s).at === 'turn' && movable(s, seat) && movable(s, on),
    act: (s, seat, _card, on, emit) => {
      const here = s.place[seat]
      s.place[seat] = s.place[on]
      s.place[on] = here
      emit?.tell({ key: 'moved', seat, to: s.place[seat] })
      emit?.tell({ key: 'moved', seat: on, to: here })
    },
  },
  wind: {
    when: free,
    aimed: true,
    can: (s, _seat, _card, on) =>
      top(s).at === 'turn' &&
      !onHill(s, on) &&
      arenaOf(s, on) < 0 &&
      mapOf(s).near[s.place[on]].some(tile => freeTile(s, tile)),
    act: (s, seat, _card, on) => {
      s.frames.push({ at: 'wind', seat, blown: on })
    },
  },
  aegis: {
    when: free,
    act: (s, seat) => {
      s.aegis[seat] = true
    },
  },
  renew: {
    when: free,
    act: (s, seat) => {
      s.artifacts[seat].forEach((artifact, slot) => {
        if (s.data.artifacts[artifact].type === 'active') s.sides[seat][slot] = 0
      })
    },
  },
}

/** A hero is left with so much Health, or keeps what he has if that is less. RULES 2.7 */
export function leaveWith(s: World, seat: Seat, health: number, emit: Tell): void {
  if (s.health[seat] <= health) return
  if (s.aegis[seat]) {
    emit?.tell({ key: 'protected', seat })
    return
  }
  const damage = s.health[seat] - health
  s.health[seat] = health
  emit?.tell({ key: 'hurt', seat, damage, left: health })
}

/** Lists the active artifacts that can be used in these windows. */
export function listRelics(
  s: World,
  seat: Seat,
  window: Windows,
  out: { add(move: number): void },
  use: (artifact: number) => number,
  wield: (artifact: number, hero: number) => number,
): void {
  const held = s.artifacts[seat]
  for (let slot = 0; slot < held.length; slot++) {
    const card = s.data.artifacts[held[slot]]
    if (!ready(s, seat, slot)) continue
    const relic = RELICS[card.effect]
    if (relic === undefined || (relic.when & window) === 0) continue
    if (!relic.aimed) {
      if (relic.can === undefined || relic.can(s, seat, card, -1, window)) out.add(use(held[slot]))
      continue
    }
    for (let on = 0; on < s.seats; on++)
      if (
        reachable(s, seat, on, card.range || 99) &&
        (relic.can === undefined || relic.can(s, seat, card, on, window))
      )
        out.add(wield(held[slot], s.hero[on]))
  }
}

/** Can the artifact in this slot be used at all now: active or unturned, not used this turn? RULES 8.2 */
export const ready = (s: World, seat: Seat, slot: number): boolean => {
  const { type } = s.data.artifacts[s.artifacts[seat][slot]]
  return type !== 'passive' && s.tired[seat][slot] === 0 && !(type === 'super' && s.sides[seat][slot] === 1)
}

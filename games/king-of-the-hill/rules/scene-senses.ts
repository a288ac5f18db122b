import { Places, type Seat, type Senses } from '@pantheon/core'
import { SHOWS } from './dice.ts'
import { FURIES, KINDS, SECRETS, sum } from './names.ts'
import * as ahead from './prospects.ts'
import { type Battle, type React, type Scene, templeOwner, type World } from './state.ts'
import { worths } from './worth.ts'

const numbered = <T extends string>(all: readonly T[]): ReadonlyMap<T, number> =>
  new Map(all.map((name, i) => [name, i]))

/** What can be going on, how it stands, and whom a hero fights, in the order that numbers it here. */
const SCENES = numbered<Scene['at']>([
  ...(['pick', 'first', 'turns', 'turn', 'draw', 'reveal', 'meet', 'quest', 'battle', 'arena'] as const),
  ...(['react', 'prophet', 'faith', 'mirage', 'horn', 'comb', 'spy', 'barter', 'wind', 'glove'] as const),
  ...(['brink', 'tablet', 'excess', 'pay', 'control', 'disarm'] as const),
])
const STAGES = numbered<Extract<Scene, { stage: string }>['stage']>([
  ...(['start', 'wake', 'load', 'route', 'open', 'scouted', 'arrive', 'discover', 'village'] as const),
  ...(['build', 'excess', 'rest', 'march', 'face', 'rule', 'end', 'ask', 'nudge', 'choose'] as const),
  ...(['before', 'roll', 'rage', 'after', 'keep', 'hurt', 'answer', 'check', 'counter', 'bury'] as const),
  ...(['setup', 'target', 'assign', 'answers', 'move', 'aim'] as const),
])
const FOES = numbered<Battle['foe']>(['guardian', 'monster', 'contender', 'hero'])
/** Secret cards aimed at a Temple. */
const SACRILEGE: ReadonlySet<string> = new Set(['prophet', 'faith', 'vandalise'])

const places = new Places()
/** What is going on: the seat's own, against it, or neither. */
const FRAME = places.row(3 * SCENES.size)
const STAGE = places.row(3 * STAGES.size)
const PROMISE = places.row(SCENES.size)
const QUEST = places.row(KINDS * KINDS)
const FOE = places.row(3 * FOES.size)
const RAGE = places.row(3 * FURIES.length)
const SHOWN = places.row(3 * 4)
const BOUT = places.row(3)
const CARD = places.row(3 * SECRETS.length)

/** How many numbers tell what is going on. */
export const SCENE_SENSES: number = places.count

/** Points of the evaluation: so many of them are 1 here. */
export const points = (value: number, unit = 100): number => Math.max(-5, Math.min(5, value / unit))

/** What is under way: whose it is, how it stands, and what the evaluation expects of it. */
export function senseScene(s: World, frame: Scene, seat: Seat, from: number, out: Senses): void {
  const kind = SCENES.get(frame.at) ?? 0
  const role = roleOf(s, frame, seat)
  out.add(from + FRAME + role * SCENES.size + kind)
  if ('stage' in frame) out.add(from + STAGE + role * STAGES.size + (STAGES.get(frame.stage) ?? 0))
  if (role === 0) {
    const worth = points(promise(s, frame, seat), 40)
    out.add(from + PROMISE + kind, worth)
    if (frame.at === 'quest') out.add(from + QUEST + frame.god, worth)
  }
  if (frame.at === 'battle') battle(s, frame, role, from, out)
  else if (frame.at === 'react') out.add(from + CARD + role * SECRETS.length + frame.card)
  else if (frame.at === 'arena') out.add(from + BOUT + role, (2 * frame.slots.length - sum(frame.slots)) / 4)
}

/** 0 if the seat acts, 1 if it is acted upon, 2 if it looks on. */
function roleOf(s: World, frame: Scene, seat: Seat): number {
  if (!('seat' in frame)) return 2
  if (frame.seat === seat) return 0
  if (frame.at === 'react') return aimedAt(s, frame) === seat ? 1 : 2
  return ('rival' in frame && frame.rival === seat) || ('owner' in frame && frame.owner === seat) ? 1 : 2
}

/** The seat that an announced card would harm, or -1. */
const aimedAt = (s: World, { card, on }: React): Seat =>
  on >= 0 && SACRILEGE.has(s.data.secrets[card].effect) ? templeOwner(s.temple[on]) : on

/** The summands of the evaluation that speak of what the seat is in the middle of. */
function promise(s: World, frame: Scene, seat: Seat): number {
  switch (frame.at) {
    case 'draw':
      return frame.rewards * worths.reward + frame.secrets * worths.secret
    case 'meet':
      return ahead.meetingWorth(s, seat, frame.deck)
    case 'quest':
      return ahead.questWorth(s, frame)
    case 'battle':
      return ahead.battleWorth(s, frame)
    case 'arena':
      return frame.stage === 'setup' ? ahead.arenaAhead(s, seat) : ahead.arenaWorth(s, frame)
    case 'react':
      return ahead.announced(s, frame)
    case 'turn':
      if (frame.stage === 'build') return ahead.templeWorth(s, seat)
      return frame.stage === 'village' ? ahead.meetingWorth(s, seat, frame.rune) : 0
    default:
      return 0
  }
}

/** A fight: against whom, with what left, and what the dice show. */
function battle(s: World, frame: Battle, role: number, from: number, out: Senses): void {
  out.add(from + FOE + role * FOES.size + (FOES.get(frame.foe) ?? 0))
  if (frame.rage >= 0) out.add(from + RAGE + role * FURIES.length + frame.rage)
  const shown = from + SHOWN + 4 * role
  if (frame.foe === 'guardian') out.add(shown, frame.health / 10)
  if (frame.stage !== 'after' && frame.stage !== 'rage') return
  const shows = SHOWS[frame.dice]
  if (shows[s.hero[frame.seat]] > 0) out.add(shown + 1)
  if (shows[frame.rune] > 0) out.add(shown + 2)
  if (frame.forced !== 'none') out.add(shown + 3)
}

/** Missions: the queue of God cards beside a hero's mat, and what each asks. RULES 4.5 */
import { only, pop, type Seat, type Step } from '@pantheon/core'
import { dropArtifact, gain } from './artifacts.ts'
import { discardReward, discardSecret, take } from './cards.ts'
import type { God, Task } from './data/index.ts'
import type { KingEvent, Tell } from './events.ts'
import { apart, attackOf, distance, goldOf, safe, templeCount } from './hero.ts'
import { campOf, HILL } from './map.ts'
import { V } from './moves.ts'
import { DARK, GOLDS, HEROES, KINDS, REWARD, REWARDS, SECRETS, sum, TEMPLE } from './names.ts'
import { DEED, deckOf, homeOf, type Pay, turnOf, type World } from './state.ts'

/** A deed was done: every Mission that asks for it counts it, also one that lies under another. RULES 4.6 */
export function deed(s: World, seat: Seat, kind: string): void {
  const missions = s.missions[seat]
  for (let i = 0; i < missions.length; i++)
    if (s.deeds[seat][i] === DEED.open && s.data.gods[missions[i]].mission === kind)
      s.deeds[seat][i] = DEED.done
}

/** A village was discovered so many tiles from where the turn began. */
export function deedDiscovery(s: World, seat: Seat, tiles: number): void {
  const { gods } = s.data
  if (gods.some(god => god.mission === 'deed-discovery' && god.amount === tiles))
    deed(s, seat, 'deed-discovery')
}

/** A God card is kept as a Mission, under those already there. */
export function accept(s: World, seat: Seat, god: number, emit: Tell): void {
  s.missions[seat].push(god)
  s.deeds[seat].push(DEED.fresh)
  emit?.tell({ key: 'mission-taken', seat, god, task: taskOf(s, god) })
}

/** What a god's Mission asks. */
export function taskOf(s: World, god: number): Task {
  const { mission, amount } = s.data.gods[god]
  return { mission, amount }
}

type Demand = (s: World, seat: Seat, god: God) => boolean

const deedDone: Demand = (s, seat) => s.deeds[seat][0] === DEED.done
const payable = (s: World, seat: Seat, card: number): boolean =>
  card >= GOLDS && card !== REWARD.dark && s.hand[seat][card] > 0

const someHero = (s: World, seat: Seat, fits: (other: Seat) => boolean): boolean => {
  for (let other = 0; other < s.seats; other++) if (other !== seat && fits(other)) return true
  return false
}

/** What each kind of Mission asks. RULES 4.6 */
export const DEMANDS: Readonly<Record<string, Demand>> = {
  'deed-guardian': deedDone,
  'deed-secret': deedDone,
  'deed-camp': deedDone,
  'deed-temple': deedDone,
  'deed-discovery': deedDone,
  'deed-critical': deedDone,
  'deed-quest': deedDone,
  'deed-dark': deedDone,
  'near-camp': (s, seat, god) =>
    HEROES.some(
      (_, hero) => hero !== s.hero[seat] && distance(s, s.place[seat], campOf(hero)) === god.amount,
    ),
  'near-hero': (s, seat, god) =>
    !safe(s, seat) && someHero(s, seat, other => apart(s, seat, other) === god.amount),
  'near-hill': (s, seat, god) => distance(s, s.place[seat], HILL) === god.amount,
  'far-from-camp': (s, seat, god) => distance(s, s.place[seat], homeOf(s, seat)) >= god.amount,
  'weaker-hero': (s, seat, god) =>
    someHero(s, seat, other => apart(s, seat, other) <= god.amount && s.health[other] < s.health[seat]),
  attack: (s, seat, god) => attackOf(s, seat) >= god.amount,
  hale: (s, seat, god) => s.health[seat] === s.vigour[seat] && s.vigour[seat] >= god.amount,
  temples: (s, seat, god) => templeCount(s, seat) >= god.amount,
  'temple-pair': (s, seat, god) => s.temples[seat].some(count => count >= god.amount),
  'health-temple': (s, seat, god) => s.temples[seat][TEMPLE.health] >= god.amount,
  'village-kinds': (s, seat, god) => s.villages[seat].filter(count => count > 0).length >= god.amount,
  'village-pair': (s, seat, god) => s.villages[seat].some(count => count >= god.amount),
  'dark-villages': (s, seat, god) => s.villages[seat][DARK] >= god.amount,
  'artifact-kinds': (s, seat, god) => new Set(s.artifacts[seat].map(deckOf)).size >= god.amount,
  moon: (s, _seat, god) => s.marker >= god.amount,
  gold: (s, seat, god) => goldOf(s, seat) >= god.amount,
  'pay-secrets': (s, seat, god) => sum(s.hidden[seat]) >= god.amount,
  'pay-rewards': (s, seat, god) =>
    s.hand[seat].reduce((n, held, card) => n + (payable(s, seat, card) ? held : 0), 0) >= god.amount,
  'pay-potions': (s, seat, god) =>
    s.hand[seat][REWARD.healing] >= god.amount && s.hand[seat][REWARD.strength] >= god.amount,
  'pay-health': (s, seat, god) => s.health[seat] > god.amount,
  'pay-artifact': (s, seat) => s.artifacts[seat].length > 0,
}

/** Is the top Mission there, not taken this turn, and fulfilled? */
export function fulfilled(s: World, seat: Seat): boolean {
  if (s.missions[seat].length === 0 || s.deeds[seat][0] === DEED.fresh) return false
  const god = s.data.gods[s.missions[seat][0]]
  return DEMANDS[god.mission](s, seat, god)
}

type Price = (s: World, seat: Seat, god: God, emit: Tell) => void

/** What some Missions cost when completed. */
const PRICES: Readonly<Record<string, Price>> = {
  'pay-secrets': (s, seat, god) => s.frames.push({ at: 'pay', seat, what: 'secrets', left: god.amount }),
  'pay-rewards': (s, seat, god) => s.frames.push({ at: 'pay', seat, what: 'rewards', left: god.amount }),
  'pay-artifact': (s, seat, god) => s.frames.push({ at: 'pay', seat, what: 'artifact', left: god.amount }),
  'pay-potions': (s, seat, god) => {
    for (let n = 0; n < god.amount; n++) {
      discardReward(s, seat, REWARD.healing)
      discardReward(s, seat, REWARD.strength)
    }
  },
  'pay-health': (s, seat, god, emit) => {
    s.health[seat] -= god.amount
    emit?.tell({ key: 'hurt', seat, damage: god.amount, left: s.health[seat] })
  },
  gold: (s, seat, _god, emit) =>
    emit?.reveal({ key: 'gold-shown', seat, gold: goldOf(s, seat), uses: 'gold' }),
}

/** The top Mission is completed: price, artifact, cards, no Temple. RULES 4.5 */
export function completeMission(s: World, seat: Seat, emit: Tell): void {
  const god = s.missions[seat][0]
  const card = s.data.gods[god]
  s.missions[seat].shift()
  s.deeds[seat].shift()
  s.godsGone[deckOf(god)] |= 1 << (god % KINDS)
  emit?.tell({ key: 'mission-done', seat, god, uses: `mission-${card.name}` })
  if (turnOf(s).stage !== 'build')
    s.frames.push({ at: 'excess', seat, sale: false, most: s.data.numbers.slots })
  take(s, seat, s.data.numbers.missionRewards, s.data.numbers.missionSecrets)
  PRICES[card.mission]?.(s, seat, card, emit)
  gain(s, seat, god, emit)
}

/** Paying for a Mission, card by card. RULES 4.6 */
export const pay: Step<World, Pay, KingEvent> = {
  rule: '4.6',
  next: (_s, frame) => only(frame.seat),
  moves(s, frame, seat, out) {
    if (frame.what === 'rewards') {
      for (let card = 0; card < REWARDS.length; card++) if (payable(s, seat, card)) out.add(V.give(card))
    } else if (frame.what === 'secrets') {
      for (let card = 0; card < SECRETS.length; card++) if (s.hidden[seat][card] > 0) out.add(V.yield(card))
    } else
      for (const artifact of s.artifacts[seat])
        if (artifact !== s.artifacts[seat][s.artifacts[seat].length - 1]) out.add(V.drop(artifact))
  },
  play(s, frame, seat, move, emit) {
    const card = V.arg(move, 0)
    if (--frame.left === 0) pop(s)
    if (frame.what === 'artifact') dropArtifact(s, seat, card, emit)
    else if (frame.what === 'rewards') {
      discardReward(s, seat, card)
      emit?.reveal({ key: 'gave', seat, card })
    } else {
      discardSecret(s, seat, card)
      emit?.reveal({ key: 'yielded', seat, card })
    }
  },
  ask: (_s, frame) => ({ key: 'ask.pay', left: frame.left }),
}

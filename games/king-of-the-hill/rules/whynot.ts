/** Why a move is not possible, in words a player can act on: the rule, and what is missing. */
import { type Move, only, type Refusal, type Seat, top } from '@pantheon/core'
import { ofDeck, slotOf, trades } from './artifacts.ts'
import { resultsOf } from './blows.ts'
import { PARTS, SHOWS } from './dice.ts'
import type { Reason } from './events.ts'
import {
  apart,
  arenaOf,
  distance,
  hasAbility,
  hasSpecial,
  hasTempleCard,
  needOf,
  parched,
  passive,
  progress,
  safe,
  speedOf,
  templeCount,
} from './hero.ts'
import { HILL } from './map.ts'
import { taskOf } from './missions.ts'
import { empty } from './movement.ts'
import { V } from './moves.ts'
import { DARK, KINDS, REWARD, REWARDS, SECRET, SECRETS, TEMPLES } from './names.ts'
import { RELICS } from './relics.ts'
import { EFFECTS } from './secrets.ts'
import { FIRST_SUPER, GONE, type World } from './state.ts'

const no = (reason: Reason, rule: string): Refusal & Reason => ({ ...reason, rule })
const NOW = no({ key: 'no.now' }, '3.3')

type Why = (s: World, seat: Seat, first: number, second: number) => Refusal

const later: Why = () => NOW
const chance: Why = () => no({ key: 'no.chance' }, '1.1')

/** Is the seat in a part of its turn where it chooses where to go? */
const moving = (s: World): boolean => {
  const frame = top(s)
  return (
    frame.at === 'control' ||
    (frame.at === 'turn' && (frame.stage === 'open' || frame.stage === 'scouted' || frame.stage === 'march'))
  )
}

const whyScout: Why = (s, seat, tile) => {
  if (!moving(s) || s.final) return NOW
  if (tile === HILL) return no({ key: 'no.seal' }, '3.4')
  if (s.village[tile] === GONE || (s.seen[tile] & only(seat)) !== 0) return no({ key: 'no.unseen' }, '3.4')
  const lens = passive(s, seat, 'sight')
  const range = lens < 0 ? 1 : s.data.artifacts[lens].range
  if (distance(s, s.place[seat], tile) > range || distance(s, s.place[seat], tile) === 0)
    return no({ key: 'no.adjacent' }, '3.4')
  return no({ key: 'no.scouts' }, '3.4')
}

const whyMove: Why = (s, seat, tile) => {
  if (!moving(s)) return NOW
  const mover = top(s).at === 'control' ? s.active : seat
  if (s.final && top(s).at === 'turn') return no({ key: 'no.toward' }, '11.2')
  if (tile === HILL && !s.final) return no({ key: 'no.seal' }, '3.5')
  for (let other = 0; other < s.seats; other++)
    if (other !== mover && s.place[other] === tile)
      return arenaOf(s, other) >= 0 ? no({ key: 'no.arena-busy' }, '3.5') : no({ key: 'no.occupied' }, '3.5')
  return no({ key: 'no.too-far', speed: speedOf(s, mover) }, '3.5')
}

const whyFound: Why = (s, seat, tile) => {
  const frame = top(s)
  if (frame.at !== 'turn' || frame.stage !== 'open') return NOW
  if (s.turns[seat] === 0) return no({ key: 'no.first-turn' }, '6.3')
  if (templeCount(s, seat) >= s.data.numbers.templeTokens) return no({ key: 'no.token' }, '6.1')
  const temples = templeCount(s, seat)
  const artifacts = s.artifacts[seat].length
  if (s.earned && temples >= artifacts) return no({ key: 'no.earned', temples, artifacts }, '6.3')
  if (!empty(s, tile)) return no({ key: 'no.empty-tile' }, '6.3')
  return whyMove(s, seat, tile, 0)
}

const whyPath: Why = (s, seat, path) => {
  const frame = top(s)
  if (frame.at !== 'turn' || frame.stage !== 'open') return NOW
  const have = progress(s, seat, path)
  const need = needOf(s, seat, path)
  if (have < need) return no({ key: 'no.path', path, have, need }, '9.4')
  return no({ key: 'no.too-far', speed: speedOf(s, seat) }, '9.5')
}

const whyTemple: Why = (s, seat, kind) => {
  const frame = top(s)
  if (frame.at !== 'faith' && (frame.at !== 'turn' || frame.stage !== 'build')) return NOW
  if (templeCount(s, seat) >= s.data.numbers.templeTokens) return no({ key: 'no.token' }, '6.1')
  if (!hasTempleCard(s, seat, kind)) return no({ key: 'no.temple-card', kind: TEMPLES[kind] }, '6.1')
  return no({ key: 'no.temple-here' }, '6.1')
}

/** Why a Reward card cannot be used. */
function whyReward(s: World, seat: Seat, card: number): Refusal | null {
  const name = REWARDS[card]
  if (s.hand[seat][card] === 0) return no({ key: 'no.card', card: name }, '7.2')
  if (s.built) return no({ key: 'no.built' }, '6.1')
  if ((s.spent & (1 << card)) !== 0) return no({ key: 'no.spent', card: name }, '7.2')
  if (parched(s, seat)) return no({ key: 'no.drought' }, '11.6')
  return null
}

const whyAdd: Why = (s, seat, card) =>
  top(s).at === 'quest'
    ? (whyReward(s, seat, card) ?? no({ key: 'no.window' }, '4.3'))
    : no({ key: 'no.window' }, '4.3')

const whyDark: Why = (s, seat) => {
  const frame = top(s)
  if (frame.at !== 'quest') return no({ key: 'no.window' }, '4.3')
  const card = whyReward(s, seat, REWARD.dark)
  if (card !== null) return card
  return SHOWS[frame.dice][DARK] === 0 ? no({ key: 'no.dark-die' }, '4.3') : NOW
}

const whyDrink: Why = (s, seat, potion) => {
  const card = potion === 0 ? REWARD.healing : REWARD.strength
  const reason = whyReward(s, seat, card)
  if (reason !== null && top(s).at !== 'arena') return reason
  if (potion === 0 && s.health[seat] >= s.vigour[seat]) return no({ key: 'no.full-health' }, '7.2')
  return no({ key: 'no.window' }, '3.3')
}

/** Why a hero cannot be reached by something of that range. */
function whyTarget(s: World, seat: Seat, hero: number, range: number): Refusal | null {
  const on = s.seatOf[hero]
  if (on < 0) return no({ key: 'no.played' }, '2.6')
  if (on === seat) return no({ key: 'no.self' }, '2.6')
  if (safe(s, on)) return no({ key: 'no.camp' }, '2.5')
  if (s.contender === on && s.monster >= 0) return no({ key: 'no.contender' }, '11.4')
  const far = apart(s, seat, on)
  return far > range ? no({ key: 'no.range', range, far }, '2.6') : null
}

/** Why a Secret card cannot be played with this kind of target. */
const whySecret =
  (aim: 'none' | 'hero' | 'temple'): Why =>
  (s, seat, card, target) => {
    const { effect: name, range } = s.data.secrets[card]
    if (s.hidden[seat][card] === 0) return no({ key: 'no.card', card: SECRETS[card] }, '7.3')
    if (s.built) return no({ key: 'no.built' }, '6.1')
    const effect = EFFECTS[name]
    if (effect === undefined) return no({ key: 'no.window' }, '7.5')
    if (effect.aim !== aim) return no({ key: 'no.target' }, '7.3')
    if (aim === 'hero') {
      const reason = whyTarget(s, seat, target, range)
      if (reason !== null) return reason
      const on = s.seatOf[target]
      if (s.hiding[on] || (passive(s, on, 'veil') >= 0 && apart(s, seat, on) > 1))
        return no({ key: 'no.hidden' }, '7.3')
    } else if (aim === 'temple' && s.temple[target] >= 0) {
      const far = distance(s, s.place[seat], target)
      if (far > range) return no({ key: 'no.range', range, far }, '2.6')
    }
    return no({ key: aim === 'none' ? 'no.window' : 'no.target' }, '7.3')
  }

const whyRelic: Why = (s, seat, artifact, hero) => {
  const card = s.data.artifacts[artifact]
  const slot = slotOf(s, seat, artifact)
  if (slot < 0) return no({ key: 'no.artifact', artifact: card.name }, '8.1')
  if (card.type === 'passive' || (card.type === 'super' && s.sides[seat][slot] === 1))
    return no({ key: 'no.passive', artifact: card.name }, '8.2')
  if (s.tired[seat][slot] === 1) return no({ key: 'no.tired', artifact: card.name }, '8.2')
  if (parched(s, seat)) return no({ key: 'no.drought' }, '11.6')
  if (RELICS[card.effect]?.aimed === true) {
    const reason = whyTarget(s, seat, hero, card.range || 99)
    if (reason !== null) return reason
  }
  return no({ key: 'no.window' }, '8.3')
}

const whyTrade: Why = (s, seat, artifact, other) => {
  const { name } = s.data.artifacts[artifact]
  if (slotOf(s, seat, artifact) < 0) return no({ key: 'no.artifact', artifact: name }, '8.1')
  if (!trades(s, seat)) return no({ key: 'no.market' }, '8.5')
  if (artifact >= FIRST_SUPER) return no({ key: 'no.super' }, '8.4')
  if (s.exchanged && other > 0) return no({ key: 'no.exchanged' }, '8.5')
  return no({ key: 'no.window' }, '8.5')
}

const whyExchange: Why = (s, seat, given, taken) => {
  if (slotOf(s, seat, given) < 0 || !trades(s, seat) || given >= FIRST_SUPER || s.exchanged)
    return whyTrade(s, seat, given, 1)
  const { name } = s.data.artifacts[taken]
  if (taken >= FIRST_SUPER || s.market[taken] === 0)
    return no({ key: 'no.not-on-market', artifact: name }, '8.5')
  return no({ key: 'no.window' }, '8.5')
}

const whyForge: Why = (s, seat, deck) => {
  if (!trades(s, seat)) return no({ key: 'no.market' }, '8.5')
  if (s.supers[deck] === 0) return no({ key: 'no.claimed' }, '8.4')
  const need = s.data.numbers.forge
  const have = ofDeck(s, seat, deck)
  return have < need ? no({ key: 'no.forge', have, need }, '8.4') : no({ key: 'no.window' }, '8.4')
}

const whyDrop: Why = (s, seat, artifact) =>
  slotOf(s, seat, artifact) < 0
    ? no({ key: 'no.artifact', artifact: s.data.artifacts[artifact].name }, '8.1')
    : NOW

const whyComplete: Why = (s, seat) => {
  if (s.missions[seat].length === 0) return no({ key: 'no.mission' }, '4.5')
  const [god] = s.missions[seat]
  return no({ key: 'no.mission-open', god, task: taskOf(s, god) }, '4.5')
}

const whyKeep: Why = (s, _seat, dice) => {
  const frame = top(s)
  if (frame.at !== 'quest' && frame.at !== 'battle') return NOW
  if (!PARTS[frame.dice].includes(dice)) return no({ key: 'no.dice' }, '4.2')
  return no({ key: 'no.rolls' }, '4.2')
}

const whyExtra: Why = (s, seat) => {
  const frame = top(s)
  if (frame.at !== 'quest' && (frame.at !== 'battle' || frame.stage !== 'after'))
    return no({ key: 'no.window' }, '4.3')
  return whyReward(s, seat, REWARD.reroll) ?? NOW
}

const whyResult: Why = (s, _seat, result) => {
  const frame = top(s)
  if (frame.at !== 'battle' || frame.stage !== 'after') return NOW
  return (resultsOf(s, frame) & (1 << result)) === 0 ? no({ key: 'no.result' }, '5.3') : NOW
}

const whyPower =
  (has: (s: World, seat: Seat) => boolean): Why =>
  (s, seat) =>
    has(s, seat) ? no({ key: 'no.window' }, '2.2') : no({ key: 'no.ability' }, '2.2')

const whyArena: Why = (s, seat, slot) => {
  const frame = top(s)
  if (frame.at !== 'arena') return NOW
  if (frame.slots[slot - 1] === 2) return no({ key: 'no.dead-guardian' }, '10.2')
  if (frame.stage !== 'assign') return NOW
  if (!frame.struck && slot - 1 !== frame.target && SHOWS[frame.dice][s.hero[seat]] > 0)
    return no({ key: 'no.target-first' }, '10.3')
  return no({ key: 'no.runes' }, '10.3')
}

/** One answer for each verb. */
const WHY: Readonly<Record<(typeof V.verbs)[number], Why>> = {
  become: s => (top(s).at === 'pick' ? no({ key: 'no.hero-taken' }, '1.4') : NOW),
  gamble: later,
  destiny: chance,
  reveal: chance,
  draw: chance,
  find: chance,
  meet: chance,
  roll: chance,
  rune: chance,
  answer: chance,
  rage: chance,
  snatch: chance,
  scout: whyScout,
  move: whyMove,
  stay: later,
  found: whyFound,
  show: whyPath,
  capture: whyPath,
  quest: later,
  temple: whyTemple,
  end: later,
  keep: whyKeep,
  stop: later,
  fight: later,
  mission: later,
  add: whyAdd,
  darken: whyDark,
  extra: whyExtra,
  turn: (s, seat) => {
    const book = s.data.artifacts.findIndex(card => card.effect === 'turn-die')
    return whyRelic(s, seat, book, 0)
  },
  nudge: whyPower((s, seat) => hasAbility(s, seat, 'reader-of-runes') || passive(s, seat, 'nudge') >= 0),
  attack: later,
  result: whyResult,
  blow: whyPower((s, seat) => hasAbility(s, seat, 'mighty-blow')),
  aim: whyPower((s, seat) => hasAbility(s, seat, 'true-aim')),
  brew: whyPower((s, seat) => hasSpecial(s, seat, 'cauldron')),
  cast: whySecret('none'),
  hex: whySecret('hero'),
  raid: whySecret('temple'),
  cancel: (s, seat) =>
    top(s).at === 'react' && s.hidden[seat][SECRET.doppelganger] === 0
      ? no({ key: 'no.card', card: SECRETS[SECRET.doppelganger] }, '7.5')
      : NOW,
  allow: later,
  drink: whyDrink,
  use: whyRelic,
  wield: whyRelic,
  moon: (s, seat) => whyRelic(s, seat, FIRST_SUPER + KINDS - 1, 0),
  sell: (s, seat, artifact) => whyTrade(s, seat, artifact, 0),
  exchange: whyExchange,
  forge: whyForge,
  drop: whyDrop,
  complete: whyComplete,
  give: later,
  yield: later,
  bonus: later,
  look: later,
  switch: later,
  decline: later,
  bury: later,
  pick: later,
  choose: later,
  burn: later,
  swap: later,
  push: later,
  survive: later,
  fall: later,
  advance: later,
  hold: later,
  target: whyArena,
  strike: whyArena,
  smite: whyArena,
  evade: whyArena,
  done: later,
  place: later,
  ignite: later,
  assail: later,
  disarm: later,
}

/** Why this move, which is not offered, is not possible. */
export function explain(s: World, seat: Seat, move: Move): Refusal {
  const verb = V.verb(move)
  if (s.hero[seat] < 0 && verb !== 'become') return NOW
  return WHY[verb](s, seat, V.arg(move, 0), V.arg(move, 1))
}

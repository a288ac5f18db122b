/** The Arena: three Guardians, a Target, hits spread over them. RULES 10 */
import { CHANCE, type MoveList, NOBODY, only, pop, type Seat, type Step } from '@pantheon/core'
import { gain } from './artifacts.ts'
import { listRolls } from './blows.ts'
import { join, NO_DICE, oneDie, SHOWS, without } from './dice.ts'
import type { KingEvent, Tell } from './events.ts'
import { hurt, progress, toCamp } from './hero.ts'
import { deed } from './missions.ts'
import { V } from './moves.ts'
import { ANSWER, KINDS, PATH, REWARD, type Rune } from './names.ts'
import { type Arena, NONE, turnOf, type World } from './state.ts'
import { drink } from './window.ts'

const START = 0
const BARE = 1
const DEAD = 2

/** A hero goes to an Arena: new Guardians if none wait there for him. RULES 10.1 */
export function beginArena(s: World, seat: Seat, deck: Rune, waits: boolean, emit: Tell): void {
  const foes = s.arenaFoes[deck]
  s.arenaTile[deck] = s.place[seat]
  s.arenaHero[deck] = seat
  if (foes.length === 0) emit?.tell({ key: 'arena', seat, deck })
  s.frames.push({
    at: 'arena',
    seat,
    deck,
    stage: foes.length === 0 ? 'setup' : 'target',
    waits,
    sideB: progress(s, seat, PATH.champion) > 0,
    foes: [...foes],
    slots: [START, START, START],
    evaded: 0,
    target: NONE,
    struck: false,
    drunk: true,
    dice: NO_DICE,
    next: 0,
  })
}

/** The god of a deck who sends heroes to the Arena. */
export const arenaGod = (s: World, deck: Rune): number =>
  s.data.gods.findIndex((god, i) => god.arena && Math.floor(i / KINDS) === deck)

/** Only the Target in its starting slot has its ability. RULES 10.2 */
const able = (s: World, frame: Arena, slot: number, ability: string): boolean =>
  slot === frame.target &&
  frame.slots[slot] === START &&
  s.data.guardians[frame.foes[slot]].ability === ability

const alive = (frame: Arena): boolean =>
  frame.slots[0] !== DEAD || frame.slots[1] !== DEAD || frame.slots[2] !== DEAD

/** Lists what the runes left can do: hits and critical hits, the Target first, and evading. RULES 10.3 */
function listRunes(s: World, frame: Arena, out: MoveList): void {
  const shows = SHOWS[frame.dice]
  const own = s.hero[frame.seat]
  for (let slot = 0; slot < frame.foes.length; slot++) {
    if (frame.slots[slot] === DEAD) continue
    const foe = frame.foes[slot]
    const first = frame.struck || slot === frame.target
    if (first && shows[own] > 0) out.add(V.strike(slot + 1))
    if (first && (foe === own ? shows[own] > 1 : shows[own] > 0 && shows[foe] > 0)) out.add(V.smite(slot + 1))
    if (shows[foe] > 0 && (frame.evaded & (1 << slot)) === 0 && !able(s, frame, slot, 'dread'))
      out.add(V.evade(slot + 1))
  }
}

/** Could any rune left be used? Dice lie open, so nothing is betrayed by not asking. */
function usable(s: World, frame: Arena): boolean {
  const shows = SHOWS[frame.dice]
  if (shows[s.hero[frame.seat]] > 0) return true
  for (let slot = 0; slot < frame.foes.length; slot++)
    if (
      frame.slots[slot] !== DEAD &&
      shows[frame.foes[slot]] > 0 &&
      (frame.evaded & (1 << slot)) === 0 &&
      !able(s, frame, slot, 'dread')
    )
      return true
  return false
}

/** A hit moves a Guardian to NO ABILITY or kills him; a critical hit kills, but counts as one hit on the Sphinx. */
function strike(s: World, frame: Arena, slot: number, critical: boolean, emit: Tell): void {
  const foe = frame.foes[slot]
  const guardian = s.data.guardians[foe]
  const kills = (critical && !able(s, frame, slot, 'stone-hide')) || frame.slots[slot] === BARE
  const thorns = able(s, frame, slot, 'thorns')
  frame.dice = without(frame.dice, oneDie(s.hero[frame.seat]))
  if (critical) frame.dice = without(frame.dice, oneDie(foe))
  frame.slots[slot] = kills ? DEAD : BARE
  frame.struck = true
  emit?.tell({ key: 'struck', slot, guardian: foe, slain: kills })
  if (thorns) hurt(s, frame.seat, guardian.amount, emit, true)
}

/** One Guardian's die. RULES 10.4 */
function answer(s: World, frame: Arena, slot: number, face: number, emit: Tell): void {
  const guardian = s.data.guardians[frame.foes[slot]]
  const { numbers } = s.data
  emit?.tell({ key: 'answered', face })
  if (face === ANSWER.restore && frame.slots[slot] === BARE) {
    frame.slots[slot] = START
    return
  }
  const misses = face === ANSWER.miss || face === ANSWER.restore
  if (misses && !able(s, frame, slot, 'never-misses')) return
  let damage = (frame.sideB ? guardian.b : guardian.a).attack
  if (face === ANSWER.critical) damage += numbers.answerCritical
  if (able(s, frame, slot, 'venom')) damage += guardian.amount
  hurt(s, frame.seat, damage, emit, true)
}

function leave(s: World, frame: Arena): void {
  pop(s)
  s.arenaHero[frame.deck] = NONE
  s.arenaFoes[frame.deck] = []
}

/** All three are dead. RULES 10.5 */
function win(s: World, frame: Arena, emit: Tell): void {
  const { seat, deck } = frame
  leave(s, frame)
  s.arenaTile[deck] = NONE
  s.arenaOwner[deck] = seat
  s.fallen = s.health[seat] === 0
  emit?.tell({ key: 'arena-won', seat, deck })
  gain(s, seat, arenaGod(s, deck), emit)
  turnOf(s).stage = 'build'
}

function lose(s: World, frame: Arena, emit: Tell): void {
  leave(s, frame)
  emit?.tell({ key: 'arena-lost', seat: frame.seat, deck: frame.deck })
  toCamp(s, frame.seat, emit)
  deed(s, frame.seat, 'deed-camp')
  turnOf(s).stage = 'end'
}

/** Goes on to the next Guardian who attacks; after the last one a new fighting round begins. */
function nextAnswer(frame: Arena): number {
  while (
    frame.next < frame.foes.length &&
    (frame.slots[frame.next] === DEAD || (frame.evaded & (1 << frame.next)) !== 0)
  )
    frame.next++
  if (frame.next < frame.foes.length) return CHANCE
  frame.stage = 'target'
  frame.drunk = false
  return NOBODY
}

/** An Arena fight, or its set-up. */
export const arena: Step<World, Arena, KingEvent> = {
  rule: '10.2',
  next(s, frame, emit) {
    switch (frame.stage) {
      case 'setup':
        if (frame.foes.length < s.data.numbers.arenaDice) return CHANCE
        s.arenaFoes[frame.deck] = [...frame.foes]
        if (frame.waits) {
          pop(s)
          turnOf(s).stage = 'rest'
        } else frame.stage = 'target'
        return NOBODY
      case 'target':
        return only(frame.seat)
      case 'roll':
        return CHANCE
      case 'assign':
        if (!alive(frame)) {
          win(s, frame, emit)
          return NOBODY
        }
        if (usable(s, frame)) return only(frame.seat)
        frame.stage = 'answers'
        frame.next = 0
        return NOBODY
      case 'answers':
        if (s.health[frame.seat] > 0) return nextAnswer(frame)
        lose(s, frame, emit)
        return NOBODY
    }
  },
  moves(s, frame, seat, out) {
    switch (frame.stage) {
      case 'setup':
        for (let rune = 0; rune < KINDS; rune++) out.add(V.rune(rune))
        return
      case 'target':
        if (!frame.drunk && !s.built && s.health[seat] < s.vigour[seat] && s.hand[seat][REWARD.healing] > 0)
          out.add(V.drink(0))
        for (let slot = 0; slot < frame.foes.length; slot++)
          if (frame.slots[slot] !== DEAD) out.add(V.target(slot + 1))
        return
      case 'roll':
        listRolls(
          s.data.numbers.dice -
            (able(s, frame, frame.target, 'fewer-dice')
              ? s.data.guardians[frame.foes[frame.target]].amount
              : 0),
          out,
        )
        return
      case 'assign':
        listRunes(s, frame, out)
        out.add(V.done())
        return
      case 'answers':
        for (let face = 0; face <= ANSWER.critical; face++) out.add(V.answer(face), s.data.guardianDie[face])
    }
  },
  play(s, frame, seat, move, emit) {
    const first = V.arg(move, 0)
    switch (V.verb(move)) {
      case 'rune':
        emit?.tell({ key: 'opponent', seat: frame.seat, guardian: first, slot: frame.foes.length })
        frame.foes.push(first)
        return
      case 'drink':
        frame.drunk = true
        drink(s, seat, 0, emit, true)
        return
      case 'target':
        frame.target = first - 1
        frame.struck = false
        frame.evaded = 0
        frame.stage = 'roll'
        emit?.tell({ key: 'targeted', seat, slot: frame.target, guardian: frame.foes[frame.target] })
        return
      case 'roll':
        frame.dice = join(NO_DICE, first)
        frame.stage = 'assign'
        emit?.tell({ key: 'rolled', seat: frame.seat, dice: frame.dice })
        return
      case 'strike':
      case 'smite':
        strike(s, frame, first - 1, V.verb(move) === 'smite', emit)
        return
      case 'evade': {
        const foe = frame.foes[first - 1]
        frame.evaded |= 1 << (first - 1)
        frame.dice = without(frame.dice, oneDie(foe))
        emit?.tell({ key: 'evaded', slot: first - 1, guardian: foe })
        return
      }
      case 'done':
        frame.stage = 'answers'
        frame.next = 0
        return
      case 'answer':
        answer(s, frame, frame.next, first, emit)
        frame.next++
    }
  },
  ask: (_s, frame) => ({ key: frame.stage === 'target' ? 'ask.target' : 'ask.assign' }),
}

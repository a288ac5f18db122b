/** Battles against Guardians, and the attacks of the Final battle: window, roll, result, answer. RULES 5 */
import { CHANCE, NOBODY, only, pop, type Seat, type Step } from '@pantheon/core'
import { afterHit, bury, counterattack, strikeBack } from './answers.ts'
import { gain } from './artifacts.ts'
import { able, apply, listKeeps, listRolls, resultsOf, sideOf } from './blows.ts'
import { take } from './cards.ts'
import { join, NO_DICE, SIZES, without } from './dice.ts'
import type { KingEvent, Tell } from './events.ts'
import { beginFinal } from './final.ts'
import { heal, passive, toCamp } from './hero.ts'
import { HILL } from './map.ts'
import { deed } from './missions.ts'
import { V } from './moves.ts'
import { ANSWER, FURY, KINDS, RESULT } from './names.ts'
import { type Battle, deckOf, type Foe, NONE, turnOf, type World } from './state.ts'
import { listWindow, playWindow } from './window.ts'
import { WINDOW } from './windows.ts'

/** A fight begins: against a Guardian, the Monster, the Contender, or (as Contender) a hero. */
export function beginBattle(s: World, seat: Seat, foe: Foe, rune: number, rival: Seat, emit: Tell): void {
  const sideB = foe === 'guardian' && (s.sideB || s.place[seat] === HILL)
  const guardian = s.data.guardians[rune]
  const health = foe === 'guardian' ? (sideB ? guardian.b : guardian.a).health : 0
  s.frames.push({
    at: 'battle',
    seat,
    foe,
    stage: 'before',
    rune,
    rival,
    sideB,
    health,
    opening: foe !== 'hero',
    silenced: false,
    count: 0,
    dice: NO_DICE,
    kept: NO_DICE,
    bolt: 0,
    doubled: false,
    mighty: false,
    mightyUsed: false,
    forced: 'none',
    rage: NONE,
    evaded: false,
  })
  if (foe === 'guardian') emit?.tell({ key: 'battle', seat, guardian: rune, sideB })
}

/** The Guardian is beaten: Reward cards, then the god's artifact and a Temple, or the Hill. RULES 5.7 */
export function winBattle(s: World, frame: Battle, emit: Tell): void {
  const { seat } = frame
  const tile = s.place[seat]
  const name = s.data.guardians[frame.rune].name
  pop(s)
  emit?.tell({
    key: 'beaten',
    seat,
    guardian: frame.rune,
    sideB: frame.sideB,
    uses: `${name}-${frame.sideB ? 'b' : 'a'}`,
  })
  deed(s, seat, 'deed-guardian')
  let rewards = tile === HILL ? s.data.numbers.hillRewards : sideOf(s, frame).rewards
  const fallen = s.health[seat] === 0
  const garland = passive(s, seat, 'trophy')
  if (garland >= 0) {
    const card = s.data.artifacts[garland]
    rewards += card.rewards
    heal(s, seat, card.amount, emit)
    emit?.tell({ key: 'passive', seat, artifact: garland, uses: card.name })
  }
  if (tile === HILL) {
    if (s.health[seat] === 0) s.health[seat] = 1
    take(s, seat, rewards)
    emit?.tell({ key: 'captured', seat })
    beginFinal(s, seat, s.hero[seat], emit)
    return
  }
  const god = s.guardian[tile]
  s.guardian[tile] = NONE
  s.godsGone[deckOf(god)] |= 1 << (god % KINDS)
  s.fallen = fallen
  turnOf(s).stage = 'build'
  gain(s, seat, god, emit)
  take(s, seat, rewards)
}

function loseBattle(s: World, frame: Battle, emit: Tell): void {
  pop(s)
  emit?.tell({ key: 'defeated', seat: frame.seat, guardian: frame.rune })
  toCamp(s, frame.seat, emit)
  deed(s, frame.seat, 'deed-camp')
  turnOf(s).stage = 'end'
}

/** How many dice an attack is rolled with: the Harpy and a Shadow token take some away. */
function diceFor(s: World, frame: Battle, emit: Tell): number {
  const { seat } = frame
  const monster = s.data.monsters[s.monster]
  if (s.token[seat] > 0 && monster?.ability === 'shadow') {
    s.token[seat] = 0
    s.monsterTokens++
    emit?.tell({ key: 'token-works', seat, monster: s.monster, uses: monster.name })
    return monster.amount
  }
  return s.data.numbers.dice - (able(s, frame, 'fewer-dice') ? s.data.guardians[frame.rune].amount : 0)
}

/** Is the fight decided by damage without a roll? */
function felled(s: World, frame: Battle): boolean {
  if (frame.foe === 'guardian') return frame.health === 0
  if (frame.foe === 'monster') return s.monsterHealth === 0
  return s.health[frame.rival] === 0
}

/** A fight. RULES 5.1 */
export const battle: Step<World, Battle, KingEvent> = {
  rule: '5.1',
  next(s, frame, emit) {
    const guardian = frame.foe === 'guardian'
    switch (frame.stage) {
      case 'before':
        if (felled(s, frame)) {
          if (guardian) winBattle(s, frame, emit)
          else bury(s, frame, emit)
          return NOBODY
        }
        if (frame.forced === 'none') return only(frame.seat)
        frame.opening = false
        frame.stage = frame.foe === 'monster' ? 'rage' : 'after'
        return NOBODY
      case 'roll':
      case 'rage':
      case 'answer':
      case 'counter':
        return CHANCE
      case 'keep':
        return only(frame.seat)
      case 'after':
        if (frame.forced !== 'critical' && frame.forced !== 'strike') return only(frame.seat)
        apply(s, frame, frame.forced === 'strike' ? RESULT.hit : RESULT.critical, emit)
        return NOBODY
      case 'hurt':
        if (!guardian) {
          afterHit(s, frame, emit)
          return NOBODY
        }
        if (frame.health === 0) winBattle(s, frame, emit)
        else if (s.health[frame.seat] === 0) loseBattle(s, frame, emit)
        else frame.stage = frame.evaded ? 'before' : 'answer'
        return NOBODY
      case 'check':
        if (s.health[frame.seat] === 0) loseBattle(s, frame, emit)
        else frame.stage = 'before'
        return NOBODY
      case 'bury':
        bury(s, frame, emit)
        return NOBODY
    }
  },
  moves(s, frame, seat, out) {
    switch (frame.stage) {
      case 'before':
        listWindow(s, frame.seat, WINDOW.before | (frame.opening ? WINDOW.free | WINDOW.start : 0), out)
        out.add(V.attack())
        return
      case 'roll':
      case 'counter':
        listRolls(frame.count, out)
        return
      case 'rage':
        for (let face = 0; face <= FURY.disarm; face++) out.add(V.rage(face), s.data.monsterDie[face])
        return
      case 'answer':
        for (let face = 0; face < ANSWER.critical + 1; face++)
          out.add(V.answer(face), s.data.guardianDie[face])
        return
      case 'keep':
        listKeeps(frame.dice, out)
        return
      case 'after': {
        listWindow(s, seat, WINDOW.after, out)
        const results = resultsOf(s, frame)
        for (let result = 0; result <= RESULT.miss; result++)
          if ((results & (1 << result)) !== 0) out.add(V.result(result))
      }
    }
  },
  play(s, frame, seat, move, emit) {
    const verb = V.verb(move)
    switch (verb) {
      case 'attack':
        frame.opening = false
        frame.stage = 'roll'
        frame.kept = NO_DICE
        frame.rage = NONE
        frame.count = diceFor(s, frame, emit)
        return
      case 'roll': {
        const dice = join(frame.kept, V.arg(move, 0))
        if (frame.stage === 'counter') {
          emit?.tell({ key: 'rolled', seat: frame.rival, dice })
          frame.dice = dice
          counterattack(s, frame, emit)
          return
        }
        frame.dice = dice
        frame.stage = frame.foe === 'monster' && frame.rage < 0 ? 'rage' : 'after'
        emit?.tell({ key: 'rolled', seat: frame.seat, dice })
        return
      }
      case 'rage':
        frame.rage = V.arg(move, 0)
        frame.stage = 'after'
        emit?.tell({ key: 'raged', face: frame.rage })
        return
      case 'keep':
        frame.kept = V.arg(move, 0)
        frame.count = SIZES[without(frame.dice, frame.kept)]
        frame.stage = 'roll'
        return
      case 'result':
        apply(s, frame, V.arg(move, 0), emit)
        return
      case 'answer':
        frame.stage = 'check'
        strikeBack(s, frame, V.arg(move, 0), emit)
        return
      default:
        playWindow(s, seat, move, emit)
    }
  },
  ask: (_s, frame) =>
    frame.stage === 'before'
      ? { key: 'ask.before', health: frame.health }
      : { key: frame.stage === 'keep' ? 'ask.keep' : 'ask.after' },
}

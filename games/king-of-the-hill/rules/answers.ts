/** What comes back after an attack: the Guardian die, the Monster die, the Contender's counterattack. */
import { pop } from '@pantheon/core'
import { able, sideOf } from './blows.ts'
import { NO_DICE, SHOWS } from './dice.ts'
import type { Tell } from './events.ts'
import { attackOf, criticalOf, distance, hurt, safe, toCamp } from './hero.ts'
import { HILL } from './map.ts'
import { ANSWER, FURY } from './names.ts'
import { leaveWith } from './relics.ts'
import { type Battle, NONE, turnOf, type World } from './state.ts'

/** The Guardian die is applied. RULES 5.4 */
export function strikeBack(s: World, frame: Battle, face: number, emit: Tell): void {
  const side = sideOf(s, frame)
  const { numbers } = s.data
  emit?.tell({ key: 'answered', face })
  if (face === ANSWER.restore) {
    frame.health = Math.min(side.health, frame.health + numbers.restore)
    return
  }
  if (face === ANSWER.miss && !able(s, frame, 'never-misses')) return
  let damage = side.attack + (face === ANSWER.critical ? numbers.answerCritical : 0)
  if (able(s, frame, 'venom')) damage += s.data.guardians[frame.rune].amount
  hurt(s, frame.seat, damage, emit)
}

/** After a hit in the Final battle: the Monster die, or the Contender strikes back, or nothing. RULES 11.4 */
export function afterHit(s: World, frame: Battle, emit: Tell): void {
  frame.stage = 'bury'
  if (frame.foe === 'monster') fury(s, frame, emit)
  else if (frame.foe === 'contender' && s.health[frame.rival] > 0) {
    frame.stage = 'counter'
    frame.kept = NO_DICE
    frame.count = s.data.numbers.dice
  }
}

/** The Monster die is applied, even if the Monster has just died. RULES 11.3 */
function fury(s: World, frame: Battle, emit: Tell): void {
  const { seat, rage } = frame
  const { quake, smash } = s.data.numbers
  if (rage === FURY.quake) {
    for (let other = 0; other < s.seats; other++)
      if (distance(s, s.place[other], HILL) === 1) hurt(s, other, quake, emit)
  } else if (rage === FURY.smash) hurt(s, seat, smash, emit)
  else if (rage === FURY.ruin) leaveWith(s, seat, 1, emit)
  else if (rage === FURY.disarm) {
    if (s.artifacts[seat].length > 0) s.frames.push({ at: 'disarm', seat, by: s.contender })
    else hurt(s, seat, smash, emit)
  }
}

/** The Contender's counterattack: his rune HIT, with the attacker's rune CRITICAL HIT. RULES 11.4 */
export function counterattack(s: World, frame: Battle, emit: Tell): void {
  frame.stage = 'bury'
  const { rival, seat } = frame
  const shows = SHOWS[frame.dice]
  if (shows[s.hero[rival]] === 0) return
  const critical = shows[s.hero[seat]] > 0 ? criticalOf(s, rival) : 0
  hurt(s, seat, attackOf(s, rival) + critical, emit)
}

/** The dead go to their camps; who killed the Contender takes the Hill; a dead Monster is removed. RULES 11.5 */
export function bury(s: World, frame: Battle, emit: Tell): void {
  const turn = turnOf(s)
  pop(s)
  turn.stage = 'rest'
  if (frame.foe === 'monster' && s.monsterHealth === 0) slayMonster(s, frame.seat, emit)
  if (frame.foe === 'contender' && s.health[frame.rival] === 0) {
    toCamp(s, frame.rival, emit)
    s.place[frame.seat] = HILL
    s.contender = frame.seat
    emit?.tell({ key: 'dethroned', seat: frame.rival, by: frame.seat })
    turn.stage = 'end'
  }
  burial(s, emit)
  if (safe(s, frame.seat)) turn.stage = 'end'
}

/** Every hero without Health goes to his camp. */
export function burial(s: World, emit: Tell): void {
  for (let seat = 0; seat < s.seats; seat++) if (s.health[seat] === 0 && !safe(s, seat)) toCamp(s, seat, emit)
}

/** The Monster is gone, and its tokens with it. RULES 11.6 */
export function slayMonster(s: World, seat: number, emit: Tell): void {
  s.monster = NONE
  s.monsterTokens = 0
  s.token.fill(0)
  s.fire.fill(0)
  emit?.tell({ key: 'monster-dead', seat })
}

/** What happens in a turn between the questions. RULES 3.1 */
import { pop, type Seat } from '@pantheon/core'
import { burial } from './answers.ts'
import { beginArena } from './arena.ts'
import { beginBattle } from './battle.ts'
import { take } from './cards.ts'
import type { Tell } from './events.ts'
import { discover } from './explore.ts'
import { endTokens, newControl, returnToken, tokenOn } from './final.ts'
import {
  arenaOf,
  distance,
  hasAbility,
  hasSpecial,
  heal,
  hurt,
  passive,
  safe,
  specialAmount,
  toCamp,
} from './hero.ts'
import { HILL, isCamp } from './map.ts'
import { deed } from './missions.ts'
import { SECRET, SECRETS } from './names.ts'
import { DEED, deckOf, GONE, heroOf, type Turn, type World } from './state.ts'

/** Doll, tokens, then the start effects. RULES 3.1 */
export function start(s: World, frame: Turn, emit: Tell): void {
  const { seat } = frame
  if (s.dolls[seat] > 0) {
    s.dolls[seat]--
    s.secretsUsed[SECRET.doll]++
    emit?.tell({ key: 'doll', seat, uses: SECRETS[SECRET.doll] })
    pop(s)
    return
  }
  s.aegis[seat] = false
  s.hiding[seat] = false
  frame.stage = 'wake'
  const token = tokenOn(s, seat)
  if (token === 'mind-control' || token === 'venom') {
    if (safe(s, seat)) returnToken(s, seat, false, emit)
    else if (token === 'venom') {
      const { amount } = s.data.monsters[s.monster]
      returnToken(s, seat, true, emit)
      hurt(s, seat, amount, emit)
    } else {
      frame.stage = 'end'
      emit?.tell({ key: 'controlled', seat, by: s.contender })
      s.frames.push(newControl(s, seat))
    }
  }
}

/** Dragon blood, Granaries and Gjallarhorn, which shows the top card before it is taken. */
export function wake(s: World, frame: Turn, emit: Tell): void {
  const { seat } = frame
  burial(s, emit)
  frame.stage = 'load'
  if (hasAbility(s, seat, 'dragon-blood') && s.health[seat] < s.vigour[seat]) {
    emit?.tell({ key: 'power', seat, uses: heroOf(s, seat).ability })
    heal(s, seat, heroOf(s, seat).amount, emit)
  }
  if (hasSpecial(s, seat, 'granaries')) {
    emit?.tell({ key: 'power', seat, uses: heroOf(s, seat).special })
    take(s, seat, specialAmount(s, seat))
  }
  const horn = passive(s, seat, 'horn')
  if (horn >= 0) s.frames.push({ at: 'horn', seat, card: -1 })
}

/** Where the turn leads: Arena, Battle, the Final battle, or free choice. RULES 3.1 */
export function route(s: World, frame: Turn, emit: Tell): void {
  const { seat } = frame
  const deck = arenaOf(s, seat)
  if (deck >= 0) beginArena(s, seat, deck, false, emit)
  else if (s.final) frame.stage = seat === s.contender ? 'rule' : besideHill(s, seat) ? 'face' : 'march'
  else if (!isCamp(s.place[seat]) && s.guardian[s.place[seat]] >= 0) fightHere(s, frame, emit)
  else frame.stage = 'open'
}

const besideHill = (s: World, seat: Seat): boolean => distance(s, s.place[seat], HILL) === 1

function fightHere(s: World, frame: Turn, emit: Tell): void {
  beginBattle(s, frame.seat, 'guardian', deckOf(s.guardian[s.place[frame.seat]]), -1, emit)
}

/** What the place where a hero ends his move holds. RULES 3.6 */
export function arrive(s: World, frame: Turn, emit: Tell): void {
  const { seat } = frame
  const tile = s.place[seat]
  const deck = s.arenaTile.indexOf(tile)
  if (tile === HILL) {
    if (s.village[HILL] >= 0) {
      s.hillGuardian = s.village[HILL]
      s.lost[s.hillGuardian]++
      s.village[HILL] = GONE
      emit?.tell({ key: 'seal', rune: s.hillGuardian })
    }
    beginBattle(s, seat, 'guardian', s.hillGuardian, -1, emit)
  } else if (isCamp(tile)) frame.stage = 'rest'
  else if (s.guardian[tile] >= 0) fightHere(s, frame, emit)
  else if (deck >= 0) beginArena(s, seat, deck, false, emit)
  else if (s.village[tile] !== GONE) discover(s, frame, emit)
  else frame.stage = 'rest'
}

/** The attacker faces the Monster or the Contender, if he stands beside the Hill. RULES 11.2 */
export function face(s: World, frame: Turn, emit: Tell): void {
  const { seat } = frame
  burial(s, emit)
  if (safe(s, seat)) frame.stage = 'end'
  else if (!besideHill(s, seat)) frame.stage = 'rest'
  else if (s.monster >= 0) beginBattle(s, seat, 'monster', s.monster, -1, emit)
  else beginBattle(s, seat, 'contender', s.hero[s.contender], s.contender, emit)
}

/** The turn is over: what lasts a turn ends, who fell goes to camp. RULES 3.7 */
export function end(s: World, frame: Turn, emit: Tell): void {
  const { seat } = frame
  pop(s)
  if (s.fallen && !safe(s, seat)) {
    toCamp(s, seat, emit)
    deed(s, seat, 'deed-camp')
  }
  burial(s, emit)
  endTokens(s, seat, emit)
  s.cursed[seat] = false
  s.fogged[seat] = false
  s.strength = 0
  s.haste = 0
  s.turns[seat]++
  const deeds = s.deeds[seat]
  for (let i = 0; i < deeds.length; i++) if (deeds[i] === DEED.fresh) deeds[i] = DEED.open
}

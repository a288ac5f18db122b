/** The Final battle: its set-up, the Monster's tokens, the Contender's turn, mind control. RULES 11 */
import { CHANCE, type MoveList, NOBODY, only, pop, type Seat, type Step } from '@pantheon/core'
import { burial } from './answers.ts'
import { dropArtifact } from './artifacts.ts'
import { listRolls } from './blows.ts'
import { NO_DICE, SHOWS } from './dice.ts'
import type { KingEvent, Tell } from './events.ts'
import { attackOf, criticalOf, distance, hurt, mapOf, safe, speedOf } from './hero.ts'
import { HILL, RING, TILES } from './map.ts'
import { listMoves } from './movement.ts'
import { V } from './moves.ts'
import { DARK, KINDS, type Rune } from './names.ts'
import { type Control, type Disarm, deckOf, GONE, NONE, turnOf, type World } from './state.ts'

/** The Adventures end: Monster and Contender stand on the Hill, all else stops. RULES 11.1 */
export function beginFinal(s: World, seat: Seat, monster: Rune, emit: Tell): void {
  const { numbers, monsters } = s.data
  s.final = true
  s.sealed = false
  s.hillGuardian = NONE
  s.contender = seat
  s.place[seat] = HILL
  s.first = seat
  s.active = seat
  s.again = false
  s.marker = numbers.lastRound + 1
  s.monster = monster
  s.monsterHealth = numbers.monsterHealth * s.seats
  s.monsterTokens = monsters[monster].tokens
  clearBoard(s)
  if (s.frames.length > 1) turnOf(s).stage = 'end'
  emit?.tell({
    key: 'final',
    seat,
    monster,
    health: s.monsterHealth,
    uses: `monster-${monsters[monster].name}`,
  })
}

/** Villages, waiting Guardians, Arenas and Missions go. */
function clearBoard(s: World): void {
  for (let tile = 0; tile < TILES; tile++) {
    if (s.village[tile] >= 0) s.lost[s.village[tile]]++
    s.village[tile] = GONE
    s.seen[tile] = 0
    const god = s.guardian[tile]
    if (god >= 0) s.godsGone[deckOf(god)] |= 1 << (god % KINDS)
    s.guardian[tile] = NONE
  }
  for (let deck = 0; deck < KINDS; deck++) {
    s.arenaTile[deck] = NONE
    s.arenaHero[deck] = NONE
    s.arenaFoes[deck] = []
  }
  for (let seat = 0; seat < s.seats; seat++) {
    for (const god of s.missions[seat]) s.godsGone[deckOf(god)] |= 1 << (god % KINDS)
    s.missions[seat] = []
    s.deeds[seat] = []
  }
}

/** Does the Monster's ability work now: from round II, with three players or more. RULES 11.6 */
const awake = (s: World): boolean =>
  s.monster >= 0 && s.seats > 2 && s.marker > s.data.numbers.lastRound + 1 && s.monsterTokens > 0

/** Lists what a token can be put on. */
export function listTokens(s: World, out: MoveList): void {
  if (!awake(s)) return
  const monster = s.data.monsters[s.monster]
  if (monster.ability === 'fire') {
    for (const tile of RING) if (s.fire[tile] === 0) out.add(V.ignite(tile))
    return
  }
  for (let seat = 0; seat < s.seats; seat++)
    if (
      seat !== s.contender &&
      !safe(s, seat) &&
      s.token[seat] === 0 &&
      (monster.range === 0 || distance(s, s.place[seat], HILL) <= monster.range)
    )
      out.add(V.place(s.hero[seat]))
}

/** Lists the heroes the Contender can strike once his Monster is dead. RULES 11.5 */
export function listVictims(s: World, seat: Seat, out: MoveList): void {
  if (s.monster >= 0) return
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && distance(s, s.place[other], HILL) === 1) out.add(V.assail(s.hero[other]))
}

/** A token is put on a hero. */
export function placeToken(s: World, on: Seat, emit: Tell): void {
  s.token[on] = 1
  s.monsterTokens--
  emit?.tell({ key: 'token', seat: on, monster: s.monster })
}

/** A Fire token is put on a tile; who stands there is burned at once. */
export function ignite(s: World, tile: number, emit: Tell): void {
  s.fire[tile] = 1
  s.monsterTokens--
  emit?.tell({ key: 'ignited', tile, monster: s.monster })
  for (let seat = 0; seat < s.seats; seat++) if (s.place[seat] === tile) burn(s, seat, emit)
}

/** A hero on a burning tile takes the damage, and the token goes back. */
export function burn(s: World, seat: Seat, emit: Tell): void {
  const tile = s.place[seat]
  if (s.monster < 0 || tile >= TILES || s.fire[tile] === 0) return
  const monster = s.data.monsters[s.monster]
  s.fire[tile] = 0
  s.monsterTokens++
  emit?.tell({ key: 'token-works', seat, monster: s.monster, uses: monster.name })
  hurt(s, seat, monster.amount, emit)
}

/** A token on a hero goes back to the Monster; what it did is told if it worked. */
export function returnToken(s: World, seat: Seat, worked: boolean, emit: Tell): void {
  if (s.token[seat] === 0) return
  s.token[seat] = 0
  s.monsterTokens++
  if (worked)
    emit?.tell({ key: 'token-works', seat, monster: s.monster, uses: s.data.monsters[s.monster].name })
}

/** What token lies on a hero; '' for none. */
export const tokenOn = (s: World, seat: Seat): string =>
  s.token[seat] > 0 && s.monster >= 0 ? s.data.monsters[s.monster].ability : ''

/** Tokens that last a turn go back at its end. */
export function endTokens(s: World, seat: Seat, emit: Tell): void {
  const ability = tokenOn(s, seat)
  if (ability === 'chain' || ability === 'drought') returnToken(s, seat, true, emit)
}

/** Mind control: the Contender moves the hero, names his victim, one roll decides. RULES 11.7 */
export const control: Step<World, Control, KingEvent> = {
  rule: '11.7',
  next(s, frame, emit) {
    if (frame.stage === 'move' || frame.stage === 'aim') return only(frame.by)
    if (frame.stage === 'roll') return CHANCE
    pop(s)
    returnToken(s, frame.seat, true, emit)
    burial(s, emit)
    return NOBODY
  },
  moves(s, frame, _seat, out) {
    if (frame.stage === 'roll') listRolls(s.data.numbers.dice, out)
    else if (frame.stage === 'move') {
      if (speedOf(s, frame.seat) > 0) listMoves(s, frame.seat, tile => out.add(V.move(tile)))
      out.add(V.stay())
    } else
      for (let other = 0; other < s.seats; other++)
        if (
          other === frame.seat ||
          (other !== s.contender &&
            !safe(s, other) &&
            mapOf(s).near[s.place[frame.seat]].includes(s.place[other]))
        )
          out.add(V.assail(s.hero[other]))
  },
  play(s, frame, _seat, move, emit) {
    switch (V.verb(move)) {
      case 'move':
        s.place[frame.seat] = V.arg(move, 0)
        emit?.tell({ key: 'moved', seat: frame.seat, to: s.place[frame.seat] })
        frame.stage = 'aim'
        return
      case 'stay':
        frame.stage = 'aim'
        return
      case 'assail':
        frame.rival = s.seatOf[V.arg(move, 0)]
        frame.stage = 'roll'
        return
      case 'roll':
        frame.dice = V.arg(move, 0)
        frame.stage = 'bury'
        emit?.tell({ key: 'rolled', seat: frame.seat, dice: frame.dice })
        controlledHit(s, frame, emit)
    }
  },
  ask: (_s, frame) => ({ key: frame.stage === 'move' ? 'ask.control' : 'ask.aim', seat: frame.seat }),
}

function controlledHit(s: World, frame: Control, emit: Tell): void {
  const { seat, rival } = frame
  const shows = SHOWS[frame.dice]
  const own = shows[s.hero[seat]]
  if (own === 0) return
  const critical = rival === seat ? own > 1 : shows[s.hero[rival]] > 0
  const damage = attackOf(s, seat) + s.data.numbers.controlAttack + (critical ? criticalOf(s, seat) : 0)
  hurt(s, rival, damage, emit)
}

/** A new frame of mind control. */
export const newControl = (s: World, seat: Seat): Control => ({
  at: 'control',
  seat,
  by: s.contender,
  stage: 'move',
  rival: NONE,
  dice: NO_DICE,
})

/** The Monster die takes an artifact: the Contender chooses which. RULES 11.3 */
export const disarm: Step<World, Disarm, KingEvent> = {
  rule: '11.3',
  next: (_s, frame) => only(frame.by),
  moves(s, frame, _seat, out) {
    for (const artifact of s.artifacts[frame.seat]) out.add(V.disarm(artifact))
  },
  play(s, frame, _seat, move, emit) {
    pop(s)
    dropArtifact(s, frame.seat, V.arg(move, 0), emit)
  },
  ask: (_s, frame) => ({ key: 'ask.disarm', seat: frame.seat }),
}

/** The rune of Cthulhu, who comes with the Eclipse. */
export const CTHULHU: Rune = DARK

/** The seat at which the game ended is done: nobody is asked any more. */
export const close = (s: World): number => {
  s.frames.length = 0
  return NOBODY
}

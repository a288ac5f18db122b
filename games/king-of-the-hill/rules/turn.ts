/** One turn, from its start effects to its end. RULES 3 */
import { type Move, type MoveList, NOBODY, only, type Seat, type Step } from '@pantheon/core'
import { beginBattle } from './battle.ts'
import type { KingEvent, Prompt, Tell } from './events.ts'
import { discover, listOpen, listScouts, look, startCapture, startFound } from './explore.ts'
import { burn, ignite, listTokens, listVictims, placeToken } from './final.ts'
import { hasAbility, passive, speedOf } from './hero.ts'
import { march } from './movement.ts'
import { V } from './moves.ts'
import { TEMPLE } from './names.ts'
import { arrive, end, face, route, start, wake } from './stages.ts'
import { heroOf, type Turn, type World } from './state.ts'
import { build, listTemples, mayBuild } from './temples.ts'
import { listWindow, playWindow } from './window.ts'
import { WINDOW } from './windows.ts'

const { free, early, village, mission } = WINDOW

/** A turn. */
export const turn: Step<World, Turn, KingEvent> = {
  rule: '3.1',
  next(s, frame, emit) {
    const { seat } = frame
    const { slots } = s.data.numbers
    switch (frame.stage) {
      case 'start':
        start(s, frame, emit)
        return NOBODY
      case 'wake':
        wake(s, frame, emit)
        return NOBODY
      case 'load':
        frame.stage = 'route'
        s.frames.push({ at: 'excess', seat, sale: true, most: slots })
        return NOBODY
      case 'route':
        route(s, frame, emit)
        return NOBODY
      case 'arrive':
        arrive(s, frame, emit)
        return NOBODY
      case 'discover':
        discover(s, frame, emit)
        return NOBODY
      case 'face':
        face(s, frame, emit)
        return NOBODY
      case 'excess':
        frame.stage = 'end'
        s.frames.push({ at: 'excess', seat, sale: false, most: frame.market ? slots + 1 : slots })
        return NOBODY
      case 'end':
        end(s, frame, emit)
        return NOBODY
      default:
        return only(seat)
    }
  },
  moves(s, frame, seat, out) {
    switch (frame.stage) {
      case 'open':
        listWindow(s, seat, free | early | mission, out)
        listOpen(s, frame, out)
        return
      case 'scouted':
        listWindow(s, seat, free | early | mission, out)
        listScouts(s, frame, out)
        return
      case 'village':
        listWindow(s, seat, free | village | mission, out)
        out.add(V.quest())
        return
      case 'build':
        listWindow(s, seat, free | mission, out)
        if (mayBuild(s, seat, s.place[seat])) listTemples(s, seat, out)
        out.add(V.end())
        return
      case 'march':
        listWindow(s, seat, free | early, out)
        listMarch(s, seat, out)
        return
      case 'rule':
        listRule(s, seat, out)
        return
      default:
        listWindow(s, seat, s.final ? free : free | mission, out)
        out.add(V.end())
    }
  },
  play: (s, frame, seat, move, emit) => playTurn(s, frame, seat, move, emit),
  ask: (s, frame) => askTurn(s, frame),
}

function listMarch(s: World, seat: Seat, out: MoveList): void {
  const ends = march(s, seat)
  for (const tile of ends) out.add(V.move(tile))
  if (ends.length === 0) out.add(V.stay())
}

/** The Contender must use his Monster's ability if it has a target. RULES 11.6 */
function listRule(s: World, seat: Seat, out: MoveList): void {
  listWindow(s, seat, free, out)
  const before = out.length
  listTokens(s, out)
  if (out.length > before) return
  listVictims(s, seat, out)
  out.add(V.end())
}

function playTurn(s: World, frame: Turn, seat: Seat, move: Move, emit: Tell): void {
  const first = V.arg(move, 0)
  switch (V.verb(move)) {
    case 'scout':
      frame.scouts++
      frame.stage = 'scouted'
      look(s, seat, first, emit)
      return
    case 'move':
      if (emit !== null) tellSpeed(s, seat, emit)
      s.place[seat] = first
      emit?.tell({ key: 'moved', seat, to: first })
      frame.stage = s.final ? 'face' : 'arrive'
      if (s.final) burn(s, seat, emit)
      return
    case 'stay':
      emit?.tell({ key: 'stayed', seat })
      frame.stage = s.final ? 'face' : 'arrive'
      return
    case 'found':
      startFound(s, frame, first, emit)
      return
    case 'show':
    case 'capture':
      startCapture(s, frame, move, emit)
      return
    case 'quest':
      frame.stage = 'rest'
      s.frames.push({ at: 'meet', seat, deck: frame.rune, want: s.oracle ? 2 : 1, drawn: [] })
      return
    case 'temple':
      frame.market = first === TEMPLE.market
      frame.stage = 'excess'
      build(s, seat, first, s.place[seat], emit)
      return
    case 'end':
      frame.stage = frame.stage === 'build' ? 'excess' : 'end'
      return
    case 'place':
      placeToken(s, s.seatOf[first], emit)
      frame.stage = 'rest'
      return
    case 'ignite':
      frame.stage = 'rest'
      ignite(s, first, emit)
      return
    case 'assail':
      frame.stage = 'rest'
      beginBattle(s, seat, 'hero', first, s.seatOf[first], emit)
      return
    default:
      playWindow(s, seat, move, emit)
  }
}

/** Tells what makes a hero faster than his load. */
function tellSpeed(s: World, seat: Seat, emit: Tell): void {
  const horse = passive(s, seat, 'speed')
  if (horse >= 0) emit?.tell({ key: 'passive', seat, artifact: horse, uses: s.data.artifacts[horse].name })
  if (s.artifacts[seat].length > 1 && hasAbility(s, seat, 'flying-mortar'))
    emit?.tell({ key: 'power', seat, uses: heroOf(s, seat).ability })
}

function askTurn(s: World, frame: Turn): Prompt {
  const speed = speedOf(s, frame.seat)
  switch (frame.stage) {
    case 'open':
      return { key: 'ask.open', speed }
    case 'scouted':
      return { key: 'ask.scouted', speed, left: s.data.numbers.scouts - frame.scouts }
    case 'village':
      return { key: 'ask.village', rune: frame.rune }
    case 'build':
      return { key: 'ask.build' }
    case 'march':
      return { key: 'ask.march', speed }
    case 'rule':
      return { key: 'ask.rule', monster: s.monster >= 0 }
    default:
      return { key: 'ask.rest' }
  }
}

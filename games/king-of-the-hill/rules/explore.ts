/** Exploration: scouting, choosing where to go, discovering a village, meeting its god; Build turns; the capture. */
import { CHANCE, type Move, type MoveList, NOBODY, only, pop, type Seat, type Step } from '@pantheon/core'
import { arenaGod, beginArena } from './arena.ts'
import { take } from './cards.ts'
import type { KingEvent, Tell } from './events.ts'
import { complete, distance, goldOf, passive, speedOf, templeCount } from './hero.ts'
import { HILL, type Place, TILES } from './map.ts'
import { deedDiscovery } from './missions.ts'
import { empty, ends, spread, stepsTo } from './movement.ts'
import { V } from './moves.ts'
import { KINDS, PATH, PATHS, type Rune } from './names.ts'
import { rollsOf } from './quest.ts'
import { deckOf, GONE, type Meet, newQuest, type Reveal, type Turn, UNSEEN, type World } from './state.ts'

/** How many tokens may be looked at, and how far off. RULES 3.4 */
function sight(s: World, seat: Seat): readonly [count: number, range: number] {
  const lens = passive(s, seat, 'sight')
  if (lens < 0) return [s.data.numbers.scouts, 1]
  return [s.data.artifacts[lens].amount, s.data.artifacts[lens].range]
}

/** Could this seat scout this tile? */
function scoutable(s: World, seat: Seat, tile: Place, range: number): boolean {
  const away = distance(s, s.place[seat], tile)
  return (
    s.village[tile] !== GONE &&
    tile !== HILL &&
    away >= 1 &&
    away <= range &&
    (s.seen[tile] & only(seat)) === 0
  )
}

/** Scouting that is left, and the ends of the Movement. */
export function listScouts(s: World, frame: Turn, out: MoveList): void {
  const { seat } = frame
  const [count, range] = sight(s, seat)
  if (frame.scouts < count)
    for (let tile = 0; tile < TILES; tile++) if (scoutable(s, seat, tile, range)) out.add(V.scout(tile))
  spread(s, seat, speedOf(s, seat))
  for (let tile = 0; tile < TILES; tile++) if (ends(s, seat, tile)) out.add(V.move(tile))
  out.add(V.stay())
}

/** May this seat spend its turn on building: not the first, a token and a card left, as the option says. RULES 6.3 */
const mayFound = (s: World, seat: Seat): boolean =>
  s.turns[seat] > 0 &&
  templeCount(s, seat) < s.data.numbers.templeTokens &&
  (!s.earned || templeCount(s, seat) < s.artifacts[seat].length)

/** The start of a free turn: explore, found a Temple, show a Path, capture the Hill. RULES 3.2 */
export function listOpen(s: World, frame: Turn, out: MoveList): void {
  const { seat } = frame
  listScouts(s, frame, out)
  if (mayFound(s, seat))
    for (let tile = 0; tile < TILES; tile++) if (empty(s, tile) && ends(s, seat, tile)) out.add(V.found(tile))
  for (let path = 0; path < PATHS.length; path++) {
    if (!complete(s, seat, path)) continue
    if (!s.shown) out.add(V.show(path))
    if (stepsTo(HILL) !== 255 && stepsTo(HILL) > 0) out.add(V.capture(path))
  }
}

/** A Build turn: the hero walks to an empty tile. RULES 6.3 */
export function startFound(s: World, frame: Turn, tile: Place, emit: Tell): void {
  s.place[frame.seat] = tile
  emit?.tell({ key: 'moved', seat: frame.seat, to: tile })
  frame.stage = 'build'
}

/** A Path is shown, to pass the Hill or to capture it. RULES 9.5 */
export function startCapture(s: World, frame: Turn, move: Move, emit: Tell): void {
  const { seat } = frame
  const path = V.arg(move, 0)
  if (!s.shown) {
    emit?.tell({ key: 'path-shown', seat, path, uses: `path-${PATHS[path]}` })
    if (path === PATH.wealth) emit?.reveal({ key: 'gold-shown', seat, gold: goldOf(s, seat), uses: 'gold' })
  }
  s.shown = true
  if (V.verb(move) === 'show') return
  s.path = path
  s.place[seat] = HILL
  frame.stage = 'arrive'
  emit?.tell({ key: 'moved', seat, to: HILL })
  if (s.hillGuardian < 0) s.frames.push({ at: 'reveal', seat: -1, tile: HILL })
}

/** A seat looks at a face-down village. RULES 3.4 */
export function look(s: World, seat: Seat, tile: Place, emit: Tell): void {
  s.seen[tile] |= only(seat)
  emit?.tell({ key: 'scouts', seat, tile })
  if (s.village[tile] === UNSEEN) s.frames.push({ at: 'reveal', seat, tile })
  else emit?.reveal({ key: 'scouted', seat, tile, rune: s.village[tile] }, only(seat))
  if (emit !== null) tellSight(s, seat, tile, emit)
}

function tellSight(s: World, seat: Seat, tile: Place, emit: Tell): void {
  const lens = passive(s, seat, 'sight')
  if (lens >= 0 && distance(s, s.place[seat], tile) > 1)
    emit?.tell({ key: 'passive', seat, artifact: lens, uses: s.data.artifacts[lens].name })
}

/** A village nobody has seen gets its rune the moment someone looks. */
export const reveal: Step<World, Reveal, KingEvent> = {
  rule: '3.4',
  next: () => CHANCE,
  moves(s, _frame, _seat, out) {
    for (let rune = 0; rune < KINDS; rune++) if (s.bag[rune] > 0) out.add(V.reveal(rune), s.bag[rune])
  },
  play(s, frame, _seat, move, emit) {
    const rune = V.arg(move, 0)
    pop(s)
    s.bag[rune]--
    s.village[frame.tile] = rune
    if (frame.seat >= 0)
      emit?.reveal({ key: 'scouted', seat: frame.seat, tile: frame.tile, rune }, only(frame.seat))
  },
}

/** The village is turned over, its token kept, Reward cards taken. RULES 3.6 */
export function discover(s: World, frame: Turn, emit: Tell): void {
  const { seat } = frame
  const tile = s.place[seat]
  const rune = s.village[tile]
  if (rune === UNSEEN) {
    frame.stage = 'discover'
    s.frames.push({ at: 'reveal', seat: -1, tile })
    return
  }
  s.village[tile] = GONE
  s.seen[tile] = 0
  s.villages[seat][rune]++
  frame.rune = rune
  frame.stage = 'village'
  emit?.reveal({ key: 'discovered', seat, tile, rune })
  deedDiscovery(s, seat, distance(s, s.from, tile))
  take(s, seat, welcome(s, seat, rune, emit))
}

/** How many Reward cards a village gives. */
function welcome(s: World, seat: Seat, rune: Rune, emit: Tell): number {
  const { numbers, artifacts } = s.data
  const girdle = rune === s.hero[seat] ? -1 : passive(s, seat, 'welcome')
  let cards = rune === s.hero[seat] ? numbers.ownVillage : numbers.otherVillage
  if (girdle >= 0) {
    cards = artifacts[girdle].amount
    emit?.tell({ key: 'passive', seat, artifact: girdle, uses: artifacts[girdle].name })
  }
  return cards
}

/** Where the next god of a deck comes from: the deck, then those put under it. */
const nextUnder = (s: World, deck: Rune): number => s.under.findIndex(god => deckOf(god) === deck)

/** A god is met; the Oracle shows two, of whom one is kept. RULES 4.1 */
export const meet: Step<World, Meet, KingEvent> = {
  rule: '4.1',
  next(s, frame, emit) {
    const left = s.gods[frame.deck] !== 0 || nextUnder(s, frame.deck) >= 0
    if (left && frame.drawn.length < frame.want) return CHANCE
    if (frame.drawn.length > 1) return only(frame.seat)
    pop(s)
    if (frame.drawn.length === 0) emit?.tell({ key: 'no-god', deck: frame.deck })
    else face(s, frame.seat, frame.drawn[0], emit)
    return NOBODY
  },
  moves(s, frame, seat, out) {
    const { deck } = frame
    if (seat >= 0) for (const god of frame.drawn) out.add(V.choose(god))
    else if (s.gods[deck] === 0) out.add(V.meet(s.under[nextUnder(s, deck)]))
    else
      for (let i = 0; i < KINDS; i++) if ((s.gods[deck] & (1 << i)) !== 0) out.add(V.meet(deck * KINDS + i))
  },
  play(s, frame, seat, move, emit) {
    const god = V.arg(move, 0)
    if (seat >= 0) {
      const other = frame.drawn.find(drawn => drawn !== god)
      if (other !== undefined) {
        s.under.push(other)
        s.underBy.push(only(frame.seat))
      }
      pop(s)
      face(s, frame.seat, god, emit)
      return
    }
    frame.drawn.push(god)
    if (s.gods[frame.deck] !== 0) s.gods[frame.deck] &= ~(1 << (god % KINDS))
    else {
      const at = nextUnder(s, frame.deck)
      s.under.splice(at, 1)
      s.underBy.splice(at, 1)
    }
    if (frame.want > 1) emit?.reveal({ key: 'foresees', seat: frame.seat, god }, only(frame.seat))
  },
  ask: () => ({ key: 'ask.oracle' }),
}

/** The god sets a quest, or sends the hero to the Arena. */
function face(s: World, seat: Seat, god: number, emit: Tell): void {
  const card = s.data.gods[god]
  emit?.reveal({ key: 'met', seat, god, uses: card.name })
  if (!card.arena) {
    s.frames.push(newQuest(seat, god, rollsOf(s, seat, emit)))
    return
  }
  const deck = deckOf(god)
  s.godsGone[deck] |= 1 << (god % KINDS)
  if (arenaGod(s, deck) === god) beginArena(s, seat, deck, true, emit)
}

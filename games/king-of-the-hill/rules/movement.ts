/** Where a hero can go. RULES 3.5 */
import type { Seat } from '@pantheon/core'
import { arenaOf, distance, mapOf, speedOf } from './hero.ts'
import { HILL, isCamp, PLACES, type Place, TILES } from './map.ts'
import { RUNES } from './names.ts'
import type { World } from './state.ts'

const OPEN = 0
const NO_END = 1
const NO_PASS = 2

const ground = new Uint8Array(PLACES)
const steps = new Uint8Array(PLACES)
const queue = new Int16Array(PLACES)

/** Marks the places where other heroes stand, and the sealed Hill. */
function survey(s: World, seat: Seat): void {
  ground.fill(OPEN)
  for (let other = 0; other < s.seats; other++)
    if (other !== seat) ground[s.place[other]] = s.passing || arenaOf(s, other) >= 0 ? NO_END : NO_PASS
  if (!s.final) ground[HILL] = s.shown ? NO_END : NO_PASS
}

/**
 * Works out the places within `speed` steps: afterwards `ends(tile)` and `stepsTo(tile)` answer. The sealed Hill is a
 * place one can step onto but not end on, unless as a capture. RULES 3.5
 */
export function spread(s: World, seat: Seat, speed: number): void {
  survey(s, seat)
  steps.fill(255)
  const { near } = mapOf(s)
  const from = s.place[seat]
  let tail = 0
  steps[from] = 0
  queue[tail++] = from
  for (let head = 0; head < tail; head++) {
    const at = queue[head]
    if (steps[at] === speed) break
    if (ground[at] === NO_PASS && at !== from) continue
    const links = near[at]
    for (let i = 0; i < links.length; i++) {
      const to = links[i]
      if (steps[to] !== 255 || isCamp(to)) continue
      steps[to] = steps[at] + 1
      queue[tail++] = to
    }
  }
}

/** After `spread`: may the move end here? */
export const ends = (s: World, seat: Seat, tile: Place): boolean =>
  tile !== s.place[seat] &&
  ground[tile] === OPEN &&
  (steps[tile] !== 255 || (s.farPath && tile !== HILL && distance(s, s.place[seat], tile) <= farReach(s)))

const farReach = (s: World): number => s.data.secrets.find(card => card.effect === 'path')?.range ?? 0

/** After `spread`: how many steps away a tile is; 255 if it cannot be reached. */
export const stepsTo = (tile: Place): number => steps[tile]

/** Lists where an Exploration can end, the hero's own place aside. */
export function listMoves(s: World, seat: Seat, add: (tile: Place) => void): void {
  spread(s, seat, speedOf(s, seat))
  for (let tile = 0; tile < TILES; tile++) if (ends(s, seat, tile)) add(tile)
}

/** A tile one could found a Temple on in a Build turn: nothing lies on it. RULES 6.3 */
export const empty = (s: World, tile: Place): boolean =>
  tile !== HILL && s.village[tile] < -1 && s.temple[tile] < 0 && s.guardian[tile] < 0 && !hasArena(s, tile)

/** Does an Arena token lie here? */
function hasArena(s: World, tile: Place): boolean {
  for (let deck = 0; deck < RUNES.length; deck++) if (s.arenaTile[deck] === tile) return true
  return false
}

/** May someone stand here: no hero does? */
function free(s: World, seat: Seat, tile: Place): boolean {
  for (let other = 0; other < s.seats; other++) if (other !== seat && s.place[other] === tile) return false
  return true
}

/**
 * In the Final battle every step leads nearer to the Hill, as far as the speed allows; one stops beside it. Gives the
 * places the march can end on; none if the way is barred. RULES 11.2
 */
export function march(s: World, seat: Seat): Place[] {
  const { near } = mapOf(s)
  const found: Place[] = []
  const seen = new Set<Place>()
  const walk = (at: Place, left: number, passing: boolean): void => {
    if (seen.has(at)) return
    seen.add(at)
    const away = distance(s, at, HILL)
    const on =
      left > 0 && away > 1
        ? near[at].filter(
            tile => !isCamp(tile) && distance(s, tile, HILL) < away && (passing || free(s, seat, tile)),
          )
        : []
    const further = on.filter(tile => free(s, seat, tile) || left > 1)
    if (further.length > 0) for (const tile of further) walk(tile, left - 1, passing)
    else if (at !== s.place[seat] && free(s, seat, at)) found.push(at)
  }
  walk(s.place[seat], speedOf(s, seat), s.passing)
  return found.sort((a, b) => a - b)
}

/**
 * The board: 37 hexagonal tiles in seven rows named a to g, the Holy Hill in the middle (d4), and five camps
 * beside it, each linked to two border tiles. RULES 1.2
 */
import { HEROES } from './names.ts'

/** A place: a tile (0 to 36) or a camp (37 to 41, in the order of the heroes). */
export type Place = number

const RADIUS = 3
const ROWS = 'abcdefg'
const STEPS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const

interface Hex {
  readonly q: number
  readonly r: number
}

const HEXES: readonly Hex[] = rows()

function rows(): Hex[] {
  const hexes: Hex[] = []
  for (let r = -RADIUS; r <= RADIUS; r++)
    for (let q = Math.max(-RADIUS, -RADIUS - r); q <= Math.min(RADIUS, RADIUS - r); q++) hexes.push({ q, r })
  return hexes
}

/** How many tiles there are. */
export const TILES = HEXES.length

/** How many places: tiles and camps. */
export const PLACES = TILES + HEROES.length

/** The camp of a hero. */
export const campOf = (hero: number): Place => TILES + hero

/** Is this place a camp? */
export const isCamp = (place: Place): boolean => place >= TILES

const indexOf = (q: number, r: number): number => HEXES.findIndex(hex => hex.q === q && hex.r === r)

/** The Holy Hill. */
export const HILL: Place = indexOf(0, 0)

/** The names of the tiles: a row's letter and the place in it from the left. */
export const TILE_NAMES: readonly string[] = HEXES.map(
  ({ q, r }) => `${ROWS[r + RADIUS]}${q - Math.max(-RADIUS, -RADIUS - r) + 1}`,
)

/** The row (0 to 6) and the place in it (0 at the left) of a tile, for drawing. */
export const rowOf = (tile: Place): readonly [row: number, column: number] => {
  const { q, r } = HEXES[tile]
  return [r + RADIUS, q - Math.max(-RADIUS, -RADIUS - r)]
}

/** Who lies next to whom, and how far apart places are, heroes ignored. */
export interface BoardMap {
  readonly near: readonly (readonly Place[])[]
  /** `far[a * PLACES + b]`: steps from a to b. */
  readonly far: Uint8Array
}

/** Works a board out from the tiles that each camp is linked to. */
export function chart(camps: readonly (readonly string[])[]): BoardMap {
  const near: Place[][] = HEXES.map(({ q, r }) =>
    STEPS.map(([dq, dr]) => indexOf(q + dq, r + dr)).filter(tile => tile >= 0),
  )
  camps.forEach((links, hero) => {
    const tiles = links.map(name => TILE_NAMES.indexOf(name))
    near.push(tiles)
    for (const tile of tiles) near[tile].push(campOf(hero))
  })
  const far = new Uint8Array(PLACES * PLACES).fill(255)
  for (let from = 0; from < PLACES; from++) {
    const queue = [from]
    far[from * PLACES + from] = 0
    for (const at of queue)
      for (const to of near[at])
        if (far[from * PLACES + to] === 255) {
          far[from * PLACES + to] = far[from * PLACES + at] + 1
          queue.push(to)
        }
  }
  return { near, far }
}

/** The tiles around the Holy Hill. */
export const RING: readonly Place[] = STEPS.map(([q, r]) => indexOf(q, r))

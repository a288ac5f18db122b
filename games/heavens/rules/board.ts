import { type HeavensData, MOST_SLOTS, ORBITS, type Orbit, REGIONS, type Region } from './data.ts'

/** Every space that a move can name; a space's place in this list is its word. RULES 1.2 */
export const SPACES: readonly string[] = REGIONS.flatMap(region => namesIn(region, MOST_SLOTS))

/** The heavens of one table, made ready for play. Spaces are numbered from 0, region by region. RULES 1 */
export interface Board {
  /** How many spaces this table uses. */
  readonly size: number
  readonly names: readonly string[]
  /** The word of each space in the moves, and the space of each word (-1: not on this table). */
  readonly words: Int32Array
  readonly spaceOf: Int32Array
  /** Region and orbit of each space, both numbered from 0. */
  readonly regions: Int32Array
  readonly orbits: Int32Array
  /** How many spaces each region holds. */
  readonly regionSizes: Int32Array
  /** The spaces that blue lines join to space i: `links[ends[i] … ends[i + 1] - 1]`. */
  readonly ends: Int32Array
  readonly links: Int32Array
  /** The blue lines of this table, as the edition writes them. */
  readonly lines: readonly string[]
}

/** The names of a region's spaces, orbit by orbit. */
function namesIn(region: Region, spaces: Readonly<Record<Orbit, number>>): string[] {
  return ORBITS.flatMap(orbit =>
    Array.from({ length: spaces[orbit] }, (_, slot) => `${region}${orbit}${slot + 1}`),
  )
}

/** The edition's row for a table of `seats`. */
export const tableOf = (data: HeavensData, seats: number) => data.tables[`${seats}` as '3' | '4' | '5']

/** Works the board of one table out of the edition. */
function compile(data: HeavensData, seats: number): Board {
  const names = tableOf(data, seats).regions.flatMap(number => {
    const region = REGIONS[number - 1]
    return namesIn(region, data.regions[region].spaces)
  })
  const numberOf = new Map(names.map((name, space) => [name, space]))
  const letters: readonly string[] = ORBITS
  const regionSizes = new Int32Array(REGIONS.length)
  for (const name of names) regionSizes[Number(name[0]) - 1]++

  const neighbours: number[][] = names.map(() => [])
  const lines: string[] = []
  for (const line of REGIONS.flatMap(region => data.regions[region].lines)) {
    const [a, b] = line.split('-').map(name => numberOf.get(name))
    if (a === undefined || b === undefined) continue
    lines.push(line)
    neighbours[a].push(b)
    neighbours[b].push(a)
  }
  const ends = new Int32Array(names.length + 1)
  neighbours.forEach((joined, space) => {
    ends[space + 1] = ends[space] + joined.length
  })
  return {
    size: names.length,
    names,
    words: Int32Array.from(names, name => SPACES.indexOf(name)),
    spaceOf: Int32Array.from(SPACES, name => numberOf.get(name) ?? -1),
    regions: Int32Array.from(names, name => Number(name[0]) - 1),
    orbits: Int32Array.from(names, name => letters.indexOf(name[1])),
    regionSizes,
    ends,
    links: Int32Array.from(neighbours.flat()),
    lines,
  }
}

const compiled = new WeakMap<HeavensData, (Board | undefined)[]>()
let lastData: HeavensData | null = null
let lastSeats = 0
let lastBoard: Board | null = null

/** The board of a table. The one asked for last is at hand without a look-up: playouts ask at every move. */
export function boardOf(data: HeavensData, seats: number): Board {
  if (lastBoard !== null && data === lastData && seats === lastSeats) return lastBoard
  const boards = compiled.get(data) ?? []
  const board = boards[seats] ?? compile(data, seats)
  boards[seats] = board
  compiled.set(data, boards)
  lastData = data
  lastSeats = seats
  lastBoard = board
  return board
}

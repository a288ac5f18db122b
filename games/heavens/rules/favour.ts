import { type Board, boardOf } from './board.ts'
import { type HeavensData, MOST_SEATS, ORBITS, REGIONS } from './data.ts'
import { FROM, NIGHT_SOURCES } from './state.ts'

const lit = new Int32Array(MOST_SEATS * ORBITS.length)
const seen = new Int32Array(MOST_SEATS)
let reached = new Uint8Array(64)
let queue = new Int32Array(64)

/**
 * Zeus' favour for the lit planets of a sky: fills `out` with the points of each seat from each source of the
 * night (`out[seat * NIGHT_SOURCES + source]`). It works on bare lists, so that bots can ask it about skies that
 * are only imagined. RULES 5
 */
export function favour(
  data: HeavensData,
  seats: number,
  owner: ArrayLike<number>,
  dark: ArrayLike<number>,
  out: Int32Array,
): void {
  const heavens = boardOf(data, seats)
  out.fill(0)
  regionsAndOrbits(data, heavens, seats, owner, dark, out)
  constellations(data, heavens, owner, dark, out)
}

/** Regions count once each, however many planets shine there (ruling 21). RULES 5.2 */
function regionsAndOrbits(
  data: HeavensData,
  { size, regions, orbits }: Board,
  seats: number,
  owner: ArrayLike<number>,
  dark: ArrayLike<number>,
  out: Int32Array,
): void {
  lit.fill(0)
  seen.fill(0)
  for (let space = 0; space < size; space++) {
    const seat = owner[space]
    if (seat < 0 || dark[space] === 1) continue
    seen[seat] |= 1 << regions[space]
    lit[seat * ORBITS.length + orbits[space]]++
  }
  for (let seat = 0; seat < seats; seat++)
    for (let region = 0; region < REGIONS.length; region++)
      if ((seen[seat] & (1 << region)) !== 0) out[seat * NIGHT_SOURCES + FROM.regions] += data.favour.region
  for (let orbit = 0; orbit < ORBITS.length; orbit++) scoreOrbit(data, orbit, seats, out)
}

/** One orbit: a sole leader at the minimum takes the left number, else all leaders the right one. RULES 5.3 */
function scoreOrbit(data: HeavensData, orbit: number, seats: number, out: Int32Array): void {
  const { most, second } = data.orbits[ORBITS[orbit]]
  let lead = 0
  let leaders = 0
  let next = 0
  for (let seat = 0; seat < seats; seat++) {
    const count = lit[seat * ORBITS.length + orbit]
    if (count > lead) {
      next = lead
      lead = count
      leaders = 1
    } else if (count === lead) leaders++
    else if (count > next) next = count
  }
  if (lead === 0) return
  const qualified = leaders === 1 && lead >= second
  for (let seat = 0; seat < seats; seat++) {
    const count = lit[seat * ORBITS.length + orbit]
    const at = seat * NIGHT_SOURCES + FROM.orbits + orbit
    if (count === lead) out[at] = qualified ? most : second
    else if (qualified && count === next && next > 0) out[at] = second
  }
}

/** Whole groups of two or more joined by blue lines, and the bonus for the one largest. RULES 5.4, 5.5 */
function constellations(
  data: HeavensData,
  { size, ends, links }: Board,
  owner: ArrayLike<number>,
  dark: ArrayLike<number>,
  out: Int32Array,
): void {
  if (reached.length < size) {
    reached = new Uint8Array(size)
    queue = new Int32Array(size)
  }
  reached.fill(0)
  let largest = 1
  let holder = -1
  for (let from = 0; from < size; from++) {
    const seat = owner[from]
    if (seat < 0 || reached[from] === 1 || dark[from] === 1) continue
    let members = 1
    queue[0] = from
    reached[from] = 1
    for (let done = 0; done < members; done++) {
      const space = queue[done]
      for (let i = ends[space]; i < ends[space + 1]; i++) {
        const other = links[i]
        if (owner[other] !== seat || reached[other] === 1 || dark[other] === 1) continue
        reached[other] = 1
        queue[members++] = other
      }
    }
    if (members < 2) continue
    out[seat * NIGHT_SOURCES + FROM.constellations] += members * data.favour.planet
    if (members > largest) {
      largest = members
      holder = seat
    } else if (members === largest) holder = -1
  }
  if (holder >= 0) out[holder * NIGHT_SOURCES + FROM.best] += data.favour.best
}

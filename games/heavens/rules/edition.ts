import { boardOf, SPACES, tableOf } from './board.ts'
import { DAYS, type HeavensData, MOST_CLIMBED, MOST_FORGED, MOST_SLOTS, ORBITS, REGIONS } from './data.ts'

const TABLES = [3, 4, 5] as const

const within = (what: string, value: number, min: number, max: number): string | null =>
  value >= min && value <= max ? null : `${what}: expected ${min} to ${max}, not ${value}`

/** What is wrong with an edition beyond its shape, or null. */
export function checkData(data: HeavensData): string | null {
  return (
    numbers(data) ?? heavens(data) ?? TABLES.map(seats => table(data, seats)).find(wrong => wrong) ?? null
  )
}

function numbers(data: HeavensData): string | null {
  const { torch, forge, tyche, zephyrus, favour } = data
  const prices = [...torch.prices, ...forge.prices, zephyrus.price, torch.dropFirst, torch.dropOther]
  const prizes = [zephyrus.prestige, favour.region, favour.planet, favour.best, data.passPenalty]
  const amounts = [...prices, ...prizes, ...ORBITS.flatMap(orbit => Object.values(data.orbits[orbit]))]
  return (
    within('days', data.days, 1, DAYS.length) ??
    within('planets', data.planets, 2, 20) ??
    within('allotment', data.allotment, 2, data.planets) ??
    within('torch.start', torch.start, torch.bottom, torch.top) ??
    within('torch.bottom', torch.bottom, 0, 100) ??
    within('torch.top', torch.top, torch.bottom, 100) ??
    within('torch.prices: how many', torch.prices.length, 1, MOST_CLIMBED) ??
    within('forge.prices: how many', forge.prices.length, 1, MOST_FORGED) ??
    within('tyche.first', tyche.first, 1, 100) ??
    within('tyche.other', tyche.other, 1, 100) ??
    within('powerPerPrestige', data.powerPerPrestige, 1, 100) ??
    amounts.map(amount => within('a price or prize', amount, 0, 100)).find(wrong => wrong) ??
    null
  )
}

function heavens(data: HeavensData): string | null {
  const known = new Set<string>()
  for (const region of REGIONS)
    for (const orbit of ORBITS) {
      const slots = data.regions[region].spaces[orbit]
      const wrong = within(`regions.${region}.spaces.${orbit}`, slots, 0, MOST_SLOTS[orbit])
      if (wrong) return wrong
      for (let slot = 1; slot <= slots; slot++) known.add(`${region}${orbit}${slot}`)
    }
  const drawn = new Set<string>()
  for (const region of REGIONS)
    for (const line of data.regions[region].lines) {
      const ends = line.split('-')
      const place = `regions.${region}.lines: "${line}"`
      if (ends.length !== 2) return `${place}: expected two spaces joined by a dash, such as 1G1-1O1`
      const stray = ends.find(end => !known.has(end))
      if (stray !== undefined)
        return `${place}: ${SPACES.includes(stray) ? `this edition has no space ${stray}` : `"${stray}" is no space`}`
      const pair = ends.toSorted().join('-')
      if (ends[0] === ends[1] || drawn.has(pair)) return `${place}: drawn twice, or joins a space to itself`
      drawn.add(pair)
    }
  return null
}

/** A table's regions exist, and the night before can always be played to its end. */
function table(data: HeavensData, seats: number): string | null {
  const { power, regions } = tableOf(data, seats)
  const odd = regions.find(region => !REGIONS.some(known => known === `${region}`))
  if (odd !== undefined) return `tables.${seats}.regions: there is no region ${odd}`
  if (new Set(regions).size !== regions.length) return `tables.${seats}.regions: a region is named twice`
  const { size, orbits } = boardOf(data, seats)
  const fullest = Math.max(...ORBITS.map((_, orbit) => orbits.filter(of => of === orbit).length))
  const spare = size - fullest
  if (spare < 2 * seats - 1)
    return `tables.${seats}: ${spare} spaces outside the fullest orbit; the night before may need ${2 * seats - 1}`
  return within(`tables.${seats}.power`, power, 0, 1000)
}

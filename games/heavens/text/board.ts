import type { Seat } from '@pantheon/core'
import { ORBITS } from '../rules/data.ts'
import type { GodView, HeavensView } from '../rules/view.ts'

const PANEL = 13
const GAP = '  '
const ORBIT_NAMES = ['grey', 'orange', 'red', 'purple']
const LETTERS = 'ABCDE'
const NAME = 13

const short = (name: string): string => name.slice(0, NAME)

/** A letter on the sheet: row and column within a region's panel. */
interface Spot {
  readonly row: number
  readonly column: number
}

/** The table in text, 80 columns wide: the day, the regions side by side, the gods. */
export function draw(view: HeavensView, name: (seat: Seat) => string): string {
  const regions = [...new Set(view.spaces.map(space => space[0]))]
  const drawn = new Set<string>()
  const panels = regions.map(region => panel(view, region, drawn))
  const rows = panels[0].map((_, row) => panels.map(lines => lines[row]).join(GAP))
  const further = view.lines.filter(line => !drawn.has(line))
  return [
    headline(view, name),
    '',
    ...rows.map(row => `   ${row}`.trimEnd()),
    '',
    `   ${view.orbits.map(({ most, second }, i) => `${ORBIT_NAMES[i]} ${most}/${second}`).join('   ')}`,
    '   Capitals shine, small letters are dark, * was moved in this phase.',
    ...(further.length > 0 ? [`   Further lines: ${further.join(', ')}`] : []),
    '',
    '     God           Prestige  Torch  Planets  Allotment  Supply  Power  Plan',
    ...view.gods.map((god, seat) => godLine(view, god, seat, name(seat))),
  ].join('\n')
}

function headline(view: HeavensView, name: (seat: Seat) => string): string {
  const when =
    view.day === 0 ? 'The night before the first day' : `Day ${view.day} of ${view.days}, ${view.phase}`
  const lights = view.sun < 0 ? '' : `Sun: ${short(name(view.sun))}   Moon: ${short(name(view.moon))}`
  return `   ${when.padEnd(34)}${lights}`.trimEnd()
}

/** The spot of each space of a region: an orbit a row, its spaces spread evenly about the middle. */
function spots(view: HeavensView, region: string): Map<string, Spot> {
  const found = new Map<string, Spot>()
  ORBITS.forEach((orbit, ring) => {
    const row = view.spaces.filter(space => space.startsWith(region + orbit))
    const step = row.length > 4 ? Math.floor((PANEL - 1) / (row.length - 1)) : 4
    row.forEach((space, slot) => {
      const column = Math.round((PANEL - 1) / 2 + (slot - (row.length - 1) / 2) * step)
      found.set(space, { row: ring * 2, column })
    })
  })
  return found
}

/** One region: planets as letters, lines between neighbours. Notes in `drawn` which lines it could show. */
function panel(view: HeavensView, region: string, drawn: Set<string>): string[] {
  const place = spots(view, region)
  const sheet = Array.from({ length: ORBITS.length * 2 - 1 }, () => new Array<string>(PANEL + 1).fill(' '))
  for (const line of view.lines) {
    const [a, b] = line.split('-').map(space => place.get(space))
    if (a && b && connect(sheet, a.row <= b.row ? a : b, a.row <= b.row ? b : a)) drawn.add(line)
  }
  for (const [space, { row, column }] of place) {
    const number = view.spaces.indexOf(space)
    const letter = LETTERS[view.owner[number]] ?? '·'
    sheet[row][column] = view.dark[number] ? letter.toLowerCase() : letter
    if (view.moved[number]) sheet[row][column + 1] = '*'
  }
  const title = `Region ${region}`.padStart(10).padEnd(PANEL + 1)
  return [title, ...sheet.map(row => row.join(''))]
}

/** Draws a line between neighbours: along an orbit, or to the next one; false where there is no room for it. */
function connect(sheet: string[][], from: Spot, to: Spot): boolean {
  const across = to.column - from.column
  if (from.row === to.row && Math.abs(across) <= 4) {
    const [left, right] = across > 0 ? [from, to] : [to, from]
    for (let column = left.column + 1; column < right.column; column++) sheet[from.row][column] = '-'
    return true
  }
  if (to.row !== from.row + 2 || Math.abs(across) > 3) return false
  const stroke = across === 0 ? '|' : across > 0 ? '\\' : '/'
  sheet[from.row + 1][from.column + Math.trunc(across / 2)] = stroke
  return true
}

function godLine(view: HeavensView, god: GodView, seat: Seat, name: string): string {
  const places = Math.max(3, god.allotment)
  const columns = [
    view.turn === seat ? ' >' : '  ',
    LETTERS[seat],
    short(name).padEnd(NAME),
    `${god.prestige}`.padStart(8),
    `${god.torch}`.padStart(6),
    `${god.planets}`.padStart(8),
    'o'.repeat(god.allotment).padEnd(places, '.').padStart(10),
    `${god.supply}`.padStart(7),
    (god.power === null ? '?' : `${god.power}`).padStart(6),
    ` ${god.plan ?? (god.ready ? 'face down' : '-')}`,
  ]
  return columns.join(' ').trimEnd()
}

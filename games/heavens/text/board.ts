import type { Seat } from '@pantheon/core'
import { ORBITS, type Plan } from '../rules/data.ts'
import type { GodView, HeavensView } from '../rules/view.ts'

/** The words on the drawn table, in one language. */
export interface Labels {
  /** From the inside. */
  readonly orbits: readonly string[]
  readonly legend: string
  readonly furtherLines: string
  readonly eve: string
  readonly when: (day: number, days: number, phase: string) => string
  readonly sun: string
  readonly moon: string
  readonly region: string
  readonly god: string
  readonly prestige: string
  readonly torch: string
  readonly planets: string
  readonly allotment: string
  readonly supply: string
  readonly power: string
  readonly plan: string
  readonly plans: Readonly<Record<Plan, string>>
  readonly faceDown: string
}

const PANEL = 13
const GAP = '  '
const LETTERS = 'ABCDE'
const NAME = 13

const short = (name: string): string => name.slice(0, NAME)

/** A letter on the sheet: row and column within a region's panel. */
interface Spot {
  readonly row: number
  readonly column: number
}

/** Draws the table in text with the words of a language: the day, the regions side by side, the gods. 80 columns. */
export const drawnWith =
  (labels: Labels) =>
  (view: HeavensView, name: (seat: Seat) => string): string =>
    draw(view, name, labels)

function draw(view: HeavensView, name: (seat: Seat) => string, labels: Labels): string {
  const regions = [...new Set(view.spaces.map(space => space[0]))]
  const drawn = new Set<string>()
  const panels = regions.map(region => panel(view, region, drawn, labels))
  const rows = panels[0].map((_, row) => panels.map(lines => lines[row]).join(GAP))
  const further = view.lines.filter(line => !drawn.has(line))
  return [
    headline(view, name, labels),
    '',
    ...rows.map(row => `   ${row}`.trimEnd()),
    '',
    `   ${view.orbits.map(({ most, second }, i) => `${labels.orbits[i]} ${most}/${second}`).join('   ')}`,
    `   ${labels.legend}`,
    ...(further.length > 0 ? [`   ${labels.furtherLines} ${further.join(', ')}`] : []),
    '',
    heading(labels),
    ...view.gods.map((god, seat) => godLine(view, god, seat, name(seat), labels)),
  ].join('\n')
}

function headline(view: HeavensView, name: (seat: Seat) => string, labels: Labels): string {
  const { day, days, phase, sun, moon } = view
  const when = day === 0 ? labels.eve : labels.when(day, days, phase)
  const lights = sun < 0 ? '' : `${labels.sun} ${short(name(sun))}   ${labels.moon} ${short(name(moon))}`
  return `   ${when.padEnd(31)}${lights}`.trimEnd()
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
function panel(view: HeavensView, region: string, drawn: Set<string>, labels: Labels): string[] {
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
  const title = `${labels.region} ${region}`.padStart(10).padEnd(PANEL + 1)
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

/** The columns of the gods: their widths hold for the heading and for every line. */
const COLUMNS = [-2, -1, -NAME, 8, 6, 8, 9, 7, 7, 0]

/** Fields in their columns: a negative width begins at the left, a positive one ends at the right. */
const inColumns = (fields: readonly string[]): string =>
  fields
    .map((field, i) => (COLUMNS[i] < 0 ? field.padEnd(-COLUMNS[i]) : field.padStart(COLUMNS[i])))
    .join(' ')
    .trimEnd()

const heading = (labels: Labels): string =>
  inColumns([
    '',
    '',
    labels.god,
    labels.prestige,
    labels.torch,
    labels.planets,
    labels.allotment,
    labels.supply,
    labels.power,
    ` ${labels.plan}`,
  ])

function godLine(view: HeavensView, god: GodView, seat: Seat, name: string, labels: Labels): string {
  const places = Math.max(3, god.allotment)
  return inColumns([
    view.turn === seat ? ' >' : '',
    LETTERS[seat],
    short(name),
    `${god.prestige}`,
    `${god.torch}`,
    `${god.planets}`,
    'o'.repeat(god.allotment).padEnd(places, '.'),
    `${god.supply}`,
    god.power === null ? '?' : `${god.power}`,
    ` ${god.plan ? labels.plans[god.plan] : god.ready ? labels.faceDown : '-'}`,
  ])
}

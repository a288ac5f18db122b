/** A hex by its axial coordinates: `q` to the right, `r` down and to the right. */
export interface Hex {
  readonly q: number
  readonly r: number
}

/** Half the width of a hex whose corners lie one unit from its middle and point up and down. */
const HALF = Math.sqrt(3) / 2

/** Where the middle of a hex lies, in units of the distance from its middle to a corner. */
export const middle = ({ q, r }: Hex): readonly [x: number, y: number] => [HALF * (2 * q + r), 1.5 * r]

/** How many steps lie between two hexes. */
export const distance = (a: Hex, b: Hex): number =>
  Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r))

/** The box around some hexes, in the same units. */
export function extent(hexes: readonly Hex[]): { x: number; y: number; width: number; height: number } {
  const points = hexes.map(middle)
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, top] = [Math.min(...xs) - HALF, Math.min(...ys) - 1]
  return { x: left, y: top, width: Math.max(...xs) + HALF - left, height: Math.max(...ys) + 1 - top }
}

/** The outline of a hex of that radius around a point, as an SVG path. */
export const outline = (x: number, y: number, radius: number): string =>
  `M${[30, 90, 150, 210, 270, 330]
    .map(degrees => (degrees * Math.PI) / 180)
    .map(angle => `${(x + radius * Math.cos(angle)).toFixed(2)} ${(y + radius * Math.sin(angle)).toFixed(2)}`)
    .join('L')}z`

/** All hexes up to so many steps from the middle one, row by row. */
export function disc(radius: number): Hex[] {
  const out: Hex[] = []
  for (let r = -radius; r <= radius; r++)
    for (let q = Math.max(-radius, -radius - r); q <= Math.min(radius, radius - r); q++) out.push({ q, r })
  return out
}

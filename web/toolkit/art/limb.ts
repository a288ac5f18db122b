/** A joint of a painted limb: where it is and how thick. */
export type Joint = readonly [x: number, y: number, r: number]

const round = (n: number): number => Math.round(n * 10) / 10

const disc = ([x, y, r]: Joint): string =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`

/** All pieces turn the same way round, so that overlaps stay filled. */
function bone([x1, y1, r1]: Joint, [x2, y2, r2]: Joint): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const [nx, ny] = [-(y2 - y1) / length, (x2 - x1) / length]
  const at = (x: number, y: number, r: number): string => `${round(x + nx * r)} ${round(y + ny * r)}`
  return `M${at(x1, y1, -r1)}L${at(x2, y2, -r2)} ${at(x2, y2, r2)} ${at(x1, y1, r1)}z`
}

/** The outline of a limb as a vase painter lays it down: tapering from joint to joint. */
export const limb = (...joints: readonly Joint[]): string =>
  joints.map((joint, i) => (i === 0 ? disc(joint) : bone(joints[i - 1], joint) + disc(joint))).join('')

import type { ReactNode } from 'react'
import { GODS } from './gods.ts'
import { type Joint, limb } from './limb.ts'
import { MORTALS } from './mortals.ts'

/** The poses of the house. */
const PAINTED = { ...MORTALS, ...GODS }

/** The names of the poses. */
export const POSES = Object.keys(PAINTED) as readonly PoseName[]

/** A pose of a painted figure. */
export type PoseName = keyof typeof PAINTED

/** The closed shapes of a path. */
const shapes = (path: string): string[] => path.split(/(?<=z)(?=\s*M)/)

/** A figure in the painter's manner: a silhouette in the figure's colour, its lines in the ground's. */
export function Figure({
  pose,
  x = 0,
  y = 0,
  scale = 1,
  flip = false,
  children,
}: {
  readonly pose: PoseName
  readonly x?: number
  readonly y?: number
  readonly scale?: number
  readonly flip?: boolean
  readonly children?: ReactNode
}) {
  const { limbs, incised, extra } = PAINTED[pose]
  const turn = flip ? ` translate(100 0) scale(-1 1)` : ''
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})${turn}`}>
      <g fill="var(--figure)">
        <path d={limbs.map(joints => limb(...(joints as readonly Joint[]))).join('')} />
        {/* Each shape by itself: where two that turn opposite ways lie over one another, one path would leave a hole. */}
        {shapes(extra).map(shape => (
          <path key={shape} d={shape} />
        ))}
      </g>
      <path d={incised} fill="none" stroke="var(--ground)" strokeWidth="1.3" strokeLinecap="round" />
      {children}
    </g>
  )
}

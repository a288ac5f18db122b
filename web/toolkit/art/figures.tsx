import type { ReactNode } from 'react'
import { type Joint, limb } from './limb.ts'

/** A figure: its limbs, and what is painted over or scratched into them. */
interface Pose {
  readonly limbs: readonly (readonly Joint[])[]
  /** Lines scratched through the slip, showing the ground. */
  readonly incised: string
  /** Filled shapes besides limbs: hair, beard, crest, tools. */
  readonly extra: string
}

const head = (x: number, y: number): string =>
  `M${x - 8} ${y + 2}c-2-8 3-13 9-12 4 .6 6.600 3 7 6.400l2.600 4.400-2.600.8c.2 1.800-.2 3.400-1 4.600l-3 6.400c-2.600 1-6-.2-7-2.600-2.800-1.200-4.600-4-5-8z`

const eye = (x: number, y: number): string =>
  `M${x + 2} ${y - 1.5}q2-1.600 4 .2q-2 1.200-4-.2M${x - 8} ${y}q3-6 8-6.500M${x - 2} ${y + 9}q3-1 4-4`

/** The closed shapes of a path. */
const shapes = (path: string): string[] => path.split(/(?<=z)(?=\s*M)/)

/** The poses of the house, in a box of 100 by 132. */
const PAINTED = {
  runner: {
    limbs: [
      [
        [55, 31, 4.5],
        [53, 42, 10.5],
        [50, 60, 7],
        [49, 68, 9],
      ],
      [
        [57, 38, 5],
        [74, 47, 4.2],
        [85, 32, 3],
        [88, 28, 2.6],
      ],
      [
        [49, 39, 5],
        [30, 48, 4.2],
        [20, 34, 3],
        [17, 30, 2.6],
      ],
      [
        [52, 70, 8.5],
        [76, 82, 6],
        [72, 106, 4],
        [72, 112, 2.6],
        [84, 114, 2],
      ],
      [
        [47, 70, 8.5],
        [36, 93, 6],
        [12, 100, 4],
        [7, 100, 2.6],
        [3, 90, 2],
      ],
    ],
    incised: `M46 40q7 5 14 1M50 48v9M54 78q9 2 16 6M42 80q-1 8-4 12${eye(58, 19)}`,
    extra: head(58, 19),
  },
  builder: {
    limbs: [
      [
        [50, 34, 4.5],
        [50, 46, 10],
        [47, 62, 7.5],
        [47, 70, 9],
      ],
      [
        [55, 41, 5],
        [68, 34, 4.2],
        [62, 18, 3.2],
      ],
      [
        [46, 41, 5],
        [34, 34, 4.2],
        [37, 14, 3.2],
      ],
      [
        [51, 72, 8.5],
        [70, 84, 6],
        [66, 106, 4],
        [67, 112, 2.6],
        [78, 114, 2],
      ],
      [
        [45, 72, 8.5],
        [38, 94, 6],
        [26, 114, 4],
        [24, 118, 2.6],
        [34, 120, 2],
      ],
    ],
    incised: `M43 44q7 5 14 1M48 51v9M30 2h40M50 2v-11M53 80q8 2 13 5${eye(54, 24)}`,
    extra: `${head(54, 24)}M26-9h48v21H26z`,
  },
  hoplite: {
    limbs: [
      [
        [52, 32, 5],
        [52, 46, 11],
        [50, 66, 9],
      ],
      [
        [60, 42, 5],
        [76, 50, 4],
        [82, 42, 3.4],
      ],
      [
        [54, 72, 9],
        [68, 92, 6.4],
        [66, 114, 4.2],
        [66, 118, 2.8],
        [78, 121, 2],
      ],
      [
        [46, 72, 9],
        [36, 94, 6.4],
        [26, 114, 4.2],
        [24, 118, 2.8],
        [36, 121, 2],
      ],
    ],
    incised:
      'M46 17q8-3 15 1M56 16v14M60 24h-5M22 54a22 22 0 1 1 44 0a22 22 0 1 1-44 0M26 54a18 18 0 1 1 36 0a18 18 0 1 1-36 0M40 66l-6-14 8-8 4 6 8-6 2 12-6 3 2 8z',
    extra:
      'M43 34c-2-12-1-21 9-23 9-1 12 6 12 12l-6 2v11l-8 1zM36 34C28 18 34 2 54 0c9 0 13 3 14 6-9-3-20-1-24 6-3 6-1 14 0 20zM19 54a25 25 0 1 1 50 0a25 25 0 1 1-50 0zM81-6h2.400v130H81zM78-4l4.200-14L86.400-4z',
  },
  thrower: {
    limbs: [
      [
        [50, 32, 4.5],
        [50, 44, 10.5],
        [48, 62, 7.5],
        [48, 70, 9],
      ],
      [
        [57, 40, 5],
        [74, 42, 4.2],
        [90, 38, 3],
      ],
      [
        [45, 40, 5],
        [28, 34, 4.2],
        [24, 16, 3.2],
      ],
      [
        [52, 72, 8.5],
        [74, 84, 6],
        [78, 108, 4],
        [78, 114, 2.6],
        [90, 116, 2],
      ],
      [
        [46, 72, 8.5],
        [30, 92, 6],
        [16, 112, 4],
        [14, 116, 2.6],
        [24, 119, 2],
      ],
    ],
    incised: `M43 42q7 5 14 1M49 50v9M54 80q10 2 16 6${eye(54, 20)}`,
    extra: `${head(54, 20)}M46 36c-8 6-16 20-18 36l9-6 2 8 6-9z M4 20l22-8-5 8 22-9-24 16 4-9-22 9z`,
  },
  bearer: {
    limbs: [
      [
        [50, 44, 4.5],
        [50, 56, 11],
        [49, 74, 8],
        [49, 80, 9],
      ],
      [
        [57, 52, 5],
        [72, 40, 4.4],
        [66, 18, 3.4],
      ],
      [
        [43, 52, 5],
        [28, 40, 4.4],
        [34, 18, 3.4],
      ],
      [
        [54, 82, 8.5],
        [76, 88, 6.4],
        [74, 112, 4.2],
        [75, 117, 2.8],
        [86, 119, 2],
      ],
      [
        [46, 82, 8.5],
        [34, 104, 6.4],
        [12, 114, 4],
        [8, 116, 2.6],
        [6, 108, 2],
      ],
    ],
    incised: `M42 54q8 6 16 1M50 62v10M56 86q9 0 16 4${eye(52, 32)}`,
    extra: head(52, 32),
  },
  goddess: {
    limbs: [
      [
        [53, 30, 4],
        [52, 42, 8.5],
        [51, 58, 7],
      ],
      [
        [57, 40, 4.4],
        [73, 50, 3.6],
        [88, 40, 2.8],
        [91, 36, 2.6],
      ],
      [
        [47, 41, 4.4],
        [41, 58, 3.8],
        [50, 70, 3],
      ],
    ],
    incised: `M43 62h19M47 68q-4 26-8 52M53 68v52M59 68q5 26 7 52M33 112q20 5 42 0M34 117q20 5 41 0M44 40q8 5 16 0M40 24q-3 8 1 14${eye(56, 18)}M47 11q8-5 16-1`,
    extra: `${head(56, 18)}M45 16c-8 4-9 16-4 26l6-2c-2-8-1-14 3-20zM43 56h21c6 18 12 40 14 66H28c3-28 9-48 15-66zM62 120h17l5 4H60zM30 120h14l5 4H30z`,
  },
  god: {
    limbs: [
      [
        [52, 32, 5],
        [52, 44, 11],
        [50, 62, 9],
      ],
      [
        [60, 41, 5.2],
        [76, 46, 4.2],
        [86, 32, 3.2],
        [88, 27, 3],
      ],
      [
        [45, 42, 5.2],
        [34, 58, 4.4],
        [44, 68, 3.4],
      ],
    ],
    incised: `M44 42q8 6 17 1M52 48v9M40 56Q58 74 64 58M37 66q20 20 32 6M36 80q20 18 36 2M35 96q20 16 40 0M46 76q-5 22-9 46M60 84q3 18 3 38M33 116q22 5 42 0${eye(55, 20)}M55 30q4 5 9 5M47 13q8-5 16-1`,
    extra: `${head(55, 20)}M52 27c3 10 8 13 14 12 1-5 0-10-3-14zM46 14c-8 2-10 12-5 22l6-4c-2-6-1-10 2-14zM38 52C52 70 60 66 68 54c4 20 8 44 9 68H30c2-26 4-48 8-70zM62 120h18l5 4H60zM31 120h15l5 4H31z`,
  },
  youth: {
    limbs: [
      [
        [53, 31, 4.4],
        [52, 42, 10],
        [49, 60, 7],
        [49, 68, 8.5],
      ],
      [
        [59, 40, 5],
        [74, 50, 4],
        [88, 42, 3],
      ],
      [
        [45, 40, 5],
        [35, 56, 4],
        [26, 66, 3],
      ],
      [
        [52, 70, 8.5],
        [58, 94, 6],
        [58, 114, 4],
        [59, 119, 2.6],
        [71, 121, 2],
      ],
      [
        [46, 70, 8.5],
        [40, 94, 6],
        [32, 114, 4],
        [31, 119, 2.6],
        [42, 121, 2],
      ],
    ],
    incised: `M44 41q8 5 15 1M51 48v10M52 78q4 8 5 14M43 80q-2 8-4 13M37 50q-6 20-9 40${eye(57, 19)}M48 12q8-4 15 0M42 25q-2 6 0 10`,
    extra: `${head(57, 19)}M46 15c-6 3-8 12-5 22l5-1c-1-7 0-12 4-17zM40 42c-8 14-14 32-17 54l9-4 3 7 5-9 3 4c0-16 3-30 6-42z`,
  },
  satyr: {
    limbs: [
      [
        [53, 36, 4.6],
        [52, 47, 10],
        [49, 62, 7.5],
        [48, 70, 9],
      ],
      [
        [58, 45, 5],
        [72, 52, 4.2],
        [80, 40, 3.2],
      ],
      [
        [46, 45, 5],
        [60, 58, 4.2],
        [76, 46, 3.2],
      ],
      [
        [51, 72, 9.5],
        [68, 86, 7],
        [58, 104, 4],
        [62, 116, 3.2],
      ],
      [
        [45, 72, 9.5],
        [44, 92, 7],
        [28, 106, 4],
        [30, 118, 3.2],
      ],
    ],
    incised: `M44 46q8 5 15 1M50 54v9M52 80q8 2 12 6M44 84q-1 6-4 10M60 92q-4 6-5 10M38 96q-5 4-8 9${eye(57, 25)}M56 33q4 6 8 6`,
    extra: `${head(57, 25)}M54 31c2 11 6 15 11 14 2-5 1-11-2-16zM49 20C43 14 42 5 48 0c-1 8 2 11 9 15zM61 17c-2-6 0-12 6-15-3 6-2 11 0 16zM56 114h12l-2 8H56zM24 116h12l-2 8H24zM40 70C30 76 24 70 22 62c6 4 12 2 16-2z`,
  },
} satisfies Record<string, Pose>

/** The names of the poses. */
export const POSES = Object.keys(PAINTED) as readonly PoseName[]

/** A pose of a painted figure. */
export type PoseName = keyof typeof PAINTED

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

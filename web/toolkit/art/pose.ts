import type { Joint } from './limb.ts'

/** A figure: its limbs, and what is painted over or scratched into them. */
export interface Pose {
  readonly limbs: readonly (readonly Joint[])[]
  /** Lines scratched through the slip, showing the ground. */
  readonly incised: string
  /** Filled shapes besides limbs: hair, beard, crest, tools. */
  readonly extra: string
}

/** A head in profile, looking right. */
export const head = (x: number, y: number): string =>
  `M${x - 8} ${y + 2}c-2-8 3-13 9-12 4 .6 6.600 3 7 6.400l2.600 4.400-2.600.8c.2 1.800-.2 3.400-1 4.600l-3 6.400c-2.600 1-6-.2-7-2.600-2.800-1.200-4.600-4-5-8z`

/** Its eye, hairline and jaw, scratched in. */
export const eye = (x: number, y: number): string =>
  `M${x + 2} ${y - 1.5}q2-1.600 4 .2q-2 1.200-4-.2M${x - 8} ${y}q3-6 8-6.500M${x - 2} ${y + 9}q3-1 4-4`

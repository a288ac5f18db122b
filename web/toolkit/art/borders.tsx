import { useId } from 'react'

/** The bands of a vase: the unit that repeats, drawn in a box of `w` by 20. */
const UNITS = {
  meander: { w: 24, d: 'M0 17h21V3H6v9h9V8', line: true },
  wave: { w: 24, d: 'M0 18c8 0 10-4 10-8 0-6 10-7 11 0 .4 3-4 4-5 1 2 10 0 7 8 7v2H0z', line: false },
  tongue: { w: 12, d: 'M1 2h10v8c0 8-10 8-10 0z', line: false },
  rays: { w: 16, d: 'M0 20 8 1l8 19z', line: false },
  palmette: {
    w: 34,
    d: 'M17 19c-3-4-3-12 0-17 3 5 3 13 0 17M14 18C8 16 5 10 6 4c5 3 8 8 8 14M20 18c6-2 9-8 8-14-5 3-8 8-8 14M11 19c-5 1-9-2-10-7 5 0 9 3 10 7M23 19c5 1 9-2 10-7-5 0-9 3-10 7',
    line: false,
  },
} as const

/** The names of the bands. */
export const BANDS = Object.keys(UNITS) as readonly BandName[]

/** A band of pattern. */
export type BandName = keyof typeof UNITS

/** A band of pattern as wide as its place, in the figure's colour on the ground's. */
export function Band({
  band,
  height = 14,
  flip = false,
}: {
  readonly band: BandName
  readonly height?: number
  readonly flip?: boolean
}) {
  const id = useId()
  const { w, d, line } = UNITS[band]
  const scale = height / 20
  return (
    <svg className="band" width="100%" height={height} aria-hidden="true" focusable="false">
      <pattern
        id={id}
        width={w}
        height={20}
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${scale})${flip ? ' translate(0 20) scale(1 -1)' : ''}`}
      >
        <path
          d={d}
          fill={line ? 'none' : 'var(--figure)'}
          stroke={line ? 'var(--figure)' : 'none'}
          strokeWidth={line ? 2.4 : 0}
        />
      </pattern>
      <rect width="100%" height={height} fill={`url(#${id})`} />
    </svg>
  )
}

/** The same band inside a larger drawing. */
export function BandIn({
  band,
  x,
  y,
  width,
  height,
  flip = false,
}: {
  readonly band: BandName
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly flip?: boolean
}) {
  return (
    <svg x={x} y={y} width={width} height={height} aria-hidden="true" focusable="false">
      <Band band={band} height={height} flip={flip} />
    </svg>
  )
}

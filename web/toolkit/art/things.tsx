/** Silhouettes that several games use, each in a box of 48 by 48. `f` is filled in the figure's colour, `i` is scratched in. */
const DRAWN = {
  bolt: { f: 'M29 2 9 27h11l-5 19 24-27H27z', i: 'M27 8 16 24' },
  wheat: {
    f: 'M23 46V22h2v24zM24 2c4 4 4 9 0 12-4-3-4-8 0-12M22 16c-6 0-9-3-9-8 6 0 9 3 9 8m4 0c6 0 9-3 9-8-6 0-9 3-9 8M22 26c-6 0-10-3-10-9 6 1 10 4 10 9m4 0c6 0 10-3 10-9-6 1-10 4-10 9M22 36c-6 0-10-3-10-9 6 1 10 4 10 9m4 0c6 0 10-3 10-9-6 1-10 4-10 9',
    i: '',
  },
  trident: {
    f: 'M22.500 46V24h3v22zM24 2l5 8-3-1v14c6 0 9-3 9-9l-3 1 5-10 5 10-3-1c0 9-5 13-13 13h-4c-8 0-13-4-13-13l-3 1 5-10 5 10-3-1c0 6 3 9 9 9V9l-3 1z',
    i: '',
  },
  helm: {
    f: 'M14 44V28c-4-14 4-22 14-22 8 0 14 5 15 12l-3 8-9 1-2 17zM8 34C1 18 8 3 26 2c10-.4 16 4 17 6-14-4-26 0-29 10-2 6 0 11 1 16z',
    i: 'M30 24l8-2M30 24l1 6M18 12q8-4 18 0',
  },
  temple: {
    f: 'M24 4 46 17H2zM4 19h40v4H4zM3 41h42v4H3zM7 24h6v16H7zM21 24h6v16h-6zM35 24h6v16h-6z',
    i: 'M12 15h24M9 27v10M11 27v10M23 27v10M25 27v10M37 27v10M39 27v10',
  },
  city: {
    f: 'M3 44V26l7-6 7 6v-8l8-9 8 9v10l6-5 6 5v16z',
    i: 'M8 44V34q2-4 4 0v10M22 44V32q3-5 6 0v12M38 44v-9q2-4 4 0v9M22 22h6M17 26v6M33 28v5',
  },
  amphora: {
    f: 'M17 2h14v4l-3 2v6c9 5 12 15 8 24l-6 8h-12l-6-8c-4-9-1-19 8-24V8l-3-2zM14 6C6 8 6 18 11 22l1-3c-3-3-2-9 4-11zm20 0c8 2 8 12 3 16l-1-3c3-3 2-9-4-11z',
    i: 'M13 24h22M12 30h24M16 27l3 0 0 0M21 27h3M27 27h3',
  },
  vessel: {
    f: 'M12 10h24v4c6 2 8 12 3 20-3 5-8 9-9 12H18c-1-3-6-7-9-12-5-8-3-18 3-20z',
    i: 'M10 22h28M12 28h24',
  },
  lock: {
    f: 'M8 22h32v22H8zM13 22V14c0-14 22-14 22 0v8h-5v-7c0-8-12-8-12 0v7z',
    i: 'M24 29v8M21 29a3 3 0 1 1 6 0a3 3 0 1 1-6 0',
  },
  sun: {
    f: 'M14 24a10 10 0 1 1 20 0a10 10 0 1 1-20 0M24 1l3 10h-6zM24 47l3-10h-6zM1 24l10-3v6zM47 24l-10-3v6zM8 8l9 5-4 4zM40 8l-9 5 4 4zM8 40l9-5-4-4zM40 40l-9-5 4-4z',
    i: '',
  },
  moon: { f: 'M30 4C14 6 8 20 14 32c5 10 16 13 24 8-12 0-20-8-20-19 0-8 5-14 12-17z', i: '' },
  torch: {
    f: 'M19 22h10l-3 24h-4zM24 2c8 6 9 12 4 18h-8c-4-5-1-9 1-11 0 3 1 4 2 4 2-3 0-7 1-11z',
    i: 'M20 26h8',
  },
  laurel: {
    f: 'M24 45C10 44 3 32 8 14l2 1c-4 15 2 26 14 28zM24 45c14-1 21-13 16-31l-2 1c4 15-2 26-14 28zM9 14C4 12 3 7 5 2c5 3 6 8 4 12M7 24c-5 0-7-4-7-8 5 0 7 4 7 8M11 34c-5 1-9-2-10-6 5-1 9 2 10 6M39 14c5-2 6-7 4-12-5 3-6 8-4 12M41 24c5 0 7-4 7-8-5 0-7 4-7 8M37 34c5 1 9-2 10-6-5-1-9 2-10 6',
    i: '',
  },
  eagle: {
    f: 'M46 9c-9 1-16 4-20 9-3-7-10-12-22-14 2 3 4 5 6 6-3 0-5 0-8-1 2 4 5 6 8 7-2 1-4 1-6 1 3 4 8 6 13 6-2 3-5 6-9 8 4 1 8 0 11-2l-3 9 5-3 2 6 3-6 5 2-4-8c3-1 5-3 6-6 2-4 5-6 9-7l-3-1c3-1 5-3 7-6z',
    i: 'M6 9q10 3 15 9M9 15q7 2 11 6M40 13q-8 2-12 8M24 30l2 5',
  },
  cypress: {
    f: 'M24 1c6 9 10 20 10 29 0 7-3 11-8 12v6h-4v-6c-5-1-8-5-8-12C14 21 18 10 24 1z',
    i: 'M24 9v30M19 22q1 9 4 14M29 20q-1 9-4 15M18 30q2 5 5 8M30 29q-2 6-5 9',
  },
  olive: {
    f: 'M21 48c2-6 1-11-3-14-8 1-14-3-15-9-1-5 2-9 6-10C10 8 16 3 24 3s14 5 15 12c4 1 7 5 6 10-1 6-7 10-15 9-3 3-3 8 0 14z',
    i: 'M14 14q4-5 9-4M28 9q6 1 8 7M8 24q3 5 8 4M40 23q-2 5-8 5M20 20q4 4 9 0M24 36v8',
  },
  cloud: {
    f: 'M4 36c-3-6 2-12 8-11 1-8 10-12 16-7 6-3 13 1 13 8 5 1 6 7 3 10z',
    i: 'M12 31c-2-3 1-6 4-4M22 30c-3-5 2-10 7-6 3 3 0 7-3 5M36 31c-1-3 2-5 4-3',
  },
  owl: {
    f: 'M10 6c4 3 8 4 14 4s10-1 14-4c3 8 4 14 3 22-1 10-8 17-17 17S8 38 7 28C6 20 7 14 10 6M18 44l-2 4h5l1-4zM30 44l2 4h-5l-1-4z',
    i: 'M11 18a6 6 0 1 1 12 0a6 6 0 1 1-12 0M25 18a6 6 0 1 1 12 0a6 6 0 1 1-12 0M16 18a1 1 0 1 1 2 0a1 1 0 1 1-2 0M30 18a1 1 0 1 1 2 0a1 1 0 1 1-2 0M24 21v5M15 31q2 3 4 0q2 3 5 0q3 3 5 0q2 3 4 0M17 37q3 3 7 0q4 3 7 0',
  },
} as const

/** The names of all drawn things. */
export const THINGS = Object.keys(DRAWN) as readonly ThingName[]

/** The name of a drawn thing. */
export type ThingName = keyof typeof DRAWN

/** A drawn thing, as large as its box; without a word of its own, because something beside it says what it is. */
export function Thing({
  name,
  size = 24,
  className,
}: {
  readonly name: ThingName
  readonly size?: number
  readonly className?: string
}) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      aria-hidden="true"
      focusable="false"
    >
      <Drawn {...DRAWN[name]} />
    </svg>
  )
}

/** A silhouette and what is scratched into it. */
export function Drawn({
  f,
  i,
  width = 1.6,
}: {
  readonly f: string
  readonly i: string
  readonly width?: number
}) {
  return (
    <>
      <path d={f} fill="var(--figure)" />
      {i && <path d={i} fill="none" stroke="var(--ground)" strokeWidth={width} strokeLinecap="round" />}
    </>
  )
}

/** A drawn thing inside a larger drawing. */
export function ThingIn({
  name,
  x,
  y,
  size,
}: {
  readonly name: ThingName
  readonly x: number
  readonly y: number
  readonly size: number
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 48})`}>
      <Drawn {...DRAWN[name]} />
    </g>
  )
}

/** The faces of a cube: left, right, top, the line around it, and the mark that tells it without colour. */
interface CubeLook {
  readonly left: string
  readonly right: string
  readonly top: string
  readonly line: string
  readonly mark: string
}

const LOOKS = {
  /** Cracked. */
  stone: {
    left: '#6f675f',
    right: '#8b8278',
    top: '#a59b8f',
    line: '#3c3630',
    mark: 'M7 13l4 2 1 4M14 20l-2 4M23 14l-4 3 2 5M16 8l3-2',
  },
  /** Veined. */
  marble: {
    left: '#d9d2c6',
    right: '#efe9de',
    top: '#fffdf6',
    line: '#6b6459',
    mark: 'M6 16q3 0 5 5M26 13q-5 2-6 8M11 6q6 1 10 0',
  },
  /** Barred. */
  gold: {
    left: '#b9821c',
    right: '#d9a02e',
    top: '#f2c75a',
    line: '#5c3d05',
    mark: 'M11 14v9M8 13v9M21 22v-9M24 21v-9M12 6.500l4 2.500 4-2.500',
  },
  /** Grained. */
  wood: {
    left: '#6d4323',
    right: '#8c5a31',
    top: '#b07a48',
    line: '#35200f',
    mark: 'M5 13l8 4M5 18l8 4M19 19l8-4M19 24l8-4M9 7l8 3M14 5l8 3',
  },
  /** Pressed with a ring. */
  clay: {
    left: '#a8552a',
    right: '#c86f3c',
    top: '#e09a62',
    line: '#4a2110',
    mark: 'M12 8a4 2 0 1 1 8 0a4 2 0 1 1-8 0M6.500 19a2.500 3.500 0 1 1 5 2M20.500 21a2.500 3.500 0 1 1 5-2',
  },
} as const satisfies Record<string, CubeLook>

/** The materials there are. */
export const CUBES = Object.keys(LOOKS) as readonly CubeName[]

/** What a cube is made of. */
export type CubeName = keyof typeof LOOKS

/** One cube of a material. `flip` names it, so that it travels when it moves. */
export function Cube({
  of,
  size = 24,
  flip,
}: {
  readonly of: CubeName
  readonly size?: number
  readonly flip?: string
}) {
  const { left, right, top, line, mark } = LOOKS[of]
  return (
    <svg
      className="cube"
      data-flip={flip}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d="M16 1 30 8v16L16 31 2 24V8z"
        fill={right}
        stroke={line}
        strokeWidth="1.600"
        strokeLinejoin="round"
      />
      <path d="M2 8l14 7v16L2 24z" fill={left} />
      <path d="M16 1 30 8 16 15 2 8z" fill={top} />
      <path d="M2 8l14 7 14-7M16 15v16" fill="none" stroke={line} strokeWidth="1.200" />
      <path d={mark} fill="none" stroke={line} strokeWidth="1.100" opacity=".75" />
    </svg>
  )
}

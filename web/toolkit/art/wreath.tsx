import type { CSSProperties, ReactNode } from 'react'

/** One branch: leaves along an arc from below to the open top, in pairs, in a box of 100 by 100. */
const LEAVES = Array.from({ length: 9 }, (_, i) => {
  const angle = 100 + i * 18
  const turn = (angle * Math.PI) / 180
  return { angle, x: 50 + 38 * Math.cos(turn), y: 50 + 38 * Math.sin(turn), size: 1 - i * 0.035 }
})

const LEAF = 'M0 0C5-4 6-11 0-17-6-11-5-4 0 0z'

const branch = LEAVES.map(({ angle, x, y, size }) => (
  <g key={angle} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle}) scale(${size})`}>
    <path d={LEAF} transform="rotate(38)" />
    <path d={LEAF} transform="rotate(-2) scale(.92)" />
    <path d={LEAF} transform="rotate(-44)" />
  </g>
))

/** A wreath of laurel in the figure's colour, around what it honours. */
export function Wreath({ size, children }: { readonly size: number; readonly children?: ReactNode }) {
  return (
    <span className="wreath" style={{ '--wreath': `${size}px` } as CSSProperties}>
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <g fill="var(--figure)" stroke="var(--ground)" strokeWidth=".7">
          <path
            d="M50 88C28 88 12 71 12 50c0-10 3-18 8-25M50 88c22 0 38-17 38-38 0-10-3-18-8-25"
            fill="none"
            stroke="var(--figure)"
            strokeWidth="2"
          />
          {branch}
          <g transform="translate(100 0) scale(-1 1)">{branch}</g>
          <path d="M42 86q8-6 16 0l4 9-8-4-4 4-4-4-8 4z" />
        </g>
      </svg>
      <span className="wreath-in">{children}</span>
    </span>
  )
}

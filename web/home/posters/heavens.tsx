import { Figure } from '@pantheon/web/toolkit'
import { Frame } from './frame.tsx'

const ORBITS = [30, 56, 82, 108]
const PLANETS = [
  [-30, 56, 9],
  [140, 82, 11],
  [250, 108, 8],
  [75, 108, 12],
  [200, 30, 7],
  [320, 82, 7],
] as const
const STARS = Array.from({ length: 34 }, (_, i) => [(i * 97) % 296, 34 + ((i * 61) % 300), 1 + (i % 3) * 0.7])

const at = (degrees: number, r: number): { x: number; y: number } => ({
  x: 150 + r * Math.cos((degrees * Math.PI) / 180),
  y: 152 + r * Math.sin((degrees * Math.PI) / 180),
})

/** A night sky of gold on indigo, borne by a god. */
export function HeavensPoster() {
  return (
    <Frame ground="indigo-ground" top="tongue" bottom="meander">
      {STARS.map(([x, y, r]) => (
        <path
          key={`${x}-${y}`}
          d={`M${x} ${y - r * 2.4}l${r * 0.6} ${r * 1.8} ${r * 1.8} ${r * 0.6}-${r * 1.8} ${r * 0.6}-${r * 0.6} ${r * 1.8}-${r * 0.6}-${r * 1.8}-${r * 1.8}-${r * 0.6} ${r * 1.8}-${r * 0.6}z`}
          fill="var(--paint)"
          opacity=".75"
        />
      ))}
      <circle cx="150" cy="152" r="116" fill="var(--ground)" stroke="var(--figure)" strokeWidth="3" />
      {[0, 72, 144, 216, 288].map(angle => {
        const end = at(angle - 90, 112)
        return (
          <path
            key={angle}
            d={`M150 152L${end.x.toFixed(1)} ${end.y.toFixed(1)}`}
            stroke="var(--figure)"
            strokeWidth="1.200"
            opacity=".55"
          />
        )
      })}
      {ORBITS.map(r => (
        <circle key={r} cx="150" cy="152" r={r} fill="none" stroke="var(--figure)" strokeWidth="1.600" />
      ))}
      <circle cx="150" cy="152" r="14" fill="var(--figure)" />
      {PLANETS.map(([angle, orbit, r]) => {
        const { x, y } = at(angle, orbit)
        return (
          <g key={angle}>
            <circle cx={x} cy={y} r={r + 3} fill="var(--ground)" />
            <circle cx={x} cy={y} r={r} fill="var(--paint)" />
            <path
              d={`M${x - r} ${y}a${r} ${r} 0 0 0 ${2 * r} 0q-${r} ${r * 0.7}-${2 * r} 0`}
              fill="var(--figure)"
            />
          </g>
        )
      })}
      <Figure pose="bearer" x={84} y={244} scale={1.1} />
      <path d="M0 374q60-12 150-6t150-4v20H0z" fill="var(--figure)" />
    </Frame>
  )
}

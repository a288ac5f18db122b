import { Figure } from '@pantheon/web/toolkit'
import { Frame } from './frame.tsx'

const HEX = 'M0-24 20.800-12V12L0 24-20.800 12V-12z'
const CELLS = [
  [150, 258, 2],
  [108.4, 258, 1],
  [191.6, 258, 0],
  [66.8, 258, 0],
  [233.2, 258, 1],
  [87.6, 294, 0],
  [129.2, 294, 1],
  [170.8, 294, 0],
  [212.4, 294, 1],
  [46, 294, 1],
  [254, 294, 0],
  [66.8, 330, 1],
  [108.4, 330, 0],
  [150, 330, 1],
  [191.6, 330, 0],
  [233.2, 330, 1],
  [25.2, 330, 0],
  [274.8, 330, 0],
] as const
const SHADES = ['#8b5a2b', '#a86f35', '#c78a45']

/** A hero on the hill of a hex map, under an eclipse. */
export function KingPoster() {
  return (
    <Frame ground="eclipse-ground" top="wave" bottom="rays">
      <circle cx="150" cy="130" r="92" fill="#f0a04b" opacity=".16" />
      <circle cx="150" cy="130" r="76" fill="#f3b25f" opacity=".3" />
      {Array.from({ length: 36 }, (_, i) => i * 10).map(angle => (
        <path
          key={angle}
          d="M-2-66 0-92 2-66z"
          fill="#f6c277"
          opacity={angle % 20 ? 0.5 : 0.9}
          transform={`translate(150 130) rotate(${angle})`}
        />
      ))}
      <circle cx="150" cy="130" r="63" fill="#f8d08a" />
      <circle cx="153" cy="130" r="58" fill="var(--ground)" />
      {CELLS.map(([x, y, shade]) => (
        <path
          key={`${x}-${y}`}
          d={HEX}
          transform={`translate(${x} ${y})`}
          fill={SHADES[shade]}
          stroke="var(--ground)"
          strokeWidth="3"
        />
      ))}
      <path d="M96 268q20-34 54-36t54 36q-54 16-108 0z" fill="var(--figure)" />
      <Figure pose="hoplite" x={100} y={110} scale={1} />
    </Frame>
  )
}

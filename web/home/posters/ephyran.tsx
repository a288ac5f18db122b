import { ThingIn } from '@pantheon/web/toolkit'
import { Frame } from './frame.tsx'

const GROUNDS = [
  { name: 'lagoon', x: 0, y: 26, fill: '#2d6a7f' },
  { name: 'mountain', x: 150, y: 26, fill: '#a2452c' },
  { name: 'forest', x: 0, y: 200, fill: '#5b7035' },
  { name: 'lands', x: 150, y: 200, fill: '#b98a3c' },
] as const

const MARKS = {
  lagoon: 'M14 60q14-16 28 0t28 0 28 0 28 0M14 88q14-16 28 0t28 0 28 0 28 0M14 116q14-16 28 0t28 0 28 0',
  mountain: 'M176 130l24-58 18 34 14-22 26 46zM222 62q-8-12 2-24 0 8 8 12 4-6 0-14 16 12 4 28z',
  forest:
    'M40 350v-40M40 330c-20 0-24-14-24-26 14 0 24 8 24 26zM40 326c0-20 10-30 26-30 0 18-8 30-26 30zM96 362v-30M96 346c-16 0-20-10-20-20 12 0 20 6 20 20z',
  lands: 'M176 320h110M176 336h110M176 352h110M196 320v-26l14-12 14 12v26M244 320v-18l10-8 10 8v18',
} as const

/** Athena's owl over the four grounds of her city. */
export function EphyranPoster() {
  return (
    <Frame ground="clay-ground" top="palmette" bottom="tongue">
      {GROUNDS.map(({ name, x, y, fill }) => (
        <g key={name}>
          <rect x={x} y={y} width="150" height="174" fill={fill} />
          <path
            d={MARKS[name]}
            fill="none"
            stroke="#fff3dc"
            strokeWidth="4"
            strokeLinejoin="round"
            opacity=".85"
          />
        </g>
      ))}
      <path d="M150 26v348M0 200h300" stroke="var(--figure)" strokeWidth="5" />
      <circle cx="150" cy="200" r="86" fill="var(--ground)" stroke="var(--figure)" strokeWidth="5" />
      <circle
        cx="150"
        cy="200"
        r="76"
        fill="none"
        stroke="var(--figure)"
        strokeWidth="1.600"
        strokeDasharray="2 5"
      />
      <ThingIn name="owl" x={90} y={140} size={120} />
    </Frame>
  )
}

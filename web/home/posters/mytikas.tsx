import { Figure, ThingIn } from '@pantheon/web/toolkit'
import { Frame } from './frame.tsx'

const RAYS = Array.from({ length: 24 }, (_, i) => (i * Math.PI) / 12)

/** A mountain at dawn: builders carry stone up to the temple at the summit. */
export function MytikasPoster() {
  return (
    <Frame ground="clay-ground" top="meander" bottom="wave">
      <circle cx="150" cy="128" r="50" fill="var(--paint)" opacity=".9" />
      {RAYS.map((angle, i) => (
        <path
          key={angle}
          d="M-3 -60 0 -96 3 -60z"
          fill="var(--paint)"
          opacity={i % 2 ? 0.5 : 0.85}
          transform={`translate(150 128) rotate(${(angle * 180) / Math.PI})`}
        />
      ))}
      <path
        d="M-10 380 24 330 44 336 84 262 104 268 124 196 138 192 146 168H156L166 190 178 196 196 258 214 252 254 326 276 320 310 380z"
        fill="var(--figure)"
      />
      <path
        d="M30 352q60-26 120-8t120-16M84 300q50-20 70 0t62-12M118 246q24-10 34 0t32-6"
        fill="none"
        stroke="var(--ground)"
        strokeWidth="1.600"
        strokeDasharray="1 5"
        strokeLinecap="round"
      />
      <ThingIn name="temple" x={120} y={112} size={62} />
      <g className="swap">
        <ThingIn name="city" x={132} y={206} size={38} />
        <ThingIn name="temple" x={186} y={276} size={40} />
        <ThingIn name="city" x={92} y={318} size={44} />
      </g>
      <Figure pose="builder" x={24} y={214} scale={0.86} />
      <Figure pose="builder" x={216} y={206} scale={0.8} flip />
    </Frame>
  )
}

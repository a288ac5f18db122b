import { Figure, ThingIn } from '@pantheon/web/toolkit'
import { Frame } from './frame.tsx'

/** A stadium frieze: runners in three registers, as on a prize amphora. */
export function GodolympicsPoster() {
  return (
    <Frame ground="wine-ground" top="rays" bottom="meander">
      <path d="M0 148h300M0 262h300" stroke="var(--figure)" strokeWidth="3" />
      <path
        d="M0 153h300M0 267h300"
        stroke="var(--figure)"
        strokeWidth="3"
        strokeDasharray="10 8"
        opacity=".7"
      />
      <g transform="translate(0 36)">
        <Figure pose="runner" x={4} y={0} scale={0.92} />
        <Figure pose="runner" x={102} y={0} scale={0.92} />
        <Figure pose="runner" x={200} y={0} scale={0.92} />
      </g>
      <ThingIn name="laurel" x={112} y={166} size={84} />
      <ThingIn name="torch" x={132} y={174} size={46} />
      <Figure pose="thrower" x={8} y={170} scale={0.7} />
      <Figure pose="hoplite" x={222} y={172} scale={0.68} />
      <g transform="translate(0 270)">
        <Figure pose="runner" x={-30} y={0} scale={0.88} />
        <Figure pose="runner" x={66} y={0} scale={0.88} />
        <Figure pose="runner" x={158} y={0} scale={0.88} />
        <Figure pose="runner" x={250} y={0} scale={0.88} />
      </g>
    </Frame>
  )
}

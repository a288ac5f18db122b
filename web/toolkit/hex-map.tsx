import type { CSSProperties, ReactNode } from 'react'
import { extent, type Hex, middle, outline } from './hex.ts'
import { Spot } from './lights.tsx'
import './hex-map.css'

/** One hex of a map. */
export interface HexPlace extends Hex {
  readonly id: string
  /** What it is and what stands there. */
  readonly label: string
  /** The ground: a class of its own colour and pattern. */
  readonly ground?: 'plain' | 'water' | 'wood' | 'hill' | 'holy' | 'dark'
  /** Drawn on the ground. */
  readonly sign?: ReactNode
  /** The pieces there, each named so that it travels. */
  readonly pieces?: readonly { readonly id: string; readonly piece: ReactNode }[]
  /** The move to ask about where it is not lit. */
  readonly not?: string | undefined
}

/** A unit of the drawing: the distance from a hex's middle to its corner. */
const UNIT = 40

/** A map of hexes by axial coordinates; moves find one as `hex <id>`. Its grounds are drawn, its hexes are spots. */
export function HexMap({ label, places }: { readonly label: string; readonly places: readonly HexPlace[] }) {
  const { x, y, width, height } = extent(places)
  const share = (at: number, from: number, size: number): string => `${((at - from) / size) * 100}%`
  return (
    <div
      className="hex-map"
      style={{ aspectRatio: `${width} / ${height}`, '--across': width } as CSSProperties}
    >
      <svg
        viewBox={`${x * UNIT} ${y * UNIT} ${width * UNIT} ${height * UNIT}`}
        aria-hidden="true"
        focusable="false"
      >
        {places.map(place => {
          const [px, py] = middle(place)
          return (
            <g key={place.id} className={`hex ${place.ground ?? 'plain'}`}>
              <path d={outline(px * UNIT, py * UNIT, UNIT - 1)} className="hex-ground" />
              <path d={outline(px * UNIT, py * UNIT, UNIT - 5)} className="hex-line" />
              <path
                d={PATTERNS[place.ground ?? 'plain']}
                className="hex-pattern"
                transform={`translate(${px * UNIT} ${py * UNIT})`}
              />
            </g>
          )
        })}
      </svg>
      <ul aria-label={label}>
        {places.map(place => {
          const [px, py] = middle(place)
          return (
            <li key={place.id} style={{ left: share(px, x, width), top: share(py, y, height) }}>
              <Spot on={`hex ${place.id}`} label={place.label} className="hex-spot" not={place.not}>
                {place.sign && <span className="hex-sign">{place.sign}</span>}
                <span className="hex-pieces">
                  {place.pieces?.map(({ id, piece }) => (
                    <span key={id} data-flip={id}>
                      {piece}
                    </span>
                  ))}
                </span>
              </Spot>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** What is scratched into each ground, around a hex's middle: no ground is known by its colour alone. */
const PATTERNS: Readonly<Record<NonNullable<HexPlace['ground']>, string>> = {
  plain: '',
  water: 'M-20 24q5-6 10 0t10 0 10 0 10 0M-24-22q5-6 10 0t10 0',
  wood: 'M-22 22v-8m-5 3 5-9 5 9zM20-20v-8m-5 3 5-9 5 9zM18 24v-7m-4 3 4-8 4 8z',
  hill: 'M-26 22l9-14 9 14M12 24l8-12 8 12M-14-22l7-9 7 9',
  holy: 'M-20 20l3-6 3 6-6-4h6zM18-20l3-6 3 6-6-4h6z',
  dark: 'M-26 10 10-26M-28 24 24-28M-12 28 28-12M4 30 30 4',
}

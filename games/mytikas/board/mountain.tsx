import { ShieldAt, Spot, Thing } from '@pantheon/web/toolkit'
import { PIECE_OF, SLOTS } from '../rules/names.ts'
import type { View } from '../rules/view.ts'
import { titled } from './art.tsx'

const ROMAN = ['I', 'II', 'III', 'IV']
const LEVELS = [4, 3, 2, 1]
const TEMPLES = new Set([1, 3])
const LARGE = new Set([2, 3])

/** Mount Olympus: level tokens still there, and everything built. */
export function Mountain({ view, names }: { readonly view: View; readonly names: readonly string[] }) {
  return (
    <section className="mountain clay-ground" aria-label="Mount Olympus">
      <svg
        className="massif"
        viewBox="0 0 560 400"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <Sun />
        <path
          d="M-10 400V372L28 340 60 344 92 300 108 288 132 292 168 226 190 200 206 204 234 140 248 116 262 118 274 84 282 70 292 82 302 116 318 114 334 146 360 202 376 198 398 232 432 290 456 284 474 302 506 346 534 340 570 372V400z"
          fill="var(--figure)"
        />
        <path
          d="M92 300q90 22 190 6t174-22M168 226q60 18 114 4t94-32M234 140q30 12 52 2t32-28"
          fill="none"
          stroke="var(--ground)"
          strokeWidth="1.600"
          strokeDasharray="2 6"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {LEVELS.map(level => (
        <Level key={level} level={level} view={view} names={names} />
      ))}
    </section>
  )
}

function Sun() {
  return (
    <g transform="translate(440 84)" fill="var(--paint)" opacity=".9">
      <circle r="26" />
      {Array.from({ length: 16 }, (_, i) => i * 22.5).map(angle => (
        <path key={angle} d="M-2.500-32 0-47 2.500-32z" transform={`rotate(${angle})`} />
      ))}
    </g>
  )
}

function Level({
  level,
  view: { tokens, players },
  names,
}: {
  readonly level: number
  readonly view: View
  readonly names: readonly string[]
}) {
  const left = tokens[level - 1]
  const built = players.flatMap(({ slots }, seat) => [
    ...(level === 1 ? [{ seat, piece: 0, key: `start-${seat}` }] : []),
    ...SLOTS.flatMap((_, slot) =>
      slots[slot] === level ? [{ seat, piece: PIECE_OF[slot], key: `piece-${seat}-${slot}` }] : [],
    ),
  ])
  const label = `Level ${level}: ${left === 0 ? 'full' : `${left} token${left === 1 ? '' : 's'} left`}`
  return (
    <div className={`level level-${level}`}>
      <Spot on={`level ${level}`} label={label} className="level-spot">
        <b className="roman">{ROMAN[level - 1]}</b>
        <span className="tokens">
          {Array.from({ length: left }, (_, i) => (
            <i key={`t${i.toString()}`} />
          ))}
          {left === 0 && <em>full</em>}
        </span>
      </Spot>
      <ul className="built" aria-label={`Built on level ${level}`}>
        {built.map(({ seat, piece, key }) => (
          <li key={key} data-flip={key} className={LARGE.has(piece) ? 'large' : ''}>
            <Piece piece={piece} seat={seat} />
            <span className="hidden">
              {titled(['minor-city', 'small-temple', 'major-city', 'large-temple'][piece])} of {names[seat]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A piece with its owner's shield. */
export function Piece({
  piece,
  seat,
  size = 40,
}: {
  readonly piece: number
  readonly seat: number
  readonly size?: number
}) {
  const scale = LARGE.has(piece) ? 1 : 0.8
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <g transform={`translate(${24 - 24 * scale} ${46 - 48 * scale}) scale(${scale})`}>
        <Thing name={TEMPLES.has(piece) ? 'temple' : 'city'} size={48} />
      </g>
      <ShieldAt seat={seat} x={27} y={27} size={20} />
    </svg>
  )
}

import { ShieldAt, Spot, Thing } from '@pantheon/web/toolkit'
import { PIECE_OF, SLOTS } from '../rules/names.ts'
import type { View } from '../rules/view.ts'
import { titled } from './art.tsx'

const ROMAN = ['I', 'II', 'III', 'IV']
const LEVELS = [4, 3, 2, 1]
const TEMPLES = new Set([1, 3])
const LARGE = new Set([2, 3])

const MASSIF =
  'M-10 400V382L18 352 42 314 66 298 86 302 102 262 126 216 148 206 166 212 168 166 178 134 192 124 202 130 206 96 222 68 246 74 264 44 280 34 298 60 312 74 338 66 354 96 358 130 368 124 382 134 392 166 398 212 414 204 436 218 458 266 476 302 494 294 516 314 542 352 570 382V400z'
const FAR =
  'M-10 400V300L40 262 76 274 130 214 160 230 190 400zM570 400V286L530 250 488 264 440 214 412 236 380 400z'
/** The terraces and the crags, scratched into the slip. */
const SCRATCHES =
  'M178 138q102 14 204 0M118 224q164 18 326 0M54 312q226 18 452 0M246 74l-8 16M312 74l8 16M264 44l-6 20M298 60l4 16M192 124l-8 34M368 124l10 32M148 206l-14 40M414 204l16 36M86 302l-12 44M476 302l16 42M202 130l-4 18M358 130l4 18'

/** Mount Olympus: level tokens still there, and everything built. */
export function Mountain({ view, names }: { readonly view: View; readonly names: readonly string[] }) {
  return (
    <section className="mountain clay-ground" aria-label="Mount Olympus">
      <svg
        className="sky"
        viewBox="0 0 560 120"
        preserveAspectRatio="xMaxYMin meet"
        aria-hidden="true"
        focusable="false"
      >
        <Sun />
      </svg>
      <svg
        className="massif"
        viewBox="0 0 560 400"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path d={FAR} fill="var(--figure)" opacity=".28" />
        <path d={MASSIF} fill="var(--figure)" />
        <path
          d={SCRATCHES}
          fill="none"
          stroke="var(--ground)"
          strokeWidth="1.300"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="turn">
        {view.turn === 0 ? 'Setting up' : `Turn ${view.turn}`}
        {view.ending && ', the last'}
      </p>
      {LEVELS.map(level => (
        <Level key={level} level={level} view={view} names={names} />
      ))}
    </section>
  )
}

function Sun() {
  return (
    <g fill="var(--paint)">
      <g transform="translate(494 58)">
        <circle r="25" />
        {Array.from({ length: 16 }, (_, i) => i * 22.5).map(angle => (
          <path key={angle} d="M-2.500-31 0-46 2.500-31z" transform={`rotate(${angle})`} />
        ))}
      </g>
      <path d="M330 96q4-13 18-11 6-15 24-11 13 2 15 13 14-1 16 9z" opacity=".55" />
      <path d="M36 108q4-12 17-10 7-13 22-9 11 2 13 11 12-1 14 8z" opacity=".55" />
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

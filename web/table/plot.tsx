import { useEffect, useState } from 'react'
import { useText } from '../text/index.ts'
import type { Curve } from '../worker/messages.ts'
import type { Session } from './session.ts'

const [W, H, LEFT, BOTTOM] = [560, 240, 34, 22]

/** Dashes tell the lines apart where colour does not. */
const DASHES = ['none', '9 4', '2 4', '12 4 2 4', '5 5']

/** The standing over the game: one line for each player. */
export function Plot({ session, names }: { readonly session: Session; readonly names: readonly string[] }) {
  const t = useText()
  const [curve, setCurve] = useState<Curve | null>(null)
  useEffect(() => {
    session.curve(-3).then(setCurve)
  }, [session])
  if (curve === null) return null
  const last = curve.at.at(-1) ?? 1
  const most = Math.max(1, ...curve.totals.flat())
  const least = Math.min(0, ...curve.totals.flat())
  const x = (at: number) => LEFT + (at / last) * (W - LEFT - 12)
  const y = (points: number) => 10 + ((most - points) / (most - least)) * (H - BOTTOM - 10)
  const ticks = [least, Math.round((least + most) / 2), most]
  return (
    <figure className="plot">
      <figcaption>{t('curve')}</figcaption>
      <svg viewBox={`0 0 ${W} ${H}`} role="img" aria-label={t('curveOf')}>
        {ticks.map(tick => (
          <g key={tick}>
            <path d={`M${LEFT} ${y(tick)}H${W - 12}`} stroke="var(--line)" />
            <text x={LEFT - 6} y={y(tick) + 5} textAnchor="end" fill="var(--ink-2)" fontSize="14">
              {tick}
            </text>
          </g>
        ))}
        {names.map((name, seat) => (
          <polyline
            key={`${name}-${seat.toString()}`}
            points={curve.at.map((at, i) => `${x(at)},${y(curve.totals[i][seat])}`).join(' ')}
            fill="none"
            stroke={`var(--seat-line-${seat})`}
            strokeWidth="3"
            strokeDasharray={DASHES[seat % DASHES.length]}
            strokeLinejoin="round"
          />
        ))}
      </svg>
      <ul className="legend">
        {names.map((name, seat) => (
          <li key={`${name}-${seat.toString()}`}>
            <svg width="34" height="10" aria-hidden="true" focusable="false">
              <path
                d="M0 5H34"
                stroke={`var(--seat-line-${seat})`}
                strokeWidth="3"
                strokeDasharray={DASHES[seat % DASHES.length]}
              />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </figure>
  )
}

import './line-plot.css'

const [W, H, LEFT, RIGHT, TOP, BOTTOM] = [560, 220, 40, 12, 10, 12]

/** Dashes tell the lines apart where colour does not. */
const DASHES = ['none', '9 4', '2 4', '12 4 2 4', '5 5']

/** A moment worth looking at, marked on a plot. */
export interface PlotMark {
  readonly id: string
  readonly at: number
  readonly label: string
  readonly seat: number
}

/** Lines over the course of a game, one for each player. Marks can be followed. */
export function LinePlot({
  title,
  label,
  names,
  at,
  rows,
  format = String,
  bounds,
  marks = [],
  visit,
}: {
  readonly title: string
  readonly label: string
  readonly names: readonly string[]
  /** Where each row stands in the game. */
  readonly at: readonly number[]
  /** By row, the values of all players. */
  readonly rows: readonly (readonly number[])[]
  format?(value: number): string
  /** The least and the most the plot shows, if not what the values are. */
  readonly bounds?: readonly [least: number, most: number]
  readonly marks?: readonly PlotMark[]
  visit?(mark: PlotMark): void
}) {
  const last = Math.max(1, at.at(-1) ?? 1)
  const most = bounds?.[1] ?? Math.max(1, ...rows.flat())
  const least = bounds?.[0] ?? Math.min(0, ...rows.flat())
  const x = (moment: number): number => LEFT + (moment / last) * (W - LEFT - RIGHT)
  const y = (value: number): number => TOP + ((most - value) / (most - least)) * (H - TOP - BOTTOM)
  const ticks = [least, (least + most) / 2, most].map(tick => (bounds ? tick : Math.round(tick)))
  return (
    <figure className="plot">
      <figcaption>{title}</figcaption>
      <div className="plot-in">
        <svg viewBox={`0 0 ${W} ${H}`} role="img" aria-label={label}>
          {ticks.map(tick => (
            <g key={tick}>
              <path d={`M${LEFT} ${y(tick)}H${W - RIGHT}`} stroke="var(--line)" />
              <text x={LEFT - 6} y={y(tick) + 5} textAnchor="end" fill="var(--ink-2)" fontSize="14">
                {format(tick)}
              </text>
            </g>
          ))}
          {marks.map(mark => (
            <path
              key={mark.id}
              d={`M${x(mark.at)} ${TOP}V${H - BOTTOM}`}
              stroke={`var(--seat-line-${mark.seat})`}
              strokeDasharray="3 4"
            />
          ))}
          {names.map((name, seat) => (
            <polyline
              key={`${name}-${seat.toString()}`}
              points={at.map((moment, i) => `${x(moment)},${y(rows[i][seat])}`).join(' ')}
              fill="none"
              stroke={`var(--seat-line-${seat})`}
              strokeWidth="3"
              strokeDasharray={DASHES[seat % DASHES.length]}
              strokeLinejoin="round"
            />
          ))}
        </svg>
        {visit &&
          marks.map((mark, i) => (
            <button
              key={mark.id}
              type="button"
              className="plot-mark"
              aria-label={mark.label}
              style={{ left: `${(x(mark.at) / W) * 100}%` }}
              onClick={() => visit(mark)}
            >
              {i + 1}
            </button>
          ))}
      </div>
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

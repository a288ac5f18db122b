import { Figure, ShieldAt, Spot, Thing } from '@pantheon/web/toolkit'
import { AREAS, GODS } from '../rules/names.ts'
import type { View } from '../rules/view.ts'
import { FavorToken, GOD_SIGNS, phrase, titled } from './art.tsx'

/** The action board: four gods, each by day and by night, with their piles of favors and the Builders. */
export function Actions({
  view,
  names,
  asking,
}: {
  readonly view: View
  readonly names: readonly string[]
  readonly asking: boolean
}) {
  return (
    <section className="actions" aria-label="Action board">
      {GODS.map((god, g) => (
        <article key={god} className="god">
          <div className="god-head">
            <h2>{titled(god)}</h2>
            <Spot
              on={`pile ${god}`}
              label={`${view.pile[g]} ${titled(god)} favors in the pile`}
              className="pile"
              not={asking ? `favor ${god}` : undefined}
            >
              <FavorToken god={g} size={26} />
              <b>×{view.pile[g]}</b>
            </Spot>
          </div>
          <div className="god-areas">
            <Area area={g * 2} view={view} names={names} asking={asking} />
            <Area area={g * 2 + 1} view={view} names={names} asking={asking} />
          </div>
        </article>
      ))}
    </section>
  )
}

function Area({
  area,
  view: { printed, players },
  names,
  asking,
}: {
  readonly area: number
  readonly view: View
  readonly names: readonly string[]
  readonly asking: boolean
}) {
  const night = area % 2 === 1
  const there = players.flatMap(({ builder }, seat) => (builder === area ? [seat] : []))
  const main = phrase(printed.main[area])
  const ribbon = phrase(printed.ribbon[area])
  const who = there.map(seat => `, ${names[seat]}'s Builder stands here`).join('')
  return (
    <Spot
      on={`area ${AREAS[area]}`}
      label={`${titled(GODS[area >> 1])} by ${night ? 'night' : 'day'}: ${main}; ribbon: ${ribbon}${who}`}
      className={`area ${night ? 'night' : 'day'}`}
      not={asking ? `go ${AREAS[area]}` : undefined}
    >
      <span className="area-sign">
        <Thing name={GOD_SIGNS[area >> 1]} size={34} />
        <Thing name={night ? 'moon' : 'sun'} size={15} className="hour" />
      </span>
      <span className="area-main">{main}</span>
      <span className="ribbon">{ribbon}</span>
      <span className="builders">
        {there.map(seat => (
          <span key={seat} data-flip={`builder-${seat}`}>
            <Builder seat={seat} />
          </span>
        ))}
      </span>
    </Spot>
  )
}

/** A Builder: a small figure in its owner's colour, with the owner's shield. */
function Builder({ seat }: { readonly seat: number }) {
  return (
    <svg
      width="31"
      height="43"
      viewBox="-2 -14 104 140"
      aria-hidden="true"
      focusable="false"
      className={`builder of-${seat}`}
    >
      <Figure pose="builder" />
      <ShieldAt seat={seat} x={54} y={78} size={48} />
    </svg>
  )
}

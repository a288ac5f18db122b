import { Figure, Pile, ShieldAt, Spot, Thing } from '@pantheon/web/toolkit'
import { AREAS, GODS } from '../rules/names.ts'
import type { View } from '../rules/view.ts'
import { FavorToken, GOD_SIGNS, usePhrase } from './art.tsx'
import { useWords } from './text/index.ts'
import type { Nots } from './why-not.ts'

/** The action board: four gods, each by day and by night, with their piles of favors and the Builders. */
export function Actions({
  view,
  names,
  nots,
}: {
  readonly view: View
  readonly names: readonly string[]
  /** The moves to ask about where nothing is lit. */
  readonly nots: Nots | null
}) {
  const t = useWords()
  return (
    <section className="actions" aria-label={t.actions}>
      {GODS.map((god, g) => (
        <article key={god} className="god">
          <div className="god-head">
            <h2>{t.god(g)}</h2>
            <Spot on={`pile ${god}`} label={t.pile(g, view.pile[g])} className="pile" not={nots?.pile(g)}>
              {view.pile[g] === 0 ? (
                <b>0</b>
              ) : (
                <Pile count={view.pile[g]}>{() => <FavorToken god={g} size={28} />}</Pile>
              )}
            </Spot>
          </div>
          <div className="god-areas">
            <Area area={g * 2} view={view} names={names} nots={nots} />
            <Area area={g * 2 + 1} view={view} names={names} nots={nots} />
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
  nots,
}: {
  readonly area: number
  readonly view: View
  readonly names: readonly string[]
  readonly nots: Nots | null
}) {
  const t = useWords()
  const phrase = usePhrase()
  const night = area % 2 === 1
  const there = players.flatMap(({ builder }, seat) => (builder === area ? [seat] : []))
  const main = phrase(printed.main[area])
  const ribbon = phrase(printed.ribbon[area])
  const label = [t.area(area >> 1, night, main, ribbon), ...there.map(seat => t.builderHere(names[seat]))]
  return (
    <Spot
      on={`area ${AREAS[area]}`}
      label={label.join(', ')}
      className={`area ${night ? 'night' : 'day'}`}
      not={nots?.area(area)}
    >
      <span className="area-sign">
        <Thing name={GOD_SIGNS[area >> 1]} size={34} />
        <Thing name={night ? 'moon' : 'sun'} size={16} className="hour" />
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
      width="34"
      height="47"
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

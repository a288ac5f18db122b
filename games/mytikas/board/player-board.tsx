import { Cube, Spot, Thing } from '@pantheon/web/toolkit'
import { PIECE_OF, RESOURCES, SLOTS } from '../rules/names.ts'
import type { View } from '../rules/view.ts'
import { CUBES, Goods, Offering, ROMAN, usePhrase } from './art.tsx'
import { Favors } from './favors.tsx'
import { stacks } from './lights.ts'
import { Piece } from './mountain.tsx'
import { useWords } from './text/index.ts'
import type { Nots } from './why-not.ts'

const LEVELS = [4, 3, 2, 1]
/** Cubes drawn of one stack; the rest is in its number. */
const DRAWN = 5

/** One's own board: cubes on terraces, pieces waiting in their slots. */
export function PlayerBoard({
  view,
  seat,
  nots,
  drops,
  dropping,
  setDropping,
}: {
  readonly view: View
  readonly seat: number
  /** The moves to ask about where nothing is lit. */
  readonly nots: Nots | null
  readonly drops: boolean
  readonly dropping: boolean
  setDropping(on: boolean): void
}) {
  const t = useWords()
  const { cubes, favors, reserve } = view.players[seat]
  const own = stacks(cubes)
  return (
    <section className="player-board" aria-label={t.yourBoard}>
      <div className="terraces">
        <div className="terrace-head">
          <h2>{t.store}</h2>
          <span className="purse">
            <Offering size={22} />{' '}
            <b aria-hidden="true" data-spot="reserve">
              {reserve}
            </b>
            <span className="hidden">{t.inReserve(reserve)}</span>
          </span>
          <Favors favors={favors} size={28} />
          {drops && (
            <button
              type="button"
              className="drop"
              aria-pressed={dropping}
              onClick={() => setDropping(!dropping)}
            >
              {t.bringDown} ▾
            </button>
          )}
        </div>
        {LEVELS.map(level => (
          <div key={level} className={`terrace terrace-${level}`}>
            <b className="roman">{ROMAN[level - 1]}</b>
            {own
              .filter(stack => stack.level === level)
              .map(({ resource, count, first }) => (
                <Spot
                  key={resource}
                  on={`cube ${RESOURCES[resource]} ${level}`}
                  label={t.cubes(count, resource, level)}
                  className="stack"
                  not={nots?.cube(resource, level)}
                >
                  {Array.from({ length: Math.min(count, DRAWN) }, (_, i) => (
                    <Cube
                      key={`c${first + i}`}
                      of={CUBES[resource]}
                      size={26}
                      flip={`cube-${resource}-${first + i}`}
                    />
                  ))}
                  {count > 2 && <b className="count">{count}</b>}
                </Spot>
              ))}
          </div>
        ))}
      </div>
      <ul className="slots" aria-label={t.toBuild}>
        {SLOTS.map((name, slot) => (
          <li key={name}>
            <Slot view={view} seat={seat} slot={slot} not={nots?.slot(slot)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Slot({
  view: { players, printed },
  seat,
  slot,
  not,
}: {
  readonly view: View
  readonly seat: number
  readonly slot: number
  readonly not: string | undefined
}) {
  const t = useWords()
  const phrase = usePhrase()
  const piece = PIECE_OF[slot]
  const level = players[seat].slots[slot]
  const built = level > 0
  const gift = printed.slot[slot].map(phrase).join(' + ')
  const state = built ? t.built(level) : t.costs(t.goods(printed.cost[piece]))
  return (
    <Spot
      on={`slot ${SLOTS[slot]}`}
      label={t.slot(piece, state, printed.worth[piece], gift)}
      className={`slot${built ? ' is-built' : ''}`}
      not={not}
    >
      <span className="slot-piece">
        {built ? (
          <b className="roman">{ROMAN[level - 1]}</b>
        ) : (
          <span data-flip={`piece-${seat}-${slot}`}>
            <Piece piece={piece} seat={seat} size={36} />
          </span>
        )}
        <b className="worth" title={t.worth(printed.worth[piece])}>
          <Thing name="laurel" size={17} />
          {printed.worth[piece]}
        </b>
      </span>
      <span className="slot-name">{t.pieces[piece]}</span>
      {!built && <Goods goods={printed.cost[piece]} size={17} />}
      <span className="gift">{gift}</span>
    </Spot>
  )
}

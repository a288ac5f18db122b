import { Spot } from '@pantheon/web/toolkit'
import { cell, PIECE_OF, PIECES, RESOURCES, SLOTS } from '../rules/names.ts'
import type { View } from '../rules/view.ts'
import { Cube, FavorToken, Goods, Offering, phrase, titled } from './art.tsx'
import { stacks } from './lights.ts'
import { Piece } from './mountain.tsx'

const ROMAN = ['I', 'II', 'III', 'IV']
const LEVELS = [4, 3, 2, 1]
/** Cubes drawn of one stack; the rest is in its number. */
const DRAWN = 5

/** One's own board: cubes on terraces, pieces waiting in their slots. */
export function PlayerBoard({
  view,
  seat,
  asking,
  drops,
  dropping,
  setDropping,
}: {
  readonly view: View
  readonly seat: number
  readonly asking: boolean
  readonly drops: boolean
  readonly dropping: boolean
  setDropping(on: boolean): void
}) {
  const { cubes, favors, reserve } = view.players[seat]
  const own = stacks(cubes)
  return (
    <section className="player-board" aria-label="Your board">
      <div className="terraces">
        <div className="terrace-head">
          <h2>Your store</h2>
          <span className="purse">
            <Offering size={22} /> <b>{reserve}</b>
            <span className="hidden">offerings in reserve</span>
          </span>
          <span className="purse">
            {favors.flatMap((n, god) =>
              Array.from({ length: n }, (_, i) => (
                <FavorToken key={`${god}-${i.toString()}`} god={god} size={26} />
              )),
            )}
          </span>
          {drops && (
            <button
              type="button"
              className="drop"
              aria-pressed={dropping}
              onClick={() => setDropping(!dropping)}
            >
              Bring down ▾
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
                  label={`${count} ${RESOURCES[resource]} on level ${level}`}
                  className="stack"
                >
                  {Array.from({ length: Math.min(count, DRAWN) }, (_, i) => (
                    <Cube
                      key={`c${first + i}`}
                      resource={resource}
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
      <ul className="slots" aria-label="Pieces to build">
        {SLOTS.map((name, slot) => (
          <li key={name}>
            <Slot view={view} seat={seat} slot={slot} asking={asking} />
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
  asking,
}: {
  readonly view: View
  readonly seat: number
  readonly slot: number
  readonly asking: boolean
}) {
  const piece = PIECE_OF[slot]
  const level = players[seat].slots[slot]
  const built = level > 0
  const gift = printed.slot[slot].map(phrase).join(' + ')
  const cost = printed.cost[piece].flatMap((n, r) => (n > 0 ? [`${n} ${RESOURCES[r]}`] : [])).join(', ')
  const state = built ? `built on level ${level}` : `costs ${cost}`
  return (
    <Spot
      on={`slot ${SLOTS[slot]}`}
      label={`${titled(PIECES[piece])}, ${state}, ${printed.worth[piece]} points a level, gives ${gift}`}
      className={`slot${built ? ' is-built' : ''}`}
      not={asking && !built ? `build ${SLOTS[slot]} ${bestLevel(players[seat].cubes)}` : undefined}
    >
      <span className="slot-piece">
        {built ? (
          <b className="roman">{ROMAN[level - 1]}</b>
        ) : (
          <span data-flip={`piece-${seat}-${slot}`}>
            <Piece piece={piece} seat={seat} size={36} />
          </span>
        )}
        <b className="worth">×{printed.worth[piece]}</b>
      </span>
      <span className="slot-name">{titled(PIECES[piece])}</span>
      {!built && <Goods goods={printed.cost[piece]} size={17} />}
      <span className="gift">{gift}</span>
    </Spot>
  )
}

/** The level with most cubes: the one a player means when they point at a piece. */
function bestLevel(cubes: readonly number[]): number {
  const sums = [1, 2, 3, 4].map(level => RESOURCES.reduce((sum, _, r) => sum + cubes[cell(r, level)], 0))
  return 1 + sums.indexOf(Math.max(...sums))
}

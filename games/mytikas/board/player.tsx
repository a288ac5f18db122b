import type { PlayerProps } from '@pantheon/web/toolkit'
import { CARDS, cell, RESOURCES } from '../rules/names.ts'
import type { View } from '../rules/view.ts'
import { Emblem, FavorToken, Goods, Offering, titled } from './art.tsx'

const ROMAN = ['I', 'II', 'III', 'IV']

/** What everybody may see of a player: cubes by level, offerings, favors. */
export function Player({ view, seat }: PlayerProps<View>) {
  const { cubes, favors, reserve } = view.players[seat]
  const levels = [1, 2, 3, 4].flatMap(level => {
    const goods = RESOURCES.map((_, r) => cubes[cell(r, level)])
    return goods.some(n => n > 0) ? [{ level, goods }] : []
  })
  return (
    <div className="panel">
      <dl className="panel-cubes">
        {levels.map(({ level, goods }) => (
          <div key={level}>
            <dt>
              <span className="hidden">Level </span>
              {ROMAN[level - 1]}
            </dt>
            <dd>
              <Goods goods={goods} size={17} />
            </dd>
          </div>
        ))}
      </dl>
      <ul className="panel-deities">
        {view.deities
          .filter(({ holder }) => holder === seat)
          .map(({ card, lock }) => (
            <li key={card} className={`day${lock > 0 ? ' locked' : ''}`} title={titled(CARDS[card])}>
              <Emblem card={CARDS[card]} size={18} />
              <span className="hidden">{titled(CARDS[card])}</span>
            </li>
          ))}
      </ul>
      <div className="panel-row">
        <span className="purse">
          <Offering size={18} /> <b>{reserve}</b>
          <span className="hidden">offerings</span>
        </span>
        <span className="purse">
          {favors.flatMap((n, god) =>
            Array.from({ length: n }, (_, i) => (
              <FavorToken key={`${god}-${i.toString()}`} god={god} size={22} />
            )),
          )}
        </span>
      </div>
    </div>
  )
}

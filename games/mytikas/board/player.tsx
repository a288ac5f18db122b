import { type PlayerProps, Thing } from '@pantheon/web/toolkit'
import { CARDS, cell, PIECE_OF, RESOURCES, SLOTS } from '../rules/names.ts'
import type { View } from '../rules/view.ts'
import { Goods, Offering, ROMAN } from './art.tsx'
import { Emblem } from './emblems.tsx'
import { Favors } from './favors.tsx'
import { LARGE, TEMPLES } from './mountain.tsx'
import { useWords } from './text/index.ts'

/** What everybody may see of a player: cubes by level, offerings, favors. */
export function Player({ view, seat }: Pick<PlayerProps<View>, 'view' | 'seat'>) {
  const t = useWords()
  const { cubes, favors, reserve, slots } = view.players[seat]
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
              <span className="hidden">{t.levelShort} </span>
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
            <li key={card} className={`day${lock > 0 ? ' locked' : ''}`} title={t.card(card)}>
              <Emblem card={CARDS[card]} size={18} />
              <span className="hidden">{t.card(card)}</span>
            </li>
          ))}
      </ul>
      <ul className="panel-pieces">
        {slots.map((level, slot) => (
          <li
            key={SLOTS[slot]}
            className={level > 0 ? 'stands' : 'waits'}
            title={t.piece(PIECE_OF[slot], level)}
          >
            <Thing
              name={TEMPLES.has(PIECE_OF[slot]) ? 'temple' : 'city'}
              size={LARGE.has(PIECE_OF[slot]) ? 24 : 18}
            />
            <b aria-hidden="true">{level > 0 && ROMAN[level - 1]}</b>
            <span className="hidden">{t.piece(PIECE_OF[slot], level)}</span>
          </li>
        ))}
      </ul>
      <div className="panel-row">
        <span className="purse">
          <Offering size={18} /> <b aria-hidden="true">{reserve}</b>
          <span className="hidden">{t.inReserve(reserve)}</span>
        </span>
        <Favors favors={favors} size={24} />
      </div>
    </div>
  )
}

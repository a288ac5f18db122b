import { Shield } from '@pantheon/web/toolkit'
import { to } from '../app/route.ts'
import { useMoment } from '../online/durations.ts'
import { forget, type Kept } from '../table/shelf.ts'
import { type Key, useText } from '../text/index.ts'
import { Thumb } from './thumb.tsx'

/** Games of this device at a glance. */
export function KeptGames({
  games,
  action,
}: {
  readonly games: readonly Kept[]
  readonly action: 'goOn' | 'lookBack'
}) {
  const t = useText()
  const moment = useMoment()
  return (
    <ul className="tables">
      {games.map(({ founded: { id, game, names, at } }) => {
        const title = t(`${game}.title` as Key)
        return (
          <li key={id}>
            <Thumb game={game} />
            <div>
              <strong>{title}</strong>
              <span className="who">
                {names.map((name, seat) => (
                  <span key={`${name}-${seat.toString()}`}>
                    <Shield seat={seat} size={16} /> {name}
                  </span>
                ))}
              </span>
              <span className="facts">{t('startedAt', { date: moment(at) })}</span>
            </div>
            <a className="button" href={to('table', id)}>
              {t(action)}
              <span className="hidden">: {title}</span>
            </a>
            <button type="button" className="quiet" onClick={() => forget(id)}>
              {t('forget')}
              <span className="hidden">: {title}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

import { useState } from 'react'
import { to } from '../app/route.ts'
import { useSettings } from '../app/settings.ts'
import { inviteFriends } from '../online/make.ts'
import { type Trouble, troubleOf } from '../online/trouble.ts'
import { useText } from '../text/index.ts'
import { learn } from '../tutorial/start.ts'
import { playNow } from './found.ts'
import type { Poster } from './games.ts'

/** A game's poster, and every way to begin. */
export function PosterCard({
  poster: { id, seats, usual, minutes, taught, Art },
}: {
  readonly poster: Poster
}) {
  const t = useText()
  const { name } = useSettings()
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const game = t(`${id}.title`)
  const called = <span className="hidden">: {game}</span>
  const invite = () => {
    setTrouble(null)
    inviteFriends(id, usual).catch(error => setTrouble(troubleOf(error, 'refused')))
  }
  return (
    <li className="poster">
      <div className="poster-picture">
        <Art />
      </div>
      <div className="poster-text">
        <h2>{game}</h2>
        <p>{t(`${id}.line`)}</p>
        <p className="facts">
          {t('players', { min: seats[0], max: seats[1] })} · {t('minutes', { n: minutes })}
        </p>
        <div className="poster-ways">
          <button type="button" className="primary" onClick={() => playNow(id, usual, name || t('you'))}>
            {t('playNow')}
            {called}
          </button>
          <button type="button" className="button" onClick={invite}>
            {t('inviteFriends')}
            {called}
          </button>
        </div>
        {trouble && (
          <p className="trouble" role="alert">
            {t(trouble)}
          </p>
        )}
        <div className="poster-links">
          {taught && (
            <button type="button" className="link" onClick={() => learn(id, name || t('you'))}>
              {t('learn')}
              {called}
            </button>
          )}
          <a href={to('setup', id)}>
            {t('hotSeat')}
            {called}
          </a>
          <a href={to('rules', id)}>
            {t('rules')}
            {called}
          </a>
        </div>
      </div>
    </li>
  )
}

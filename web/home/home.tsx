import { Shield, Thing } from '@pantheon/web/toolkit'
import { to } from '../app/route.ts'
import { useSettings } from '../app/settings.ts'
import { forget, type Kept, useShelf } from '../table/shelf.ts'
import { type Key, useText } from '../text/index.ts'
import { playNow } from './found.ts'
import { POSTERS, type Poster } from './games.ts'
import './home.css'

/** The home: five posters, and the games of this device. */
export function Home() {
  const t = useText()
  const shelf = useShelf()
  const running = shelf.filter(({ over }) => !over)
  const finished = shelf.filter(({ over }) => over)
  return (
    <div className="home">
      <header className="lead">
        <h1>{t('tagline')}</h1>
        <p>{t('lead')}</p>
      </header>
      <ul className="posters">
        {POSTERS.map(poster => (
          <PosterCard key={poster.id} poster={poster} />
        ))}
      </ul>
      {running.length > 0 && <Games title={t('running')} games={running} action="goOn" />}
      {finished.length > 0 && <Games title={t('finished')} games={finished} action="lookBack" />}
    </div>
  )
}

function PosterCard({ poster: { id, seats, usual, minutes, taught, Art } }: { readonly poster: Poster }) {
  const t = useText()
  const { name } = useSettings()
  const game = t(`${id}.title`)
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
        <button type="button" className="primary" onClick={() => playNow(id, usual, name || t('you'))}>
          {t('playNow')}
          <span className="hidden">: {game}</span>
        </button>
        <div className="poster-links">
          {taught && (
            <button
              type="button"
              className="link"
              onClick={() => playNow(id, 2, name || t('you'), { level: 'mortal', lessons: true })}
            >
              {t('learn')}
              <span className="hidden">: {game}</span>
            </button>
          )}
          <a href={to('setup', id)}>
            {t('hotSeat')}
            <span className="hidden">: {game}</span>
          </a>
          <a href={to('rules', id)}>
            {t('rules')}
            <span className="hidden">: {game}</span>
          </a>
        </div>
      </div>
    </li>
  )
}

function Games({
  title,
  games,
  action,
}: {
  readonly title: string
  readonly games: readonly Kept[]
  readonly action: 'goOn' | 'lookBack'
}) {
  const t = useText()
  const { language } = useSettings()
  const date = (at: number) =>
    new Date(at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section className="shelf">
      <h2>{title}</h2>
      <ul>
        {games.map(({ founded: { id, game, names, at } }) => (
          <li key={id}>
            <Thing name="amphora" size={36} />
            <div>
              <strong>{t(`${game}.title` as Key)}</strong>
              <span className="who">
                {names.map((name, seat) => (
                  <span key={`${name}-${seat.toString()}`}>
                    <Shield seat={seat} size={16} /> {name}
                  </span>
                ))}
              </span>
              <span className="facts">{t('startedAt', { date: date(at) })}</span>
            </div>
            <a className="button" href={to('table', id)}>
              {t(action)}
            </a>
            <button type="button" className="quiet" onClick={() => forget(id)}>
              {t('forget')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

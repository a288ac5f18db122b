import { to } from '../app/route.ts'
import { POSTERS } from '../home/games.ts'
import { useText } from '../text/index.ts'
import { Closed } from './closed.tsx'
import { Tables, useLobby } from './lobby.tsx'

/** The lobby: tables to join, tables to watch. */
export default function LobbyPage({ game }: { readonly game: string }) {
  const t = useText()
  const tables = useLobby(game || undefined)
  if (tables === 'away') return <Closed title={t('noLine')} about={t('noLineAbout')} />
  return (
    <div className="page lobby">
      <header className="lobby-head">
        <h1>{t('lobby')}</h1>
        <a className="primary" href={to('make', game || 'mytikas')}>
          {t('makeTable')}
        </a>
      </header>
      <nav className="chips" aria-label={t('home')}>
        <a href={to('lobby')} aria-current={game === '' ? 'page' : undefined}>
          {t('allGames')}
        </a>
        {POSTERS.map(({ id }) => (
          <a key={id} href={to('lobby', id)} aria-current={game === id ? 'page' : undefined}>
            {t(`${id}.title`)}
          </a>
        ))}
      </nav>
      <section aria-live="polite">
        <h2>{t('openTables')}</h2>
        {tables === null ? (
          <p className="facts">{t('loading')}</p>
        ) : tables.open.length === 0 ? (
          <p className="facts">{t('noOpenTables')}</p>
        ) : (
          <Tables tables={tables.open} action="joinTable" />
        )}
        {tables !== null && tables.playing.length > 0 && (
          <>
            <h2>{t('runningTables')}</h2>
            <Tables tables={tables.playing} action="watch" />
          </>
        )}
      </section>
    </div>
  )
}

import { to } from '../app/route.ts'
import { Tables, useLobby } from '../online/lobby.tsx'
import { useMine } from '../online/mine.ts'
import { useShelf } from '../table/shelf.ts'
import { useText } from '../text/index.ts'
import { POSTERS } from './games.ts'
import { KeptGames } from './kept-games.tsx'
import { PosterCard } from './poster-card.tsx'
import './home.css'

/** As many open tables as the home shows; the lobby has them all. */
const SHOWN = 4

/** The home: five posters; one's own games here and on the server; tables that wait for players. */
export function Home() {
  const t = useText()
  const shelf = useShelf()
  const { tables } = useMine()
  const lobby = useLobby()
  const [running, finished] = [shelf.filter(({ over }) => !over), shelf.filter(({ over }) => over)]
  const online = tables.filter(({ status }) => status !== 'over').sort(byTurn)
  const played = tables.filter(({ status }) => status === 'over')
  const open = lobby === null || lobby === 'away' ? [] : lobby.open.filter(isOthers(tables))
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
      {running.length + online.length > 0 && (
        <section className="shelf">
          <h2>{t('running')}</h2>
          {online.length > 0 && <Tables tables={online} action="goOn" />}
          {running.length > 0 && <KeptGames games={running} action="goOn" />}
        </section>
      )}
      {lobby !== 'away' && (
        <section className="shelf">
          <h2>{t('openTables')}</h2>
          {open.length > 0 ? (
            <Tables tables={open.slice(0, SHOWN)} action="joinTable" />
          ) : (
            <p className="facts">{t('noOpenTables')}</p>
          )}
          <p className="row">
            <a className="quiet" href={to('lobby')}>
              {t('moreTables')}
            </a>
            <a className="quiet" href={to('make', 'mytikas')}>
              {t('makeTable')}
            </a>
          </p>
        </section>
      )}
      {finished.length + played.length > 0 && (
        <section className="shelf">
          <h2>{t('finished')}</h2>
          {played.length > 0 && <Tables tables={played} action="lookBack" />}
          {finished.length > 0 && <KeptGames games={finished} action="lookBack" />}
        </section>
      )}
      <p className="row">
        <a className="quiet" href={to('replay')}>
          {t('openRecord')}
        </a>
      </p>
    </div>
  )
}

type Table = ReturnType<typeof useMine>['tables'][number]

/** Where it is one's turn comes first. */
const byTurn = (a: Table, b: Table): number => Number(b.yourTurn) - Number(a.yourTurn)

const isOthers =
  (own: readonly Table[]) =>
  ({ id }: Table): boolean =>
    !own.some(table => table.id === id)

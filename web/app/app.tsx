import { Band, Thing } from '@pantheon/web/toolkit'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { posterOf } from '../home/games.ts'
import { Home } from '../home/home.tsx'
import { SetUp } from '../home/setup.tsx'
import { useMine, useTurns } from '../online/mine.ts'
import { useText } from '../text/index.ts'
import { type Route, to, useRoute } from './route.ts'
import { SettingsPage } from './settings-page.tsx'

const TablePage = lazy(() => import('../table/table-page.tsx'))
const OnlinePage = lazy(() => import('../online/online-page.tsx'))
const LobbyPage = lazy(() => import('../online/lobby-page.tsx'))
const MakePage = lazy(() => import('../online/make-page.tsx'))
const ProfilePage = lazy(() => import('../online/profile-page.tsx'))
const ReplayPage = lazy(() => import('../table/replay-page.tsx'))
const RulesPage = lazy(() => import('../rules/rules-page.tsx'))
const Gallery = lazy(() => import('../toolkit/gallery/gallery.tsx'))

/** The shell: the bar, and the page one is on. */
export function App() {
  const t = useText()
  const route = useRoute()
  useTurns()
  const { turns } = useMine()
  const main = useRef<HTMLElement>(null)
  const place = [route.page, ...route.rest].join('/')
  const first = useRef(place)
  useEffect(() => {
    if (first.current === place) return
    first.current = place
    scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [place])
  return (
    <>
      <button type="button" className="skip" onClick={() => main.current?.focus()}>
        {t('skip')}
      </button>
      <header className="bar">
        <div className="bar-in">
          <a className="brand" href={to()}>
            <Thing name="temple" size={26} />
            <span>Pantheon</span>
          </a>
          <nav>
            <a href={to()} aria-current={route.page === '' ? 'page' : undefined}>
              {t('home')}
            </a>
            <a href={to('lobby')} aria-current={route.page === 'lobby' ? 'page' : undefined}>
              {t('lobby')}
            </a>
            <a href={to('rules', 'mytikas')} aria-current={route.page === 'rules' ? 'page' : undefined}>
              {t('rules')}
            </a>
            <a href={to('profile')} aria-current={route.page === 'profile' ? 'page' : undefined}>
              {t('profile')}
              {turns > 0 && <span className="badge">{turns}</span>}
            </a>
            <a href={to('settings')} aria-current={route.page === 'settings' ? 'page' : undefined}>
              {t('settings')}
            </a>
          </nav>
        </div>
        <Band band="meander" height={9} />
      </header>
      <main id="main" ref={main} tabIndex={-1}>
        <Suspense fallback={<p className="waiting">{t('loading')}</p>}>
          <Page route={route} />
        </Suspense>
      </main>
    </>
  )
}

function Page({ route: { page, rest } }: { readonly route: Route }) {
  const t = useText()
  const [first = '', second = ''] = rest
  const poster = posterOf(first)
  if (page === '') return <Home />
  if (page === 'settings') return <SettingsPage />
  if (page === 'gallery') return <Gallery />
  if (page === 'replay') return <ReplayPage key={first} code={first} />
  if (page === 'table') return <TablePage key={first} id={first} />
  if (page === 'online') return <OnlinePage key={first} id={first} invite={second} />
  if (page === 'lobby') return <LobbyPage game={poster?.id ?? ''} />
  if (page === 'make' && poster) return <MakePage key={poster.id} poster={poster} />
  if (page === 'profile') return <ProfilePage />
  if (page === 'setup' && poster) return <SetUp poster={poster} />
  if (page === 'rules' && poster) return <RulesPage game={poster.id} section={second} />
  return (
    <div className="page narrow">
      <h1>{t('notFound')}</h1>
      <a className="button" href={to()}>
        {t('toHome')}
      </a>
    </div>
  )
}

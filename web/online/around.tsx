import { useEffect, useMemo, useState } from 'react'
import { to } from '../app/route.ts'
import { useStore } from '../app/store.ts'
import type { Around, Scene } from '../table/session.ts'
import { useText } from '../text/index.ts'
import { Beside } from './beside.tsx'
import { Chat } from './chat.tsx'
import type { OnlineSession } from './online-session.ts'
import { Recap } from './recap.tsx'
import { TableMenu } from './table-menu.tsx'
import { wire } from './wire.ts'

/** What a table on the server has around it: the line, the talk, the clocks, and a recap after an absence. */
export function useAround(session: OnlineSession, scene: Scene): Around {
  const t = useText()
  const present = useStore(session.present)
  const missed = useStore(session.absence.missed)
  const { update, story } = scene
  const said = useMemo(() => story.filter(({ kind }) => kind === 'chat'), [story])
  const [read, setRead] = useState(said.length)
  return {
    banner: <Banner session={session} scene={scene} />,
    panel: {
      title: t('talk'),
      unread: Math.max(0, said.length - read),
      opened: () => setRead(said.length),
      body: (
        <>
          <Chat session={session} update={update} said={said} />
          <TableMenu session={session} update={update} spectators={present?.spectators ?? 0} />
        </>
      ),
    },
    beside: seat => (
      <Beside
        info={update.seats[seat]}
        looking={present?.seats[seat] === true}
        clock={update.clock?.seats[seat] ?? null}
        days={session.plan.get()?.clock.kind === 'days'}
        arrived={session.arrived}
      />
    ),
    recap:
      missed.length === 0
        ? null
        : (show, done) => (
            <Recap
              missed={missed}
              show={show}
              done={() => {
                session.absence.missed.set([])
                done()
              }}
            />
          ),
  }
}

/** A line that was lost for a blink of an eye is not worth a word. */
const BLINK = 700

/** What stands in the way of playing on: a lost line, a bot in one's seat; or a rematch that waits. */
function Banner({ session, scene: { update } }: { readonly session: OnlineSession; readonly scene: Scene }) {
  const t = useText()
  const line = useStore(wire.line)
  const next = useStore(session.next)
  const [lost, setLost] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLost(line !== 'open'), line === 'open' ? 0 : BLINK)
    return () => clearTimeout(timer)
  }, [line])
  const own = update.seat === null ? null : update.seats[update.seat]
  if (lost)
    return (
      <div className="banner" role="status">
        <span>{t('lineLost')}</span>
        <button type="button" className="quiet" onClick={() => wire.now()}>
          {t('tryNow')}
        </button>
      </div>
    )
  if (next !== null)
    return (
      <div className="banner" role="status">
        <span>{t('rematchWaits')}</span>
        <a className="button" href={to('online', next.id, next.invite)}>
          {t('goThere')}
        </a>
      </div>
    )
  if (own?.away && !own.resigned && update.status === 'playing')
    return (
      <div className="banner" role="status">
        <span>{t('botForYou')}</span>
        <button type="button" className="button" onClick={() => session.back()}>
          {t('takeBack')}
        </button>
      </div>
    )
  return null
}

import type { Update } from '@pantheon/table'
import { useEffect, useState } from 'react'
import { to } from '../app/route.ts'
import { useStore } from '../app/store.ts'
import { useText } from '../text/index.ts'
import type { OnlineSession } from './online-session.ts'
import { wire } from './wire.ts'

/** A line that was lost for a blink of an eye is not worth a word. */
const BLINK = 700

/** What stands in the way of playing on: a lost line, a bot in one's seat; or a rematch that waits. */
export function Banner({ session, update }: { readonly session: OnlineSession; readonly update: Update }) {
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

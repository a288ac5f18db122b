import type { Update } from '@pantheon/table'
import { Sheet } from '@pantheon/web/toolkit'
import { useState } from 'react'
import { type Key, useCount, useText } from '../text/index.ts'
import { Invitation, linkTo } from './invitation.tsx'
import type { OnlineSession } from './online-session.ts'

type Asked = 'leave' | 'resign' | 'watch'

/** Leaving for a while, giving up, and a link for those who want to watch. */
export function TableMenu({
  session,
  update,
  spectators,
}: {
  readonly session: OnlineSession
  readonly update: Update
  readonly spectators: number
}) {
  const t = useText()
  const count = useCount()
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const own = update.seat === null ? null : update.seats[update.seat]
  const plays = own !== null && update.status === 'playing' && !own.resigned
  return (
    <div className="table-menu">
      {update.seat === null && <span className="facts">{t('youWatch')}</span>}
      {spectators > 0 && <span className="facts">{count('watching', spectators)}</span>}
      <button type="button" className="quiet" onClick={() => setAsked('watch')}>
        {t('watchLink')}
      </button>
      {plays && !own.away && (
        <button type="button" className="quiet" onClick={() => setAsked('leave')}>
          {t('leave')}
        </button>
      )}
      {plays && (
        <button type="button" className="quiet" onClick={() => setAsked('resign')}>
          {t('resign')}
        </button>
      )}
      {asked === 'watch' && (
        <Sheet title={t('watchLink')} closeLabel={t('close')} close={close}>
          <Invitation link={linkTo(session.id, session.invite)} game={t(`${session.game}.title` as Key)} />
        </Sheet>
      )}
      {(asked === 'leave' || asked === 'resign') && (
        <Sheet title={t(asked)} closeLabel={t('close')} close={close}>
          <p>{t(`${asked}.about`)}</p>
          <div className="row">
            <button
              type="button"
              className="primary"
              onClick={() => {
                session[asked]()
                close()
              }}
            >
              {t(`${asked}.yes`)}
            </button>
            <button type="button" className="quiet" onClick={close}>
              {t('stay')}
            </button>
          </div>
        </Sheet>
      )}
    </div>
  )
}

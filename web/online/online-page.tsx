import { Thing } from '@pantheon/web/toolkit'
import { useEffect, useState } from 'react'
import { to } from '../app/route.ts'
import { useStore } from '../app/store.ts'
import { TableRoom } from '../table/table-room.tsx'
import { useText } from '../text/index.ts'
import { useAround } from './around.tsx'
import { OnlineSession } from './online-session.ts'
import { WaitingRoom } from './waiting-room.tsx'
import { wire } from './wire.ts'
import '../table/table.css'
import './online.css'

/** A table on the server: the waiting room before the start, the table from then on. */
export default function OnlinePage({ id, invite }: { readonly id: string; readonly invite: string }) {
  const [session, setSession] = useState<OnlineSession | null>(null)
  useEffect(() => {
    const opened = new OnlineSession(id, invite || undefined)
    setSession(opened)
    return () => opened.close()
  }, [id, invite])
  return session === null ? null : <Visit session={session} />
}

function Visit({ session }: { readonly session: OnlineSession }) {
  const t = useText()
  const scene = useStore(session.scene)
  const gone = useStore(session.gone)
  const line = useStore(wire.line)
  if (gone !== null) return <Closed title={t('noTable')} about={t('noTableAbout')} />
  if (scene === null && line === 'lost') return <Closed title={t('noLine')} about={t('noLineAbout')} retry />
  if (scene === null) return <p className="waiting">{t('loading')}</p>
  return scene.update.status === 'open' ? (
    <WaitingRoom session={session} update={scene.update} story={scene.story} />
  ) : (
    <Playing session={session} scene={scene} />
  )
}

type Shown = NonNullable<ReturnType<OnlineSession['scene']['get']>>

function Playing({ session, scene }: { readonly session: OnlineSession; readonly scene: Shown }) {
  const around = useAround(session, scene)
  return <TableRoom session={session} scene={scene} around={around} />
}

/** There is nothing to see here just now; local games are always there. */
export function Closed({
  title,
  about,
  retry = false,
}: {
  readonly title: string
  readonly about: string
  readonly retry?: boolean
}) {
  const t = useText()
  return (
    <div className="page narrow closed">
      <Thing name="lock" size={72} />
      <h1>{title}</h1>
      <p>{about}</p>
      <div className="row">
        <a className="button" href={to()}>
          {t('toHome')}
        </a>
        {retry && (
          <button type="button" className="quiet" onClick={() => wire.now()}>
            {t('tryNow')}
          </button>
        )}
      </div>
    </div>
  )
}

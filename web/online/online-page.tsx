import { useEffect, useState } from 'react'
import { useStore } from '../app/store.ts'
import { TableRoom } from '../table/table-room.tsx'
import { useText } from '../text/index.ts'
import { useAround } from './around.tsx'
import { Closed } from './closed.tsx'
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
